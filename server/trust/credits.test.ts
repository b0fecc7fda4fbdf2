import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { accountsOf, timeTakes } from '../ledger/test-accounts.ts';
import { makeBookable, type Bookable } from '../bookings/test-factories.ts';
import { booksBalance, bookingNow, moneyApp, type MoneyApp } from '../payments/test-money.ts';
import type { TestPerson } from '../testing/test-app.ts';
import { agreedBetween, waitingCredit, withdrawFrom } from './test-trust.ts';

/** Credit is no way to make cash out of nothing (docs/decisions/0118-credit-and-ratings-are-no-gift.md). */

let t: MoneyApp;
let admin: TestPerson;
beforeAll(async () => {
  t = await moneyApp();
  admin = await t.person('admin');
});
afterAll(() => t.close());
afterEach(() => booksBalance(t));

interface Two {
  bookable: Bookable;
  customer: TestPerson;
}
const someTwo = async (): Promise<Two> => ({ bookable: await makeBookable(t), customer: await t.person('user') });
const creditOf = async (customer: TestPerson) => (await t.call('GET /booking/credit', {}, customer)).body.data.amount;
const decide = (bookingId: string, decision: 'give' | 'refuse', reason: string, who = admin) =>
  t.call('POST /admin/credits/decide', { body: { bookingId, decision, reason } }, who);

async function waiting(bookingId: string) {
  for (let cursor: string | null = null, page = 0; page < 9; page += 1) {
    const query: { cursor?: string } = cursor === null ? {} : { cursor };
    const { data } = (await t.call('GET /admin/credits', { query }, admin)).body;
    const found = data.credits.find((one) => one.bookingId === bookingId);
    if (found || data.nextCursor === null) return found;
    cursor = data.nextCursor;
  }
}

/** Moves what was given or waits this many days back. */
async function timePasses(days: number): Promise<void> {
  const by = `${days} days`;
  await t.deps.pool`UPDATE ledger SET at = at - ${by}::interval WHERE kind = 'credit_given'`;
  await t.deps.pool`UPDATE customer_credits SET at = at - ${by}::interval`;
  await t.deps.pool`UPDATE credits_waiting SET at = at - ${by}::interval`;
}

const told = async (bookingId: string) =>
  (
    await t.deps.pool<{ topic: string }[]>`
      SELECT topic FROM booking_outbox WHERE booking_id = ${bookingId} AND topic LIKE 'credit%' ORDER BY id`
  ).map(({ topic }) => topic);

