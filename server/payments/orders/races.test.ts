import { afterAll, beforeAll, expect, test } from 'vitest';
import { asInstant, asMillis, later } from '#domain/time.ts';
import { transaction } from '../../db/sql.ts';
import { transition } from '../../bookings/steps/transition.ts';
import { rounds } from '../../testing/test-rounds.ts';
import { applyPayment } from './apply.ts';
import { reconcileJob } from '../provider/reconcile.ts';
import {
  bookingNow,
  booksBalance,
  deliverWebhooks,
  familyToPay,
  moneyApp,
  moneyNews,
  orderFor,
  paid,
  payOrder,
  verify,
  type Checkout,
  type Family,
  type MoneyApp,
} from '../test-money.ts';

let t: MoneyApp;
beforeAll(async () => {
  t = await moneyApp();
});
afterAll(() => t.close());

const reconcile = () => reconcileJob({ ...t.deps, now: () => later(t.deps.now(), asMillis(21_000)) }).run();
const apply = async (checkout: Checkout) => {
  const payment = await t.deps.payments.payment(checkout.razorpay_payment_id);
  return transaction(t.deps.pool, (sql) => applyPayment(sql, 'sandbox', payment, t.deps.now()));
};

/** How often money came in, in the booking's own history and in the ledger. */
async function countsOf({ booking }: Family) {
  const [row] = await t.deps.pool`
    SELECT (SELECT count(*)::int FROM booking_events WHERE booking_id = ${booking._id} AND action = 'pay') AS steps,
      (SELECT count(*)::int FROM ledger WHERE booking_id = ${booking._id} AND kind = 'capture') AS captures,
      (SELECT count(*)::int FROM payments WHERE booking_id = ${booking._id} AND applied) AS applied,
      (SELECT count(*)::int FROM refunds WHERE booking_id = ${booking._id}) AS refunds`;
  return row;
}

test('twenty verify calls, webhooks and reconciliations of one payment at once: it is applied once', async () => {
  for (let round = 0; round < rounds(2, 20); round += 1) {
    const family = await familyToPay(t);
    const checkout = await paid(t, family);
    const ways = [() => verify(t, family, checkout), () => deliverWebhooks(t), reconcile, () => apply(checkout)];
    await Promise.all(Array.from({ length: 20 }, (_, n) => ways[n % ways.length]?.()));
    expect(await countsOf(family)).toEqual({ steps: 1, captures: 1, applied: 1, refunds: 0 });
    expect((await verify(t, family, checkout)).status).toBe(200);
  }
  await booksBalance(t);
});

test('every order of the three gives the same end', async () => {
  const ways: [string, (family: Family, checkout: Checkout) => Promise<unknown>][] = [
    ['verify', (family, checkout) => verify(t, family, checkout)],
    ['webhook', () => deliverWebhooks(t)],
    ['reconcile', reconcile],
  ];
  for (const first of ways) {
    for (const second of ways) {
      for (const third of ways) {
        const family = await familyToPay(t);
        const checkout = await paid(t, family);
        for (const [, way] of [first, second, third]) await way(family, checkout);
        expect(await countsOf(family), [first, second, third].map(([name]) => name).join(', ')).toEqual({
          steps: 1,
          captures: 1,
          applied: 1,
          refunds: 0,
        });
      }
    }
  }
  await booksBalance(t);
});

test('four tabs paying at once: one payment stays, three go back', async () => {
  for (let round = 0; round < rounds(1, 20); round += 1) {
    const family = await familyToPay(t);
    const orders = await Promise.all([1, 2, 3, 4].map(() => orderFor(t, family)));
    const checkouts = await Promise.all(orders.map((id) => payOrder(t, id)));
    const replies = await Promise.all([
      ...checkouts.map((checkout) => verify(t, family, checkout)),
      deliverWebhooks(t),
      reconcile(),
    ]);
    const statuses = replies.slice(0, 4).map((reply) => (typeof reply === 'number' ? 0 : reply.status));
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409]);
    expect(await countsOf(family)).toEqual({ steps: 1, captures: 4, applied: 1, refunds: 3 });
    expect(await moneyNews(t, family)).toEqual(Array.from({ length: 3 }, () => 'paymentLate.customer'));
  }
  await booksBalance(t);
});

test('paying races with declining and with the deadline: the money is on the booking, or on its way back', async () => {
  const races = rounds(4, 40);
  const ends = { stayed: 0, returned: 0 };
  for (let round = 0; round < races; round += 1) {
    const family = await familyToPay(t);
    const checkout = await paid(t, family);
    const ref = { panditId: family.pandit.id, bookingId: family.booking._id };
    const decline = { ...ref, action: 'decline', by: 'customer', actorId: family.customer.id } as const;
    const expire = { ...ref, action: 'expire', by: 'time', actorId: null } as const;
    const [step, at] = round % 2 === 0 ? [decline, t.deps.now()] : [expire, Date.parse(family.booking.startsAt)];
    const end = () => transaction(t.deps.pool, (sql) => transition(sql, step, asInstant(at)));
    const pay = [() => apply(checkout), () => verify(t, family, checkout)];
    await Promise.all((round % 4 < 2 ? [end, ...pay] : [...pay, end]).map((start) => start()));
    const { refundedAmount } = await bookingNow(t, family);
    expect([0, family.advance]).toContain(refundedAmount);
    ends[refundedAmount === 0 ? 'stayed' : 'returned'] += 1;
    await booksBalance(t);
  }
  expect(ends.stayed + ends.returned).toBe(races);
});
