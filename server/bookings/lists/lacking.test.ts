import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Booking } from '#contract/bookings.ts';
import { addDays, dayAt, HOUR } from '#domain/time.ts';
import { testApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { askCalls, world } from '../asks/test-asks.ts';
import { makeBookable, makeBooking, type Bookable, type BookingWish } from '../test-factories.ts';

/** A puja that has no pandit any more waits for its family, until its hour, another pandit, or a word that it is no longer needed. */

let t: TestApp;
let b: Bookable;
let family: TestPerson;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  b = await makeBookable(t);
  family = await t.person('user');
});

const make = (wish: BookingWish = {}) => makeBooking(t, b, family, { day: addDays(b.day, 3), ...wish });
const list = async (body: Record<string, unknown> = {}) =>
  (await t.call('POST /booking/get-bookings-by-user', { body: { sort: 'need', ...body } }, family)).body.data;
const idsOf = async (body: Record<string, unknown> = {}) => (await list(body)).bookings.map(({ _id }) => _id);
const lacks = async ({ _id }: Booking) =>
  (await t.call('GET /booking/:id', { params: { id: _id } }, family)).body.data.lacksPandit;
const say = (id: string, who = family) => t.call('POST /booking/:id/not-needed', { params: { id } }, who);

test('rejected, withdrawn or run out of time, it comes first, and is not past; to its pandit it is', async () => {
  const near = await make({ day: b.day });
  const rejected = await make({ status: 'rejected' });
  const withdrawn = await make({ status: 'confirmedbypandit', day: addDays(b.day, 4) });
  const params = { id: withdrawn._id };
  await t.call('POST /booking/:id/withdraw', { params, body: { reason: 'Ill' } }, b.pandit);
  const expired = await make({ status: 'expired', day: addDays(b.day, 5) });
  expect(await idsOf()).toEqual([rejected._id, withdrawn._id, expired._id, near._id]);
  expect(await idsOf({ when: 'past' })).toEqual([]);
  expect([(await list({ when: 'upcoming' })).count, (await list({ when: 'past' })).count]).toEqual([4, 0]);
  expect((await list()).bookings.map(({ lacksPandit }) => lacksPandit)).toEqual([true, true, true, false]);
  const past = await t.call('POST /booking/get-bookings-by-user', { body: { when: 'past' } }, b.pandit);
  expect(past.body.data.bookings.map(({ lacksPandit }) => lacksPandit)).toEqual([false, false, false]);
});

test('a family that has asked again for that ritual and day lacks nobody, also where it called that off itself', async () => {
  const rejected = await make({ status: 'rejected', startTime: '08:00' });
  expect(await lacks(rejected)).toBe(true);
  const anew = await make({ startTime: '10:00' });
  expect(await lacks(rejected)).toBe(false);
  const body = { bookingId: anew._id, bookingStatus: 'cancelled' as const };
  await t.call('POST /booking/update-booking-status', { body }, family);
  expect([await lacks(rejected), await lacks(anew)]).toEqual([false, false]);
});

test('of several who were asked, those passed over do not count as asking again', async () => {
  const calls = askCalls(() => t);
  const wanted = await world(t, 3, 5);
  const [first, ...rest] = wanted.pandits;
  const panditIds = wanted.pandits.map(({ id }) => id);
  const { _id } = await calls.ask(wanted, first, { panditIds, others: 'no' });
  expect((await calls.answer(first, _id)).status).toBe(200);
  const body = { reason: 'Ill' };
  expect((await t.call('POST /booking/:id/withdraw', { params: { id: _id }, body }, first)).status).toBe(200);
  expect((await calls.see(_id, wanted.family)).lacksPandit).toBe(true);
  for (const pandit of rest) {
    const [passedOver] = await calls.askedOf(pandit);
    expect((await calls.see(passedOver?._id, wanted.family)).lacksPandit).toBe(false);
  }
});

test('after its hour it is past; one of any hour after its day', async () => {
  const rejected = await make({ status: 'rejected', startTime: '08:00' });
  const anyHour = await make({ status: 'rejected', day: addDays(b.day, 4) });
  const [from, today] = [new Date(t.deps.now() - HOUR / 2), dayAt(t.deps.now())];
  await t.deps
    .pool`UPDATE bookings SET day = ${today}, period = tstzrange(${from}, ${new Date(t.deps.now() + HOUR)}) WHERE id = ${rejected._id}`;
  expect([await lacks(rejected), await lacks(anyHour)]).toEqual([false, true]);
  expect(await idsOf({ when: 'past' })).toEqual([rejected._id]);
});

test('the family says that it is no longer needed: it is past, however often it says so; nobody else can say it', async () => {
  const rejected = await make({ status: 'rejected' });
  expect((await say(rejected._id, await t.person('user'))).status).toBe(404);
  expect((await say(rejected._id)).body.data.lacksPandit).toBe(false);
  expect((await say(rejected._id)).status).toBe(200);
  expect(await idsOf({ when: 'past' })).toEqual([rejected._id]);
  const live = await make({ day: addDays(b.day, 6) });
  expect((await say(live._id)).body.error?.code).toBe('booking_no_step');
});

test('an agreed puja stays ahead on its day, though its time is over', async () => {
  const agreed = await make({ status: 'confirmedbypandit' });
  const end = async (at: number) => t.deps.pool`
    UPDATE bookings SET day = ${dayAt(at as never)}, period = tstzrange(${new Date(at - 1000)}, ${new Date(at)}) WHERE id = ${agreed._id}`;
  await end(t.deps.now() - 1);
  expect(await idsOf({ when: 'upcoming' })).toEqual([agreed._id]);
  await end(t.deps.now() - 24 * HOUR);
  expect(await idsOf({ when: 'past' })).toEqual([agreed._id]);
});
