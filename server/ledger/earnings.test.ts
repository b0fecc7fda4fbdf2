import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { CallInput } from '#contract/index.ts';
import { LOCALE_COOKIE } from '#domain/locale.ts';
import { paise } from '#domain/money.ts';
import { addDays, dayAt, hours } from '#domain/time.ts';
import { makeBookable } from '../bookings/test-factories.ts';
import { transaction } from '../db/sql.ts';
import { booksBalance, type Family } from '../payments/test-money.ts';
import { testApp, type TestApp, type TestPerson } from '../testing/test-app.ts';
import { rounds } from '../testing/test-rounds.ts';
import { refundPartly } from './partial-refund.ts';
import { complete, confirmedFamily, payOutTo, refOf, settledFamily } from './test-settled.ts';
import { escapedIn } from '../testing/test-escaped.ts';

let t: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  t = await testApp();
  admin = await t.person('admin');
});
afterAll(() => t.close());
afterEach(() => booksBalance(t));

type Query = CallInput<'GET /payment/earnings'>['query'];
const ask = (who: TestPerson, query: Query = {}) => t.call('GET /payment/earnings', { query }, who);
const earningsOf = async (who: TestPerson, query: Query = {}) => (await ask(who, query)).body.data;

/** As if the puja had been in that month. */
const moveTo = ({ booking }: Family, day: string) =>
  t.deps.pool`UPDATE bookings SET day = ${day} WHERE id = ${booking._id}`;

async function csvOf(who: TestPerson, query = '', locale = 'en-IN'): Promise<{ name: string | null; lines: string[] }> {
  const reply = await fetch(`${t.url}/api/payment/earnings.csv${query}`, {
    headers: { authorization: `Bearer ${who.token}`, cookie: `${LOCALE_COOKIE}=${locale}` },
  });
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const lines = (await reply.text()).split('\r\n').filter(Boolean);
  return { name: reply.headers.get('content-disposition'), lines };
}

/** Every transaction, page by page. */
async function walked(who: TestPerson, query: Query = {}) {
  const all = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await earningsOf(who, { ...query, limit: '2', ...(cursor && { cursor }) });
    all.push(...page.transactions);
    cursor = page.nextCursor;
  }
  return all;
}

test('who has earned nothing sees nothing, and an empty table', async () => {
  const pandit = await t.person('pandit');
  const totals = { paidOut: 0, toCome: 0, onHold: 0, commission: 0 };
  expect(await earningsOf(pandit)).toEqual({ totals, months: [], transactions: [], nextCursor: null });
  expect((await csvOf(pandit)).lines).toHaveLength(1);
});

test('a transaction says who, what, when, how much and how it came', async () => {
  const family = await settledFamily(t, 501);
  const shown = {
    id: 'TXN000001',
    bookingId: family.booking._id,
    customerName: family.customer.name,
    poojaType: family.booking.ritualId.ritualType,
    date: family.booking.bookingDate,
    amount: 501,
    commission: 50.1,
    share: 450.9,
    purpose: 'advance',
    givenBack: 0,
    charged: 0,
    status: 'Pending',
    onHold: false,
    paymentMethod: 'UPI',
    paidAt: null,
    reference: null,
    at: expect.any(String),
  };
  expect((await earningsOf(family.pandit)).transactions).toEqual([shown]);
  expect(await payOutTo(t, family, 'bank', 'NEFT N1')).toBe(true);
  const paid = { status: 'Paid', paymentMethod: 'Bank Transfer', paidAt: expect.any(String), reference: 'NEFT N1' };
  expect((await earningsOf(family.pandit)).transactions).toEqual([{ ...shown, ...paid }]);
});

async function giveBackOf(family: Family, amount: number): Promise<void> {
  if (amount === 0) return;
  const key = randomUUID();
  const wish = { amount: paise(amount), reason: 'The family was ill', askedBy: admin.id, key };
  await transaction(t.deps.pool, (sql) => refundPartly(sql, refOf(family), wish, t.deps.now()));
}

