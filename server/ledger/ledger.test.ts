import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  booksBalance,
  bookingNow,
  familyToPay,
  moneyApp,
  paid,
  verify,
  type MoneyApp,
} from '../payments/test-money.ts';
import { payOut, refundAdvance, settleAdvance } from './ledger.ts';
import { transfers } from './store.ts';
import { accountsOf, inOne } from './test-accounts.ts';
import { paidFamily, refOf, settledFamily } from './test-settled.ts';

let t: MoneyApp;
beforeAll(async () => {
  t = await moneyApp();
});
afterAll(() => t.close());
afterEach(() => booksBalance(t));

test('an advance is held for the family until the puja, then nine tenths are the pandit’s', async () => {
  const held = await paidFamily(t, 501);
  expect(await accountsOf(t, held)).toEqual({ gateway: -501, held: 501 });
  const family = await settledFamily(t, 501);
  expect(await accountsOf(t, family)).toEqual({ gateway: -501, pandit: 450.9, commission: 50.1 });
});

test('the database takes money of each kind one way only', async () => {
  const [row] = await t.deps.pool<{ definition: string }[]>`
    SELECT pg_get_constraintdef(oid) AS definition FROM pg_constraint WHERE conname = 'ledger_transfer_check'`;
  const ways = row?.definition.matchAll(/kind = '(\w+)'.*?debit = '(\w+)'.*?credit = '(\w+)'/g) ?? [];
  expect(Object.fromEntries([...ways].map(([, kind, debit, credit]) => [kind, { debit, credit }]))).toEqual(transfers);
  const family = await paidFamily(t, 300);
  await expect(
    t.deps.pool`UPDATE ledger SET debit = 'pandit' WHERE booking_id = ${family.booking._id}`,
  ).rejects.toMatchObject({ constraint: 'ledger_transfer_check' });
});

test('settling twice, or refunding what is settled, moves nothing', async () => {
  const family = await settledFamily(t, 1000);
  const before = await accountsOf(t, family);
  await Promise.all(
    [1, 2, 3].flatMap(() => [
      inOne(t, (sql) => settleAdvance(sql, refOf(family), t.deps.now())),
      inOne(t, (sql) => refundAdvance(sql, refOf(family), 'again', t.deps.now())),
    ]),
  );
  expect(await accountsOf(t, family)).toEqual(before);
  expect((await bookingNow(t, family)).refundedAmount).toBe(0);
});

test('a refund is promised once, however many ask for it at once', async () => {
  const family = await familyToPay(t, 700);
  await verify(t, family, await paid(t, family));
  const body = { bookingId: family.booking._id, bookingStatus: 'rejected', additionalNotesbyPandit: 'Ill' } as const;
  await t.call('POST /booking/update-booking-status', { body }, family.pandit);
  await Promise.all(
    [1, 2, 3, 4].map(() => inOne(t, (sql) => refundAdvance(sql, refOf(family), 'again', t.deps.now()))),
  );
  expect(await accountsOf(t, family)).toEqual({});
  expect((await bookingNow(t, family)).refundedAmount).toBe(700);
});

test('refunding and settling at once: one of them has the money', async () => {
  for (let round = 0; round < 5; round += 1) {
    const family = await paidFamily(t, 1000);
    await Promise.all([
      inOne(t, (sql) => settleAdvance(sql, refOf(family), t.deps.now())),
      inOne(t, (sql) => refundAdvance(sql, refOf(family), 'at once', t.deps.now())),
    ]);
    const end = await accountsOf(t, family);
    expect([{ gateway: -1000, pandit: 900, commission: 100 }, {}]).toContainEqual(end);
    // neither is a step of this booking: put back what the test took away
    await t.deps.pool`UPDATE bookings SET status = 'completed', due_at = NULL WHERE id = ${family.booking._id}`;
  }
});

test('a payout is made once, for what was earned', async () => {
  const family = await settledFamily(t, 1000);
  const pay = () => inOne(t, (sql) => payOut(sql, refOf(family), { method: 'bank', reference: 'UTR1' }, t.deps.now()));
  expect((await Promise.all([pay(), pay(), pay()])).toSorted()).toEqual([false, false, true]);
  expect(await accountsOf(t, family)).toEqual({ gateway: -1000, commission: 100, paid_out: 900 });
  const { body } = await t.call('GET /payment/earnings', { query: {} }, family.pandit);
  expect(body.data.totals).toEqual({ paidOut: 900, toCome: 0, onHold: 0, commission: 100 });
  expect(body.data.transactions[0]).toMatchObject({ status: 'Paid', paymentMethod: 'Bank Transfer' });
  const held = await paidFamily(t, 300);
  expect(await inOne(t, (sql) => payOut(sql, refOf(held), { method: 'cash', reference: null }, t.deps.now()))).toBe(
    false,
  );
});
