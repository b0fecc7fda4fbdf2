import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ratingOf } from '#domain/reviews/rating.ts';
import { days } from '#domain/time.ts';

import { chanceOf } from '../../demo/chance.ts';
import { makeBookable } from '../bookings/test-factories.ts';
import { transaction } from '../db/sql.ts';
import { moneyApp, type MoneyApp } from '../payments/test-money.ts';
import { withdrawAll } from '../reviews/leave.ts';
import { inFigures } from './mended-en.ts';
import { rebuildAllFigures } from './rebuild.ts';
import { showDue } from '../reviews/showing.ts';
import { callsOf, held, pass, type Held } from '../reviews/test-reviews.ts';

/** Ratings are kept as reviews come and go; rebuilding them finds the same. */

let t: MoneyApp;
let by: ReturnType<typeof callsOf>;
beforeAll(async () => {
  t = await moneyApp();
  by = callsOf(t);
});
afterAll(() => t.close());
afterEach(async () => {
  const wrong = await rebuildAllFigures(t.deps.pool);
  if (wrong.length > 0) throw new Error(wrong.map(inFigures).join('\n'));
});

/** What the figures should say, counted from what everybody reads. */
async function starsOf(panditId: string): Promise<number[]> {
  const stars: number[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const { reviews, nextCursor } = await by.inPublic(panditId, cursor);
    stars.push(...reviews.map((review) => review.stars));
    cursor = nextCursor;
  }
  return stars;
}
const given = (stars: readonly number[]) => ({
  reviews: stars.length,
  stars: stars.reduce((sum, one) => sum + one, 0),
});

test('a random life of two pandits: each rating is what their shown reviews say', async () => {
  const dice = chanceOf(105);
  const offered = [await makeBookable(t), await makeBookable(t)];
  const pujas: Held[] = [];
  for (let n = 0; n < 26; n += 1) pujas.push(await held(t, offered[n % 2]));
  const deeds: ((puja: Held) => Promise<unknown>)[] = [
    ...Array.from({ length: 6 }, () => (puja: Held) => by.review(puja, { stars: dice.between(1, 5) })),
    ...Array.from({ length: 4 }, () => (puja: Held) => by.reviewFamily(puja)),
    (puja) => by.withdraw(puja, puja.customer),
    (puja) => pass(t, puja, 20).then(() => showDue(t.deps)),
    (puja) => Promise.all([by.withdraw(puja, puja.customer), pass(t, puja, 20).then(() => showDue(t.deps))]),
    (puja) => transaction(t.deps.pool, (sql) => withdrawAll(sql, puja.customer.id, t.deps.now())),
  ];
  for (let round = 0; round < 18; round += 1) {
    await Promise.all([0, 1, 2, 3].map(() => dice.pick(deeds)(dice.pick(pujas))));
    expect(await rebuildAllFigures(t.deps.pool)).toEqual([]);
  }
  const own = await Promise.all(offered.map(({ pandit }) => starsOf(pandit.id)));
  expect(own.flat().length).toBeGreaterThan(3);
  for (const [nth, { pandit }] of offered.entries()) {
    const { rating } = await by.inPublic(pandit.id);
    expect(rating).toEqual(ratingOf(given(own[nth] ?? []), given(own.flat())));
  }
});

test('a rating is on the page and in the search from the third review on, and old reviews fall out', async () => {
  const bookable = await makeBookable(t);
  const page = async () => (await t.call('GET /pandits/:id', { params: { id: bookable.pandit.id } })).body.data.rating;
  for (const stars of [5, 5, 5]) {
    expect(await page()).toBeNull();
    const puja = await held(t, bookable);
    await by.review(puja, { stars });
    await by.reviewFamily(puja);
  }
  const rating = await page();
  expect(rating).toMatchObject({ reviews: 3 });
  const { body } = await t.call('POST /availability/filter-availability', {
    body: { ritualId: bookable.ritual.id, date: bookable.day },
  });
  const found = body.data.results.find(({ userId }) => userId._id === bookable.pandit.id);
  expect(found?.rating).toEqual(rating);
  t.wait(days(365 + 300));
  expect(await page()).toMatchObject({ reviews: 3 });
  t.wait(days(100));
  expect(await page()).toBeNull();
});

test('what is wrong is found and mended', async () => {
  await t.deps.pool`UPDATE pandit_figures SET reviews = reviews + 1, stars = stars + 5`;
  const [first] = await t.deps.pool<
    { panditId: string; month: string; reviews: number; stars: number; name: string }[]
  >`
    SELECT f.*, p.name FROM pandit_figures f JOIN people p ON p.id = f.pandit_id ORDER BY p.name, f.pandit_id, f.month LIMIT 1`;
  const mended = await rebuildAllFigures(t.deps.pool);
  expect(mended[0]).toMatchObject({
    panditId: first?.panditId,
    name: first?.name,
    wasReviews: first?.reviews,
    reviews: (first?.reviews ?? 0) - 1,
  });
  expect(mended.map(inFigures)[0]).toBe(
    `${first?.name} (${first?.panditId}), ${first?.month.slice(0, 7)}: ${first?.reviews} reviews with ${first?.stars} stars, ` +
      `now ${(first?.reviews ?? 0) - 1} with ${(first?.stars ?? 0) - 5}`,
  );
});
