import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { accountsOf, timeTakes } from '../../ledger/test-accounts.ts';
import { begunFamily, endedFor, given, orderRest, payRest, received, restPaid } from '../../ledger/test-rest.ts';
import { agreedAhead, payOutTo, settledFamily } from '../../ledger/test-settled.ts';
import {
  booksBalance,
  bookingNow,
  deliverWebhooks,
  moneyApp,
  verify,
  type Family,
  type MoneyApp,
} from '../../payments/test-money.ts';
import { makeBookable, makeBooking } from '../test-factories.ts';

/** What a family pays beside the advance (docs/decisions/0107-the-rest-of-the-dakshina.md). Every puja here costs ₹1,100. */

let t: MoneyApp;
beforeAll(async () => {
  t = await moneyApp();
});
afterAll(() => t.close());
afterEach(() => booksBalance(t));

const restOf = async (family: Family) => (await bookingNow(t, family)).rest;
const toldOf = ({ booking }: Family) => t.deps.pool<{ topic: string; payload: object }[]>`
  SELECT topic, payload FROM booking_outbox WHERE booking_id = ${booking._id} AND topic LIKE '%Rest.%' ORDER BY created_at, topic`;
const wholeRest = {
  due: 600,
  paid: 0,
  given: null,
  received: null,
  left: 600,
  toPay: 600,
  stage: 'open',
  isOpen: true,
};

describe('paid online', () => {
  test('once the puja has begun: held until it is completed, then the pandit’s whole', async () => {
    const family = await begunFamily(t);
    expect(await restOf(family)).toEqual(wholeRest);
    expect((await payRest(t, family, 600)).status).toBe(200);
    expect(await restOf(family)).toMatchObject({ paid: 600, left: 0, toPay: 0, stage: 'settled' });
    expect(await accountsOf(t, family)).toEqual({ gateway: -1100, held: 500, rest: 600 });
    await timeTakes(t, family, 'complete');
    expect(await accountsOf(t, family)).toEqual({ gateway: -1100, pandit: 1050, commission: 50 });
    expect(await toldOf(family)).toMatchObject([
      { topic: 'payRest.customer', payload: { amount: 60_000, rest: 'settled' } },
      { topic: 'payRest.pandit', payload: { amount: 60_000, rest: 'settled' } },
    ]);
  });

  test('after it was completed it is the pandit’s at once, by whichever way the news comes', async () => {
    const family = await settledFamily(t, 500);
    const checkout = await restPaid(t, family, 600);
    await deliverWebhooks(t);
    expect((await verify(t, family, checkout)).status).toBe(200);
    expect(await accountsOf(t, family)).toEqual({ gateway: -1100, pandit: 1050, commission: 50 });
  });

  test('where no advance was asked the whole price', async () => {
    const offered = await makeBookable(t);
    const customer = await t.person('user');
    const booking = await makeBooking(t, offered, customer, { status: 'completed' });
    const family = { customer, pandit: offered.pandit, booking, advance: 0 };
    expect((await payRest(t, family, 1100)).status).toBe(200);
    expect(await accountsOf(t, family)).toEqual({ gateway: -1100, pandit: 1100 });
  });

  test('is refused before the puja begins, and in any other sum', async () => {
    const early = await agreedAhead(t, 500, 3);
    expect((await bookingNow(t, early)).rest).toBeNull();
    expect((await orderRest(t, early, 600)).body.error?.code).toBe('payment_not_asked');
    const family = await begunFamily(t);
    for (const amount of [599, 601, 1100]) {
      expect((await orderRest(t, family, amount)).body.error?.code).toBe('amount_differs');
    }
    for (const amount of [-600, 600.5, '600']) {
      expect((await orderRest(t, family, amount as number)).status).toBe(400);
    }
    expect((await orderRest(t, { ...family, customer: await t.person('user') }, 600)).status).toBe(404);
  });

  test('is refused once it is paid, and sixty days after the puja', async () => {
    const family = await begunFamily(t);
    await payRest(t, family, 600);
    expect((await orderRest(t, family, 600)).body.error?.code).toBe('payment_not_asked');
    const old = await settledFamily(t, 500);
    await endedFor(t, old, 60 * 24);
    expect((await orderRest(t, old, 600)).body.error?.code).toBe('payment_not_asked');
  });

  test('goes back whole where the puja is called off after all', async () => {
    const family = await begunFamily(t);
    await payRest(t, family, 600);
    const body = { bookingId: family.booking._id, reason: 'The pandit fell ill in the middle' };
    const { status } = await t.call('POST /booking/admin/cancel', { body }, await t.person('admin'));
    expect(status).toBe(200);
    expect(await accountsOf(t, family)).toEqual({});
    expect((await bookingNow(t, family)).refundedAmount).toBe(1100);
  });
});