/** The ledger's own word, in paise. */
async function ledgerOf({ id }: TestPerson): Promise<Record<'paidOut' | 'toCome' | 'commission', number>> {
  const [row] = await t.deps.pool<{ paidOut: number; toCome: number; commission: number }[]>`
    SELECT coalesce(sum(amount) FILTER (WHERE account = 'paid_out'), 0)::bigint AS paid_out,
      coalesce(sum(amount) FILTER (WHERE account = 'pandit'), 0)::bigint AS to_come,
      coalesce(sum(amount) FILTER (WHERE account = 'commission'), 0)::bigint AS commission
    FROM (SELECT credit AS account, amount_paise AS amount FROM ledger WHERE pandit_id = ${id}
      UNION ALL SELECT debit, -amount_paise FROM ledger WHERE pandit_id = ${id}) side`;
  if (!row) throw new Error('no row');
  return row;
}

test('totals, months and transactions are the ledger’s to the paisa, whatever was earned, given back and paid out', async () => {
  const anAdvance = fc.record({
    rupees: fc.integer({ min: 1, max: 99_999 }),
    paidOut: fc.constantFrom('upi', 'bank', 'cash', null),
    /** The part an admin gives back to the family before anything is paid out. */
    givenBack: fc.constantFrom(0, 0, 0.3, 1),
    month: fc.constantFrom('2026-01', '2026-02', '2026-12'),
  });
  const backOf = (one: { rupees: number; givenBack: number }) => Math.floor(one.rupees * one.givenBack);
  const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + paise(one), 0);
  await fc.assert(
    fc.asyncProperty(fc.array(anAdvance, { minLength: 1, maxLength: 5 }), async (advances) => {
      const bookable = await makeBookable(t, { price: 99_999 });
      for (const [index, one] of advances.entries()) {
        const family = await settledFamily(t, one.rupees, bookable, addDays(bookable.day, index));
        await moveTo(family, `${one.month}-15`);
        await giveBackOf(family, backOf(one));
        if (one.paidOut) await payOutTo(t, family, one.paidOut);
      }
      const { totals, months } = await earningsOf(bookable.pandit);
      const all = await walked(bookable.pandit);
      const truth = await ledgerOf(bookable.pandit);
      const shareOf = (status: string) => sum(all.filter((one) => one.status === status).map((one) => one.share));
      const words = ['paidOut', 'toCome', 'commission'] as const;
      for (const word of words) expect(paise(totals[word]), word).toBe(truth[word]);
      for (const word of words) expect(sum(months.map((one) => one[word])), word).toBe(truth[word]);
      expect([shareOf('Paid'), shareOf('Pending'), sum(all.map((one) => one.commission))]).toEqual(
        words.map((word) => truth[word]),
      );
      const left = advances.map((one) => one.rupees - backOf(one));
      expect(all.map((one) => one.amount).toReversed()).toEqual(left);
      for (const { month } of months) {
        const found = await walked(bookable.pandit, { month });
        expect(found).toEqual(all.filter(({ date }) => date.startsWith(month)));
      }
    }),
    { numRuns: rounds(4, 50) },
  );
});

test('numbers count from one, without a gap, and stay whatever is settled later', async () => {
  const bookable = await makeBookable(t);
  const days = [0, 1, 2, 3, 4].map((n) => addDays(bookable.day, n));
  const families = [];
  for (const day of days) families.push(await confirmedFamily(t, 100, bookable, day));
  const [first, ...others] = families;
  if (!first) throw new Error('none');
  // settled first, stamped last
  await complete(t, first, hours(60 * 24));
  await Promise.all(others.map((family) => complete(t, family)));
  const numbers = async () =>
    new Map((await earningsOf(bookable.pandit)).transactions.map((one) => [one.bookingId, one.id]));
  const given = await numbers();
  expect(given.get(first.booking._id)).toBe('TXN000001');
  expect([...given.values()].toSorted()).toEqual([1, 2, 3, 4, 5].map((n) => `TXN00000${n}`));
  const late = await settledFamily(t, 100, bookable, addDays(bookable.day, 9));
  await payOutTo(t, first, 'upi');
  expect(await numbers()).toEqual(new Map([[late.booking._id, 'TXN000006'], ...given]));
});

