import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Booking } from '#contract/bookings.ts';
import { isAgreed, steps } from '#domain/booking.ts';
import { refundOnCancel } from '#domain/booking/cancellation.ts';
import { paise, rupees } from '#domain/money.ts';
import { addDays, HOUR, instantOf } from '#domain/time.ts';
import { accountsOf, timeTakes } from '../../ledger/test-accounts.ts';
import { findings } from '../../ledger/test-books.ts';
import { given, orderRest, received } from '../../ledger/test-rest.ts';
import { payOutTo } from '../../ledger/test-settled.ts';
import {
  bookingNow,
  createOrder,
  moneyApp,
  payOrder,
  verify,
  type Family,
  type MoneyApp,
} from '../../payments/test-money.ts';
import { rebuildAllFigures } from '../../ratings/rebuild.ts';
import type { TestPerson } from '../../testing/test-app.ts';
import { rounds } from '../../testing/test-rounds.ts';
import { makeBookable, makeBooking, type Bookable } from '../test-factories.ts';

/**
 * Random lives: two families and a pandit do whatever comes into their heads, in whatever order, through the doors they have. After every
 * deed the books balance, nobody is held twice, and nothing happened that the table of steps does not have.
 */

let t: MoneyApp;
let admin: TestPerson;
beforeAll(async () => {
  t = await moneyApp();
  admin = await t.person('admin');
});
afterAll(() => t.close());

type Deed = (family: Family, now: Booking, amount: number) => Promise<unknown>;

const as = (who: TestPerson, booking: Booking, bookingStatus: Booking['bookingStatus'], more: object = {}) =>
  t.call('POST /booking/update-booking-status', { body: { bookingId: booking._id, bookingStatus, ...more } }, who);
const params = ({ booking }: Family) => ({ params: { id: booking._id } });

/** The puja begins in this many hours, as if that time had gone by; not where another one is held there. */
const bring = async ({ booking }: Family, hours: number) => {
  const from = t.deps.now() + hours * HOUR;
  await t.deps.pool`UPDATE bookings SET period = tstzrange(${new Date(from)}, ${new Date(from + 2 * HOUR)})
    WHERE id = ${booking._id}`.catch(() => null);
};

const deeds: Readonly<Record<string, Deed>> = {
  requestAdvance: ({ pandit, booking }, _, amount) =>
    as(pandit, booking, 'advancepaymentrequested', { advanceAmountToBePaid: amount }),
  pay: async (family, now) => {
    const { status, body } = await createOrder(t, { ...family, advance: now.advanceAmountToBePaid ?? 1 });
    return status === 200 ? verify(t, family, await payOrder(t, body.data.order.id)) : null;
  },
  accept: ({ pandit, booking }) => as(pandit, booking, 'confirmedbypandit'),
  reject: ({ pandit, booking }) => as(pandit, booking, 'rejected', { additionalNotesbyPandit: 'Ill' }),
  takeBack: ({ customer, booking }) => as(customer, booking, 'cancelled'),
  cancel: (family, { policy, heldAmount, creditAmount, startsAt, bookingStatus }) => {
    const money = { held: paise(heldAmount), credit: paise(creditAmount) };
    const back = isAgreed(bookingStatus)
      ? rupees(refundOnCancel(policy, money, instantOf(startsAt), t.deps.now()))
      : heldAmount;
    return t.call('POST /booking/:id/cancel', { ...params(family), body: { refund: back } }, family.customer);
  },
  withdraw: (family) =>
    t.call('POST /booking/:id/withdraw', { ...params(family), body: { reason: 'Ill' } }, family.pandit),
  propose: (family, { bookingDate }, amount) => {
    const body = { day: addDays(bookingDate, 1 + (amount % 5)), startTime: '09:00' };
    return t.call('POST /booking/:id/propose', { ...params(family), body }, family.customer);
  },
  agree: (family, { proposal }) => {
    if (!proposal) return Promise.resolve();
    const body = { day: proposal.day, startTime: proposal.startTime };
    return t.call('POST /booking/:id/proposal/accept', { ...params(family), body }, family.pandit);
  },
  soon: (family, _, amount) => bring(family, [80, 30, 5, 1][amount % 4] ?? 1),
  starts: (family) => bring(family, -1),
  begin: async (family) => {
    const [row] = await t.deps.pool<{ code: string | null }[]>`
      SELECT start_code AS code FROM bookings WHERE id = ${family.booking._id}`;
    return t.call('POST /booking/:id/begin', { ...params(family), body: { code: row?.code ?? '0000' } }, family.pandit);
  },
  done: (family) => t.call('POST /booking/:id/complete', params(family), family.customer),
  time: (family) => timeTakes(t, family, 'complete'),
  expire: (family) => timeTakes(t, family, 'expire'),
  payRest: async (family, { rest }) => {
    const { status, body } = await orderRest(t, family, rest?.toPay ?? 1);
    return status === 200 ? verify(t, family, await payOrder(t, body.data.order.id)) : null;
  },
  give: (family, { rest }, amount) => given(t, family, amount % 2 ? (rest?.left ?? amount) : amount),
  receive: (family, { rest }, amount) => received(t, family, amount % 3 ? (rest?.given ?? amount) : amount),
  refund: ({ booking }, _, amount) => {
    const body = { bookingId: booking._id, amount, reason: 'Asked by phone', key: crypto.randomUUID() };
    return t.call('POST /booking/admin/refund', { body }, admin);
  },
  office: ({ booking }) =>
    t.call('POST /booking/admin/cancel', { body: { bookingId: booking._id, reason: 'Flood' } }, admin),
  payOut: (family) => payOutTo(t, family, 'upi', 'UTR').catch(() => null),
  review: (family, _, amount) => {
    const body = { stars: 1 + (amount % 5), words: '' };
    return t.call('POST /booking/:id/review', { ...params(family), body } as never, family.customer);
  },
};
const names = Object.keys(deeds);
/** What carries a life on comes more often than what ends it. */
const onwards = ['requestAdvance', 'pay', 'accept', 'starts', 'begin', 'payRest', 'give', 'receive', 'done', 'payOut'];

