import { expect, test } from 'vitest';
import type { TestPerson } from '../../testing/test-app.ts';
import { given, received } from '../../ledger/test-rest.ts';
import { bookingNow, type Family } from '../../payments/test-money.ts';
import { begun, casesApp, idOf } from '../../cases/test-cases.ts';
import { days } from '#domain/time.ts';
import { dropClaims } from './cash-over.ts';

/** Cash that was given for a puja that was not held: it never lay with us, and goes back by hand. */

const { t, calls, admin } = await casesApp();

const returned = ({ booking }: Family, who: TestPerson) =>
  t.call('POST /booking/:id/rest/returned', { params: { id: booking._id } }, who);
const toldOf = (family: Family, topic: string) => t.deps.pool<{ payload: Record<string, unknown> }[]>`
  SELECT payload FROM booking_outbox WHERE booking_id = ${family.booking._id} AND topic = ${topic}`;
const owed = async ({ pandit }: Family) =>
  (await t.call('POST /booking/get-bookings-by-user', { body: { owes: 'cash' } }, pandit)).body.data.bookings.map(
    ({ _id, cashBack }) => [_id, cashBack?.amount],
  );
const seen = async (family: Family, who: TestPerson) =>
  (await t.call('GET /booking/:id', { params: { id: family.booking._id } }, who)).body.data;

/** The pandit says that it was held, without the code; the family that it gave cash, and that it was not held. */
async function doubted({ gave = 400, got = null as number | null } = {}): Promise<{ family: Family; caseId: string }> {
  const family = await begun(t, 500);
  const body = { bookingId: family.booking._id, bookingStatus: 'completed', withoutCode: 'forgot' } as const;
  expect((await t.call('POST /booking/update-booking-status', { body }, family.pandit)).status).toBe(200);
  expect((await given(t, family, gave)).status).toBe(200);
  if (got !== null) await received(t, family, got);
  const caseId = idOf(await calls.open(family, { kind: 'notHeld' }));
  await calls.take(admin, caseId);
  return { family, caseId };
}

test.each(['refundAll', 'refundPart', 'ends'] as const)(
  '%s: all of the cash goes back by hand, and the decision says so to both',
  async (remedy) => {
    const { family, caseId } = await doubted({ got: 400 });
    const made = { remedy, ...(remedy === 'refundPart' && { amount: 200 }) };
    expect((await calls.decide(admin, caseId, made)).status).toBe(200);
    const kept = { refundAll: 0, refundPart: 300, ends: 500 }[remedy];
    expect(await bookingNow(t, family)).toMatchObject({
      bookingStatus: 'cancelled',
      cashBack: { amount: 400, isSure: true, said: [] },
      sums: { paid: kept + 400 },
    });
    for (const who of [family.customer, family.pandit])
      expect((await calls.seenBy(family, who)).cases[0]?.decision).toMatchObject({ cash: 400 });
    for (const topic of ['caseDecided.customer', 'caseDecided.pandit'])
      expect(await toldOf(family, topic)).toMatchObject([{ payload: { cashBack: 40_000 } }]);
    expect(await owed(family)).toEqual([[family.booking._id, 400]]);
    expect((await returned(family, family.pandit)).status).toBe(200);
    expect(await owed(family)).toEqual([]);
    expect((await bookingNow(t, family)).sums.paid).toBe(kept);
  },
);

test('the pandit says once that it was given back, and the family that it came: the other side hears of it, and it is in the history', async () => {
  const { family, caseId } = await doubted();
  await calls.decide(admin, caseId, { remedy: 'refundAll' });
  // the family's word alone
  expect((await seen(family, family.pandit)).cashBack).toMatchObject({
    amount: 400,
    isSure: false,
    said: [],
  });
  const presses = await Promise.all([1, 2, 3].map(() => returned(family, family.pandit)));
  expect(presses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await toldOf(family, 'returnRest.customer')).toMatchObject([{ payload: { amount: 40_000 } }]);
  expect((await seen(family, family.customer)).cashBack?.said).toEqual(['pandit']);
  expect((await returned(family, family.customer)).status).toBe(200);
  expect((await returned(family, family.customer)).status).toBe(200);
  const { cashBack, events, sums } = await seen(family, family.customer);
  expect([cashBack?.said, sums.paid]).toEqual([['customer', 'pandit'], 0]);
  const said = events.filter(({ action }) => action === 'returnRest');
  expect(said.map(({ actor, amount }) => [actor, amount])).toEqual([
    ['pandit', 400],
    ['customer', 400],
  ]);
});

