import { describe, expect, test } from 'vitest';
import { HOUR, hours } from '#domain/time.ts';
import { makeBookable, makeBooking } from '../bookings/test-factories.ts';
import { accountsOf } from '../ledger/test-accounts.ts';
import { payOutTo } from '../ledger/test-settled.ts';
import { bookingNow, type Family } from '../payments/test-money.ts';
import { begun, casesApp, idOf, moveStart } from './test-cases.ts';

/** A puja that was said to be held, or to which nobody came: the decision says whether it took place, and nothing contradicts that. */

const { t, calls, admin } = await casesApp();

const say = (family: Family, withoutCode: 'forgot' | 'none' = 'forgot') =>
  t.call(
    'POST /booking/update-booking-status',
    { body: { bookingId: family.booking._id, bookingStatus: 'completed', withoutCode } },
    family.pandit,
  );

/** The pandit says that it was held, without the family's code; rupees were paid before it. */
async function saidHeld(advance = 500): Promise<Family> {
  const family = await begun(t, advance);
  expect((await say(family)).status).toBe(200);
  return family;
}

/** Nothing was paid. */
async function unpaid(): Promise<Family> {
  const [bookable, customer] = [await makeBookable(t), await t.person('user')];
  const booking = await makeBooking(t, bookable, customer, { status: 'confirmedbypandit', startTime: '09:00' });
  const family = { customer, pandit: bookable.pandit, booking, advance: 0 };
  await moveStart(t, family, -hours(1));
  return family;
}

const doubted = async (family: Family) => {
  const caseId = idOf(await calls.open(family, { kind: 'notHeld' }));
  await calls.take(admin, caseId);
  return caseId;
};
const reviewsOf = ({ booking, customer }: Family) =>
  t.call('GET /booking/:id/reviews', { params: { id: booking._id } }, customer);
const rate = ({ booking, customer }: Family) =>
  t.call(
    'POST /booking/:id/review',
    {
      params: { id: booking._id },
      body: { stars: 5, onTime: true, conduct: true, explained: true, asAgreed: true, words: '' },
    },
    customer,
  );

describe('it was not held', () => {
  test('one press without words: the pandit reads it and may answer; nothing is asked for, paid out, or reviewed', async () => {
    const family = await saidHeld();
    const { mayOpen } = await calls.seenBy(family, family.customer);
    expect(mayOpen).toContain('notHeld');
    expect((await calls.seenBy(family, family.pandit)).mayOpen).not.toContain('notHeld');
    const caseId = idOf(await calls.open(family, { kind: 'notHeld' }));
    const booking = await bookingNow(t, family);
    expect(booking).toMatchObject({ openCase: { kind: 'notHeld', rests: true }, sums: { asked: 0 }, startCode: null });
    const [heard] = (await calls.seenBy(family, family.pandit)).cases;
    expect(heard).toMatchObject({ kind: 'notHeld', mayAdd: true });
    expect((await calls.add(caseId, family.pandit, 'I was there from nine on.')).status).toBe(200);
    expect((await reviewsOf(family)).body.data).toMatchObject({ mayWrite: false, until: null });
    expect((await rate(family)).body.error?.code).toBe('review_not_held');
    await expect(payOutTo(t, family, 'cash')).rejects.toThrow('A case about the money');
    const { totals, months, transactions } = (await t.call('GET /payment/earnings', { query: {} }, family.pandit)).body
      .data;
    expect(transactions).toMatchObject([{ status: 'Pending', onHold: true }]);
    for (const sums of [totals, ...months]) expect(sums).toMatchObject({ toCome: 450, onHold: 450 });
    // what else was wrong is added to it, by either side
    for (const who of [family.customer, family.pandit]) {
      const other = await calls.open(family, { kind: 'dispute', words: 'And he was late' }, who);
      expect(other.body.error?.code).toBe('case_of_day');
    }
  });

  test('all back: the booking ends, settled money with it, and the history says what was found', async () => {
    const family = await saidHeld();
    const reply = await calls.decide(admin, await doubted(family), { remedy: 'refundAll' });
    expect(reply.status).toBe(200);
    const booking = await bookingNow(t, family);
    expect(booking).toMatchObject({ bookingStatus: 'cancelled', refundedAmount: 500, sums: { paid: 0, left: null } });
    expect(booking.events.at(-1)).toMatchObject({ action: 'notHeld', actor: 'admin', note: null });
    expect(await accountsOf(t, family)).toEqual({});
    expect((await reviewsOf(family)).body.data.mayWrite).toBe(false);
  });

  test('a part back: the rest stays the pandit’s, and sums say so', async () => {
    const family = await saidHeld();
    await calls.decide(admin, await doubted(family), { remedy: 'refundPart', amount: 200 });
    expect(await bookingNow(t, family)).toMatchObject({
      bookingStatus: 'cancelled',
      refundedAmount: 200,
      sums: { paid: 300, left: null, asked: 0 },
    });
    expect(await accountsOf(t, family)).toEqual({ gateway: -300, pandit: 270, commission: 30 });
  });

  test('nothing back: it was not held all the same', async () => {
    const family = await saidHeld();
    await calls.decide(admin, await doubted(family), { remedy: 'ends' });
    expect(await bookingNow(t, family)).toMatchObject({
      bookingStatus: 'cancelled',
      refundedAmount: 0,
      sums: { paid: 500, left: null, asked: 0 },
    });
    expect(await accountsOf(t, family)).toEqual({ gateway: -500, pandit: 450, commission: 50 });
  });

  test('held after all: said in the history, payable and reviewed again, and the last word', async () => {
    const family = await saidHeld();
    await calls.decide(admin, await doubted(family), { remedy: 'payPandit' });
    const booking = await bookingNow(t, family);
    expect(booking).toMatchObject({ bookingStatus: 'completed', openCase: null, sums: { asked: 600 } });
    expect(booking.events.at(-1)).toMatchObject({ action: 'completeOnBehalf', to: 'completed' });
    expect((await calls.seenBy(family, family.customer)).mayOpen).not.toContain('notHeld');
    expect((await calls.open(family, { kind: 'notHeld' })).body.error?.code).toBe('case_never');
    expect((await rate(family)).status).toBeLessThan(300);
    expect(await accountsOf(t, family)).toEqual({ gateway: -500, pandit: 450, commission: 50 });
  });

  test('where it was paid out to the pandit, what goes back is ours to bear', async () => {
    const family = await saidHeld();
    await payOutTo(t, family, 'cash');
    await calls.decide(admin, await doubted(family), { remedy: 'refundAll' });
    expect(await bookingNow(t, family)).toMatchObject({ bookingStatus: 'cancelled', refundedAmount: 500 });
    expect(await accountsOf(t, family)).toMatchObject({ paid_out: 450 });
  });

  test('nothing was paid: no part to give back', async () => {
    const family = await unpaid();
    await say(family);
    const caseId = await doubted(family);
    const { remedies } = (await calls.look(admin, caseId)).body.data;
    expect(remedies).toEqual(['refundAll', 'payPandit', 'ends']);
    expect((await calls.decide(admin, caseId, { remedy: 'nothing' })).body.error?.code).toBe('case_remedy');
    expect((await calls.decide(admin, caseId, { remedy: 'refundAll' })).status).toBe(200);
    expect(await bookingNow(t, family)).toMatchObject({ bookingStatus: 'cancelled', refundedAmount: 0 });
  });

  test('who began it by the code, or whose family said that it was done, hears nothing of it', async () => {
    const family = await begun(t, 500);
    await t.call('POST /booking/:id/complete', { params: { id: family.booking._id } }, family.customer);
    expect((await calls.seenBy(family, family.customer)).mayOpen).not.toContain('notHeld');
    expect((await calls.open(family, { kind: 'notHeld' })).body.error?.code).toBe('case_never');
  });
});

