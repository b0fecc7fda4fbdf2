import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BookingStatus } from '#domain/booking.ts';
import { addDays, asMillis, DAY, earlier, HOUR, instantOf, later, latest, type Instant } from '#domain/time.ts';
import { testApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { meetDeadlines } from './deadlines.ts';
import { makeBookable, makeBooking, type Bookable } from '../test-factories.ts';

let t: TestApp;
let b: Bookable;
let customer: TestPerson;
beforeAll(async () => {
  t = await testApp();
  customer = await t.person('user');
  b = await makeBookable(t);
});
afterAll(() => t.close());

/** What is due at an instant, done. */
const meetAt = (now: Instant) => meetDeadlines({ ...t.deps, now: () => now });
const see = async (id: string) => (await t.call('GET /booking/:id', { params: { id } }, customer)).body.data;

let offset = 2;
/** A booking on a day of its own, far enough away for its full deadline. */
const make = (status: BookingStatus) => {
  offset += 1;
  return makeBooking(t, b, customer, { status, day: addDays(b.day, offset), startTime: '09:00' });
};

test.each([
  ['pendingwithpandit', 48],
  ['advancepaymentrequested', 24],
  ['advancepaymentdone', 24],
] as const)('%s runs out after %i hours, and not before', async (status, hours) => {
  const booking = await make(status);
  const due = instantOf(booking.dueAt ?? '');
  expect(due - Date.parse(booking.updatedAt)).toBe(hours * HOUR);
  await meetAt(earlier(due, asMillis(1)));
  expect((await see(booking._id)).bookingStatus).toBe(status);
  expect(await meetAt(due)).toBeGreaterThanOrEqual(1);
  const after = await see(booking._id);
  expect(after).toMatchObject({ bookingStatus: 'expired', dueAt: null });
  expect(after.events.at(-1)).toMatchObject({ action: 'expire', actor: 'time', from: status });
});

test('a puja is completed a day after its end', async () => {
  const booking = await make('confirmedbypandit');
  const end = instantOf(booking.endsAt);
  await meetAt(earlier(later(end, DAY), asMillis(1)));
  expect((await see(booking._id)).bookingStatus).toBe('confirmedbypandit');
  await meetAt(later(end, DAY));
  expect((await see(booking._id)).events.at(-1)).toMatchObject({ action: 'complete', actor: 'time' });
});

test('many processes at once take each step once', async () => {
  const made = [];
  for (let n = 0; n < 12; n += 1) made.push(await makeBooking(t, b, await t.person('user'), { startTime: '05:00' }));
  const due = latest(...made.map((booking) => instantOf(booking.dueAt ?? '')));
  const met = await Promise.all(Array.from({ length: 6 }, () => meetAt(due)));
  expect(met.reduce((sum, one) => sum + one, 0)).toBe(made.length);
  const rows = await t.deps.pool<{ version: number }[]>`
    SELECT version FROM bookings WHERE id IN ${t.deps.pool(made.map((booking) => booking._id))} AND status = 'expired'`;
  expect(rows.map((row) => row.version)).toEqual(made.map(() => 1));
});

test('due at the same moment, each is announced, counted and settled as if it were alone', async () => {
  const other = await makeBookable(t);
  const [first, second] = [await make('pendingwithpandit'), await make('pendingwithpandit')];
  const third = await makeBooking(t, other, customer, { startTime: '09:00' });
  const held = await make('confirmedbypandit');
  const all = [first, second, third, held];
  const before = await answeredOf(b.pandit.id);
  await meetAt(latest(...all.map(({ dueAt }) => instantOf(dueAt ?? ''))));
  const states = await Promise.all(all.map(async ({ _id }) => (await see(_id)).bookingStatus));
  expect(states).toEqual(['expired', 'expired', 'expired', 'completed']);
  expect((await answeredOf(b.pandit.id)) - before).toBe(2);
  expect(await answeredOf(other.pandit.id)).toBe(1);
  for (const { _id } of all) {
    const told = await t.deps.pool<{ personId: string; topic: string }[]>`
      SELECT person_id, topic FROM booking_outbox WHERE booking_id = ${_id} AND topic ~ '^(expire|complete)'`;
    const panditId = _id === third._id ? other.pandit.id : b.pandit.id;
    expect(new Set(told)).toEqual(
      new Set(
        _id === held._id
          ? [{ personId: customer.id, topic: 'complete.customer' }]
          : [
              { personId: customer.id, topic: 'expire.customer' },
              { personId: panditId, topic: 'expire.pandit' },
            ],
      ),
    );
    expect((await see(_id)).events.at(-1)).toMatchObject({ actor: 'time' });
  }
});

/** Requests of a pandit that count as answered or let run out. */
async function answeredOf(panditId: string): Promise<number> {
  const [row] = await t.deps.pool<{ n: number }[]>`
    SELECT coalesce(sum(asked), 0)::int AS n FROM pandit_reliability WHERE pandit_id = ${panditId}`;
  return row?.n ?? 0;
}

test('what cannot be met does not keep the others waiting', async () => {
  const [first, second] = [await make('pendingwithpandit'), await make('pendingwithpandit')];
  // something in the way of the first: its next event is written already
  await t.deps.pool`
    INSERT INTO booking_events (pandit_id, booking_id, version, action, to_status, actor)
    VALUES (${b.pandit.id}, ${first._id}, 1, 'none', 'none', 'admin')`;
  await meetAt(instantOf(second.dueAt ?? ''));
  expect((await see(second._id)).bookingStatus).toBe('expired');
  const stuck = await see(first._id);
  expect(stuck.bookingStatus).toBe('pendingwithpandit');
});
