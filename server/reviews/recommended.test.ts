import { afterAll, beforeAll, expect, test } from 'vitest';
import { differing, misranked } from '../availability/searchable/searchable-store.ts';
import { searchableJobs } from '../availability/searchable/searchable.ts';
import { declareDays, makeBookable, makeOffer, type Bookable } from '../bookings/test-factories.ts';
import { addDays, dayAt } from '#domain/time.ts';
import { moneyApp, type MoneyApp } from '../payments/test-money.ts';
import { callsOf, held } from './test-reviews.ts';

/** The search by rating follows the reviews (docs/decisions/0111-recommended.md). */

let t: MoneyApp;
let by: ReturnType<typeof callsOf>;
beforeAll(async () => {
  t = await moneyApp();
  by = callsOf(t);
});
afterAll(() => t.close());

const round = () => Promise.all(searchableJobs(t.deps).map((job) => job.run()));
const everybody = async () =>
  (await t.deps.pool<{ panditId: string }[]>`SELECT pandit_id FROM pandits`).map(({ panditId }) => panditId);

async function recommended({ ritual, day }: Bookable, limit: number): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const body = {
      ritualId: ritual.id,
      date: addDays(day, 20),
      sort: 'recommended' as const,
      limit,
      ...(cursor && { cursor }),
    };
    const reply = await t.call('POST /availability/filter-availability', { body });
    expect(reply.status).toBe(200);
    ids.push(...reply.body.data.results.map(({ userId }) => userId._id));
    cursor = reply.body.data.nextCursor;
  }
  return ids;
}

test('the best rated first, who is new at the mean of all; a review withdrawn changes it at once', async () => {
  const good = await makeBookable(t);
  const others = await Promise.all(
    [1, 2].map(async (): Promise<Bookable> => {
      const pandit = await t.person('pandit');
      await makeOffer(t, pandit, good.ritual);
      await declareDays(t, pandit, good.day, addDays(good.day, 30));
      return { ...good, pandit };
    }),
  );
  const [bad = good, fresh = good] = others;
  const reviewed: Awaited<ReturnType<typeof held>>[] = [];
  for (const [bookable, stars] of [
    [good, 5],
    [bad, 1],
  ] as const) {
    for (let n = 0; n < 3; n += 1) {
      const puja = await held(t, bookable);
      await by.review(puja, { stars });
      await by.reviewFamily(puja);
      reviewed.push(puja);
    }
  }
  await round();
  expect(await misranked(t.deps.pool, await everybody(), dayAt(t.deps.now()))).toEqual([]);
  const inOrder = [good, fresh, bad].map(({ pandit }) => pandit.id);
  expect(await recommended(good, 10)).toEqual(inOrder);
  expect(await recommended(good, 1)).toEqual(inOrder);
  // with two reviews of one star left they are new again, and no longer last
  const last = reviewed.at(-1);
  if (last) await by.withdraw(last, last.customer);
  const after = await recommended(good, 10);
  expect(after[0]).toBe(good.pandit.id);
  await round();
  const mean = [bad, fresh]
    .map(({ pandit }) => pandit.id)
    .toSorted()
    .toReversed();
  expect((await recommended(good, 10)).slice(1)).toEqual(mean);
  expect(await misranked(t.deps.pool, await everybody(), dayAt(t.deps.now()))).toEqual([]);
  expect(await differing(t.deps.pool, await everybody(), dayAt(t.deps.now()))).toEqual([]);
});

test('two who review one pandit at once, and one who withdraws, leave the rank the figures say', async () => {
  const bookable = await makeBookable(t);
  const pujas = [];
  for (let n = 0; n < 4; n += 1) pujas.push(await held(t, bookable));
  await Promise.all(pujas.map((puja) => by.review(puja, { stars: 4 })));
  const answers = await Promise.all([
    ...pujas.map((puja) => by.reviewFamily(puja)),
    ...pujas.slice(0, 1).map((puja) => by.withdraw(puja, puja.customer)),
  ]);
  expect(answers.every(({ status }) => status < 300)).toBe(true);
  await round();
  expect(await misranked(t.deps.pool, [bookable.pandit.id], dayAt(t.deps.now()))).toEqual([]);
});
