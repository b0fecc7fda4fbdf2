import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#domain/time.ts';
import { accountsOf, inOne, timeTakes } from '../../ledger/test-accounts.ts';
import { agreedAhead, paidFamily, refOf, settledFamily } from '../../ledger/test-settled.ts';
import { booksBalance, bookingNow, moneyApp, type Family, type MoneyApp } from '../../payments/test-money.ts';
import { makeBookable, makeBooking } from '../test-factories.ts';
import { transition } from './transition.ts';

/** A family calls off what is paid or agreed (docs/decisions/0104-the-data-of-a-whole-life.md). */

let t: MoneyApp;
beforeAll(async () => {
  t = await moneyApp();
});
afterAll(() => t.close());
afterEach(() => booksBalance(t));

const cancel = ({ booking, customer }: Pick<Family, 'booking' | 'customer'>, refund: number, reason = '') =>
  t.call('POST /booking/:id/cancel', { params: { id: booking._id }, body: { refund, reason } }, customer);

const agreed = (advance: number, hours: number) => agreedAhead(t, advance, hours);

const toldOf = async ({ booking }: Pick<Family, 'booking'>) => [
  ...(await t.deps.pool<{ topic: string; payload: object }[]>`
    SELECT topic, payload FROM booking_outbox
    WHERE booking_id = ${booking._id} AND topic LIKE 'cancel.%' ORDER BY topic`),
];

describe('what comes back of the advance', () => {
  test.each([
    [73, 501, 501, {}],
    [30, 501, 251, { gateway: -250, pandit: 225, commission: 25 }],
    [5, 501, 0, { gateway: -501, pandit: 450.9, commission: 50.1 }],
  ])('%i hours before the start, of ₹%i: ₹%i', async (hours, advance, refund, accounts) => {
    const family = await agreed(advance, hours);
    const { status, body } = await cancel(family, refund, 'My mother is ill');
    expect([status, body.message]).toEqual([200, 'The booking is cancelled. We have told the pandit.']);
    expect(body.data).toMatchObject({ bookingStatus: 'cancelled', refundedAmount: refund, heldAmount: 0, dueAt: null });
    expect(body.data.events.at(-1)).toMatchObject({ action: 'cancel', actor: 'customer', note: 'My mother is ill' });
    expect(await accountsOf(t, family)).toEqual(accounts);
    const kept = (advance - refund) * 100;
    expect(await toldOf(family)).toMatchObject([
      { topic: 'cancel.customer', payload: { amount: refund * 100, refunded: refund > 0, kept } },
      { topic: 'cancel.pandit', payload: { kept, note: 'My mother is ill' } },
    ]);
  });

  test('all of it while the pandit has not accepted, however near the puja is', async () => {
    const bookable = await makeBookable(t);
    const family = await paidFamily(t, 400, bookable, addDays(bookable.day, 6));
    expect((await cancel(family, 400)).body.data).toMatchObject({ bookingStatus: 'cancelled', refundedAmount: 400 });
    expect(await accountsOf(t, family)).toEqual({});
  });

  test('nothing where nothing was paid', async () => {
    const customer = await t.person('user');
    const booking = await makeBooking(t, await makeBookable(t), customer, { status: 'confirmedbypandit' });
    expect((await cancel({ booking, customer }, 0)).body.data.bookingStatus).toBe('cancelled');
  });

  test('is of what an earlier refund left', async () => {
    const family = await agreed(500, 30);
    const admin = await t.person('admin');
    const body = { bookingId: family.booking._id, amount: 100, reason: 'Shorter puja', key: crypto.randomUUID() };
    await t.call('POST /booking/admin/refund', { body }, admin);
    expect((await bookingNow(t, family)).heldAmount).toBe(400);
    expect((await cancel(family, 200)).status).toBe(200);
    expect(await accountsOf(t, family)).toEqual({ gateway: -200, pandit: 180, commission: 20 });
  });
});

