import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findings } from '../../ledger/test-books.ts';
import { booksBalance } from '../../payments/test-money.ts';
import { testApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { rounds } from '../../testing/test-rounds.ts';
import { askCalls, payAdvance, world } from './test-asks.ts';

/** What a family paid a pandit who does not come goes along, also to one who asks for an advance instead of accepting. */

let t: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  t = await testApp();
  admin = await t.person('admin');
});
afterAll(() => t.close());
afterEach(() => booksBalance(t));

const { answer, see, askedOf, seek, told, agreed } = askCalls(() => t);
const withdraw = (pandit: TestPerson | undefined, id: string) =>
  t.call('POST /booking/:id/withdraw', { params: { id }, body: { reason: 'Ill' } }, pandit);
const refund = (bookingId: string, amount: number) =>
  t.call(
    'POST /booking/admin/refund',
    { body: { bookingId, amount, reason: 'Agreed by phone', key: crypto.randomUUID() } },
    admin,
  );
const asksAdvance = (pandit: TestPerson | undefined, id: string | undefined, advanceAmountToBePaid: number) =>
  answer(pandit, id, { bookingStatus: 'advancepaymentrequested', advanceAmountToBePaid });

const receipt = (bookingId: string | undefined, family: TestPerson) =>
  t.call('GET /payment/:bookingId/receipt', { params: { bookingId: bookingId ?? '' } }, family);
const paidOn = async (bookingId: string | undefined, family: TestPerson) =>
  (await receipt(bookingId, family)).body.data.paidAt;

/** An agreed puja with ₹501 paid, of which so much went back, whose pandit withdraws; others are asked. */
async function withdrawn(count = 2, wentBack = 0, daysAhead = 1) {
  const w = await world(t, count, daysAhead);
  const booking = await agreed(w, { limit: 3000 });
  if (wentBack > 0) await refund(booking._id, wentBack);
  expect((await withdraw(w.pandits[0], booking._id)).status).toBe(200);
  await seek();
  const forB = (await askedOf(w.pandits[1]))[0]?._id;
  return { ...w, b: w.pandits[1], booking, forB };
}

/** The newest message to a family, but for those about refunds that have left. */
const lastTold = async (family: TestPerson) =>
  (await told(family)).findLast(({ topic }) => topic !== 'refundSent.customer');