test('once the family has it back there is nothing left to say; nor where nothing was given, or by anybody else', async () => {
  const { family, caseId } = await doubted();
  expect((await returned(family, family.pandit)).body.error?.code).toBe('cash_none');
  await calls.decide(admin, caseId, { remedy: 'refundAll' });
  expect((await returned(family, family.customer)).status).toBe(200);
  expect((await returned(family, family.pandit)).body.error?.code).toBe('cash_none');
  expect((await returned(family, await t.person('pandit'))).status).toBe(404);
  expect((await returned(family, admin)).status).toBe(403);
  const body = { owes: 'cash' } as const;
  expect((await t.call('POST /booking/get-bookings-by-user', { body }, family.customer)).status).toBe(400);
  const dry = await begun(t, 500);
  await calls.decided(dry, { kind: 'absence' }, admin, { remedy: 'refundAll' });
  expect((await bookingNow(t, dry)).cashBack).toBeNull();
});

test('cash that does not come back is a dispute, also where nothing was paid through us', async () => {
  const { family, caseId } = await doubted();
  await calls.decide(admin, caseId, { remedy: 'refundAll' });
  await t.deps.pool`UPDATE bookings SET paid_at = NULL, advance_paise = NULL WHERE id = ${family.booking._id}`;
  expect((await calls.seenBy(family, family.customer)).mayOpen).toContain('dispute');
  await t.deps.pool`
    UPDATE bookings SET rest_given_paise = NULL, rest_received_paise = NULL WHERE id = ${family.booking._id}`;
  expect((await calls.seenBy(family, family.customer)).mayOpen).not.toContain('dispute');
  // the books are of a booking that was paid
  await t.deps.pool`UPDATE bookings SET paid_at = now(), advance_paise = 50000 WHERE id = ${family.booking._id}`;
});

/** So many days pass for the decision about a booking. */
const pass = async ({ booking }: Family, count: number) =>
  t.deps
    .pool`UPDATE booking_events SET at = at - ${days(count)}::float8 * interval '1 ms' WHERE booking_id = ${booking._id}`;

test('on the family’s word alone it is asked for thirty days, which both read; then it falls away, and both are told once', async () => {
  const { family, caseId } = await doubted();
  const decided = t.deps.now();
  await calls.decide(admin, caseId, { remedy: 'refundAll' });
  for (const who of [family.customer, family.pandit]) {
    const until = Date.parse((await seen(family, who)).cashBack?.until ?? '');
    expect(Math.round((until - decided) / days(1))).toBe(30);
  }
  await pass(family, 29);
  await dropClaims(t.deps);
  expect(await owed(family)).toEqual([[family.booking._id, 400]]);
  await pass(family, 1);
  await Promise.all([dropClaims(t.deps), dropClaims(t.deps)]);
  expect(await owed(family)).toEqual([]);
  for (const topic of ['dropRest.customer', 'dropRest.pandit'])
    expect(await toldOf(family, topic)).toMatchObject([{ payload: { amount: 40_000 } }]);
  const { cashBack, events, sums } = await seen(family, family.customer);
  expect([cashBack, events.at(-1)]).toMatchObject([null, { action: 'dropRest', actor: 'time', amount: 400 }]);
  expect(sums.paid).toBe(0);
  for (const who of [family.customer, family.pandit])
    expect((await returned(family, who)).body.error?.code).toBe('cash_none');
});

test('what the pandit says came, or gave back, or the office has before it, does not fall away', async () => {
  const [sure, said, before] = await Promise.all([doubted({ got: 400 }), doubted(), doubted()]);
  for (const { caseId } of [sure, said, before]) await calls.decide(admin, caseId, { remedy: 'refundAll' });
  await returned(said.family, said.family.pandit);
  const dispute = { kind: 'dispute', words: 'The cash did not come back.' } as const;
  const openedId = idOf(await calls.open(before.family, dispute));
  for (const { family } of [sure, said, before]) await pass(family, 31);
  await dropClaims(t.deps);
  expect(await owed(sure.family)).toEqual([[sure.family.booking._id, 400]]);
  expect(await owed(before.family)).toEqual([[before.family.booking._id, 400]]);
  expect((await seen(said.family, said.family.customer)).cashBack?.said).toEqual(['pandit']);
  // once the office has decided about it, it is no longer asked for
  await calls.decide(admin, openedId, { remedy: 'nothing' });
  await dropClaims(t.deps);
  expect(await owed(before.family)).toEqual([]);
});

test('while it is asked for, the family can open a case, however long ago the puja was', async () => {
  const { family, caseId } = await doubted();
  await calls.decide(admin, caseId, { remedy: 'refundAll' });
  await t.deps.pool`
    UPDATE bookings SET period = tstzrange(lower(period) - interval '70 days', upper(period) - interval '70 days')
    WHERE id = ${family.booking._id}`;
  expect((await calls.seenBy(family, family.customer)).mayOpen).toContain('dispute');
  await pass(family, 30);
  expect((await calls.seenBy(family, family.customer)).mayOpen).not.toContain('dispute');
});