describe('given in cash', () => {
  test('both say the same: it is settled, and no ledger knows of it', async () => {
    const family = await begunFamily(t);
    expect((await given(t, family, 600)).body).toMatchObject({
      success: true,
      message: 'Thank you. We have told the other side.',
    });
    expect(await restOf(family)).toMatchObject({ given: 600, received: null, left: 0, toPay: 0, stage: 'waits' });
    const { body } = await received(t, family, 600);
    expect(body.data.rest).toMatchObject({ given: 600, received: 600, stage: 'settled' });
    expect(await accountsOf(t, family)).toEqual({ gateway: -500, held: 500 });
    expect(await toldOf(family)).toMatchObject([
      { topic: 'giveRest.pandit', payload: { amount: 60_000, rest: 'waits' } },
      { topic: 'receiveRest.customer', payload: { amount: 60_000, rest: 'settled' } },
    ]);
    expect(body.data.events.slice(-2).map(({ action, amount }) => [action, amount])).toEqual([
      ['giveRest', 600],
      ['receiveRest', 600],
    ]);
  });

  test('half in cash and half online', async () => {
    const family = await begunFamily(t);
    await given(t, family, 250);
    expect(await restOf(family)).toMatchObject({ left: 350, toPay: 350, stage: 'open' });
    expect((await orderRest(t, family, 600)).body.error?.code).toBe('amount_differs');
    expect((await payRest(t, family, 350)).status).toBe(200);
    expect((await received(t, family, 250)).body.data.rest).toMatchObject({ paid: 350, stage: 'settled' });
    expect(await accountsOf(t, family)).toEqual({ gateway: -850, held: 500, rest: 350 });
  });

  test('they differ: the office sees it, until one corrects what it said', async () => {
    const family = await begunFamily(t);
    const admin = await t.person('admin');
    const troubled = async () => {
      const { body } = await t.call('GET /booking/admin/list', { query: { show: 'trouble' } }, admin);
      return body.data.bookings.filter(({ _id }) => _id === family.booking._id).map(({ trouble }) => trouble);
    };
    await given(t, family, 600);
    expect((await received(t, family, 400)).body.data.rest).toMatchObject({ stage: 'differs' });
    expect(await troubled()).toEqual([['restDiffers']]);
    const cases = await t.deps.pool<{ kind: string; openedBy: string }[]>`
      SELECT kind, opened_by FROM cases WHERE booking_id = ${family.booking._id}`;
    expect([...cases]).toEqual([{ kind: 'difference', openedBy: 'time' }]);
    // nothing of it is settled until that is decided
    expect(await timeTakes(t, family, 'complete')).toMatchObject({ kind: 'case-open' });
    expect((await received(t, family, 600)).body.data.rest).toMatchObject({ stage: 'settled' });
    expect(await troubled()).toEqual([]);
  });

  test('no is an answer: nothing came, and then it can be paid online', async () => {
    const family = await begunFamily(t);
    await received(t, family, 600);
    expect((await given(t, family, 0)).body.data.rest).toMatchObject({ given: 0, stage: 'differs', toPay: 600 });
    await payRest(t, family, 600);
    expect((await received(t, family, 0)).body.data.rest).toMatchObject({ paid: 600, stage: 'settled' });
  });

  test.each([
    [0, 422, 'rest_zero'],
    [601, 422, 'rest_beyond'],
    [-1, 400, 'malformed'],
    [100.5, 400, 'malformed'],
    ['five hundred', 400, 'malformed'],
    [1e12, 400, 'malformed'],
  ])('₹%s is refused, and nothing is written', async (amount, status, code) => {
    const family = await begunFamily(t);
    for (const say of [given, received]) {
      const answer = await say(t, family, amount as number);
      expect([answer.status, answer.body.error?.code]).toEqual([status, code]);
    }
    expect(await restOf(family)).toEqual(wholeRest);
    expect(await toldOf(family)).toHaveLength(0);
  });

  test('before the puja, after it is settled, and by anybody else', async () => {
    const early = await agreedAhead(t, 500, 3);
    expect((await given(t, early, 600)).body.error?.code).toBe('rest_early');
    const family = await begunFamily(t);
    await payRest(t, family, 600);
    expect((await received(t, family, 600)).body.error?.code).toBe('rest_over');
    const { booking, customer, pandit } = family;
    expect((await given(t, { ...family, customer: await t.person('user') }, 600)).status).toBe(404);
    const params = { id: booking._id };
    const body = { amount: 600 };
    expect((await t.call('POST /booking/:id/rest/given', { params, body }, pandit)).status).toBe(403);
    expect((await t.call('POST /booking/:id/rest/received', { params, body }, customer)).status).toBe(403);
    expect((await t.call('POST /booking/:id/rest/received', { params, body })).status).toBe(401);
  });

  test('asked twice it is said once', async () => {
    const family = await begunFamily(t);
    const answers = await Promise.all([given(t, family, 600), given(t, family, 600), given(t, family, 600)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await toldOf(family)).toHaveLength(1);
  });
});

describe('the office', () => {
  test('refunds of both, the advance first, and no more than was paid', async () => {
    const family = await settledFamily(t, 500);
    await payRest(t, family, 600);
    const admin = await t.person('admin');
    const refund = (amount: number, key: string = crypto.randomUUID()) =>
      t.call(
        'POST /booking/admin/refund',
        { body: { bookingId: family.booking._id, amount, reason: 'Late', key } },
        admin,
      );
    expect((await refund(1101)).body.error?.code).toBe('refund_beyond');
    const key = crypto.randomUUID();
    expect((await refund(700, key)).status).toBe(200);
    expect((await refund(700, key)).status).toBe(200);
    expect(await accountsOf(t, family)).toEqual({ gateway: -400, pandit: 400 });
    expect((await refund(401)).body.error?.code).toBe('refund_beyond');
    expect((await refund(400)).status).toBe(200);
    expect(await accountsOf(t, family)).toEqual({});
  });

  test('pays out each separately; what is paid out and refunded after is ours to bear', async () => {
    const family = await settledFamily(t, 500);
    await payRest(t, family, 600);
    await payOutTo(t, family, 'bank', 'UTR 1');
    const admin = await t.person('admin');
    const payOut = (amount: number) => {
      const body = {
        bookingId: family.booking._id,
        purpose: 'rest',
        amount,
        method: 'upi',
        reference: 'UTR 2',
      } as const;
      return t.call('POST /payment/admin/pay-out', { body }, admin);
    };
    expect((await payOut(450)).body.error?.code).toBe('payout_differs');
    expect((await payOut(600)).body.data).toMatchObject({ purpose: 'rest', amount: 600 });
    expect(await accountsOf(t, family)).toEqual({ gateway: -1100, commission: 50, paid_out: 1050 });
    const body = { bookingId: family.booking._id, amount: 900, reason: 'Nobody came', key: crypto.randomUUID() };
    expect((await t.call('POST /booking/admin/refund', { body }, admin)).status).toBe(200);
    expect(await accountsOf(t, family)).toEqual({ gateway: -200, commission: -850, paid_out: 1050 });
    const { body: totals } = await t.call('GET /payment/admin/totals', {}, admin);
    expect(totals.data.balance).toBe(0);
  });

  test('and the pandit see what each brought', async () => {
    const family = await settledFamily(t, 500);
    await payRest(t, family, 600);
    const { body } = await t.call('GET /payment/earnings', { query: {} }, family.pandit);
    expect(body.data.totals).toEqual({ paidOut: 0, toCome: 1050, onHold: 0, commission: 50 });
    expect(
      body.data.transactions.map(({ id, purpose, amount, commission, share }) => [
        id,
        purpose,
        amount,
        commission,
        share,
      ]),
    ).toEqual([
      ['TXN000002', 'rest', 600, 0, 600],
      ['TXN000001', 'advance', 500, 50, 450],
    ]);
    const admin = await t.person('admin');
    const query = { list: 'due', search: family.booking._id.slice(-8) } as const;
    const { body: due } = await t.call('GET /payment/admin/list', { query }, admin);
    // it was completed in a time to come
    expect(due.data.rows.map(({ purpose, amount }) => [purpose, amount]).toSorted()).toEqual([
      ['advance', 450],
      ['rest', 600],
    ]);
  });
});
