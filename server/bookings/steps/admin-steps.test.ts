import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addDays, minutes } from '#domain/time.ts';
import { newId } from '../../db/ids.ts';
import { accept, accountsOf, inOne, timeTakes } from '../../ledger/test-accounts.ts';
import { paidFamily, refOf, settledFamily } from '../../ledger/test-settled.ts';
import { payOut } from '../../ledger/ledger.ts';
import {
  booksBalance,
  bookingNow,
  moneyApp,
  paid,
  verify,
  familyToPay,
  type Family,
  type MoneyApp,
} from '../../payments/test-money.ts';
import type { TestPerson } from '../../testing/test-app.ts';
import { makeBookable, makeBooking } from '../test-factories.ts';

/** What an admin does for the parties of a booking. */

let t: MoneyApp;
let admin: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  t = await moneyApp();
  [admin, other] = [await t.person('admin'), await t.person('admin')];
});
afterAll(() => t.close());
afterEach(() => booksBalance(t));

const refund = ({ booking }: Family, amount: number, more: { key?: string; by?: TestPerson; reason?: string } = {}) => {
  const body = { bookingId: booking._id, amount, reason: more.reason ?? 'The family asked', key: more.key ?? newId() };
  return t.call('POST /booking/admin/refund', { body }, more.by ?? admin);
};
const cancel = ({ booking }: Pick<Family, 'booking'>, by = admin, reason = 'The pandit is in hospital') =>
  t.call('POST /booking/admin/cancel', { body: { bookingId: booking._id, reason } }, by);

const auditOf = async ({ booking }: Pick<Family, 'booking'>) => [
  ...(await t.deps
    .pool`SELECT actor_id, action, before, after, note FROM audit WHERE subject_id = ${booking._id} ORDER BY id`),
];
const toldOf = async ({ booking }: Pick<Family, 'booking'>): Promise<string[]> =>
  (
    await t.deps.pool<{ topic: string }[]>`SELECT topic FROM booking_outbox
      WHERE booking_id = ${booking._id} AND (topic LIKE 'cancelOnBehalf.%' OR topic LIKE 'refund.%') ORDER BY topic`
  ).map(({ topic }) => topic);

