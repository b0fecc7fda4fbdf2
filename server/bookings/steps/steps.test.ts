import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bookingStatuses, type BookingStatus } from '#domain/booking.ts';
import { asInstant, DAY, HOUR } from '#domain/time.ts';
import { testApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { makeBookable, makeBooking, type Bookable, type BookingWish } from '../test-factories.ts';
import { takeStep } from './steps.ts';

let t: TestApp;
let b: Bookable;
let customer: TestPerson;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  b = await makeBookable(t);
  customer = await t.person('user');
});
afterAll(() => t.close());

const make = (wish: BookingWish = {}) => makeBooking(t, b, customer, { startTime: '09:00', ...wish });

const ask = (bookingId: string, who: TestPerson | null, bookingStatus: string, more: Record<string, unknown> = {}) =>
  t.call(
    'POST /booking/update-booking-status',
    { body: { bookingId, bookingStatus: bookingStatus as BookingStatus, ...more } },
    who,
  );

const reason = { additionalNotesbyPandit: 'I am travelling that day' };

describe('the pandit', () => {
  test('accepts', async () => {
    const booking = await make();
    const accepted = await ask(booking._id, b.pandit, 'confirmedbypandit');
    expect(accepted.status).toBe(200);
    expect(accepted.body.data).toMatchObject({ bookingStatus: 'confirmedbypandit', __v: 1 });
    expect(Date.parse(accepted.body.data.dueAt ?? '')).toBe(Date.parse(booking.endsAt) + DAY);
    expect(accepted.body.data.events.at(-1)).toMatchObject({
      action: 'accept',
      from: 'pendingwithpandit',
      to: 'confirmedbypandit',
      actor: 'pandit',
    });
  });

  test('rejects with a reason, and not without', async () => {
    const booking = await make();
    for (const nothing of [{}, { additionalNotesbyPandit: '  ' }, { additionalNotesbyPandit: null }]) {
      const refused = await ask(booking._id, b.pandit, 'rejected', nothing);
      expect(refused.status).toBe(422);
      expect(refused.body.error).toMatchObject({
        code: 'reason_required',
        fields: { additionalNotesbyPandit: 'Please provide a reason for rejection.' },
      });
    }
    const rejected = await ask(booking._id, b.pandit, 'rejected', reason);
    expect(rejected.body.data).toMatchObject({
      bookingStatus: 'rejected',
      additionalNotesbyPandit: 'I am travelling that day',
      dueAt: null,
    });
    expect(rejected.body.data.events.at(-1)?.note).toBe('I am travelling that day');
  });

  test('asks for an advance of up to the agreed price', async () => {
    const booking = await make();
    const asked = await ask(booking._id, b.pandit, 'advancepaymentrequested', { advanceAmountToBePaid: 1100 });
    expect(asked.status).toBe(200);
    expect(asked.body.data).toMatchObject({
      bookingStatus: 'advancepaymentrequested',
      isAdvancePayment: true,
      advanceAmountToBePaid: 1100,
    });
    expect(asked.body.data.events.at(-1)).toMatchObject({ action: 'requestAdvance', amount: 1100 });
    expect(Date.parse(asked.body.data.dueAt ?? '')).toBeLessThanOrEqual(Date.parse(booking.startsAt));
  });

  test.each([
    [{}, 422, 'amount_required'],
    [{ advanceAmountToBePaid: 0 }, 422, 'amount_required'],
    [{ advanceAmountToBePaid: 1101 }, 422, 'advance_range'],
    [{ advanceAmountToBePaid: -1 }, 400, 'malformed'],
    [{ advanceAmountToBePaid: 0.5 }, 400, 'malformed'],
    [{ advanceAmountToBePaid: '100' }, 400, 'malformed'],
  ])('cannot ask for an advance of %j', async (amount, status, code) => {
    const booking = await make();
    const refused = await ask(booking._id, b.pandit, 'advancepaymentrequested', amount);
    expect(refused.status).toBe(status);
    expect(refused.body.error?.code).toBe(code);
    expect(refused.body.error?.fields).toHaveProperty('advanceAmountToBePaid');
  });

  test('cannot complete a puja that has not begun', async () => {
    const booking = await make({ status: 'confirmedbypandit' });
    const refused = await ask(booking._id, b.pandit, 'completed');
    expect(refused.status).toBe(422);
    expect(refused.body.error?.code).toBe('not_started');
  });

  test('cannot take two bookings at one time', async () => {
    const first = await make();
    const second = await makeBooking(t, b, await t.person('user'), { startTime: '10:30' });
    expect((await ask(first._id, b.pandit, 'confirmedbypandit')).status).toBe(200);
    for (const [status, more] of [
      ['confirmedbypandit', {}],
      ['advancepaymentrequested', { advanceAmountToBePaid: 100 }],
    ] as const) {
      const refused = await ask(second._id, b.pandit, status, more);
      expect(refused.status).toBe(409);
      expect(refused.body.message).toBe('You already have a booking at this time.');
    }
  });
});

