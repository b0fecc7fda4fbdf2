import { afterAll, beforeAll, expect, test } from 'vitest';
import { member, PASSWORD } from '../../auth/test-auth.ts';
import { testApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

/** A new person is found by name at once, after a change by the new name, and after an erasure by none. */

let t: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  t = await testApp();
  admin = await t.person('admin');
});
afterAll(() => t.close());

async function found(search: string, userType: 'user' | 'pandit' = 'user'): Promise<string[]> {
  const { body } = await t.call('POST /user/get-users', { body: { userType, search } }, admin);
  return body.data.users.map(({ name }) => name);
}

const rename = (person: TestPerson, updateData: { name: string; email?: string }) =>
  t.call('POST /user/update-profile', { body: { updateData } }, person);

test('the words of a name and of an address change with them', async () => {
  const person = await t.person('user');
  await rename(person, { name: "Jyotirmayee D'Souza-Kar", email: 'jyoti.sweta88@example.org' });
  expect(await found('sweta')).toEqual(["Jyotirmayee D'Souza-Kar"]);
  expect(await found("d'souza kar")).toEqual(["Jyotirmayee D'Souza-Kar"]);
  expect(await found('jyoti.sweta')).toEqual(["Jyotirmayee D'Souza-Kar"]);

  await rename(person, { name: 'Jyotirmayee Rath' });
  expect(await found('souza')).toEqual([]);
  expect(await found('rath jyotirmayee')).toEqual(['Jyotirmayee Rath']);
});

test('two words and more are found together: whole or in part, whichever comes first, and nobody who has but one', async () => {
  for (const name of ['Kuntala Debi Sunamajhi', 'Kuntala Bagartti', 'ସୁନାମାଝୀ କୁନ୍ତଳା', 'Nirupama Sunamajhi'])
    await rename(await t.person('user'), { name });
  for (const search of [
    'Kuntala Sunamajhi',
    'sunamajhi kun',
    'unama KUNT',
    'ku su',
    'de sunamajhi',
    'kuntala debi sunamajhi',
    'tala kunt sunam',
  ])
    expect([search, await found(search)]).toEqual([search, ['Kuntala Debi Sunamajhi']]);
  expect(await found('kun tala')).toEqual(['Kuntala Bagartti', 'Kuntala Debi Sunamajhi']);
  expect(await found('କୁନ୍ତଳା ସୁନା')).toEqual(['ସୁନାମାଝୀ କୁନ୍ତଳା']);
  for (const search of ['bagartti sunamajhi', 'nirupama kuntala', 'ku ba su', 'untala su no'])
    expect(await found(search)).toEqual([]);
});

test('families have a list of their own, pandits and acharyas theirs', async () => {
  const names = { user: 'Bansidhar One', pandit: 'Bansidhar Two', acharya: 'Bansidhar Three' } as const;
  for (const [kind, name] of Object.entries(names) as [keyof typeof names, string][]) {
    const person = await t.person(kind);
    await t.deps.pool`UPDATE people SET name = ${name} WHERE id = ${person.id}`;
    await rename(person, { name });
  }
  expect(await found('bansidhar')).toEqual(['Bansidhar One']);
  expect((await found('bansidhar', 'pandit')).toSorted()).toEqual(['Bansidhar Three', 'Bansidhar Two']);
});

test('a name is found whether or not it is typed with the signs between its letters', async () => {
  const person = await t.person('user');
  await rename(person, { name: 'ରଶ୍\u200Cମିରେଖା D’Cruz' });
  for (const search of ['ରଶ୍ମିରେଖା', 'ରଶ୍\u200Cମିରେଖା', 'ରଶ୍\u200Dମି cruz', "d'cruz"])
    expect([search, await found(search)]).toEqual([search, ['ରଶ୍\u200Cମିରେଖା D’Cruz']]);
});

test('words of a name, an address and a phone may be typed together', async () => {
  const person = await t.person('user');
  await rename(person, { name: 'Rabi Das', email: 'rabidasbbsr@example.org' });
  await rename(await t.person('user'), { name: 'Rabi Dash' });
  for (const search of ['idasbb', 'rabi bbsr', `das ${person.phone.slice(-4)}`, `rabi ${person.id.slice(-6)}`])
    expect([search, await found(search)]).toEqual([search, ['Rabi Das']]);
});

test('nothing of a name is left with somebody who is erased', async () => {
  const person = await member(t);
  await rename(person, { name: 'Satrughana Bhanja' });
  expect(await found('satrughana')).toHaveLength(1);
  const { status } = await t.call('POST /user/delete-account', { body: { password: PASSWORD } }, person);
  expect(status).toBe(200);
  expect(await found('satrughana')).toEqual([]);
  const left = await t.deps.pool`SELECT 1 FROM people WHERE shown LIKE '%satrughana%'`;
  expect([...left]).toEqual([]);
});
