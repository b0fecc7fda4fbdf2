import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { HOUR } from '#domain/time.ts';
import { makeBookable, makeBooking, type Bookable } from '../bookings/test-factories.ts';
import { agreedAhead, complete } from '../ledger/test-settled.ts';
import { booksBalance, moneyApp, type MoneyApp } from '../payments/test-money.ts';
import { rebuildAllFigures } from '../ratings/rebuild.ts';
import { callsOf, held, type Held } from '../reviews/test-reviews.ts';
import type { TestPerson } from '../testing/test-app.ts';
import { oftenReviewed } from './test-trust.ts';

/** A rating is not made by two who are one (docs/decisions/0118-credit-and-ratings-are-no-gift.md). */

let t: MoneyApp;
let by: ReturnType<typeof callsOf>;
let admin: TestPerson;
beforeAll(async () => {
  t = await moneyApp();
  by = callsOf(t);
  admin = await t.person('admin');
});
afterAll(() => t.close());
afterEach(async () => {
  await booksBalance(t);
  const wrong = await rebuildAllFigures(t.deps.pool);
  if (wrong.length > 0) throw new Error(`${wrong.length} figures were wrong`);
});

async function reviewed(bookable: Bookable, customer: TestPerson, stars: number): Promise<Held> {
  const puja = await held(t, bookable, customer);
  await by.review(puja, { stars });
  await by.reviewFamily(puja);
  return puja;
}
const figuresOf = async (panditId: string) =>
  (
    await t.deps.pool<{ reviews: number; stars: number }[]>`
      SELECT sum(reviews)::int AS reviews, sum(stars)::int AS stars FROM pandit_figures WHERE pandit_id = ${panditId}`
  )[0];

describe('a family counts once for its pandit', () => {
  test('twelve pujas of five stars by one family make no rating; with two more families it is of three', async () => {
    const bookable = await makeBookable(t);
    const family = await t.person('user');
    for (let one = 0; one < 12; one += 1) await reviewed(bookable, family, 5);
    expect((await by.inPublic(bookable.pandit.id)).rating).toBeNull();
    expect(await figuresOf(bookable.pandit.id)).toEqual({ reviews: 1, stars: 5 });
    for (const stars of [2, 3]) await reviewed(bookable, await t.person('user'), stars);
    expect((await by.inPublic(bookable.pandit.id)).rating).toMatchObject({ reviews: 3 });
    expect(await figuresOf(bookable.pandit.id)).toEqual({ reviews: 3, stars: 10 });
  });

  test('by its newest; where that is withdrawn the one before counts again', async () => {
    const bookable = await makeBookable(t);
    const family = await t.person('user');
    const pujas = [];
    for (const stars of [5, 1, 4]) pujas.push(await reviewed(bookable, family, stars));
    const stars = async () => (await figuresOf(bookable.pandit.id))?.stars;
    expect(await stars()).toBe(4);
    const [first, middle, newest] = pujas;
    if (!first || !middle || !newest) throw new Error('three were held');
    await by.withdraw(middle, family);
    expect(await stars()).toBe(4);
    await by.withdraw(newest, family);
    expect(await stars()).toBe(5);
    await by.withdraw(first, family);
    expect(await figuresOf(bookable.pandit.id)).toEqual({ reviews: 0, stars: 0 });
  });

  test('however many are written at the same moment', async () => {
    const bookable = await makeBookable(t);
    const family = await t.person('user');
    const pujas = [];
    for (let one = 0; one < 5; one += 1) pujas.push(await held(t, bookable, family));
    await Promise.all(pujas.flatMap((puja) => [by.review(puja), by.reviewFamily(puja)]));
    expect(await figuresOf(bookable.pandit.id)).toEqual({ reviews: 1, stars: 5 });
  });
});

