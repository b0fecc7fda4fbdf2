import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { accountsOf, timeTakes } from '../../ledger/test-accounts.ts';
import { begunFamily, given, received, restPaid } from '../../ledger/test-rest.ts';
import {
  booksBalance,
  bookingNow,
  deliverWebhooks,
  moneyApp,
  moneyNews,
  verify,
  type Family,
  type MoneyApp,
} from '../../payments/test-money.ts';
import { rounds } from '../../testing/test-rounds.ts';

/** Two who do something about the rest of one booking at the same moment. Every puja here costs ₹1,100. */

let t: MoneyApp;
beforeAll(async () => {
  t = await moneyApp();
});
afterAll(() => t.close());
afterEach(() => booksBalance(t));

const restOf = async (family: Family) => (await bookingNow(t, family)).rest;

test('paid in two tabs: one is taken, the other goes back', async () => {
  const family = await begunFamily(t);
  const [one, two] = await Promise.all([restPaid(t, family, 600), restPaid(t, family, 600)]);
  const answers = await Promise.all([verify(t, family, one), verify(t, family, two), deliverWebhooks(t)]);
  expect(
    answers
      .slice(0, 2)
      .map((answer) => (answer as { status: number }).status)
      .toSorted(),
  ).toEqual([200, 409]);
  expect(await accountsOf(t, family)).toEqual({ gateway: -1100, held: 500, rest: 600 });
  expect((await bookingNow(t, family)).refundedAmount).toBe(600);
  expect(await moneyNews(t, family)).toEqual(['paymentLate.customer']);
});

test('paid online while the pandit says it came in cash: either is known, and nothing is lost', async () => {
  for (let round = 0; round < rounds(4, 40); round += 1) {
    const family = await begunFamily(t);
    const checkout = await restPaid(t, family, 600);
    const [paid, said] = await Promise.all([verify(t, family, checkout), received(t, family, 600)]);
    expect(paid.status).toBe(200);
    const rest = await restOf(family);
    expect([said.status, rest?.stage]).toEqual(said.status === 200 ? [200, 'differs'] : [409, 'settled']);
    expect(await accountsOf(t, family)).toEqual({ gateway: -1100, held: 500, rest: 600 });
  }
});

test('paid online while the family says in another tab that it gave cash: it is paid once', async () => {
  for (let round = 0; round < rounds(4, 40); round += 1) {
    const family = await begunFamily(t);
    const checkout = await restPaid(t, family, 600);
    const [paid, said] = await Promise.all([verify(t, family, checkout), given(t, family, 600)]);
    expect([paid.status, said.status].toSorted()).toEqual([200, 409]);
    expect(await accountsOf(t, family)).toMatchObject({ held: 500 });
    expect(await restOf(family)).toMatchObject(
      paid.status === 200 ? { paid: 600, given: null } : { paid: 0, given: 600 },
    );
  }
});

test('against the completion: it is the pandit’s in the end, whichever was first', async () => {
  for (let round = 0; round < rounds(4, 40); round += 1) {
    const family = await begunFamily(t);
    const checkout = await restPaid(t, family, 600);
    await Promise.all([verify(t, family, checkout), timeTakes(t, family, 'complete')]);
    expect(await accountsOf(t, family)).toEqual({ gateway: -1100, pandit: 1050, commission: 50 });
  }
});
