import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { CallInput } from '#contract/index.ts';
import type { MoneyList } from '#domain/choices.ts';
import { newId } from '../../db/ids.ts';
import { accountsOf } from '../../ledger/test-accounts.ts';
import { paidFamily, settledFamily } from '../../ledger/test-settled.ts';
import { callsOf } from '../../cases/test-cases.ts';
import type { TestPerson } from '../../testing/test-app.ts';
import { refundJob } from '../refunds/refunds.ts';
import {
  booksBalance,
  moneyApp,
  orderFor,
  payOrder,
  verify,
  familyToPay,
  type Family,
  type MoneyApp,
} from '../test-money.ts';

/** The office's lists of money, and what it does with them. */

let t: MoneyApp;
let admin: TestPerson;
beforeAll(async () => {
  t = await moneyApp();
  admin = await t.person('admin');
});
afterAll(() => t.close());
afterEach(() => booksBalance(t));

const list = async (name: MoneyList, more: { search?: string; page?: string; pageSize?: string } = {}) =>
  (await t.call('GET /payment/admin/list', { query: { list: name, ...more } }, admin)).body.data;
const totals = async () => (await t.call('GET /payment/admin/totals', {}, admin)).body.data;
const moneyOf = ({ booking }: Family) => t.call('GET /admin/bookings/:id', { params: { id: booking._id } }, admin);
const refund = ({ booking }: Family, amount: number) => {
  const body = { bookingId: booking._id, amount, reason: 'Asked by phone', key: newId() };
  return t.call('POST /booking/admin/refund', { body }, admin);
};
type Payout = CallInput<'POST /payment/admin/pay-out'>['body'];
const payOut = ({ booking }: Family, body: Omit<Payout, 'bookingId'>) =>
  t.call('POST /payment/admin/pay-out', { body: { bookingId: booking._id, ...body } }, admin);
const auditOf = async ({ booking }: Family) => [
  ...(await t.deps.pool`SELECT actor_id, action, after FROM audit WHERE subject_id = ${booking._id} ORDER BY id`),
];

test('each kind of money has its list, found by the booking’s short id, the provider’s ids and phones', async () => {
  const family = await settledFamily(t, 501);
  await refund(family, 101);
  await paidFamily(t, 300);
  const [order] = (await list('orders', { search: family.booking._id.slice(-8).toUpperCase() })).rows;
  expect(order).toMatchObject({ kind: 'order', status: 'paid', amount: 501, bookingId: family.booking._id });
  const [capture] = (await list('captures', { search: order?.reference ?? '' })).rows;
  expect(capture).toMatchObject({
    kind: 'capture',
    status: 'applied',
    method: 'upi',
    family: { name: family.customer.name, phone: family.customer.phone },
    pandit: { name: family.pandit.name },
    ritual: family.booking.ritualId.ritualType,
  });
  const refunds = await list('refunds', { search: family.customer.phone });
  expect(refunds.rows).toMatchObject([
    { kind: 'refund', status: 'due', amount: 101, reason: 'Asked by phone', askedBy: admin.name },
  ]);
  const due = await list('due', { search: family.pandit.phone });
  expect(due.rows).toMatchObject([{ kind: 'due', status: 'owed', amount: 360, case: null }]);
  for (const search of [capture?.reference ?? '', family.booking._id, family.customer.phone, family.pandit.phone]) {
    const { rows, filtered, total } = await list('captures', { search });
    expect([search, rows.length, filtered]).toEqual([search, 1, 1]);
    expect(total).toBeGreaterThan(1);
  }
  for (const search of ['pay_unknown', '9000000000', "'; DROP TABLE refunds; --"]) {
    expect(await list('captures', { search })).toMatchObject({ rows: [], filtered: 0 });
  }
});

test('what is owed for a puja says that a case about its money is open, until it is decided', async () => {
  const { customer, booking } = await settledFamily(t, 500);
  const owed = async () => (await list('due', { search: booking._id.slice(-8) })).rows.map((row) => row.case);
  expect(await owed()).toEqual([null]);
  const { open, take, decide } = callsOf(t);
  // a complaint keeps no money
  await open({ booking, customer }, { kind: 'complaint', words: 'He was rude' });
  expect(await owed()).toEqual([null]);
  const { _id, number } = (await open({ booking, customer }, { kind: 'dispute', words: 'He left early' })).body.data;
  expect(await owed()).toEqual([{ _id, number }]);
  await take(admin, _id);
  expect((await decide(admin, _id)).status).toBe(200);
  expect(await owed()).toEqual([null]);
});

test('pages hold every row once, newest first', async () => {
  for (let n = 0; n < 3; n += 1) await familyToPay(t, 100).then((family) => orderFor(t, family));
  const { rows, total } = await list('orders', { pageSize: '100' });
  const first = await list('orders', { pageSize: '2' });
  const second = await list('orders', { pageSize: '2', page: '2' });
  expect([...first.rows, ...second.rows]).toEqual(rows.slice(0, 4));
  expect([first.total, rows.length]).toEqual([total, total]);
  const times = rows.map(({ at }) => at);
  expect(times).toEqual(times.toSorted().toReversed());
});