describe('cancelling on behalf', () => {
  test.each(['pendingwithpandit', 'advancepaymentrequested', 'confirmedbypandit'] as const)(
    'ends a booking that is %s, says why and tells both',
    async (status) => {
      const booking = await makeBooking(t, await makeBookable(t), await t.person('user'), { status });
      const { status: code, body } = await cancel({ booking });
      expect([code, body.message]).toEqual([200, 'The booking is cancelled. We have told the family and the pandit.']);
      expect(body.data).toMatchObject({ bookingStatus: 'cancelled', dueAt: null, refundedAmount: 0 });
      expect(body.data.events.at(-1)).toMatchObject({
        action: 'cancelOnBehalf',
        actor: 'admin',
        note: 'The pandit is in hospital',
      });
      expect(await toldOf({ booking })).toEqual(['cancelOnBehalf.customer', 'cancelOnBehalf.pandit']);
      expect(await auditOf({ booking })).toMatchObject([
        {
          actorId: admin.id,
          action: 'booking.cancelled',
          before: { status },
          after: { status: 'cancelled' },
          note: 'The pandit is in hospital',
        },
      ]);
    },
  );

  test('gives an advance that is held back in full, before and after the pandit accepted', async () => {
    for (const accepted of [false, true]) {
      const family = await paidFamily(t, 501);
      if (accepted) await accept(t, family);
      const { body } = await cancel(family);
      expect(body.data).toMatchObject({ bookingStatus: 'cancelled', refundedAmount: 501 });
      expect(await accountsOf(t, family)).toEqual({});
      const [message] = await t.deps.pool`SELECT payload FROM booking_outbox
        WHERE booking_id = ${family.booking._id} AND topic = 'cancelOnBehalf.customer'`;
      expect(message).toMatchObject({ payload: { amount: 50100, refunded: true } });
    }
  });

  test('asked twice is done once; another admin, or a booking that is over, hears that it has moved on', async () => {
    const family = await paidFamily(t, 300);
    const answers = await Promise.all([cancel(family), cancel(family), cancel(family)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await auditOf(family)).toHaveLength(1);
    expect((await bookingNow(t, family)).refundedAmount).toBe(300);
    expect((await cancel(family, other)).body.error?.code).toBe('booking_no_step');
    expect((await cancel(await settledFamily(t, 300))).body.error?.code).toBe('booking_no_step');
  });

  test('a payment that comes in afterwards goes back at once', async () => {
    const family = await familyToPay(t, 400);
    const checkout = await paid(t, family);
    await cancel(family);
    expect((await verify(t, family, checkout)).body.error?.code).toBe('payment_late');
    expect(await accountsOf(t, family)).toEqual({});
  });

  test('wants a reason', async () => {
    const family = await familyToPay(t, 400);
    const { status, body } = await cancel(family, admin, '  ');
    expect([status, body.error?.fields]).toEqual([400, { reason: 'Please say why this booking is cancelled.' }]);
    expect((await cancel({ booking: { ...family.booking, _id: newId() } })).status).toBe(404);
  });
});

describe('a refund', () => {
  test('of a part keeps the booking and its deadline, and the rest is settled at completion', async () => {
    const bookable = await makeBookable(t);
    // far enough ahead that the deadline is counted from the payment, and not the puja's start
    const family = await paidFamily(t, 501, bookable, addDays(bookable.day, 10));
    const { dueAt } = await bookingNow(t, family);
    t.wait(minutes(5));
    const { status, body } = await refund(family, 101, { reason: 'Shorter puja agreed' });
    expect([status, body.message]).toEqual([200, 'The refund is on its way. We have told the family and the pandit.']);
    expect(body.data).toMatchObject({ bookingStatus: 'advancepaymentdone', refundedAmount: 101, dueAt });
    expect(body.data.events.at(-1)).toMatchObject({
      action: 'refund',
      from: 'advancepaymentdone',
      to: 'advancepaymentdone',
      actor: 'admin',
      note: 'Shorter puja agreed',
      amount: 101,
    });
    expect(await toldOf(family)).toEqual(['refund.customer', 'refund.pandit']);
    expect(await auditOf(family)).toMatchObject([
      { actorId: admin.id, action: 'booking.refunded', after: { amount: 101 }, note: 'Shorter puja agreed' },
    ]);
    expect(await accountsOf(t, family)).toEqual({ gateway: -400, held: 400 });
    expect((await accept(t, family)).status).toBe(200);
    await timeTakes(t, family, 'complete');
    expect(await accountsOf(t, family)).toEqual({ gateway: -400, pandit: 360, commission: 40 });
  });

  test('after the puja takes nine tenths from the pandit: as if only the rest had been paid', async () => {
    const family = await settledFamily(t, 501);
    expect((await refund(family, 101)).body.data).toMatchObject({ bookingStatus: 'completed', refundedAmount: 101 });
    expect(await accountsOf(t, family)).toEqual({ gateway: -400, pandit: 360, commission: 40 });
    const { body } = await t.call('GET /payment/earnings', { query: {} }, family.pandit);
    expect(body.data.totals).toEqual({ paidOut: 0, toCome: 360, onHold: 0, commission: 40 });
    expect(body.data.transactions).toMatchObject([{ amount: 400, share: 360, commission: 40, status: 'Pending' }]);
    await refund(family, 400);
    expect(await accountsOf(t, family)).toEqual({});
  });

  test('after the payout is the commission’s to bear', async () => {
    const family = await settledFamily(t, 1000);
    await refund(family, 200);
    const pay = () => inOne(t, (sql) => payOut(sql, refOf(family), { method: 'upi', reference: 'UTR1' }, t.deps.now()));
    expect(await pay()).toBe(true);
    await refund(family, 300);
    expect(await accountsOf(t, family)).toEqual({ gateway: -500, paid_out: 720, commission: -220 });
    expect(await pay()).toBe(false);
    // what he was paid and what was kept of it stay as he knew them
    const { body } = await t.call('GET /payment/earnings', { query: {} }, family.pandit);
    expect(body.data.totals).toEqual({ paidOut: 720, toCome: 0, onHold: 0, commission: 80 });
  });

  test('is never more than what was captured and is left', async () => {
    const family = await paidFamily(t, 500);
    await refund(family, 200);
    const more = await refund(family, 301);
    expect([more.status, more.body.error?.fields]).toEqual([
      422,
      { amount: 'At most ₹300 of this booking can still be refunded.' },
    ]);
    expect((await refund(family, 300)).status).toBe(200);
    expect((await refund(family, 1)).body.error?.code).toBe('refund_nothing');
    expect((await bookingNow(t, family)).refundedAmount).toBe(500);
    const without = await makeBooking(t, await makeBookable(t), await t.person('user'), {
      status: 'confirmedbypandit',
    });
    expect((await refund({ ...family, booking: without }, 1)).body.error?.code).toBe('refund_nothing');
    expect((await refund(await familyToPay(t), 1)).body.error?.code).toBe('booking_no_step');
  });

  test('wants whole rupees and a reason', async () => {
    const family = await familyToPay(t);
    for (const amount of [0, -5, 10.5]) {
      expect((await refund(family, amount)).body.error?.fields).toEqual({
        amount: 'Please enter whole rupees, at least 1.',
      });
    }
    expect((await refund(family, 10, { reason: '' })).body.error?.fields).toEqual({
      reason: 'Please say why the money goes back.',
    });
  });

  test('one press is one refund, however often it arrives; with another amount it is refused', async () => {
    const family = await paidFamily(t, 500);
    const key = newId();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => refund(family, 100, { key })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await bookingNow(t, family)).refundedAmount).toBe(100);
    expect((await refund(family, 150, { key })).body.error?.code).toBe('key_reused');
    expect((await refund(family, 100, { key, by: other })).body.error?.code).toBe('key_reused');
    expect(await auditOf(family)).toHaveLength(1);
    // the same amount pressed again is a second refund
    await refund(family, 100);
    expect((await bookingNow(t, family)).refundedAmount).toBe(200);
  });

  test('the step before it can still be repeated by who took it', async () => {
    const family = await paidFamily(t, 500);
    await accept(t, family);
    await refund(family, 100);
    expect((await accept(t, family)).status).toBe(200);
    expect((await bookingNow(t, family)).events).toHaveLength(5);
  });

  test('that ends by time or by the pandit gives back the rest alone', async () => {
    const family = await paidFamily(t, 500);
    await refund(family, 200);
    await timeTakes(t, family, 'expire');
    expect((await bookingNow(t, family)).refundedAmount).toBe(500);
    const [message] = await t.deps.pool`SELECT payload FROM booking_outbox
      WHERE booking_id = ${family.booking._id} AND topic = 'expire.customer'`;
    expect(message).toMatchObject({ payload: { amount: 30000, refunded: true } });
    expect(await accountsOf(t, family)).toEqual({});
  });
});

