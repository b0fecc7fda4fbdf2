import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, dayAt, SECOND, type Day } from '#domain/time.ts';
import type { UserStatus } from '#domain/roles.ts';
import { testClock } from '../auth/test-auth.ts';
import { declareDays, makeBooking, makeOffer, makeRitual, type TestRitual } from '../bookings/test-factories.ts';
import { testApp, type TestApp, type TestPerson } from '../testing/test-app.ts';

/** `GET /rituals/:slug`: a ritual as its own page shows it. */

const clock = testClock();
let t: TestApp;
let today: Day;
beforeAll(async () => {
  t = await testApp({}, { now: clock.now });
  today = dayAt(t.deps.now());
});
afterAll(() => t.close());

const slugOf = async (ritual: TestRitual): Promise<string> => {
  const [row] = await t.deps.pool<{ slug: string }[]>`SELECT slug FROM rituals WHERE id = ${ritual.id}`;
  return row?.slug ?? '';
};
async function pageOf(ritual: TestRitual) {
  // what was remembered before is a second old by now
  clock.forward(SECOND);
  return t.call('GET /rituals/:slug', { params: { slug: await slugOf(ritual) } });
}

interface Wish {
  price?: number;
  experience?: number;
  status?: UserStatus;
  free?: [from: number, to: number];
}

async function pandit(ritual: TestRitual, wish: Wish = {}): Promise<TestPerson> {
  const made = await t.person('pandit', wish.status);
  await makeOffer(t, made, ritual, wish.price ?? 1100);
  const [from, to] = wish.free ?? [1, 3];
  await declareDays(t, made, addDays(today, from), addDays(today, to));
  await t.deps.pool`UPDATE offers SET experience_years = ${wish.experience ?? 5} WHERE pandit_id = ${made.id}`;
  return made;
}

test('tells what approved pandits ask: lowest, in the middle, highest, and how many they are', async () => {
  const ritual = await makeRitual(t, 90);
  for (const price of [2100, 900, 1500, 5000]) await pandit(ritual, { price });
  await pandit(ritual, { price: 1, status: 'pending' });
  const { status, body } = await pageOf(ritual);
  expect(status).toBe(200);
  expect(body.data.ritual).toMatchObject({ _id: ritual.id, ritualType: ritual.name, durationMinutes: 90 });
  expect(body.data.prices).toEqual({ count: 4, lowest: 900, median: 1500, highest: 5000 });
});

test('says so where nobody offers it', async () => {
  const { body } = await pageOf(await makeRitual(t));
  expect(body.data).toMatchObject({ prices: null, pandits: [] });
});

test('shows some who are free soon, the most experienced first, without a phone number', async () => {
  const ritual = await makeRitual(t);
  const made = [];
  for (const experience of [3, 30, 12]) made.push(await pandit(ritual, { experience, free: [2, 4] }));
  await pandit(ritual, { experience: 60, free: [14, 20] });
  await pandit(ritual, { experience: 50, status: 'suspended' });
  const { body } = await pageOf(ritual);
  expect(body.data.pandits.map(({ experience }) => experience)).toEqual([30, 12, 3]);
  expect(body.data.pandits[0]).toMatchObject({ _id: made[1]?.id, price: 1100, nextFreeDay: addDays(today, 2) });
  for (const { phone } of made) expect(JSON.stringify(body)).not.toContain(phone);
});

test('leaves out whose days are all taken, and shows six at most', async () => {
  const ritual = await makeRitual(t);
  const busy = await pandit(ritual, { experience: 40, free: [1, 1] });
  const customer = await t.person('user');
  const bookable = { pandit: busy, ritual, day: addDays(today, 1), price: 1100 };
  await makeBooking(t, bookable, customer, { status: 'confirmedbypandit' });
  for (let number = 0; number < 7; number += 1) await pandit(ritual);
  const { body } = await pageOf(ritual);
  expect(body.data.pandits).toHaveLength(6);
  expect(body.data.pandits.map(({ _id }) => _id)).not.toContain(busy.id);
});

test.each(['nowhere', 'get-ritual-2', 'x'.repeat(140), '%00'])('no ritual is called %s: 404', async (slug) => {
  const { status, body } = await t.call('GET /rituals/:slug', { params: { slug } });
  expect([status, body.message]).toEqual([404, 'We could not find this ritual.']);
});

test('an archived one is 404', async () => {
  const ritual = await makeRitual(t);
  await t.deps.pool`UPDATE rituals SET archived_at = now() WHERE id = ${ritual.id}`;
  expect((await pageOf(ritual)).status).toBe(404);
});

test('an address nobody can read, or longer than any of ours, is answered as everything else', async () => {
  const read = async (path: string) => {
    const reply = await fetch(`${t.url}${path}`);
    return [reply.status, ((await reply.json()) as { error: { code: string } }).error.code];
  };
  expect(await read(`/api/rituals/${'x'.repeat(400)}`)).toEqual([404, 'endpoint_unknown']);
  expect(await read('/api/rituals/%zz')).toEqual([400, 'malformed']);
});
