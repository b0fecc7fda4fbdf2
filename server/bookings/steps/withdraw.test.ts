import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#domain/time.ts';
import { accountsOf, timeTakes } from '../../ledger/test-accounts.ts';
import { agreedAhead, confirmedFamily } from '../../ledger/test-settled.ts';
import {
  booksBalance,
  bookingNow,
  createOrder,
  moneyApp,
  paid,
  verify,
  type Family,
  type MoneyApp,
} from '../../payments/test-money.ts';
import type { TestPerson } from '../../testing/test-app.ts';
import { makeBookable, makeBooking } from '../test-factories.ts';

/** A pandit withdraws from an agreed puja, and what the family is given for it (docs/decisions/0104-the-data-of-a-whole-life.md). */

let t: MoneyApp;
beforeAll(async () => {
  t = await moneyApp();
});
afterAll(() => t.close());
afterEach(() => booksBalance(t));

const withdraw = ({ booking, pandit }: Pick<Family, 'booking' | 'pandit'>, reason = 'I am in hospital') =>
  t.call('POST /booking/:id/withdraw', { params: { id: booking._id }, body: { reason } }, pandit);
const creditOf = async (customer: TestPerson) => (await t.call('GET /booking/credit', {}, customer)).body.data.amount;

const byCredit = ({ booking, customer }: Pick<Family, 'booking' | 'customer'>, who = customer) =>
  t.call('POST /booking/:id/pay-by-credit', { params: { id: booking._id } }, who);

const agreed = (advance: number, hours: number) => agreedAhead(t, advance, hours);

/** The same family asked another pandit, who asks for this advance, in rupees. */
async function next(customer: TestPerson, advance: number): Promise<Family> {
  const bookable = await makeBookable(t);
  const booking = await makeBooking(t, bookable, customer);
  const body = {
    bookingId: booking._id,
    bookingStatus: 'advancepaymentrequested',
    advanceAmountToBePaid: advance,
  } as const;
  const asked = await t.call('POST /booking/update-booking-status', { body }, bookable.pandit);
  return {
    customer,
    pandit: bookable.pandit,
    booking: asked.body.data,
    advance: asked.body.data.advanceAmountToBePaid ?? 0,
  };
}

