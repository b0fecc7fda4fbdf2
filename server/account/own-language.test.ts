import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOCALE_COOKIE } from '#domain/locale.ts';
import { later, SECOND } from '#domain/time.ts';
import type { Sms } from '../adapters/sms/port.ts';
import { cookieOf, fromOwnPage, member, PASSWORD, postWith } from '../auth/test-auth.ts';
import { deliverDue } from '../notifications/deliver.ts';
import { testApp, type TestApp, type TestPerson } from '../testing/test-app.ts';

/** The language of an account: in it messages come and answers are said. */

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const chosenBy = async (who: TestPerson) => (await t.call('GET /user/language', {}, who)).body.data;
const choose = (who: TestPerson, language: 'en' | 'or' | 'hi', ownDigits = false) =>
  t.call('POST /user/language', { body: { language, ownDigits } }, who);

test.each(['user', 'pandit', 'acharya', 'admin'] as const)(
  '%s chooses language and digits, and finds both again',
  async (role) => {
    const who = await t.person(role);
    expect(await chosenBy(who)).toEqual({ language: 'en', ownDigits: false });
    expect((await choose(who, 'or', true)).status).toBe(200);
    expect(await chosenBy(who)).toEqual({ language: 'or', ownDigits: true });
    await choose(who, 'hi');
    expect(await chosenBy(who)).toEqual({ language: 'hi', ownDigits: false });
  },
);

test('nobody else’s account is chosen for, and no language that we do not have', async () => {
  const [mine, other] = [await t.person('user'), await t.person('user')];
  await choose(mine, 'or');
  expect(await chosenBy(other)).toEqual({ language: 'en', ownDigits: false });
  expect((await t.call('GET /user/language', {}, null)).status).toBe(401);
  expect((await choose(mine, 'fr' as 'en')).status).toBe(400);
  expect(await chosenBy(mine)).toMatchObject({ language: 'or' });
});

/** What is said to somebody signed in whose sign-in to end is not known. */
async function told(cookie: string): Promise<string> {
  const reply = await fetch(`${t.url}/api/user/end-session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, ...fromOwnPage },
    body: JSON.stringify({ sessionId: '019d2fb3-a603-768d-bec0-3e62f074b4a8' }),
  });
  return ((await reply.json()) as { message: string }).message;
}

const signedIn = async (who: TestPerson): Promise<string> =>
  cookieOf((await postWith(t, '/auth/login', {}, { phone: who.phone, password: PASSWORD })).headers);

test('answers come in the language of the account; what is chosen in a browser counts there', async () => {
  const who = await member(t);
  const cookie = await signedIn(who);
  await choose(who, 'or');
  expect(await told(cookie)).toBe('ସେ ଲଗଇନ ଆଗରୁ ବନ୍ଦ ହୋଇସାରିଛି।');
  expect(await told(`${cookie}; ${LOCALE_COOKIE}=en-IN`)).toBe('This sign-in has ended already.');
});

test('an account, or a cookie, with a language that we do not have is read in English', async () => {
  const who = await member(t);
  await t.deps.pool`UPDATE people SET locale = 'fr' WHERE id = ${who.id}`;
  const cookie = await signedIn(who);
  expect(await told(cookie)).toBe('This sign-in has ended already.');
  expect(await told(`${cookie}; ${LOCALE_COOKIE}=ta-IN`)).toBe('This sign-in has ended already.');
  expect(await chosenBy(who)).toEqual({ language: 'en', ownDigits: false });
});

test('messages come in the language of the account', async () => {
  const who = await member(t);
  await choose(who, 'or');
  const body = { currentPassword: PASSWORD, newPassword: 'nadi-kula-tini-108' };
  expect((await t.call('POST /user/change-password', { body }, who)).status).toBe(200);
  const sent: Sms[] = [];
  const sms = { send: async (to: string, message: Sms) => void (to === who.phone && sent.push(message)) };
  await deliverDue({ ...t.deps, sms, now: () => later(t.deps.now(), SECOND) });
  expect(sent).toMatchObject([{ own: { language: 'or', text: expect.stringContaining('ପାସୱାର୍ଡ') } }]);
});
