import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Booking } from '#contract/bookings.ts';
import { addDays, dayAt, HOUR, hours, instantOf, later, type Day } from '#domain/time.ts';
import { testClock } from '../../auth/test-auth.ts';
import { testApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { rounds } from '../../testing/test-rounds.ts';
import { makeBookable, makeBooking, type Bookable, type BookingWish } from '../test-factories.ts';

/** Another day or hour for a booking: one side proposes, the other answers (docs/decisions/0106-another-time.md). */

const clock = testClock();
let t: TestApp;
beforeAll(async () => {
  t = await testApp({}, { now: clock.now });
});
afterAll(() => t.close());

interface Asked extends Bookable {
  readonly booking: Booking;
  readonly customer: TestPerson;
}

/** A booking at nine on the pandit's fourth free day. */
async function asked(wish: BookingWish = {}, bookable?: Bookable): Promise<Asked> {
  const b = bookable ?? (await makeBookable(t));
  const customer = await t.person('user');
  const booking = await makeBooking(t, b, customer, { startTime: '09:00', day: addDays(b.day, 3), ...wish });
  return { ...b, booking, customer };
}

type Time = { day: Day; startTime?: string };
const params = ({ booking }: Pick<Asked, 'booking'>) => ({ id: booking._id });
const propose = (it: Asked, by: TestPerson | undefined, time: Time & { reason?: string }) =>
  t.call('POST /booking/:id/propose', { params: params(it), body: time }, by);
const accept = (it: Asked, by: TestPerson | undefined, time: Time) =>
  t.call('POST /booking/:id/proposal/accept', { params: params(it), body: time }, by);
const refuse = (it: Asked, by?: TestPerson) => t.call('POST /booking/:id/proposal/refuse', { params: params(it) }, by);
const takeBack = (it: Asked, by?: TestPerson) =>
  t.call('POST /booking/:id/proposal/take-back', { params: params(it) }, by);
const now = async (it: Asked) => (await t.call('GET /booking/:id', { params: params(it) }, it.customer)).body.data;
const codeOf = ({ status, body }: { status: number; body: { error?: { code: string } | null } }) =>
  `${status} ${body.error?.code ?? 'done'}`;

const toldOf = async ({ booking }: Asked) => [
  ...(await t.deps.pool<{ topic: string; payload: object }[]>`
    SELECT topic, payload FROM booking_outbox
    WHERE booking_id = ${booking._id} AND topic ~ '^(propose|move|refuseMove|takeBack)' ORDER BY id, topic`),
];

const search = async ({ pandit, ritual }: Asked, date: Day) => {
  const body = { ritualId: ritual.id, date, panditId: pandit.id };
  return (await t.call('POST /availability/filter-availability', { body })).body.data.results.length;
};

test('both sides see which hours are not free; the pandit alone by what; their own time is no hindrance', async () => {
  const it = await asked();
  const day = it.booking.bookingDate;
  const other = await t.person('user');
  await makeBooking(t, it, other, { status: 'confirmedbypandit', startTime: '16:00', day });
  const times = async (who: TestPerson | undefined) => t.call('GET /booking/:id/times', { params: params(it) }, who);
  const hoursFor = async (who: TestPerson) =>
    (await times(who)).body.data.days.find((one) => one.day === day)?.taken.map(({ from, why }) => [from, why]);
  expect(await hoursFor(it.pandit)).toEqual([['16:00', 'puja']]);
  expect(await hoursFor(it.customer)).toEqual([['16:00', 'taken']]);
  expect((await times(other)).body.error?.code).toBe('booking_unknown');
  expect(codeOf(await propose(it, it.customer, { day, startTime: '16:30' }))).toBe('409 proposal_not_free');
});

describe('a proposal', () => {
  test('is seen by both, announced to the other side, and is in the history', async () => {
    const it = await asked();
    const day = addDays(it.day, 5);
    const { status, body } = await propose(it, it.pandit, {
      day,
      startTime: '16:30',
      reason: 'A wedding that morning',
    });
    expect([status, body.message]).toEqual([
      200,
      'Your proposal is sent. The time stays as it is until the other side agrees.',
    ]);
    const seen = await now(it);
    const endsAt = seen.proposal?.endsAt ?? '';
    expect((Date.parse(endsAt) - clock.now()) / HOUR).toBeCloseTo(24, 1);
    expect(seen.proposal).toEqual({
      by: 'pandit',
      day,
      startTime: '16:30',
      muhurat: null,
      reason: 'A wedding that morning',
      endsAt,
    });
    expect(seen).toMatchObject({ bookingDate: it.booking.bookingDate, additionalNotesbyPandit: null });
    expect(seen.events.at(-1)).toMatchObject({ action: 'propose', note: `${day} 16:30\nA wedding that morning` });
    expect(await toldOf(it)).toMatchObject([
      { topic: 'propose.customer', payload: { otherTime: { day, startMinute: 990 }, note: 'A wedding that morning' } },
    ]);
  });

  test.each([
    ['of the time it has', 3, '09:00', '422 proposal_same'],
    ['of a day past', -2, undefined, '422 date_past'],
    ['of a day not declared', 40, undefined, '409 proposal_not_free'],
    ['of hours that are closed', 6, '09:00', '409 proposal_not_free'],
    ['of hours that another booking has', 7, '09:00', '409 proposal_not_free'],
  ])('%s is refused', async (_, nth, startTime, code) => {
    const it = await asked();
    await makeBooking(t, it, await t.person('user'), { status: 'confirmedbypandit', day: addDays(it.day, 7) });
    const closed = [{ from: '08:00', to: '10:00' }];
    const body = { day: addDays(it.day, 6), free: true, closed };
    expect((await t.call('POST /availability/set-day', { body }, it.pandit)).status).toBe(200);
    const day = addDays(it.day, nth);
    expect(codeOf(await propose(it, it.customer, { day, ...(startTime && { startTime }) }))).toBe(code);
    expect((await now(it)).proposal).toBeNull();
  });

  test('is one at a time; the same again is the same', async () => {
    const it = await asked();
    const day = addDays(it.day, 5);
    await propose(it, it.customer, { day });
    expect(codeOf(await propose(it, it.customer, { day }))).toBe('200 done');
    expect(codeOf(await propose(it, it.customer, { day: addDays(day, 1) }))).toBe('409 proposal_open');
    expect(codeOf(await propose(it, it.pandit, { day }))).toBe('409 proposal_open');
    expect(await toldOf(it)).toHaveLength(1);
  });

  test('is of nobody else, and of no booking that is over', async () => {
    const it = await asked();
    const time = { day: addDays(it.day, 5) };
    expect(codeOf(await propose(it, await t.person('user'), time))).toBe('404 booking_unknown');
    expect((await propose(it, await t.person('admin'), time)).status).toBe(403);
    expect((await propose(it, undefined, time)).status).toBe(401);
    const over = await asked({ status: 'cancelled' });
    expect(codeOf(await propose(over, over.customer, { day: addDays(over.day, 5) }))).toBe('409 booking_no_step');
  });
});

describe('the answer', () => {
  test.each([
    ['pendingwithpandit', 48],
    ['advancepaymentrequested', 24],
    ['advancepaymentdone', 24],
    // as long after the puja as ever
    ['confirmedbypandit', null],
  ] as const)('yes: from %s the booking moves, with all that hangs on its day', async (status, hoursAnew) => {
    const it = await asked({ status });
    const [old, day] = [it.booking.bookingDate, addDays(it.day, 5)];
    await propose(it, it.customer, { day, startTime: '16:30' });
    const { body } = await accept(it, it.pandit, { day, startTime: '16:30' });
    expect(body.message).toBe('The new time is agreed. We have told both of you.');
    const starts = new Date(`${day}T11:00:00Z`);
    expect(body.data).toMatchObject({
      bookingStatus: status,
      bookingDate: day,
      startTime: '16:30',
      startsAt: starts.toISOString(),
      endsAt: new Date(later(instantOf(starts), hours(2))).toISOString(),
      proposal: null,
      heldAmount: it.booking.heldAmount,
    });
    const dueIn = (Date.parse(body.data.dueAt ?? '') - clock.now()) / HOUR;
    expect(dueIn).toBeCloseTo(hoursAnew ?? (starts.getTime() - clock.now()) / HOUR + 26, 1);
    expect(body.data.events.at(-1)).toMatchObject({ action: 'move', note: `${old} 09:00 → ${day} 16:30` });
    expect((await toldOf(it)).map(({ topic }) => topic)).toEqual(
      expect.arrayContaining(['propose.pandit', 'move.customer', 'move.pandit']),
    );
    const own = await t.deps.pool`SELECT day FROM customer_bookings WHERE booking_id = ${it.booking._id}`;
    expect([...own]).toEqual([{ day }]);
    const isHeld = status !== 'pendingwithpandit';
    expect([await search(it, old), await search(it, day)]).toEqual([1, isHeld ? 0 : 1]);
    // pressed twice it is done once
    expect(codeOf(await accept(it, it.pandit, { day, startTime: '16:30' }))).toBe('200 done');
  });

  test('no: everything stays; and who proposed can take it back', async () => {
    const it = await asked({ status: 'confirmedbypandit' });
    const time = { day: addDays(it.day, 5) };
    await propose(it, it.customer, time);
    expect(codeOf(await refuse(it, it.customer))).toBe('403 proposal_own');
    expect(codeOf(await accept(it, it.customer, time))).toBe('403 proposal_own');
    expect(codeOf(await takeBack(it, it.pandit))).toBe('403 proposal_others');
    expect(codeOf(await refuse(it, await t.person('user')))).toBe('404 booking_unknown');
    expect(codeOf(await refuse(it, it.pandit))).toBe('200 done');
    expect(await now(it)).toMatchObject({ bookingDate: it.booking.bookingDate, proposal: null });
    expect(codeOf(await accept(it, it.pandit, time))).toBe('409 proposal_over');
    await propose(it, it.pandit, time);
    expect(codeOf(await takeBack(it, it.pandit))).toBe('200 done');
    expect((await toldOf(it)).map(({ topic }) => topic)).toEqual([
      'propose.pandit',
      'refuseMove.customer',
      'propose.customer',
      'takeBack.customer',
    ]);
  });

  test('is to the time that was shown', async () => {
    const it = await asked();
    await propose(it, it.customer, { day: addDays(it.day, 5) });
    expect(codeOf(await accept(it, it.pandit, { day: addDays(it.day, 6) }))).toBe('409 proposal_over');
    expect((await now(it)).bookingDate).toBe(it.booking.bookingDate);
  });

  test('is refused where the pandit is no longer free', async () => {
    const it = await asked();
    const day = addDays(it.day, 5);
    await propose(it, it.customer, { day });
    await makeBooking(t, it, await t.person('user'), { status: 'confirmedbypandit', day });
    const { status, body } = await accept(it, it.pandit, { day });
    expect([status, body.message]).toEqual([
      409,
      'You are not free at that time. Please choose another one, or make the day free first.',
    ]);
    expect(await now(it)).toMatchObject({ bookingDate: it.booking.bookingDate, proposal: { day } });
  });
});

describe('time', () => {
  test('ends it after a day, and then another can be proposed', async () => {
    const it = await asked({ status: 'confirmedbypandit', day: addDays(dayAt(clock.now()), 9) });
    const time = { day: addDays(it.booking.bookingDate, 5) };
    await propose(it, it.customer, time);
    await t.deps
      .pool`UPDATE booking_proposals SET ends_at = ${new Date(clock.now())} WHERE booking_id = ${it.booking._id}`;
    expect((await now(it)).proposal).toBeNull();
    expect(codeOf(await accept(it, it.pandit, time))).toBe('409 proposal_over');
    expect(codeOf(await propose(it, it.pandit, time))).toBe('200 done');
  });

  test('is too short for one within two hours of the puja', async () => {
    const it = await asked({ status: 'confirmedbypandit' });
    const from = later(clock.now(), hours(2));
    await t.deps.pool`UPDATE bookings SET period = tstzrange(${new Date(from)}, ${new Date(later(from, hours(2)))})
      WHERE id = ${it.booking._id}`;
    expect(codeOf(await propose(it, it.pandit, { day: addDays(it.day, 5) }))).toBe('409 proposal_late');
  });
});

describe('raced', () => {
  const eachRound = Array.from({ length: rounds(5, 40) }, (_, nth) => nth);

  test('of two proposals at once one is open, and the other side reads so', async () => {
    for (const _ of eachRound) {
      const it = await asked();
      const answers = await Promise.all([
        propose(it, it.customer, { day: addDays(it.day, 5) }),
        propose(it, it.pandit, { day: addDays(it.day, 6) }),
      ]);
      expect(answers.map(codeOf).toSorted()).toEqual(['200 done', '409 proposal_open']);
    }
  });

  test('a move and another booking’s acceptance for the same hours: one has them', async () => {
    for (const _ of eachRound) {
      const it = await asked({ status: 'confirmedbypandit' });
      const day = addDays(it.day, 5);
      const rival = await asked({ day }, it);
      await propose(it, it.customer, { day, startTime: '10:00' });
      const body = { bookingId: rival.booking._id, bookingStatus: 'confirmedbypandit' } as const;
      const [moved, accepted] = await Promise.all([
        accept(it, it.pandit, { day, startTime: '10:00' }),
        t.call('POST /booking/update-booking-status', { body }, it.pandit),
      ]);
      expect(['200 done+409 booking_taken', '409 proposal_own_not_free+200 done']).toContain(
        `${codeOf(moved)}+${codeOf(accepted)}`,
      );
    }
  });

  test('an acceptance and the proposal taken back: one of them counts', async () => {
    for (const _ of eachRound) {
      const it = await asked({ status: 'confirmedbypandit' });
      const day = addDays(it.day, 5);
      await propose(it, it.customer, { day });
      const [moved, back] = await Promise.all([accept(it, it.pandit, { day }), takeBack(it, it.customer)]);
      expect([codeOf(moved), codeOf(back)].toSorted()).toEqual(['200 done', '409 proposal_over']);
      expect((await now(it)).bookingDate).toBe(moved.status === 200 ? day : it.booking.bookingDate);
    }
  });

  test('a move and a cancellation: it is cancelled, at the one time or the other', async () => {
    for (const _ of eachRound) {
      const it = await asked();
      const day = addDays(it.day, 5);
      await propose(it, it.customer, { day });
      const body = { bookingId: it.booking._id, bookingStatus: 'cancelled' } as const;
      const [moved, cancelled] = await Promise.all([
        accept(it, it.pandit, { day }),
        t.call('POST /booking/update-booking-status', { body }, it.customer),
      ]);
      expect(codeOf(cancelled)).toBe('200 done');
      expect(['200 done', '409 booking_no_step']).toContain(codeOf(moved));
      const bookingDate = moved.status === 200 ? day : it.booking.bookingDate;
      expect(await now(it)).toMatchObject({ bookingStatus: 'cancelled', bookingDate, proposal: null });
    }
  });
});