test('the totals are the ledger’s, and their balance is zero until a row goes missing', async () => {
  const before = await totals();
  const family = await settledFamily(t, 1000);
  await refund(family, 100);
  await paidFamily(t, 200);
  const after = await totals();
  const grown = Object.fromEntries(
    Object.entries(after).map(([name, sum]) => [name, sum - (before[name as keyof typeof before] ?? 0)]),
  );
  expect(grown).toEqual({
    captured: 1200,
    refunded: 100,
    held: 200,
    owed: 810,
    commission: 90,
    paidOut: 0,
    credit: 0,
    balance: 0,
    failed: 0,
  });
  expect(after.balance).toBe(0);
  // a capture the ledger does not know: what the balance is there to show
  const [lost] = await t.deps
    .pool`DELETE FROM ledger WHERE booking_id = ${family.booking._id} AND kind = 'capture' RETURNING *`;
  expect((await totals()).balance).not.toBe(0);
  await t.deps.pool`INSERT INTO ledger ${t.deps.pool(
    Object.fromEntries(
      Object.entries(lost ?? {}).map(([k, v]) => [k.replaceAll(/[A-Z]/g, (c) => `_${c.toLowerCase()}`), v]),
    ),
  )}`;
});

test('money of one booking: every row, what is left to refund, and who did what', async () => {
  const family = await settledFamily(t, 500);
  await refund(family, 120);
  const { money } = (await moneyOf(family)).body.data;
  // time completed the puja two days after it, so the earning comes last
  expect(money.rows.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['order', 500],
    ['capture', 500],
    ['refund', 120],
    ['due', 342],
  ]);
  expect(money.left).toBe(380);
  expect(money.deeds).toMatchObject([{ action: 'booking.refunded', by: admin.name, note: 'Asked by phone' }]);
  expect((await moneyOf({ ...family, booking: { ...family.booking, _id: newId() } })).status).toBe(404);
});

test('money that no booking takes is unmatched, and on its way back', async () => {
  const family = await familyToPay(t, 400);
  const orders = [await orderFor(t, family), await orderFor(t, family)];
  for (const order of orders) await verify(t, family, await payOrder(t, order));
  const { rows } = await list('unmatched', { search: family.booking._id.slice(-8) });
  expect(rows).toMatchObject([{ kind: 'refund', reason: 'duplicate', amount: 400 }]);
  expect((await moneyOf(family)).body.data.money.left).toBe(400);
});

test('a refund the bank sent back five times needs a person, who sends it once more', async () => {
  const family = await paidFamily(t, 700);
  await refund(family, 200);
  const [row] = (await list('refunds', { search: family.customer.phone })).rows;
  const refundId = row?._id ?? '';
  const retry = (id = refundId) => t.call('POST /payment/admin/retry-refund', { body: { refundId: id } }, admin);
  await t.deps.pool`UPDATE refunds SET status = 'failed', failures = 5, due_at = NULL WHERE id = ${refundId}`;
  expect((await totals()).failed).toBe(1);
  const [first] = (await list('unmatched')).rows;
  expect(first).toMatchObject({ _id: refundId, status: 'failed' });

  const answers = await Promise.all([retry(), retry(), retry()]);
  expect(answers.map(({ status, body }) => [status, body.data.status])).toEqual(
    Array.from({ length: 3 }, () => [200, 'due']),
  );
  expect((await auditOf(family)).filter(({ action }) => action === 'refund.retried')).toEqual([
    { actorId: admin.id, action: 'refund.retried', after: { refundId, amount: 200 } },
  ]);
  await refundJob(t.deps).run();
  const [sent] = (await list('refunds', { search: family.customer.phone })).rows;
  expect(sent?.status).toMatch(/sent|processed/);
  expect((await retry()).body.error?.code).toBe('refund_under_way');
  expect((await retry(newId())).body.error?.code).toBe('refund_unknown');
  expect((await totals()).failed).toBe(0);
});

test('a payout is noted once, for exactly what is owed, and the pandit sees it as paid', async () => {
  const family = await settledFamily(t, 501);
  const wish = { amount: 450.9, method: 'upi', reference: 'UTR 4411' } as const;
  const answers = await Promise.all([payOut(family, wish), payOut(family, wish), payOut(family, wish)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await accountsOf(t, family)).toEqual({ gateway: -501, commission: 50.1, paid_out: 450.9 });
  expect(await auditOf(family)).toEqual([
    {
      actorId: admin.id,
      action: 'payout.noted',
      after: { purpose: 'advance', amount: 450.9, method: 'upi', reference: 'UTR 4411' },
    },
  ]);
  const { body } = await t.call('GET /payment/earnings', { query: {} }, family.pandit);
  expect(body.data.transactions).toMatchObject([{ status: 'Paid', paymentMethod: 'UPI', reference: 'UTR 4411' }]);
  expect((await list('due', { search: family.pandit.phone })).rows).toEqual([]);
  expect((await list('payouts', { search: family.pandit.phone })).rows).toMatchObject([
    { amount: 450.9, method: 'upi' },
  ]);
  expect((await payOut(family, { ...wish, reference: 'UTR 9' })).body.error?.code).toBe('payout_nothing');
});

test('a payout of what is no longer owed is refused, with what is', async () => {
  const family = await settledFamily(t, 500);
  await refund(family, 100);
  const late = await payOut(family, { amount: 450, method: 'bank', reference: 'UTR' });
  expect([late.status, late.body.error?.fields]).toEqual([
    409,
    { amount: 'What is owed for this booking is ₹360 now. Please check what was paid.' },
  ]);
  const nameless = await payOut(family, { amount: 360, method: 'bank' });
  expect(nameless.body.error?.fields).toEqual({ reference: 'Please enter the reference of the transfer.' });
  expect((await payOut(family, { amount: 360, method: 'cash' })).status).toBe(200);
  expect((await payOut(await paidFamily(t, 300), { amount: 270, method: 'cash' })).body.error?.code).toBe(
    'payout_nothing',
  );
});
