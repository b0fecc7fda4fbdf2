import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BookingStatus } from '#domain/booking.ts';
import { addDays, HOUR } from '#domain/time.ts';
import { newId } from '../../db/ids.ts';
import { testApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { makeBookable, makeBooking, type Bookable } from '../test-factories.ts';

let t: TestApp;
let b: Bookable;
let family: TestPerson;
beforeAll(async () => {
  t = await testApp();
  b = await makeBookable(t);
  family = await t.person('user');
});
afterAll(() => t.close());

const mine = (body: Record<string, unknown>, who = family) =>
  t.call('POST /booking/get-bookings-by-user', { body: { sort: 'need', ...body } }, who);

/** A booking this many days after the first free one. */
const make = async (n: number, status?: BookingStatus) =>
  (await makeBooking(t, b, family, { day: addDays(b.day, n), ...(status && { status }) }))._id;

/** All pages, each of two. */
async function idsOf(body: Record<string, unknown> = {}): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const { data } = (await mine({ ...body, limit: 2, ...(cursor && { cursor }) })).body;
    ids.push(...data.bookings.map(({ _id }) => _id));
    cursor = data.nextCursor;
  }
  return ids;
}

test('what waits for the family comes first by its deadline, then what lies ahead by its day, then what is over', async () => {
  const far = await make(9, 'confirmedbypandit');
  const late = await make(8, 'advancepaymentrequested');
  const gone = await make(1, 'cancelled');
  const near = await make(2);
  const urgent = await make(7, 'advancepaymentrequested');
  const done = await make(4, 'completed');
  const dueIn = (hours: number, id: string) =>
    t.deps.pool`UPDATE bookings SET due_at = ${new Date(t.deps.now() + hours * HOUR)} WHERE id = ${id}`;
  await dueIn(20, late);
  await dueIn(3, urgent);
  // of what is done its rest is to be paid
  expect(await idsOf()).toEqual([urgent, late, done, near, far, gone]);
  expect(await idsOf({ when: 'upcoming' })).toEqual([urgent, late, near, far]);
  expect(await idsOf({ when: 'past' })).toEqual([done, gone]);
  expect((await mine({})).body.data.count).toBe(6);
  expect((await mine({ when: 'past' })).body.data.count).toBe(2);
});

test('what is to be chosen or answered by its hour comes with what is to be paid', async () => {
  const someone = await t.person('user');
  const [paid, asked, proposed] = [
    await makeBooking(t, b, someone, { day: addDays(b.day, 20), status: 'confirmedbypandit' }),
    await makeBooking(t, b, someone, { day: addDays(b.day, 21) }),
    await makeBooking(t, b, someone, { day: addDays(b.day, 22) }),
  ];
  const body = { day: addDays(b.day, 23), startTime: '09:00' };
  const params = { id: proposed._id };
  expect((await t.call('POST /booking/:id/propose', { params, body }, b.pandit)).status).toBe(200);
  const order = async () => (await mine({}, someone)).body.data.bookings.map(({ _id }) => _id);
  expect(await order()).toEqual([proposed._id, paid._id, asked._id]);

  // its pandit does not come, and the family chooses for an hour
  const askId = newId();
  const until = new Date(t.deps.now() + HOUR);
  await t.deps.pool`
    INSERT INTO booking_asks (customer_id, id, consent, state, next_at, created_at)
    VALUES (${someone.id}, ${askId}, 'ask', 'choosing', ${until}, ${new Date(t.deps.now())})`;
  await t.deps.pool`UPDATE bookings SET status = 'rejected', due_at = NULL, ask_id = ${askId} WHERE id = ${paid._id}`;
  expect(await order()).toEqual([paid._id, proposed._id, asked._id]);
  await t.deps.pool`UPDATE booking_asks SET next_at = ${new Date(t.deps.now() - HOUR)} WHERE id = ${askId}`;
  expect(await order()).toEqual([proposed._id, asked._id, paid._id]);
});

test('a rest to pay waits for the family after what has a deadline, among the past too, until it is given or a case is open', async () => {
  const someone = await t.person('user');
  const [asked, held, gone] = [
    await makeBooking(t, b, someone, { day: addDays(b.day, 24) }),
    await makeBooking(t, b, someone, { day: addDays(b.day, 25), status: 'completed' }),
    await makeBooking(t, b, someone, { day: addDays(b.day, 26), status: 'cancelled' }),
  ];
  const due = await makeBooking(t, b, someone, { day: addDays(b.day, 27), status: 'advancepaymentrequested' });
  const order = async (when?: string) =>
    (await mine({ ...(when && { when }) }, someone)).body.data.bookings.map(({ _id }) => _id);
  expect(await order()).toEqual([due._id, held._id, asked._id, gone._id]);
  expect(await order('past')).toEqual([held._id, gone._id]);
  expect(await order('upcoming')).toEqual([due._id, asked._id]);
  const over = [due._id, asked._id, gone._id, held._id];
  await t.deps.pool`UPDATE bookings SET money_waits = 1 WHERE id = ${held._id}`;
  expect(await order()).toEqual(over);
  await t.deps.pool`UPDATE bookings SET money_waits = 0, rest_given_paise = price_paise WHERE id = ${held._id}`;
  expect(await order()).toEqual(over);
});

test('pandits have a list in parts, and a cursor of another list is none', async () => {
  expect((await mine({}, b.pandit)).status).toBe(400);
  const other = (await t.call('POST /booking/get-bookings-by-user', { body: { limit: 1 } }, family)).body.data
    .nextCursor;
  expect(other).not.toBeNull();
  expect((await mine({ cursor: other })).status).toBe(400);
});
