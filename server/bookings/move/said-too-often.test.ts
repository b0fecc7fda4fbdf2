import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, days } from '#domain/time.ts';
import { callsOf, idOf } from '../../cases/test-cases.ts';
import { begunFamily, given, received } from '../../ledger/test-rest.ts';
import { settledFamily } from '../../ledger/test-settled.ts';
import { bookingNow, moneyApp, type MoneyApp } from '../../payments/test-money.ts';
import type { TestPerson } from '../../testing/test-app.ts';
import { makeBookable, makeBooking } from '../test-factories.ts';

/** No side makes the history of a booking endless for the other one (domain/bounds.ts). */

let t: MoneyApp;
beforeAll(async () => {
  t = await moneyApp();
});
afterAll(() => t.close());

const codesOf = (answers: readonly { status: number; body: { error?: { code: string } | null } }[]) => {
  const codes: Record<string, number> = {};
  for (const { status, body } of answers) {
    const code = body.error?.code ?? String(status);
    codes[code] = (codes[code] ?? 0) + 1;
  }
  return codes;
};
const listOf = async (who: TestPerson) => {
  const { body } = await t.call('POST /booking/get-bookings-by-user', { body: {} }, who);
  return { size: JSON.stringify(body).length, bookings: body.data.bookings };
};

/** A day later, as far as anything was said or proposed. */
async function nextDay(bookingId: string): Promise<void> {
  const ms = days(1);
  await t.deps
    .pool`UPDATE booking_events SET at = at - ${ms}::float8 * interval '1 ms' WHERE booking_id = ${bookingId}`;
  await t.deps
    .pool`UPDATE booking_proposals SET created_at = created_at - ${ms}::float8 * interval '1 ms' WHERE booking_id = ${bookingId}`;
  await t.deps.pool`UPDATE case_events SET at = at - ${ms}::float8 * interval '1 ms' WHERE case_id IN (
    SELECT id FROM cases WHERE booking_id = ${bookingId})`;
}

describe('what was given in cash', () => {
  test('is corrected ten times a day by each side, and the other side still answers', async () => {
    const family = await begunFamily(t);
    const answers = [];
    for (let sum = 1; sum <= 30; sum += 1) answers.push(await given(t, family, sum));
    expect(codesOf(answers)).toEqual({ 200: 10, rest_often: 20 });
    expect((await bookingNow(t, family)).rest).toMatchObject({ given: 10 });
    expect(answers.at(-1)?.body.error?.fields).toHaveProperty('amount');
    expect((await received(t, family, 10)).status).toBe(200);
    await nextDay(family.booking._id);
    expect(codesOf([await given(t, family, 300), await received(t, family, 300)])).not.toHaveProperty('rest_often');
  });

  test('by thirty presses at once too, and lists are no longer for it', async () => {
    const family = await begunFamily(t);
    const before = await listOf(family.pandit);
    const sums = Array.from({ length: 30 }, (_, nth) => nth + 1);
    const answers = await Promise.all(sums.map((sum) => given(t, family, sum)));
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(10);
    const kept = await t.deps.pool`
      SELECT 1 FROM booking_events WHERE booking_id = ${family.booking._id} AND action = 'giveRest'`;
    expect(kept.length).toBeLessThanOrEqual(10);
    const after = await listOf(family.pandit);
    expect(after.bookings[0]?.events.map(({ action }) => action)).toEqual(
      before.bookings[0]?.events.map(({ action }) => action),
    );
    expect(after.size - before.size).toBeLessThan(100);
    expect((await bookingNow(t, family)).events.filter(({ action }) => action === 'giveRest').length).toBe(kept.length);
  });
});

test('another time is proposed ten times a day by each side; who only looks at lists does not load them', async () => {
  const bookable = await makeBookable(t);
  const customer = await t.person('user');
  const booking = await makeBooking(t, bookable, customer, { startTime: '09:00', day: addDays(bookable.day, 9) });
  const params = { id: booking._id };
  const propose = async (who: TestPerson, nth: number) => {
    const body = { day: addDays(bookable.day, 10 + (nth % 15)), startTime: '10:00', reason: 'x'.repeat(400) };
    const answer = await t.call('POST /booking/:id/propose', { params, body }, who);
    await t.call('POST /booking/:id/proposal/take-back', { params }, who);
    return answer;
  };
  const answers = [];
  for (let nth = 0; nth < 15; nth += 1) answers.push(await propose(customer, nth));
  expect(codesOf(answers)).toEqual({ 200: 10, proposal_often: 5 });
  expect((await propose(bookable.pandit, 1)).status).toBe(200);
  expect((await listOf(bookable.pandit)).bookings[0]?.events.map(({ action }) => action)).toEqual(['request']);
  const whole = await t.call('GET /booking/:id', { params }, bookable.pandit);
  expect(whole.body.data.events.filter(({ action }) => action === 'propose')).toHaveLength(11);
  await nextDay(booking._id);
  expect((await propose(customer, 3)).status).toBe(200);
});

test('a case is added to twenty times a day by each side', async () => {
  const family = await settledFamily(t, 500);
  const calls = callsOf(t);
  const caseId = idOf(await calls.open(family, { kind: 'dispute', words: 'It was not held.' }));
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, nth) => calls.add(caseId, family.customer, `And ${nth}`)),
  );
  expect(codesOf(answers)).toEqual({ 200: 20, case_added_often: 10 });
  expect((await calls.add(caseId, family.pandit, 'It was.')).status).toBe(200);
  await nextDay(family.booking._id);
  expect((await calls.add(caseId, family.customer, 'One more.')).status).toBe(200);
});
