import { expect, test } from 'vitest';
import { hours } from '#domain/time.ts';
import { meetDeadlines } from '../bookings/deadlines/deadlines.ts';
import { confirmedFamily, payOutTo, settledFamily } from '../ledger/test-settled.ts';
import { bookingNow, type Family } from '../payments/test-money.ts';
import { rounds } from '../testing/test-rounds.ts';
import { begun, casesApp, idOf, moveStart } from './test-cases.ts';

/** Money and cases at the same moment: whichever is first, nothing is settled or paid out behind an open case. */

const { t, calls, admin } = await casesApp();

const open = (family: Family) => calls.open(family, { kind: 'overcharge' });
/** What lies where: settled to the pandit or not, and whether the case is about money that was settled before it was opened. */
const settledOf = async ({ booking }: Family) => {
  const [row] = await t.deps.pool<{ settled: boolean; before: boolean }[]>`
    SELECT EXISTS (SELECT 1 FROM ledger WHERE booking_id = b.id AND kind = 'earning') AS settled, b.money_waits = 0 AS before
    FROM bookings b WHERE id = ${booking._id}`;
  return row;
};

test('settling against opening: the puja is completed, or the case was there first; never both undone', async () => {
  const seen = new Set<string>();
  for (const family of await made(rounds(6, 40))) {
    const complete = () =>
      t.call('POST /booking/:id/complete', { params: { id: family.booking._id } }, family.customer);
    const [completed, opened] = await Promise.all([complete(), open(family)]);
    expect(opened.status).toBe(201);
    expect([200, 409]).toContain(completed.status);
    const settled = (await settledOf(family))?.settled;
    expect(settled).toBe(completed.status === 200);
    expect((await bookingNow(t, family)).bookingStatus).toBe(settled ? 'completed' : 'confirmedbypandit');
    expect((await complete()).status).toBe(settled ? 200 : 409);
    seen.add(`${completed.status}`);
  }
  expect(seen.size).toBeGreaterThan(0);
});

async function made(count: number): Promise<Family[]> {
  const families = [];
  for (let n = 0; n < count; n += 1) {
    families.push(await begun(t, 500));
  }
  return families;
}

test('the job of deadlines against opening: what has a case is not completed by time', async () => {
  const families = await made(rounds(5, 25));
  for (const { booking } of families) {
    await t.deps.pool`UPDATE bookings SET due_at = now() - interval '1 minute' WHERE id = ${booking._id}`;
  }
  const replies = await Promise.all([meetDeadlines(t.deps), ...families.map(open), meetDeadlines(t.deps)]);
  expect(replies).toHaveLength(families.length + 2);
  await meetDeadlines(t.deps);
  for (const family of families) {
    const { bookingStatus } = await bookingNow(t, family);
    expect((await settledOf(family))?.settled).toBe(bookingStatus === 'completed');
    const caseId = (await calls.seenBy(family, family.customer)).cases[0]?._id ?? '';
    await calls.take(admin, caseId);
    expect((await calls.decide(admin, caseId)).status).toBe(200);
  }
  await meetDeadlines(t.deps);
  for (const family of families) expect((await bookingNow(t, family)).bookingStatus).toBe('completed');
});

test('a payout against opening: paid before the case, or not while it is open', async () => {
  for (let n = 0; n < rounds(5, 25); n += 1) {
    const family = await settledFamily(t, 500);
    const [paid, opened] = await Promise.allSettled([payOutTo(t, family, 'cash'), open(family)]);
    expect(opened.status).toBe('fulfilled');
    const rows = await t.deps.pool`SELECT 1 FROM payouts WHERE booking_id = ${family.booking._id}`;
    expect(rows.length).toBe(paid.status === 'fulfilled' ? 1 : 0);
    const again = await payOutTo(t, family, 'cash').catch((error: unknown) => String(error));
    expect(String(again)).toMatch(rows.length === 0 ? /case/ : /^false$|case/);
  }
});

test('a decision against the family’s own cancelling, and against another decision: each rupee goes one way', async () => {
  for (let n = 0; n < rounds(4, 20); n += 1) {
    const family = await confirmedFamily(t, 500);
    await moveStart(t, family, hours(30));
    const caseId = idOf(await open(family));
    const other = await t.person('admin');
    await calls.take(admin, caseId);
    const refundAll = () => calls.decide(admin, caseId, { remedy: 'refundAll' });
    const [decided, twice, cancelled, strange] = await Promise.all([
      refundAll(),
      refundAll(),
      t.call(
        'POST /booking/:id/cancel',
        { params: { id: family.booking._id }, body: { refund: 250, reason: '' } },
        family.customer,
      ),
      calls.decide(other, caseId),
    ]);
    expect(strange.status).toBe(409);
    expect([decided.status, twice.status, cancelled.status].filter((status) => status >= 500)).toEqual([]);
    const now = await bookingNow(t, family);
    expect(now.bookingStatus).toBe('cancelled');
    expect([250, 500]).toContain(now.refundedAmount);
  }
});
