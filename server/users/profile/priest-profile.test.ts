import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sent } from '#contract/index.ts';
import { newId } from '../../db/ids.ts';
import { testApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { storedPicture } from '../../uploads/test-pictures.ts';

let t: TestApp;
let pandit: TestPerson;
let categoryId: string;
let rituals: string[];

beforeAll(async () => {
  t = await testApp();
  pandit = await t.person('pandit');
  const admin = await t.person('admin');
  const category = { name: 'Home pujas', description: 'At home' };
  categoryId = (await t.call('POST /rituals/add-ritual-category', { body: category }, admin)).body.data._id;
  const more = { ritualCategory: categoryId, ritualDescription: 'x', ritualImageUrl: await storedPicture(t, admin) };
  const added = [];
  for (const ritualType of ['Satyanarayan Puja', 'Gruha Pratistha', 'Kali Puja']) {
    added.push(await t.call('POST /rituals/add-ritual', { body: { ritualType, ...more } }, admin));
  }
  rituals = added.map((reply) => reply.body.data._id);
});
afterAll(() => t.close());

type Update = Sent<'POST /user/update-profile', 'body'>;
const save = (updateData: object, who = pandit) =>
  t.call('POST /user/update-profile', { body: { updateData } as Update }, who);
const offer = (at: number, price = 1100, experience = 5) => ({ ritualId: rituals[at] ?? '', price, experience });

test("a pandit's whole form is saved", async () => {
  const reply = await save({
    languagesKnown: ['Odia', 'Kosli'],
    rituals: [
      { ...offer(0, 1500, 12), category: categoryId },
      { ...offer(1), ritualId: { _id: rituals[1] } },
    ],
    isAdvancePaymentRequired: true,
    advanceAmount: 500,
    yearsOfExperience: 12,
    referredBy: 'Guru Prasad',
  });
  expect(reply.status).toBe(200);
  expect(reply.body.data).toMatchObject({
    languagesKnown: ['Odia', 'Kosli'],
    rituals: [
      {
        ritualId: { _id: rituals[0], ritualType: 'Satyanarayan Puja' },
        price: 1500,
        experience: 12,
        category: categoryId,
      },
      {
        ritualId: { _id: rituals[1], ritualType: 'Gruha Pratistha' },
        price: 1100,
        experience: 5,
        category: categoryId,
      },
    ],
    isAdvancePaymentRequired: true,
    advanceAmount: 500,
    yearsOfExperience: 12,
    referredBy: 'Guru Prasad',
  });
});

test('the offers sent are the offers; without any they stay as they are', async () => {
  await save({ rituals: [offer(0), offer(1)] });
  const changed = await save({ rituals: [offer(1, 2100), offer(2)] });
  expect(changed.body.data.rituals.map((ritual) => [ritual.ritualId?._id, ritual.price])).toEqual([
    [rituals[1], 2100],
    [rituals[2], 1100],
  ]);
  expect((await save({ yearsOfExperience: 13 })).body.data.rituals).toHaveLength(2);
  expect((await save({ rituals: [] })).body.data.rituals).toEqual([]);
});

test('an offer names a ritual that exists, once, with a price in whole rupees', async () => {
  await save({ rituals: [offer(0)] });
  const unknown = await save({ rituals: [offer(0), { ...offer(1), ritualId: newId() }] });
  expect(unknown).toMatchObject({ status: 404, body: { error: { code: 'ritual_unknown' } } });
  const twice = await save({ rituals: [offer(0), offer(0, 900)] });
  expect(twice).toMatchObject({ status: 422, body: { message: 'This ritual is already in your list.' } });
  for (const price of [0, -5, 10.5, '1100', 1e9, null]) {
    expect((await save({ rituals: [{ ...offer(1), price }] })).status, String(price)).toBe(400);
  }
  expect((await save({ rituals: [{ ...offer(1), experience: -1 }] })).status).toBe(400);
  const read = await t.call('GET /user/get-user/:userId', { params: { userId: pandit.id } }, pandit);
  expect(read.body.data.rituals.map((ritual) => ritual.ritualId?._id)).toEqual([rituals[0]]);
});

test('an archived ritual can be kept, but not taken up', async () => {
  const other = await t.person('pandit');
  await save({ rituals: [offer(2)] }, other);
  await t.deps.pool`UPDATE rituals SET archived_at = now() WHERE id = ${rituals[2] ?? ''}`;
  expect((await save({ rituals: [offer(2), offer(0)] }, other)).status).toBe(200);
  const fresh = await t.person('pandit');
  expect((await save({ rituals: [offer(2)] }, fresh)).status).toBe(404);
});

test('a language is listed once', async () => {
  const reply = await save({ languagesKnown: ['Odia', 'Hindi', ' odia'] });
  expect(reply).toMatchObject({ status: 422, body: { message: 'Language already added' } });
});

test('an acharya holds rituals by the same rules', async () => {
  const acharya = await t.person('acharya');
  const reply = await save({ rituals: [offer(0)], languagesKnown: ['Sanskrit'] }, acharya);
  expect(reply.body.data).toMatchObject({ languagesKnown: ['Sanskrit'], rituals: [{ price: offer(0).price }] });
  expect((await save({ rituals: [offer(0), offer(0)] }, acharya)).body.message).toBe(
    'This ritual is already in your list.',
  );
});

test('a temple at home moves with the home; unticked, it is gone', async () => {
  const person = await t.person('pandit');
  const home = { state: 'Odisha', district: 'Puri', city: 'Gop' };
  const away = { templeState: 'Odisha', templeDistrict: 'Cuttack', templeCity: 'Banki' };
  const same = await save({ ...home, ...away, isAttachedToTemple: true, isSameAsHomeAddress: true }, person);
  expect(same.body.data).toMatchObject({ templeState: 'Odisha', templeDistrict: 'Puri', templeCity: 'Gop' });
  const moved = await save({ district: 'Khordha', city: 'Jatni' }, person);
  expect(moved.body.data).toMatchObject({ templeDistrict: 'Khordha', templeCity: 'Jatni' });
  const apart = await save({ ...away, isSameAsHomeAddress: false }, person);
  expect(apart.body.data).toMatchObject({ isSameAsHomeAddress: false, ...away });
  const none = await save({ isAttachedToTemple: false, isSameAsHomeAddress: true }, person);
  expect(none.body.data).toMatchObject({
    isAttachedToTemple: false,
    isSameAsHomeAddress: false,
    templeState: null,
    templeDistrict: null,
    templeCity: null,
  });
});

test('a temple is in a block of its district', async () => {
  const temple = { isAttachedToTemple: true, isSameAsHomeAddress: false, templeDistrict: 'Puri', templeCity: 'Jatni' };
  const reply = await save(temple);
  expect(reply.status).toBe(400);
  expect(reply.body.error?.fields).toEqual({
    'updateData.templeCity': 'Please choose a tehsil or block of this district.',
  });
});

test('who does not ask for an advance has no amount of it', async () => {
  await save({ isAdvancePaymentRequired: true, advanceAmount: 700 });
  const reply = await save({ isAdvancePaymentRequired: false, advanceAmount: 700 });
  expect(reply.body.data).toMatchObject({ isAdvancePaymentRequired: false, advanceAmount: null });
});

test('who asks for an advance says how much', async () => {
  const person = await t.person('pandit');
  const said = { 'updateData.advanceAmount': 'Please give whole rupees, at least 1.' };
  for (const advanceAmount of [undefined, null, 0, -5, 10.5, '500', 1e9]) {
    const reply = await save({ isAdvancePaymentRequired: true, advanceAmount }, person);
    expect(reply, String(advanceAmount)).toMatchObject({ status: 400, body: { error: { fields: said } } });
  }
  expect((await save({ isAdvancePaymentRequired: true, advanceAmount: 501 }, person)).status).toBe(200);
  expect((await save({ advanceAmount: null }, person)).status).toBe(400);
});

test('years are whole and a life long at most', async () => {
  for (const yearsOfExperience of [-1, 91, 2.5, '12']) {
    const reply = await save({ yearsOfExperience });
    expect(reply.body.error?.fields).toEqual({
      'updateData.yearsOfExperience': 'Please give whole years, from 0 to 90.',
    });
  }
});

test('an e-mail address that was given is changed, not taken away', async () => {
  const person = await t.person('pandit');
  await save({ email: 'hota@example.org' }, person);
  for (const email of ['', null]) {
    const reply = await save({ email }, person);
    expect(reply).toMatchObject({
      status: 400,
      body: { error: { fields: { 'updateData.email': 'Email is required' } } },
    });
  }
});

test('of tabs that save at the same time, one is kept; the others read so, and nothing of theirs is kept', async () => {
  const person = await t.person('pandit');
  const tabs = ['100', '200', '300', '400'].map((price) =>
    t.call(
      'POST /user/update-profile',
      { body: { __v: 0, updateData: { rituals: [offer(0, Number(price))], pincode: `751${price}` } } },
      person,
    ),
  );
  const replies = await Promise.all(tabs);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  const kept = replies.find(({ status }) => status === 200)?.body.data;
  const read = await t.call('GET /user/get-user/:userId', { params: { userId: person.id } }, person);
  expect(read.body.data).toEqual(kept);
  expect(kept?.rituals.map(({ price }) => `751${price}`)).toEqual([kept?.pincode]);
  expect(replies.find(({ status }) => status === 409)?.body.message).toBe(
    'This was changed elsewhere in the meantime. Please look at the newest version.',
  );
});

test('who referred a pandit is said once', async () => {
  const person = await t.person('pandit');
  expect((await save({ referredBy: '' }, person)).body.data.referredBy).toBeNull();
  expect((await save({ referredBy: 'R-17' }, person)).body.data.referredBy).toBe('R-17');
  expect((await save({ referredBy: 'R-17' }, person)).status).toBe(200);
  expect((await save({ referredBy: 'R-18' }, person)).status).toBe(403);
  expect((await save({ referredBy: null }, person)).status).toBe(403);
});

test('a pandit in training may send back their acharya and the end, but not change them', async () => {
  const person = await t.person('pandit', 'training_required');
  const acharya = await t.person('acharya');
  await t.deps
    .pool`UPDATE pandits SET acharya_id = ${acharya.id}, training_period = '2027-01-31' WHERE pandit_id = ${person.id}`;
  const { data } = (await t.call('GET /user/get-user/:userId', { params: { userId: person.id } }, person)).body;
  const { trainingPeriod, acharyaId } = data;
  expect((await save({ trainingPeriod, acharyaId }, person)).status).toBe(200);
  expect((await save({ acharyaId: acharya.id }, person)).status).toBe(200);
  expect((await save({ trainingPeriod: '2027-01-01' }, person)).status).toBe(403);
  expect((await save({ trainingPeriod: '' }, person)).status).toBe(403);
  expect((await save({ acharyaId: null }, person)).status).toBe(403);
});

test('a profile may be sent back whole, as it was read', async () => {
  const person = await t.person('pandit');
  const admin = await t.person('admin');
  await t.deps.pool`UPDATE pandits SET approved_by = ${admin.id} WHERE pandit_id = ${person.id}`;
  const { data } = (await t.call('GET /user/get-user/:userId', { params: { userId: person.id } }, person)).body;
  expect(await save(data, person)).toMatchObject({ status: 200, body: { data: { _id: person.id } } });
  expect((await save({ ...data, _id: newId() }, person)).status).toBe(403);
});
