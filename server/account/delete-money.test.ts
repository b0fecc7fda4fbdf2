import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Booking } from '#contract/bookings.ts';
import { instantOf, type Instant } from '#domain/time.ts';
import { givePassword, PASSWORD } from '../auth/test-auth.ts';
import { transition } from '../bookings/steps/transition.ts';
import type { StepRequest } from '../bookings/steps/step-request.ts';
import { callsOf } from '../cases/test-cases.ts';
import { transaction } from '../db/sql.ts';
import { payOut } from '../ledger/ledger.ts';
import {
  booksBalance,
  familyToPay,
  moneyApp,
  paid,
  verify,
  type Family,
  type MoneyApp,
} from '../payments/test-money.ts';
import type { TestPerson } from '../testing/test-app.ts';

let t: MoneyApp;
beforeAll(async () => {
  t = await moneyApp();
});
afterEach(() => booksBalance(t));
afterAll(() => t.close());

const leave = (who: TestPerson) => t.call('POST /user/delete-account', { body: { password: PASSWORD } }, who);
const seenBy = async (who: TestPerson, { booking }: Family): Promise<Booking> =>
  (await t.call('GET /booking/:id', { params: { id: booking._id } }, who)).body.data;

/** A family whose advance is paid, and whose people can sign in. */
async function paidFamily(): Promise<Family> {
  const family = await familyToPay(t, 501);
  await givePassword(t, family.customer);
  await givePassword(t, family.pandit);
  expect((await verify(t, family, await paid(t, family))).status).toBe(200);
  return family;
}

async function step({ booking, pandit }: Family, action: StepRequest['action'], at: Instant): Promise<void> {
  const ref = { panditId: pandit.id, bookingId: booking._id, actorId: pandit.id, note: 'Travelling that day' };
  const outcome = await transaction(t.deps.pool, (sql) => transition(sql, { ...ref, action, by: 'pandit' }, at));
  expect(outcome.kind).toBe('done');
}

test('a past booking keeps its day and its money, not who asked nor where', async () => {
  const family = await paidFamily();
  await step(family, 'cannotAttend', t.deps.now());
  expect((await leave(family.customer)).status).toBe(200);

  const seen = await seenBy(family.pandit, family);
  expect(seen).toMatchObject({
    bookingDate: family.booking.bookingDate,
    price: family.booking.price,
    refundedAmount: 501,
    userAddress: null,
    additionalNotesByUser: null,
    userId: { name: 'Deleted user', phone: null, email: null, profileUrl: null },
  });
  expect(seen.events.map(({ action }) => action)).toEqual(['request', 'requestAdvance', 'pay', 'cannotAttend']);
});

test('a pandit first gets what was earned', async () => {
  const family = await paidFamily();
  const { pandit, booking } = family;
  await step(family, 'accept', t.deps.now());
  await step(family, 'complete', instantOf(booking.endsAt));
  expect(await leave(pandit)).toMatchObject({ status: 409, body: { error: { code: 'account_owed' } } });

  const ref = { panditId: pandit.id, bookingId: booking._id };
  await transaction(t.deps.pool, (sql) => payOut(sql, ref, { method: 'upi', reference: 'U1' }, t.deps.now()));
  expect((await leave(pandit)).status).toBe(200);
  expect((await seenBy(family.customer, family)).panditId).toMatchObject({ name: 'Deleted user', phone: null });
});

test('nobody leaves while a case about money is open, on neither side; once it is decided they do', async () => {
  const family = await paidFamily();
  await step(family, 'cannotAttend', t.deps.now());
  const admin = await t.person('admin');
  const { open, take, decide } = callsOf(t);
  const { _id: caseId, number } = (await open(family, { kind: 'dispute', words: 'He asked for cash as well.' })).body
    .data;
  for (const who of [family.customer, family.pandit]) {
    const refused = await leave(who);
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'account_in_case' } } });
    expect(refused.body.message).toBe(
      `A case about the money of a puja of yours is open: ticket ${number}. Once it is decided, you can delete your account.`,
    );
  }
  await take(admin, caseId);
  expect((await decide(admin, caseId)).status).toBe(200);
  for (const who of [family.customer, family.pandit]) expect((await leave(who)).status).toBe(200);
});