test('a month or a status narrows the list and the table; a page tells where the next begins', async () => {
  const bookable = await makeBookable(t);
  const made: Family[] = [];
  for (const n of [0, 1, 2, 3]) made.push(await settledFamily(t, 200 + n, bookable, addDays(bookable.day, n)));
  const [a, b, c, d] = made;
  if (!a || !b || !c || !d) throw new Error('too few');
  for (const [family, day] of [
    [a, '2025-12-31'],
    [b, '2026-01-01'],
    [c, '2026-01-31'],
    [d, '2026-02-01'],
  ] as const)
    await moveTo(family, day);
  await payOutTo(t, b, 'cash');
  const amounts = async (query: Query) => (await walked(bookable.pandit, query)).map((one) => one.amount);
  expect(await amounts({})).toEqual([203, 202, 201, 200]);
  expect(await amounts({ month: '2026-01' })).toEqual([202, 201]);
  expect(await amounts({ status: 'Pending' })).toEqual([203, 202, 200]);
  expect(await amounts({ month: '2026-01', status: 'Paid' })).toEqual([201]);
  expect(await amounts({ month: '2024-01' })).toEqual([]);
  const { name, lines } = await csvOf(bookable.pandit, '?month=2026-01&status=Paid');
  expect(name).toBe('attachment; filename="earnings-2026-01-paid.csv"');
  expect(lines).toEqual([
    'Transaction,Date,Pooja,Customer,Amount,Commission,Your share,Status,Method,Paid on,Reference,Given back,For a withdrawal,For',
    `TXN000002,2026-01-01,${b.booking.ritualId.ritualType},${b.customer.name},201,20.1,180.9,Paid,Cash,${dayAt(t.deps.now())},,,,Advance`,
  ]);
  expect((await csvOf(bookable.pandit)).lines).toHaveLength(5);
});

test.each([
  ['or-IN', 'ହିସାବ ନମ୍ବର,ତାରିଖ,ପୂଜା,', /,ବାକି,.*,ଅଗ୍ରିମ$/u],
  ['hi-IN', 'हिसाब नंबर,तारीख़,पूजा,', /,बाकी,.*,एडवांस$/u],
])(
  'the table has its headings and its words in %s, and its days and sums as a spreadsheet reads them',
  async (locale, head, words) => {
    const family = await settledFamily(t, 200);
    await moveTo(family, '2026-01-15');
    const { lines } = await csvOf(family.pandit, '', locale);
    expect(lines[0]?.replace('\uFEFF', '').startsWith(head)).toBe(true);
    // no heading is there twice, or a column would be lost
    expect(lines[0]?.split(',')).toHaveLength(14);
    expect(lines[1]).toMatch(words);
    expect(lines[1]).toContain(',2026-01-15,');
    expect(lines[1]).toContain(',200,20,180,');
  },
);

test('in the made-up language it has no word of ours outside the catalogues', async () => {
  const family = await settledFamily(t, 200);
  const { lines } = await csvOf(family.pandit, '', 'en-XA');
  const given = [family.customer.name, family.booking.ritualId.ritualType];
  expect(escapedIn(lines.join(' ').replaceAll(/TXN\d+/g, ''), given)).toEqual([]);
});

test('nobody sees what another pandit earned', async () => {
  const family = await settledFamily(t, 700);
  const other = await t.person('pandit');
  expect((await earningsOf(other)).transactions).toEqual([]);
  expect((await csvOf(other)).lines).toHaveLength(1);
  // the place in one pandit's list is of no use in another's
  const { nextCursor } = await earningsOf((await settledFamily(t, 300)).pandit, { limit: '1' });
  expect(nextCursor).toBeNull();
  expect((await ask(family.customer)).status).toBe(403);
});

test.each([{ month: '2026-13' }, { month: '2026-1' }, { cursor: 'x' }, { cursor: 'IjEi' }, { limit: '51' }])(
  '%o is refused',
  async (query) => {
    expect((await ask(await t.person('pandit'), query)).status).toBe(400);
  },
);
