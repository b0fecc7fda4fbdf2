import { firstMonthCounted, ratingOf, type Rating, type StarCount } from '#domain/reviews/rating.ts';
import { dayAt, type Instant } from '#domain/time.ts';
import type { Sql } from '../db/sql.ts';
import { addToFigures, figuresOf, figuresOfAll, takeFromFigures } from './figures-store.ts';

/** Ratings, from figures that are kept by month: nothing is counted when somebody looks. */

const NONE: StarCount = { reviews: 0, stars: 0 };

/** The ratings of these pandits; who is new has none. */
export async function ratingsOf(sql: Sql, panditIds: readonly string[], now: Instant): Promise<Map<string, Rating>> {
  if (panditIds.length === 0) return new Map();
  const since = `${firstMonthCounted(now)}-01`;
  const [own, all] = await Promise.all([figuresOf(sql, panditIds, since), figuresOfAll(sql, since)]);
  return new Map(
    own.flatMap(({ panditId, ...figures }) => {
      const rating = ratingOf(figures, all ?? NONE);
      return rating ? [[panditId, rating] as const] : [];
    }),
  );
}

/** The month of a review, as its first day. */
export const monthOf = (now: Instant): string => `${dayAt(now).slice(0, 7)}-01`;

/** A review whose stars count. */
export interface Counted {
  readonly panditId: string;
  readonly month: string;
  readonly stars: number;
}

/**
 * In the transaction that shows or withdraws a family's review: it counts once for a pandit, by its newest that is shown. The pandit is
 * locked from before (`queueForSearch`).
 */
export async function recount(sql: Sql, before: Counted | null, after: Counted | null): Promise<void> {
  if (before?.month === after?.month && before?.stars === after?.stars) return;
  if (before) await takeFromFigures(sql, before);
  if (after) await addToFigures(sql, after);
}
