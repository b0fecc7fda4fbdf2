import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BookingStatus } from '#domain/booking.ts';
import { addDays, HOUR } from '#domain/time.ts';
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

/** A booking so many days after the first free one. */
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
  expect(await idsOf()).toEqual([urgent, late, near, far, done, gone]);
  expect(await idsOf({ when: 'upcoming' })).toEqual([urgent, late, near, far]);
  expect(await idsOf({ when: 'past' })).toEqual([done, gone]);
  expect((await mine({})).body.data.count).toBe(6);
  expect((await mine({ when: 'past' })).body.data.count).toBe(2);
});

test('pandits have a list in parts, and a cursor of another list is none', async () => {
  expect((await mine({}, b.pandit)).status).toBe(400);
  const other = (await t.call('POST /booking/get-bookings-by-user', { body: { limit: 1 } }, family)).body.data
    .nextCursor;
  expect(other).not.toBeNull();
  expect((await mine({ cursor: other })).status).toBe(400);
});