const anyDeed = fc.record({
  who: fc.nat({ max: 1 }),
  what: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...onwards) },
    { weight: 1, arbitrary: fc.constantFrom(...names) },
  ),
  amount: fc.integer({ min: 1, max: 1100 }),
});

const newLife = async (bookable: Bookable, nth: number): Promise<Family> => {
  const customer = await t.person('user');
  const booking = await makeBooking(t, bookable, customer, { day: addDays(bookable.day, nth) });
  return { customer, pandit: bookable.pandit, booking, advance: 0 };
};

/** Two bookings of a pandit that hold their time at once; the constraint says there are none. */
const heldTwice = () => t.deps.pool`
  SELECT a.id FROM bookings a JOIN bookings b ON b.pandit_id = a.pandit_id AND b.id > a.id AND a.period && b.period
  WHERE a.status IN ('advancepaymentrequested', 'advancepaymentdone', 'confirmedbypandit', 'completed')
    AND b.status IN ('advancepaymentrequested', 'advancepaymentdone', 'confirmedbypandit', 'completed')`;

/** What every screen says is paid, without what the two say of cash: that never came through us. */
const paidBySums = async (family: Family): Promise<number> => {
  const { sums, rest } = await bookingNow(t, family);
  return sums.paid - (rest?.given ?? rest?.received ?? 0);
};

/** What the ledger has of the family: paid in and not promised back, with the credit it used. */
async function paidByBooks(family: Family): Promise<number> {
  const { gateway = 0, credit = 0 } = await accountsOf(t, family);
  return 0 - gateway - Math.min(0, credit);
}

/** The office's table says the same of each, and so does the receipt once there is one. */
async function tableSaysSo(family: Family): Promise<void> {
  const { sums, _id } = await bookingNow(t, family);
  const query = new URLSearchParams({ search: _id });
  const reply = await fetch(`${t.url}/api/booking/admin/bookings.csv?${query}`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  const [head = [], row = []] = (await reply.text()).split('\r\n').map((line) => line.split(','));
  const said = ['Due now', 'Paid', 'Left'].map((name) => row[head.indexOf(name)]);
  expect(said).toEqual([sums.due, sums.paid, sums.left ?? ''].map(String));
  const receipt = await t.call(
    'GET /payment/:bookingId/whole-receipt',
    { params: { bookingId: _id } },
    family.customer,
  );
  const total = receipt.status === 200 ? receipt.body.data.total : sums.paid;
  expect(total).toBe(sums.paid);
}

test('whatever they do, no rupee is lost, nobody is held twice, and nothing happens that the table does not have', async () => {
  const reached = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: 4 }), fc.array(anyDeed, { minLength: 12, maxLength: 20 }), async (known, life) => {
      const bookable = await makeBookable(t);
      const lives = [await newLife(bookable, 0), await newLife(bookable, 1)];
      const usual = ['requestAdvance', 'pay', 'accept', 'starts'].slice(0, known);
      const begin = usual.map((what) => ({ who: 0, what, amount: 500 }));
      for (const { who, what, amount } of [...begin, ...life]) {
        const family = lives[who];
        const deed = deeds[what];
        if (!family || !deed) throw new Error('one of the two, and one of the deeds');
        const now = await bookingNow(t, family);
        await deed(family, now, amount);
        expect([what, await findings(t.deps.pool)]).toEqual([what, []]);
        expect([what, await paidBySums(family)]).toEqual([what, await paidByBooks(family)]);
        reached.add((await bookingNow(t, family)).bookingStatus);
      }
      for (const family of lives) {
        const { events } = await bookingNow(t, family);
        const unknown = events.filter(
          ({ action, from, to, actor }) =>
            !steps.some(
              (step) => step.action === action && step.from === from && step.to === to && step.by.includes(actor),
            ),
        );
        expect(unknown).toEqual([]);
        for (const { action } of events) reached.add(action);
        await tableSaysSo(family);
      }
    }),
    { numRuns: rounds(5, 250), seed: 20261123 },
  );
  expect([...(await heldTwice())]).toEqual([]);
  expect(await rebuildAllFigures(t.deps.pool)).toEqual([]);
  // they really came along most of the ways there are
  expect([...reached]).toEqual(expect.arrayContaining(['completed', 'cancelled', 'begin', 'payRest', 'receiveRest']));
});