describe('a substitute who asks for an advance', () => {
  test('has it at once from what was paid, the difference goes back, and the family hears both', async () => {
    const { b, booking, forB, family } = await withdrawn();
    expect((await asksAdvance(b, forB, 400)).status).toBe(200);
    expect(await see(forB, family)).toMatchObject({
      bookingStatus: 'advancepaymentdone',
      advanceAmountToBePaid: 400,
      heldAmount: 400,
      refundedAmount: 101,
      sums: { due: 0, paid: 400, left: 700 },
      ask: { state: 'won', keptAmount: 0 },
    });
    const before = await see(booking._id, family);
    expect(before).toMatchObject({ heldAmount: 0, refundedAmount: 0 });
    expect(before.ask?.asked[0]?.wentAlong).toBe(501);
    // its receipt is where it is now
    expect((await receipt(booking._id, family)).body.error?.code).toBe('receipt_unknown');
    // the day of the payment is not that of the handing over
    expect((await see(forB, family)).paymentDateTime).toBe(await paidOn(forB, family));
    expect(await lastTold(family)).toMatchObject({
      topic: 'pay.customer',
      payload: { paidBefore: true, amount: 40_000, back: 10_100 },
    });
    // they were asked to pay once, by the first, and the pandit hears that it is paid
    expect((await told(family)).filter(({ topic }) => topic === 'requestAdvance.customer')).toHaveLength(1);
    expect((await told(b as TestPerson)).at(-1)).toMatchObject({ topic: 'pay.pandit', payload: { amount: 40_000 } });
    expect((await answer(b, forB)).status).toBe(200);
    expect(await see(forB, family)).toMatchObject({ bookingStatus: 'confirmedbypandit', heldAmount: 400 });
  });

  test('for just what was paid has that, and nothing goes back', async () => {
    const { b, forB, family } = await withdrawn();
    await asksAdvance(b, forB, 501);
    expect(await see(forB, family)).toMatchObject({ heldAmount: 501, refundedAmount: 0 });
    expect(await lastTold(family)).toMatchObject({ topic: 'pay.customer', payload: { amount: 50_100, back: 0 } });
  });

  test('for more waits for the family, which reads what comes back then', async () => {
    const { b, booking, forB, family } = await withdrawn();
    await asksAdvance(b, forB, 800);
    expect(await lastTold(family)).toMatchObject({ topic: 'requestAdvance.customer', payload: { waits: 50_100 } });
    expect(await see(forB, family)).toMatchObject({ bookingStatus: 'advancepaymentrequested', heldAmount: 0 });
    await payAdvance(t, family, forB ?? '');
    expect(await see(forB, family)).toMatchObject({ bookingStatus: 'advancepaymentdone', heldAmount: 800 });
    expect((await see(booking._id, family)).refundedAmount).toBe(501);
  });

  test('uses no credit for it, and two who ask at the same moment do not both have it', async () => {
    const { pandits, family, booking } = await withdrawn(4);
    const credit = async () => (await t.call('GET /booking/credit', {}, family)).body.data.amount;
    const had = await credit();
    expect(had).toBeGreaterThan(0);
    const others = pandits.slice(1);
    const answers = await Promise.all(others.map(async (one) => asksAdvance(one, (await askedOf(one))[0]?._id, 300)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const states = await Promise.all(others.map(async (one) => (await askedOf(one))[0]?.bookingStatus));
    expect(states.toSorted()).toEqual(['advancepaymentdone', 'cancelled', 'cancelled']);
    expect(await credit()).toBe(had);
    expect((await see(booking._id, family)).ask?.state).toBe('won');
  });

  test('and then cannot come after all: what stays of it waits for the next one', async () => {
    const { b, forB, pandits, family } = await withdrawn(3, 0, 10);
    await asksAdvance(b, forB, 300);
    await answer(b, forB, { bookingStatus: 'rejected', additionalNotesbyPandit: 'Fever' });
    expect((await see(forB, family)).ask).toMatchObject({ state: 'seeking', keptAmount: 300 });
    await seek();
    const [forC] = await askedOf(pandits[2]);
    expect((await answer(pandits[2], forC?._id)).status).toBe(200);
    expect(await see(forC?._id, family)).toMatchObject({
      bookingStatus: 'confirmedbypandit',
      heldAmount: 300,
      sums: { paid: 300 },
    });
  });
});

describe('of an advance that was partly refunded before', () => {
  test('what is left goes along', async () => {
    const { b, booking, forB, family } = await withdrawn(2, 101);
    expect((await see(booking._id, family)).ask?.keptAmount).toBe(400);
    expect((await answer(b, forB)).status).toBe(200);
    expect(await see(forB, family)).toMatchObject({
      bookingStatus: 'confirmedbypandit',
      advanceAmountToBePaid: 400,
      heldAmount: 400,
      sums: { due: 0, paid: 400, left: 700 },
    });
    expect((await see(booking._id, family)).ask?.asked[0]?.wentAlong).toBe(400);
    // given back whole it is that, and no rupee more
    expect((await withdraw(b, forB ?? '')).status).toBe(200);
    await seek();
    expect(await see(forB, family)).toMatchObject({ heldAmount: 0, sums: { paid: 0 } });
  });

  test('only what is left pays the advance of another', async () => {
    const { b, forB, family } = await withdrawn(2, 101);
    await asksAdvance(b, forB, 450);
    expect(await see(forB, family)).toMatchObject({ bookingStatus: 'advancepaymentrequested', heldAmount: 0 });
    const other = await withdrawn(2, 101);
    await asksAdvance(other.b, other.forB, 350);
    expect(await see(other.forB, other.family)).toMatchObject({
      bookingStatus: 'advancepaymentdone',
      heldAmount: 350,
      sums: { paid: 350 },
    });
  });

  test('a refund that is on its way arrives, whosever booking it is by then', async () => {
    const { b, forB, family } = await withdrawn(2, 101);
    await answer(b, forB);
    const { refundJob } = await import('../../payments/refunds/refunds.ts');
    await refundJob(t.deps).run(new AbortController().signal);
    const rows = await t.deps.pool<{ status: string }[]>`
      SELECT status FROM refunds WHERE customer_id = ${family.id} AND amount_paise = 10100`;
    expect(rows.map(({ status }) => status)).not.toContain('due');
    expect(rows).toHaveLength(1);
  });
});

test('whatever the three of them ask, accept, give up and get back, no rupee is lost', async () => {
  const way = fc.record({
    asks: fc.option(fc.integer({ min: 1, max: 700 })),
    refunded: fc.option(fc.integer({ min: 1, max: 600 })),
    comes: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(way, { minLength: 3, maxLength: 3 }), async (ways) => {
      const w = await world(t, 4, 1);
      const booking = await agreed(w, { limit: 3000 });
      let [pandit, id] = [w.pandits[0], booking._id];
      for (const { asks, refunded, comes } of ways) {
        if (refunded !== null) await refund(id, refunded);
        const now = await see(id, w.family);
        if (now.bookingStatus === 'advancepaymentdone') await answer(pandit, id);
        if (comes) break;
        await withdraw(pandit, id);
        await seek();
        expect(await findings(t.deps.pool)).toEqual([]);
        const next = await firstAsked(w.pandits);
        if (!next) break;
        [pandit, id] = next;
        await (asks === null ? answer(pandit, id) : asksAdvance(pandit, id, asks));
        const { bookingStatus } = await see(id, w.family);
        if (bookingStatus === 'advancepaymentrequested') await payAdvance(t, w.family, id);
        expect(await findings(t.deps.pool)).toEqual([]);
        const { heldAmount, sums } = await see(id, w.family);
        expect(sums.paid).toBe(heldAmount);
      }
    }),
    { numRuns: rounds(4, 60), seed: 20261126 },
  );
});

/** One of those whose answer is awaited, with what they were asked. */
async function firstAsked(pandits: readonly TestPerson[]): Promise<[TestPerson, string] | null> {
  for (const pandit of pandits) {
    const waiting = (await askedOf(pandit)).find(({ bookingStatus }) => bookingStatus === 'pendingwithpandit');
    if (waiting) return [pandit, waiting._id];
  }
  return null;
}