describe('a pandit withdraws', () => {
  test.each([
    [80, 501, 0],
    [30, 501, 250],
    [5, 800, 500],
  ])('%i hours before: all of ₹%i comes back, and ₹%i is credit', async (hours, advance, credit) => {
    const family = await agreed(advance, hours);
    const { status, body } = await withdraw(family);
    expect([status, body.message]).toEqual([200, 'You have withdrawn. We have told the family.']);
    expect(await bookingNow(t, family)).toMatchObject({
      bookingStatus: 'rejected',
      refundedAmount: advance,
      heldAmount: 0,
      creditGiven: credit,
      additionalNotesbyPandit: 'I am in hospital',
    });
    expect(await creditOf(family.customer)).toBe(credit);
    expect(await accountsOf(t, family)).toEqual(credit === 0 ? {} : { commission: -credit, credit });
    const [message] = await t.deps.pool<{ payload: object }[]>`
      SELECT payload FROM booking_outbox WHERE booking_id = ${family.booking._id} AND topic = 'withdraw.customer'`;
    expect(message?.payload).toMatchObject({ refunded: true, amount: advance * 100, credit: credit * 100 });
  });

  test('his hours are closed then, so that nobody else is promised them', async () => {
    const bookable = await makeBookable(t);
    const family = await confirmedFamily(t, 300, bookable, addDays(bookable.day, 5));
    await withdraw(family);
    const again = await t.call(
      'POST /booking/book-pandit',
      {
        body: {
          panditId: family.pandit.id,
          ritualId: bookable.ritual.id,
          bookingDate: family.booking.bookingDate,
          userAddress: 'Plot 12, Nayapalli',
        },
      },
      await t.person('user'),
    );
    expect(again.body.error?.code).toBe('pandit_busy');
  });

  test('says why, before the puja begins, and as its pandit', async () => {
    const family = await agreed(300, 30);
    expect((await withdraw(family, ' ')).body.error?.fields).toHaveProperty('reason');
    expect((await withdraw({ ...family, pandit: await t.person('pandit') })).status).toBe(404);
    expect((await withdraw({ ...family, pandit: family.customer })).status).toBe(403);
    expect((await withdraw(await agreed(300, -1))).body.error?.code).toBe('booking_started');
    const asked = await next(await t.person('user'), 300);
    expect((await withdraw(asked)).body.error?.code).toBe('booking_no_step');
    expect((await bookingNow(t, family)).bookingStatus).toBe('confirmedbypandit');
  });

  test('pressed three times it is done once', async () => {
    const family = await agreed(500, 30);
    const answers = await Promise.all([withdraw(family), withdraw(family), withdraw(family)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await creditOf(family.customer)).toBe(250);
  });
});

describe('credit', () => {
  /** A family with ₹250 of it. */
  async function credited(): Promise<TestPerson> {
    const family = await agreed(500, 30);
    await withdraw(family);
    return family.customer;
  }

  test('pays its part of the next advance, and is held with it until the puja', async () => {
    const customer = await credited();
    const family = await next(customer, 600);
    expect(family.booking).toMatchObject({ advanceAmountToBePaid: 350, creditAmount: 250 });
    expect(await creditOf(customer)).toBe(0);
    expect((await createOrder(t, { ...family, advance: 600 })).body.error?.code).toBe('amount_differs');
    await verify(t, family, await paid(t, family));
    expect(await bookingNow(t, family)).toMatchObject({ bookingStatus: 'advancepaymentdone', heldAmount: 600 });
    expect(await accountsOf(t, family)).toEqual({ gateway: -350, credit: -250, held: 600 });
    const body = { bookingId: family.booking._id, bookingStatus: 'confirmedbypandit' } as const;
    await t.call('POST /booking/update-booking-status', { body }, family.pandit);
    await timeTakes(t, family, 'complete');
    expect(await accountsOf(t, family)).toEqual({ gateway: -350, credit: -250, pandit: 540, commission: 60 });
    const receipt = await t.call(
      'GET /payment/:bookingId/receipt',
      { params: { bookingId: family.booking._id } },
      customer,
    );
    expect(receipt.body.data).toMatchObject({ amount: 350, price: 1100, rest: 500 });
  });

  test('pays an advance whole where it covers it, with the family’s yes and no payment; what is over stays', async () => {
    const customer = await credited();
    const family = await next(customer, 100);
    const { booking, pandit } = family;
    expect(booking).toMatchObject({ advanceAmountToBePaid: 0, creditAmount: 100 });
    expect(await creditOf(customer)).toBe(150);
    for (const advance of [0, 1]) expect((await createOrder(t, { ...family, advance })).status).toBeLessThan(500);
    expect((await createOrder(t, { ...family, advance: 1 })).body.error?.code).toBe('payment_not_asked');
    expect((await byCredit(family, await t.person('user'))).status).toBe(404);
    const answers = await Promise.all([byCredit(family), byCredit(family)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body.message).toBe('Your credit has paid the advance.');
    expect(await bookingNow(t, family)).toMatchObject({
      bookingStatus: 'advancepaymentdone',
      heldAmount: 100,
      sums: { due: 0, paid: 100, left: 1000 },
    });
    expect(await accountsOf(t, family)).toEqual({ credit: -100, held: 100 });
    await booksBalance(t);
    const body = { bookingId: booking._id, bookingStatus: 'confirmedbypandit' } as const;
    await t.call('POST /booking/update-booking-status', { body }, pandit);
    await timeTakes(t, family, 'complete');
    expect(await accountsOf(t, family)).toEqual({ credit: -100, pandit: 90, commission: 10 });
    const earned = await t.call('GET /payment/earnings', { query: {} }, pandit);
    expect(earned.body.data.transactions.map(({ amount, share }) => [amount, share])).toEqual([[100, 90]]);
    expect((await bookingNow(t, family)).sums.paid).toBe(100);
  });

  test('that paid an advance whole is the family’s again where the puja is called off, and stays with the pandit’s by no policy', async () => {
    const customer = await credited();
    const withdrawn = await next(customer, 100);
    await byCredit(withdrawn);
    const body = { bookingId: withdrawn.booking._id, bookingStatus: 'confirmedbypandit' } as const;
    await t.call('POST /booking/update-booking-status', { body }, withdrawn.pandit);
    expect((await withdraw(withdrawn)).status).toBe(200);
    expect(await creditOf(customer)).toBe(250);
    const late = await next(customer, 100);
    await byCredit(late);
    await timeTakes(t, late, 'expire');
    expect([await creditOf(customer), await accountsOf(t, late)]).toEqual([250, {}]);
    const told = await t.deps.pool<{ back: string; topic: string }[]>`
      SELECT topic, payload->>'creditBack' AS back FROM booking_outbox
      WHERE person_id = ${customer.id} AND payload ? 'creditBack' ORDER BY id`;
    // no money is promised
    expect(told.map(({ topic, back }) => [topic, Number(back)])).toEqual([
      ['withdraw.customer', 10_000],
      ['expire.customer', 10_000],
    ]);
  });

  test('that does not cover all of it pays nothing alone', async () => {
    const family = await next(await credited(), 600);
    expect((await byCredit(family)).body.error?.code).toBe('payment_needed');
    expect(await bookingNow(t, family)).toMatchObject({ bookingStatus: 'advancepaymentrequested' });
  });

  test('is the family’s again when the booking comes to nothing, paid or not', async () => {
    const customer = await credited();
    const declined = await next(customer, 600);
    const body = { bookingId: declined.booking._id, bookingStatus: 'cancelled' } as const;
    await t.call('POST /booking/update-booking-status', { body }, customer);
    expect(await creditOf(customer)).toBe(250);
    const family = await next(customer, 600);
    await verify(t, family, await paid(t, family));
    await timeTakes(t, family, 'expire');
    expect(await bookingNow(t, family)).toMatchObject({ bookingStatus: 'expired', refundedAmount: 350 });
    expect(await creditOf(customer)).toBe(250);
    expect(await accountsOf(t, family)).toEqual({});
  });

  test('goes back last where a family cancels: what it paid comes first', async () => {
    const customer = await credited();
    const family = await next(customer, 600);
    await verify(t, family, await paid(t, family));
    const { body } = await t.call(
      'POST /booking/:id/cancel',
      { params: { id: family.booking._id }, body: { refund: 600 } },
      customer,
    );
    expect(body.data).toMatchObject({ bookingStatus: 'cancelled', refundedAmount: 350 });
    expect(await creditOf(customer)).toBe(250);
  });

  test('is used once, however many pandits ask at the same moment', async () => {
    const customer = await credited();
    const families = await Promise.all([next(customer, 600), next(customer, 600), next(customer, 600)]);
    const used = families.map(({ booking }) => booking.creditAmount).toSorted((one, other) => one - other);
    expect(used).toEqual([0, 0, 250]);
    expect(await creditOf(customer)).toBe(0);
  });
});