describe('nobody came', () => {
  test.each(['refundAll', 'refundPart', 'ends'] as const)(
    '%s ends the booking, and its code with it',
    async (remedy) => {
      const family = await begun(t, 500);
      const made = { remedy, ...(remedy === 'refundPart' && { amount: 200 }) };
      expect((await calls.decided(family, { kind: 'absence' }, admin, made)).reply.status).toBe(200);
      const back = { refundAll: 500, refundPart: 200, ends: 0 }[remedy];
      const booking = await bookingNow(t, family);
      expect(booking).toMatchObject({ bookingStatus: 'cancelled', startCode: null, refundedAmount: back });
      expect(booking.sums).toMatchObject({ paid: 500 - back, left: null });
      const code = { params: { id: family.booking._id }, body: { code: '0000' } };
      expect((await t.call('POST /booking/:id/begin', code, family.pandit)).status).toBe(409);
    },
  );

  test('the pandit still comes today: the puja stays on, with its code; later it can be said again', async () => {
    const family = await begun(t, 500);
    const before = await bookingNow(t, family);
    await calls.decided(family, { kind: 'absence' }, admin, { remedy: 'goesOn' });
    const booking = await bookingNow(t, family);
    expect(booking).toMatchObject({ bookingStatus: 'confirmedbypandit', openCase: null });
    expect(booking.startCode).toBe(before.startCode);
    const { cases, mayOpen } = await calls.seenBy(family, family.customer);
    expect(cases[0]?.decision).toMatchObject({ remedy: 'goesOn', absent: false });
    expect(mayOpen).toContain('absence');
  });

  test('"the money stays as it is" is no decision; a day later, nor is "it is still on"', async () => {
    const family = await begun(t, 500);
    const caseId = idOf(await calls.open(family, { kind: 'absence' }));
    await calls.take(admin, caseId);
    expect((await calls.decide(admin, caseId)).body.error?.code).toBe('case_remedy');
    await moveStart(t, family, -48 * HOUR);
    // what waited for the decision is decided, however late
    await t.deps.pool`UPDATE bookings SET due_at = now() - interval '1 hour' WHERE id = ${family.booking._id}`;
    expect((await calls.decide(admin, caseId, { remedy: 'goesOn' })).body.error?.code).toBe('case_remedy');
    expect((await calls.decide(admin, caseId, { remedy: 'refundAll' })).status).toBe(200);
    expect(await bookingNow(t, family)).toMatchObject({ bookingStatus: 'cancelled', refundedAmount: 500 });
  });
});