describe('one person with two accounts', () => {
  test('withdraws over and over and is given credit once; the rest waits, and no rupee of it is spent', async () => {
    const two = await someTwo();
    for (let round = 0; round < 4; round += 1) {
      const family = await agreedBetween(t, two);
      expect((await withdrawFrom(t, family)).status).toBe(200);
      const { creditGiven, creditWait } = await bookingNow(t, family);
      expect([creditGiven, creditWait]).toEqual(
        round === 0 ? [500, null] : [0, { amount: 500, state: 'waits', reason: null }],
      );
    }
    expect(await creditOf(two.customer)).toBe(500);
    expect((await t.call('GET /admin/waiting', {}, admin)).body.data.credits).toBe(3);
  });

  test('cannot use the credit with the pandit whose withdrawal gave it, and can with another', async () => {
    const two = await someTwo();
    await withdrawFrom(t, await agreedBetween(t, two));
    const same = await agreedBetween(t, two, 501);
    expect(same.booking).toMatchObject({ advanceAmountToBePaid: 501, creditAmount: 0 });
    await timeTakes(t, same, 'complete');
    expect(await accountsOf(t, same)).toEqual({ gateway: -501, pandit: 450.9, commission: 50.1 });
    const other = await agreedBetween(t, { ...two, bookable: await makeBookable(t) }, 501);
    expect(other.booking).toMatchObject({ advanceAmountToBePaid: 1, creditAmount: 500 });
  });

  test('with a second pandit account: what that one gave is not used there either, what is left of the first is', async () => {
    const customer = await t.person('user');
    const [one, other] = [await makeBookable(t), await makeBookable(t)];
    const ofOne = await agreedBetween(t, { bookable: one, customer }, 600);
    const ofOther = await agreedBetween(t, { bookable: other, customer }, 200);
    await withdrawFrom(t, ofOne);
    // a second credit within a month waits for the office
    await timePasses(31);
    await withdrawFrom(t, ofOther);
    expect(await creditOf(customer)).toBe(700);
    const used = await agreedBetween(t, { bookable: other, customer }, 1000);
    expect(used.booking.creditAmount).toBe(500);
    const again = await agreedBetween(t, { bookable: other, customer }, 1000);
    expect(again.booking.creditAmount).toBe(0);
    const first = await agreedBetween(t, { bookable: one, customer }, 1000);
    expect(first.booking.creditAmount).toBe(200);
  });

  test.each([80, 30, 5])('cancels %i hours before: the pandit earns nothing of what credit paid', async (before) => {
    const customer = await t.person('user');
    await withdrawFrom(t, await agreedBetween(t, { bookable: await makeBookable(t), customer }));
    const family = await agreedBetween(t, { bookable: await makeBookable(t), customer }, 501, before);
    expect(family.booking).toMatchObject({ advanceAmountToBePaid: 1, creditAmount: 500 });
    const refund = before > 24 ? 501 : 500;
    const params = { id: family.booking._id };
    const { status } = await t.call('POST /booking/:id/cancel', { params, body: { refund } }, customer);
    expect(status).toBe(200);
    expect(await creditOf(customer)).toBe(500);
    expect(await accountsOf(t, family)).toEqual(before > 24 ? {} : { gateway: -1, pandit: 0.9, commission: 0.1 });
  });

  test('has all that it paid back after the puja: what credit paid is credit again, and no earning', async () => {
    const customer = await t.person('user');
    await withdrawFrom(t, await agreedBetween(t, { bookable: await makeBookable(t), customer }));
    const family = await agreedBetween(t, { bookable: await makeBookable(t), customer }, 600);
    expect(family.booking).toMatchObject({ advanceAmountToBePaid: 100, creditAmount: 500 });
    await timeTakes(t, family, 'complete');
    expect(await accountsOf(t, family)).toEqual({ gateway: -100, credit: -500, pandit: 540, commission: 60 });
    const refund = (amount: number) => {
      const body = { bookingId: family.booking._id, amount, reason: 'Not held', key: crypto.randomUUID() };
      return t.call('POST /booking/admin/refund', { body }, admin);
    };
    expect((await refund(40)).status).toBe(200);
    expect(await accountsOf(t, family)).toEqual({ gateway: -60, credit: -500, pandit: 504, commission: 56 });
    expect((await refund(60)).status).toBe(200);
    expect(await accountsOf(t, family)).toEqual({});
    expect(await creditOf(customer)).toBe(500);
  });

  test('has all that it paid back before the puja: what credit paid is credit again, and the pandit earns none of it', async () => {
    const customer = await t.person('user');
    await withdrawFrom(t, await agreedBetween(t, { bookable: await makeBookable(t), customer }));
    const family = await agreedBetween(t, { bookable: await makeBookable(t), customer }, 600);
    expect(await accountsOf(t, family)).toEqual({ gateway: -100, credit: -500, held: 600 });
    const refund = (amount: number) => {
      const body = { bookingId: family.booking._id, amount, reason: 'By mistake', key: crypto.randomUUID() };
      return t.call('POST /booking/admin/refund', { body }, admin);
    };
    expect((await refund(40)).status).toBe(200);
    expect([await creditOf(customer), await accountsOf(t, family)]).toEqual([
      0,
      { gateway: -60, credit: -500, held: 560 },
    ]);
    expect((await refund(60)).status).toBe(200);
    expect([await creditOf(customer), await accountsOf(t, family)]).toEqual([500, {}]);
    expect(await bookingNow(t, family)).toMatchObject({ heldAmount: 0, creditAmount: 0, refundedAmount: 100 });
    expect((await refund(1)).body.error?.code).toBe('refund_nothing');
    await timeTakes(t, family, 'complete');
    expect(await accountsOf(t, family)).toEqual({});
    const { price, rest } = await bookingNow(t, family);
    expect(rest).toMatchObject({ due: price, toPay: price });
  });

  test('withdrawing from many families at once gives one by itself in a month', async () => {
    const bookable = await makeBookable(t);
    const families = [];
    for (let one = 0; one < 5; one += 1) {
      families.push(await agreedBetween(t, { bookable, customer: await t.person('user') }));
    }
    const answers = await Promise.all(families.map((family) => withdrawFrom(t, family)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const states = await Promise.all(families.map((family) => bookingNow(t, family)));
    expect(states.filter(({ creditGiven }) => creditGiven === 500)).toHaveLength(1);
    expect(states.filter(({ creditWait }) => creditWait?.state === 'waits')).toHaveLength(4);
  });

  test('many pandits withdrawing from one family give one by itself in a month; a month later it begins anew', async () => {
    const customer = await t.person('user');
    const withdraw = async () => {
      // more than credit pays of it
      const family = await agreedBetween(t, { bookable: await makeBookable(t), customer }, 1100);
      await withdrawFrom(t, family);
      return (await bookingNow(t, family)).creditWait?.state ?? 'given';
    };
    expect([await withdraw(), await withdraw()]).toEqual(['given', 'waits']);
    await timePasses(31);
    expect(await withdraw()).toBe('given');
  });

  test('a year later the same two are as if it were the first time', async () => {
    const two = await someTwo();
    await withdrawFrom(t, await agreedBetween(t, two));
    await timePasses(366);
    const family = await agreedBetween(t, two);
    await withdrawFrom(t, family);
    expect(await bookingNow(t, family)).toMatchObject({ creditGiven: 500, creditWait: null });
  });
});

describe('the office', () => {
  test('sees what waits with the story beside it, and gives it: the family reads that, with the reason', async () => {
    const two = await someTwo();
    const first = await agreedBetween(t, two);
    await withdrawFrom(t, first);
    // beyond the month in which any second credit waits
    await timePasses(31);
    const family = await agreedBetween(t, two);
    await withdrawFrom(t, family);
    const bookingId = family.booking._id;
    expect(await waiting(bookingId)).toMatchObject({
      bookingId,
      family: { _id: two.customer.id },
      pandit: { _id: two.bookable.pandit.id },
      amount: 500,
      note: 'I am ill',
      why: ['again'],
      earlier: [{ bookingId: first.booking._id, credit: 500, state: null }],
      ofPandit: { withdrawals: 2, families: 1 },
    });
    expect((await decide(bookingId, 'give', '  ')).body.error?.fields).toHaveProperty('reason');
    const answers = await Promise.all([1, 2, 3].map(() => decide(bookingId, 'give', 'They came to our office.')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await creditOf(two.customer)).toBe(1000);
    expect(await bookingNow(t, family)).toMatchObject({
      creditGiven: 500,
      creditWait: { amount: 500, state: 'given', reason: 'They came to our office.' },
    });
    expect(await told(bookingId)).toEqual(['creditGiven.customer']);
    expect(await waiting(bookingId)).toBeUndefined();
    expect((await decide(bookingId, 'refuse', 'No')).body.error?.code).toBe('credit_decided_already');
  });

  test('refuses it: nothing is given, and the family reads why', async () => {
    const two = await someTwo();
    await withdrawFrom(t, await agreedBetween(t, two));
    const family = await agreedBetween(t, two);
    await withdrawFrom(t, family);
    expect((await decide(family.booking._id, 'refuse', 'The two are one person.')).status).toBe(200);
    expect(await bookingNow(t, family)).toMatchObject({
      creditGiven: 0,
      creditWait: { state: 'refused', reason: 'The two are one person.' },
    });
    const seen = await t.call('GET /booking/:id', { params: { id: family.booking._id } }, family.pandit);
    expect(seen.body.data.creditWait).toBeNull();
    expect(await told(family.booking._id)).toEqual(['creditRefused.customer']);
    expect(await creditOf(two.customer)).toBe(500);
  });

  test('alone sees and decides', async () => {
    const bookingId = await waitingCredit(t);
    for (const who of ['user', 'pandit', 'acharya'] as const) {
      const person = await t.person(who);
      expect((await t.call('GET /admin/credits', { query: {} }, person)).status).toBe(403);
      expect((await decide(bookingId, 'give', 'Please', person)).status).toBe(403);
    }
    expect((await decide(crypto.randomUUID(), 'give', 'Please')).status).toBe(404);
  });

  test('has on its board who withdrew how often', async () => {
    const two = await someTwo();
    for (let one = 0; one < 6; one += 1) await withdrawFrom(t, await agreedBetween(t, two));
    const { withdrawals } = (await t.call('GET /admin/board', { query: {} }, admin)).body.data;
    expect(withdrawals[0]).toMatchObject({
      pandit: { _id: two.bookable.pandit.id },
      withdrawals: 6,
      families: 1,
      credit: 500,
    });
  });
});

describe('where the setting says so', () => {
  /** A family whose pandit bears the credit: such was its booking’s promise. */
  async function charged() {
    const two = await someTwo();
    const family = await agreedBetween(t, two);
    await t.deps.pool`UPDATE bookings SET policy = policy || '{"fromPandit": true}' WHERE id = ${family.booking._id}`;
    await withdrawFrom(t, family);
    return two;
  }

  test('credit is taken off what the pandit earns next, and stands beside it', async () => {
    const { bookable } = await charged();
    const next = await agreedBetween(t, { bookable, customer: await t.person('user') }, 400);
    await timeTakes(t, next, 'complete');
    expect(await accountsOf(t, next)).toEqual({ gateway: -400, commission: 400 });
    const then = await agreedBetween(t, { bookable, customer: await t.person('user') }, 600);
    await timeTakes(t, then, 'complete');
    expect(await accountsOf(t, then)).toEqual({ gateway: -600, pandit: 400, commission: 200 });
    const { data } = (await t.call('GET /payment/earnings', { query: {} }, bookable.pandit)).body;
    expect(data.totals).toMatchObject({ toCome: 400, commission: 100 });
    expect(data.transactions).toMatchObject([
      { amount: 600, commission: 60, share: 400, charged: 140 },
      { amount: 400, commission: 40, share: 0, charged: 360 },
    ]);
    // a refund afterwards takes the pandit’s part of it, and not more than is owed
    const body = { bookingId: then.booking._id, amount: 100, reason: 'Shorter puja', key: crypto.randomUUID() };
    expect((await t.call('POST /booking/admin/refund', { body }, admin)).status).toBe(200);
    expect(await accountsOf(t, then)).toEqual({ gateway: -500, pandit: 310, commission: 190 });
    const all = { ...body, amount: 500, key: crypto.randomUUID() };
    expect((await t.call('POST /booking/admin/refund', { body: all }, admin)).status).toBe(200);
    expect(await accountsOf(t, then)).toEqual({});
  });

  test('and otherwise is ours to bear', async () => {
    const two = await someTwo();
    await withdrawFrom(t, await agreedBetween(t, two));
    const next = await agreedBetween(t, { ...two, customer: await t.person('user') }, 400);
    await timeTakes(t, next, 'complete');
    expect(await accountsOf(t, next)).toEqual({ gateway: -400, pandit: 360, commission: 40 });
  });
});