describe('what is refused', () => {
  test('another sum than was shown: nothing is done, and the true one is said', async () => {
    const family = await agreed(501, 30);
    const { status, body } = await cancel(family, 501);
    expect([status, body.error?.code, body.message]).toEqual([
      409,
      'refund_changed',
      'The part of the advance that comes back has changed: ₹251. Please look again before you cancel.',
    ]);
    expect(await bookingNow(t, family)).toMatchObject({ bookingStatus: 'confirmedbypandit', heldAmount: 501 });
    expect(await toldOf(family)).toEqual([]);
  });

  test('once the puja has begun, or is over, or was never agreed', async () => {
    const family = await agreed(501, -1);
    expect((await cancel(family, 0)).body.error?.code).toBe('booking_started');
    expect((await cancel(await settledFamily(t, 300), 0)).body.error?.code).toBe('booking_no_step');
    const customer = await t.person('user');
    const booking = await makeBooking(t, await makeBookable(t), customer, { status: 'advancepaymentrequested' });
    expect((await cancel({ booking, customer }, 0)).body.error?.code).toBe('booking_no_step');
  });

  test('to anybody else; and the call of before still takes no agreed puja away', async () => {
    const family = await agreed(501, 80);
    const { booking, pandit, customer } = family;
    expect((await cancel({ booking, customer: await t.person('user') }, 501)).status).toBe(404);
    const params = { id: booking._id };
    for (const person of [pandit, await t.person('admin')]) {
      expect((await t.call('POST /booking/:id/cancel', { params, body: { refund: 501 } }, person)).status).toBe(403);
    }
    expect((await t.call('POST /booking/:id/cancel', { params, body: { refund: 501 } })).status).toBe(401);
    const old = { bookingId: booking._id, bookingStatus: 'cancelled' } as const;
    const { status, body } = await t.call('POST /booking/update-booking-status', { body: old }, customer);
    expect([status, body.error?.code]).toEqual([409, 'booking_no_step']);
    expect((await bookingNow(t, family)).bookingStatus).toBe('confirmedbypandit');
  });
});

test('asked twice it is done once, and the same person hears so', async () => {
  const family = await agreed(500, 30);
  const answers = await Promise.all([cancel(family, 250), cancel(family, 250), cancel(family, 250)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await bookingNow(t, family)).refundedAmount).toBe(250);
  expect(await toldOf(family)).toHaveLength(2);
});

test('against the completion and a refund of the office: one of them has the money', async () => {
  for (let round = 0; round < 5; round += 1) {
    const family = await agreed(500, 30);
    const { booking, customer } = family;
    const by = { action: 'cancelOnBehalf', by: 'admin', actorId: customer.id, note: 'Flood' } as const;
    await Promise.all([
      cancel({ booking, customer }, 250),
      timeTakes(t, family, 'complete'),
      inOne(t, (sql) => transition(sql, { ...refOf(family), ...by }, t.deps.now())),
    ]);
    expect([
      { gateway: -250, pandit: 225, commission: 25 },
      { gateway: -500, pandit: 450, commission: 50 },
      {},
    ]).toContainEqual(await accountsOf(t, family));
  }
});

test('what is promised is frozen when a family asks', async () => {
  const { body } = await t.call('GET /booking/policy', {});
  expect(body.data.tiers).toEqual([
    { hours: 72, percent: 100 },
    { hours: 24, percent: 50 },
  ]);
  const family = await agreed(500, 30);
  const strict = { tiers: [{ hours: 100, percent: 10 }], credit: 0 };
  await t.deps.pool`UPDATE bookings SET policy = ${t.deps.pool.json(strict)} WHERE id = ${family.booking._id}`;
  expect((await bookingNow(t, family)).policy).toEqual(strict);
  expect((await cancel(family, 0)).body.data.bookingStatus).toBe('cancelled');
});
