import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Booking } from '#contract/bookings.ts';
import { addDays, asMillis, dayAt, earlier, instantOf, type Instant } from '#domain/time.ts';
import { testClock } from '../../auth/test-auth.ts';
import { testApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { makeBookable, makeBooking, type Bookable, type BookingWish } from '../test-factories.ts';
import { endProposals } from './move-over.ts';

/** A proposal for another time that nobody answers. */

const clock = testClock();
let t: TestApp;
beforeAll(async () => {
  t = await testApp({}, { now: clock.now });
});
afterAll(() => t.close());

interface Proposed extends Bookable {
  readonly booking: Booking;
  readonly customer: TestPerson;
  readonly endsAt: Instant;
}

/** A booking nine days ahead, which its family wants to move. */
async function proposed(wish: BookingWish = {}): Promise<Proposed> {
  const b = await makeBookable(t);
  const customer = await t.person('user');
  const day = addDays(dayAt(clock.now()), 9);
  const booking = await makeBooking(t, b, customer, { startTime: '09:00', day, ...wish });
  const { body } = await propose(booking, customer);
  return { ...b, booking, customer, endsAt: instantOf(body.data.proposal?.endsAt ?? '') };
}

const otherDay = ({ bookingDate }: Booking) => addDays(bookingDate, 5);
const propose = (booking: Booking, by: TestPerson) =>
  t.call('POST /booking/:id/propose', { params: { id: booking._id }, body: { day: otherDay(booking) } }, by);
const endAt = (at: Instant) => endProposals({ ...t.deps, now: () => at });
const now = async ({ booking, customer }: Proposed) =>
  (await t.call('GET /booking/:id', { params: { id: booking._id } }, customer)).body.data;
const toldOf = async ({ booking }: Proposed) => [
  ...(await t.deps.pool<{ topic: string; payload: object }[]>`
    SELECT topic, payload FROM booking_outbox
    WHERE booking_id = ${booking._id} AND topic ~ '^(propose|expireMove)' ORDER BY id, topic`),
];

test('is announced to both sides once, by however many processes, and is in the story', async () => {
  const it = await proposed({ status: 'confirmedbypandit' });
  await endAt(earlier(it.endsAt, asMillis(1)));
  expect((await now(it)).events.at(-1)).toMatchObject({ action: 'propose' });
  await Promise.all([endAt(it.endsAt), endAt(it.endsAt), endAt(it.endsAt)]);
  const seen = await now(it);
  const day = otherDay(it.booking);
  expect(seen).toMatchObject({ bookingStatus: 'confirmedbypandit', bookingDate: it.booking.bookingDate });
  expect(seen.events.filter(({ action }) => action === 'expireMove')).toMatchObject([{ actor: 'time', note: day }]);
  expect((await toldOf(it)).slice(1)).toMatchObject([
    { topic: 'expireMove.customer', payload: { otherTime: { day } } },
    { topic: 'expireMove.pandit', payload: { otherTime: { day } } },
  ]);
});

test('has ended where the next one comes before the job', async () => {
  const it = await proposed();
  await t.deps.pool`
    UPDATE booking_proposals SET ends_at = ${new Date(clock.now())} WHERE booking_id = ${it.booking._id}`;
  expect((await propose(it.booking, it.pandit)).status).toBe(200);
  expect((await now(it)).events.map(({ action }) => action)).toEqual(['request', 'propose', 'expireMove', 'propose']);
  expect((await toldOf(it)).map(({ topic }) => topic)).toEqual([
    'propose.pandit',
    'expireMove.customer',
    'expireMove.pandit',
    'propose.customer',
  ]);
});

test('of a booking that is over ends in silence', async () => {
  const it = await proposed();
  const body = { bookingId: it.booking._id, bookingStatus: 'cancelled' } as const;
  expect((await t.call('POST /booking/update-booking-status', { body }, it.customer)).status).toBe(200);
  await endAt(it.endsAt);
  expect((await now(it)).events.at(-1)).toMatchObject({ action: 'cancel' });
  expect((await toldOf(it)).map(({ topic }) => topic)).toEqual(['propose.pandit']);
  const open = await t.deps.pool`
    SELECT 1 FROM booking_proposals WHERE booking_id = ${it.booking._id} AND closed_at IS NULL`;
  expect(open).toHaveLength(0);
});