describe('the customer', () => {
  test('cancels a request, and declines to pay an advance', async () => {
    for (const status of ['pendingwithpandit', 'advancepaymentrequested'] as const) {
      const booking = await make({ status });
      const cancelled = await ask(booking._id, customer, 'cancelled');
      expect(cancelled.status).toBe(200);
      expect(cancelled.body.data.bookingStatus).toBe('cancelled');
      const again = await ask(booking._id, customer, 'cancelled');
      expect(again.status).toBe(200);
      expect(again.body.data).toEqual(cancelled.body.data);
    }
  });

  test('frees the time by declining', async () => {
    const booking = await make({ status: 'advancepaymentrequested' });
    const other = await makeBooking(t, b, customer, { startTime: '12:00' });
    await ask(booking._id, customer, 'cancelled');
    expect((await ask(other._id, b.pandit, 'confirmedbypandit')).status).toBe(200);
    const next = await makeBooking(t, b, await t.person('user'), { startTime: '09:30' });
    expect((await ask(next._id, b.pandit, 'confirmedbypandit')).status).toBe(200);
  });

  test('cannot confirm, nor cancel once the pandit has agreed', async () => {
    const booking = await make();
    expect((await ask(booking._id, customer, 'confirmedbypandit')).status).toBe(409);
    await ask(booking._id, b.pandit, 'confirmedbypandit');
    const late = await ask(booking._id, customer, 'cancelled');
    expect(late.status).toBe(409);
    expect(late.body.message).toBe('This booking has moved on; this step is no longer possible.');
  });
});

test('the same step asked twice by the same person answers with the booking as it is', async () => {
  const booking = await make();
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(booking._id, b.pandit, 'rejected', reason)));
  for (const answer of answers) {
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({ bookingStatus: 'rejected', __v: 1 });
    expect(answer.body.data.events).toHaveLength(2);
  }
});

test('the state of a payment is asked for by nobody, nor is an expiry', async () => {
  const booking = await make({ status: 'advancepaymentrequested' });
  for (const who of [customer, b.pandit]) {
    for (const status of ['advancepaymentdone', 'expired']) {
      const refused = await ask(booking._id, who, status);
      expect(refused.status).toBe(403);
      expect(refused.body.message).toBe('This state is set by the payment itself.');
    }
  }
});

test('for a person who is no party the booking does not exist', async () => {
  const booking = await make();
  for (const who of [await t.person('user'), await t.person('pandit'), await t.person('acharya')]) {
    expect((await ask(booking._id, who, 'confirmedbypandit')).status).toBe(404);
    expect((await ask(booking._id, who, 'advancepaymentdone')).status).toBe(404);
  }
  expect((await ask(booking._id, null, 'cancelled')).status).toBe(401);
  expect((await ask(booking._id, await t.person('admin'), 'cancelled')).status).toBe(403);
  expect((await ask('018f0000-0000-7000-8000-000000000000', b.pandit, 'cancelled')).status).toBe(404);
  expect((await ask(booking._id, b.pandit, 'done')).status).toBe(400);
});

describe('what the table does not have answers 409', () => {
  const closed = ['completed', 'rejected', 'cancelled', 'expired'] as const;
  test.each(closed)('from %s there is no way on for anyone', async (status) => {
    const booking = await make({ status });
    const wishes = bookingStatuses.filter((to) => !['advancepaymentdone', 'expired', status].includes(to));
    for (const to of wishes) {
      for (const who of [b.pandit, customer]) {
        const refused = await ask(booking._id, who, to, { ...reason, advanceAmountToBePaid: 100 });
        expect([to, refused.status, refused.body.error?.code]).toEqual([to, 409, 'booking_no_step']);
      }
    }
  });

  test('a booking stays where it is when the other side asks for the state it is in', async () => {
    const rejected = await make({ status: 'rejected' });
    expect((await ask(rejected._id, customer, 'rejected')).status).toBe(409);
  });
});

describe('with an advance', () => {
  test('paid, the pandit accepts and the booking is agreed', async () => {
    const booking = await make({ status: 'advancepaymentdone', advance: 300 });
    expect(booking).toMatchObject({ advanceAmountToBePaid: 300, bookingStatus: 'advancepaymentdone' });
    expect(booking.paymentDateTime).not.toBeNull();
    const accepted = await ask(booking._id, b.pandit, 'confirmedbypandit');
    expect(accepted.body.data.events.map((event) => event.action)).toEqual([
      'request',
      'requestAdvance',
      'pay',
      'accept',
    ]);
  });

  test('paid, the pandit cannot attend: only with a reason', async () => {
    const booking = await make({ status: 'advancepaymentdone' });
    expect((await ask(booking._id, b.pandit, 'rejected')).status).toBe(422);
    const rejected = await ask(booking._id, b.pandit, 'rejected', reason);
    expect(rejected.body.data.events.at(-1)).toMatchObject({ action: 'cannotAttend', to: 'rejected' });
  });

  test('paid, the customer cannot cancel', async () => {
    const booking = await make({ status: 'advancepaymentdone' });
    expect((await ask(booking._id, customer, 'cancelled')).status).toBe(409);
  });
});

describe('deadlines hold even before anyone has looked', () => {
  const step = (bookingId: string, now: number, action: 'accept' | 'expire', by: 'pandit' | 'time') =>
    takeStep(
      { pool: t.deps.pool, now: () => asInstant(now) },
      { panditId: b.pandit.id, bookingId, action, by, actorId: by === 'pandit' ? b.pandit.id : null },
    );

  test('people act until the deadline, time from then on', async () => {
    const booking = await make();
    const due = Date.parse(booking.dueAt ?? '');
    expect((await step(booking._id, due - 1, 'expire', 'time')).kind).toBe('no-step');
    expect((await step(booking._id, due, 'accept', 'pandit')).kind).toBe('no-step');
    expect((await step(booking._id, due, 'expire', 'time')).kind).toBe('done');
    expect((await step(booking._id, due + HOUR, 'expire', 'time')).kind).toBe('already');
  });
});