describe('“verified”', () => {
  const shown = async (panditId: string) => (await by.inPublic(panditId)).reviews.map(({ verified }) => verified);

  test('is no puja without money that its family calls done in its first minutes', async () => {
    const bookable = await makeBookable(t);
    const customer = await t.person('user');
    const booking = await makeBooking(t, bookable, customer, { status: 'confirmedbypandit' });
    const from = t.deps.now() - HOUR / 2;
    await t.deps.pool`UPDATE bookings SET period = tstzrange(${new Date(from)}, ${new Date(from + 2 * HOUR)})
      WHERE id = ${booking._id}`;
    expect((await t.call('POST /booking/:id/complete', { params: { id: booking._id } }, customer)).status).toBe(200);
    const puja = { booking, customer, pandit: bookable.pandit };
    await by.review(puja);
    await by.reviewFamily(puja);
    expect(await shown(bookable.pandit.id)).toEqual([false]);
  });

  test('is one whose hours had passed', async () => {
    const puja = await reviewed(await makeBookable(t), await t.person('user'), 5);
    expect(await shown(puja.pandit.id)).toEqual([true]);
  });

  test('is one whose money went through us, unless all of it went back', async () => {
    const puja = await agreedAhead(t, 500, -1);
    await t.call('POST /booking/:id/complete', { params: { id: puja.booking._id } }, puja.customer);
    await by.review(puja);
    await by.reviewFamily(puja);
    expect(await shown(puja.pandit.id)).toEqual([true]);
    const body = { bookingId: puja.booking._id, amount: 500, reason: 'Not held', key: crypto.randomUUID() };
    expect((await t.call('POST /booking/admin/refund', { body }, admin)).status).toBe(200);
    expect(await shown(puja.pandit.id)).toEqual([false]);
  });
});

describe('two who review each other often', () => {
  const listed = async (panditId: string) => {
    for (let query = {}; ;) {
      const { pairs, nextCursor } = (await t.call('GET /admin/review-pairs', { query }, admin)).body.data;
      const found = pairs.find(({ pandit }) => pandit._id === panditId);
      if (found || nextCursor === null) return found;
      query = { cursor: nextCursor };
    }
  };
  const looked = (panditId: string, customerId: string, who = admin) =>
    t.call('POST /admin/review-pairs/looked', { body: { panditId, customerId, note: 'One village.' } }, who);

  test('come to the office after three; looked at, they come back when they do it again', async () => {
    const { bookable, pandit, customer } = await oftenReviewed(t, 2);
    expect(await listed(pandit.id)).toBeUndefined();
    await reviewed(bookable, customer, 5);
    expect(await listed(pandit.id)).toMatchObject({
      family: { _id: customer.id },
      mutual: 3,
      note: null,
      reviews: [{ stars: 5, verified: true }, {}, {}],
    });
    expect((await looked(pandit.id, customer.id, await t.person('pandit'))).status).toBe(403);
    const answers = await Promise.all([looked(pandit.id, customer.id), looked(pandit.id, customer.id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const lines = await t.deps.pool`SELECT 1 FROM audit WHERE action = 'pair.looked' AND subject_id = ${pandit.id}`;
    expect(lines).toHaveLength(1);
    expect(await listed(pandit.id)).toBeUndefined();
    for (let one = 0; one < 2; one += 1) await reviewed(bookable, customer, 5);
    expect(await listed(pandit.id)).toBeUndefined();
    await reviewed(bookable, customer, 5);
    expect(await listed(pandit.id)).toMatchObject({ mutual: 3, note: 'One village.' });
  });

  test('are not those who hardly know each other', async () => {
    const bookable = await makeBookable(t);
    for (let one = 0; one < 4; one += 1) await reviewed(bookable, await t.person('user'), 5);
    expect(await listed(bookable.pandit.id)).toBeUndefined();
    const puja = await agreedAhead(t, 300, 2);
    await complete(t, puja);
    expect((await looked(puja.pandit.id, puja.customer.id)).status).toBe(404);
  });
});
