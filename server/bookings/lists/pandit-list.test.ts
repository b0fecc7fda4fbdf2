import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BookingStatus } from '#domain/booking.ts';
import { listParts, type ListPart } from '#domain/people/pandit-list.ts';
import { addDays } from '#domain/time.ts';
import { testApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { makeBookable, makeBooking, type Bookable, type BookingWish } from '../test-factories.ts';

let t: TestApp;
let b: Bookable;
let family: TestPerson;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  b = await makeBookable(t);
  family = await t.person('user');
});
afterAll(() => t.close());

const list = async (show: ListPart, more: Record<string, unknown> = {}, who = b.pandit) =>
  t.call('POST /booking/get-bookings-by-user', { body: { show, ...more } }, who);
const idsIn = async (show: ListPart) => (await list(show)).body.data.bookings.map(({ _id }) => _id);
/** A booking this many days after the first free one. */
const make = async (n: number, status?: BookingStatus, wish: BookingWish = {}) =>
  (await makeBooking(t, b, family, { day: addDays(b.day, n), ...(status && { status }), ...wish }))._id;
const step = (bookingId: string, bookingStatus: BookingStatus) =>
  t.call('POST /booking/update-booking-status', { body: { bookingId, bookingStatus } }, b.pandit);

describe('a pandit’s list', () => {
  test('has each booking in one part, what is most urgent first, and counts them all', async () => {
    const pending = await make(9);
    // due before its start, tomorrow, and so before the other's two days
    const urgent = await make(0);
    const paid = await make(10, 'advancepaymentdone');
    const waiting = await make(11, 'advancepaymentrequested');
    const far = await make(8, 'confirmedbypandit');
    const near = await make(2, 'confirmedbypandit');
    const over = [
      await make(3, 'rejected'),
      await make(6, 'cancelled'),
      await make(5, 'expired'),
      await make(4, 'completed'),
    ] as const;
    const all = await Promise.all(listParts.map(idsIn));
    expect(all[0]?.toSorted()).toEqual([pending, urgent, paid].toSorted());
    expect(all[0]?.at(-1)).toBe(pending);
    expect(all.slice(1)).toEqual([[waiting], [near, far], [over[1], over[2], over[3], over[0]]]);
    for (const show of listParts) {
      const { count, counts } = (await list(show)).body.data;
      expect(counts).toEqual({ toAnswer: 3, waiting: 1, upcoming: 2, past: 4 });
      expect(count).toBe(counts?.[show]);
    }
  });

  test('comes a page at a time, each booking once, also where two have the same moment', async () => {
    for (const startTime of ['06:00', '10:00', '06:00', '14:00'])
      await makeBooking(t, b, await t.person('user'), { day: addDays(b.day, 5), startTime, status: 'rejected' });
    await make(1, 'rejected');
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const { body } = await list('past', { limit: 2, ...(cursor && { cursor }) });
      expect(body.data.count).toBe(5);
      seen.push(...body.data.bookings.map(({ bookingDate, startTime, _id }) => `${bookingDate} ${startTime} ${_id}`));
      cursor = body.data.nextCursor;
    } while (cursor);
    expect(new Set(seen).size).toBe(5);
    expect(seen.map((line) => line.slice(0, 16))).toEqual(
      seen.map((line) => line.slice(0, 16)).toSorted((one, other) => other.localeCompare(one)),
    );
  });

  test('is his own; families have none; nonsense is malformed', async () => {
    await make(0);
    const stranger = await t.person('pandit');
    expect((await list('toAnswer', {}, stranger)).body.data).toMatchObject({ bookings: [], count: 0 });
    expect((await list('toAnswer', {}, family)).status).toBe(400);
    expect((await list('toAnswer', { when: 'past' })).status).toBe(400);
    expect((await list('toAnswer', { cursor: Buffer.from('["x","y"]').toString('base64url') })).status).toBe(400);
    const wrong = { body: { show: 'everything' } as never };
    expect((await t.call('POST /booking/get-bookings-by-user', wrong, b.pandit)).status).toBe(400);
  });
});

test('a request says which others ask for its time, and who has it once one of them does', async () => {
  const [one, far] = [await make(0), await make(7)];
  const other = await t.person('user');
  const rival = (await makeBooking(t, b, other, { startTime: '09:00' }))._id;
  const conflictsOf = async (id: string, who: TestPerson = b.pandit) => {
    const { hasConflict, conflicts } = (await t.call('GET /booking/:id', { params: { id } }, who)).body.data;
    return [hasConflict, conflicts.map(({ _id, family: name, bookingStatus }) => [_id, name, bookingStatus])];
  };
  expect(await conflictsOf(one)).toEqual([true, [[rival, other.name, 'pendingwithpandit']]]);
  expect(await conflictsOf(rival)).toEqual([true, [[one, family.name, 'pendingwithpandit']]]);
  expect(await conflictsOf(far)).toEqual([false, []]);
  // families do not learn of each other
  expect(await conflictsOf(one, family)).toEqual([false, []]);

  expect((await step(rival, 'confirmedbypandit')).status).toBe(200);
  expect(await conflictsOf(rival)).toEqual([false, []]);
  expect(await conflictsOf(one)).toEqual([true, [[rival, other.name, 'confirmedbypandit']]]);
  const refused = await step(one, 'confirmedbypandit');
  expect([refused.status, refused.body.message]).toEqual([409, 'You already have a booking at this time.']);
});

test('another time that a family proposes is among what owes an answer, in whatever part its booking stands', async () => {
  const statuses = ['pendingwithpandit', 'advancepaymentrequested', 'confirmedbypandit'] as const;
  const asked = await Promise.all(statuses.map((status, nth) => make(2 + 2 * nth, status)));
  await make(8, 'confirmedbypandit');
  const propose = (id: string, who: TestPerson, n: number) =>
    t.call('POST /booking/:id/propose', { params: { id }, body: { day: addDays(b.day, n) } }, who);
  for (const [nth, id] of asked.entries()) expect((await propose(id, family, 12 + nth)).status).toBe(200);
  // one of his own waits for the family
  expect((await propose(await make(10, 'confirmedbypandit'), b.pandit, 18)).status).toBe(200);
  const owed = async (who = b.pandit) =>
    (await t.call('POST /booking/get-bookings-by-user', { body: { owes: 'answerToTime' } }, who)).body.data.bookings;
  expect((await owed()).map(({ _id }) => _id).toSorted()).toEqual(asked.toSorted());
  const [first = ''] = asked;
  expect((await t.call('POST /booking/:id/proposal/refuse', { params: { id: first } }, b.pandit)).status).toBe(200);
  expect((await owed()).map(({ _id }) => _id)).not.toContain(first);
  expect(await owed(await t.person('pandit'))).toEqual([]);
  const refused = await t.call('POST /booking/get-bookings-by-user', { body: { owes: 'answerToTime' } }, family);
  expect(refused.status).toBe(400);
});