describe('races', () => {
  test('two admins refund what is there only once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const family = await paidFamily(t, 500);
      const answers = await Promise.all([refund(family, 300), refund(family, 300, { by: other }), refund(family, 300)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
      expect((await bookingNow(t, family)).refundedAmount).toBe(300);
    }
  });

  test('with the completion: the same sums, whichever was first', async () => {
    for (let round = 0; round < 6; round += 1) {
      const family = await paidFamily(t, 500);
      await accept(t, family);
      await Promise.all([refund(family, 100), timeTakes(t, family, 'complete'), refund(family, 50, { by: other })]);
      expect((await bookingNow(t, family)).bookingStatus).toBe('completed');
      expect(await accountsOf(t, family)).toEqual({ gateway: -350, pandit: 315, commission: 35 });
    }
  });

  test('with the deadline, the pandit who cannot come and a cancellation: all of it goes back, once', async () => {
    for (let round = 0; round < 6; round += 1) {
      const family = await paidFamily(t, 500);
      const { booking, pandit } = family;
      const body = { bookingId: booking._id, bookingStatus: 'rejected', additionalNotesbyPandit: 'Ill' } as const;
      await Promise.all([
        refund(family, 100),
        timeTakes(t, family, 'expire'),
        t.call('POST /booking/update-booking-status', { body }, pandit),
        cancel(family, other),
      ]);
      expect(['expired', 'rejected', 'cancelled']).toContain((await bookingNow(t, family)).bookingStatus);
      expect((await bookingNow(t, family)).refundedAmount).toBe(500);
      expect(await accountsOf(t, family)).toEqual({});
    }
  });

  test('with the payout: the pandit has his part of what was left, or all and the commission bears it', async () => {
    for (let round = 0; round < 6; round += 1) {
      const family = await settledFamily(t, 1000);
      const pay = inOne(t, (sql) => payOut(sql, refOf(family), { method: 'upi', reference: null }, t.deps.now()));
      await Promise.all([refund(family, 500), pay]);
      expect([
        { gateway: -500, paid_out: 450, commission: 50 },
        { gateway: -500, paid_out: 900, commission: -400 },
      ]).toContainEqual(await accountsOf(t, family));
    }
  });
});
