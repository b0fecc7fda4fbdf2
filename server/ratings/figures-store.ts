import type { StarCount } from '#domain/reviews/rating.ts';
import type { Day } from '#domain/time.ts';
import type { Sql } from '../db/sql.ts';
import type { Counted } from './ratings.ts';

/** SQL of the figures that ratings are made of. Those of all are the last a transaction touches: everybody waits for them. */

export const figuresOf = (sql: Sql, panditIds: readonly string[], since: string) => sql<
  (StarCount & { panditId: string })[]
>`
  SELECT pandit_id, sum(reviews)::int AS reviews, sum(stars)::int AS stars FROM pandit_figures
  WHERE pandit_id IN ${sql(panditIds)} AND month >= ${since} GROUP BY pandit_id`;

export async function figuresOfAll(sql: Sql, since: string): Promise<StarCount | null> {
  const [row] = await sql<StarCount[]>`
    SELECT coalesce(sum(reviews), 0)::int AS reviews, coalesce(sum(stars), 0)::int AS stars FROM review_figures
    WHERE month >= ${since}`;
  return row ?? null;
}

export async function addToFigures(sql: Sql, { panditId, month, stars }: Counted): Promise<void> {
  await sql`
    INSERT INTO pandit_figures AS kept (pandit_id, month, reviews, stars) VALUES (${panditId}, ${month}, 1, ${stars})
    ON CONFLICT (pandit_id, month) DO UPDATE
      SET reviews = kept.reviews + excluded.reviews, stars = kept.stars + excluded.stars`;
  await sql`
    INSERT INTO review_figures AS kept (month, reviews, stars) VALUES (${month}, 1, ${stars})
    ON CONFLICT (month) DO UPDATE
      SET reviews = kept.reviews + excluded.reviews, stars = kept.stars + excluded.stars`;
}

export async function takeFromFigures(sql: Sql, { panditId, month, stars }: Counted): Promise<void> {
  await sql`
    UPDATE pandit_figures SET reviews = reviews - 1, stars = stars - ${stars}
    WHERE pandit_id = ${panditId} AND month = ${month}`;
  await sql`UPDATE review_figures SET reviews = reviews - 1, stars = stars - ${stars} WHERE month = ${month}`;
}

/** From here until the transaction ends, showing or withdrawing a review waits; those that had begun are waited for. */
export async function lockFigures(sql: Sql): Promise<void> {
  await sql`LOCK TABLE pandit_figures, review_figures IN SHARE ROW EXCLUSIVE MODE`;
}

/** A row that was wrong, and what it is now; of no pandit: of all together. */
export interface MendedFigures extends StarCount {
  panditId: string | null;
  name: string | null;
  month: Day;
  wasReviews: number;
  wasStars: number;
}

/** Makes both tables what the reviews say, the newest of a family for a pandit; gives the rows that were not. */
export async function rebuildFigures(sql: Sql): Promise<MendedFigures[]> {
  const pandits = await sql<MendedFigures[]>`
    WITH told AS (
      SELECT pandit_id, month, count(*)::int AS reviews, sum(stars)::int AS stars FROM (
        SELECT DISTINCT ON (r.pandit_id, b.customer_id) r.pandit_id, r.month, r.stars
        FROM reviews r JOIN bookings b ON b.pandit_id = r.pandit_id AND b.id = r.booking_id
        WHERE r.side = 'customer' AND r.shown_at IS NOT NULL AND r.withdrawn_at IS NULL AND r.hidden_at IS NULL
        ORDER BY r.pandit_id, b.customer_id, r.id DESC) newest
      GROUP BY pandit_id, month),
    wrong AS (
      SELECT coalesce(t.pandit_id, f.pandit_id) AS pandit_id, coalesce(t.month, f.month) AS month,
        coalesce(t.reviews, 0) AS reviews, coalesce(t.stars, 0) AS stars,
        coalesce(f.reviews, 0) AS was_reviews, coalesce(f.stars, 0) AS was_stars
      FROM told t FULL JOIN pandit_figures f ON f.pandit_id = t.pandit_id AND f.month = t.month
      WHERE (coalesce(t.reviews, 0), coalesce(t.stars, 0)) <> (coalesce(f.reviews, 0), coalesce(f.stars, 0))),
    mended AS (
      INSERT INTO pandit_figures (pandit_id, month, reviews, stars) SELECT pandit_id, month, reviews, stars FROM wrong
      ON CONFLICT (pandit_id, month) DO UPDATE SET reviews = excluded.reviews, stars = excluded.stars)
    SELECT w.*, p.name FROM wrong w LEFT JOIN people p ON p.id = w.pandit_id ORDER BY p.name, w.pandit_id, w.month`;
  const all = await sql<MendedFigures[]>`
    WITH told AS (
      SELECT month, sum(reviews)::int AS reviews, sum(stars)::int AS stars FROM pandit_figures GROUP BY month),
    wrong AS (
      SELECT coalesce(t.month, f.month) AS month, coalesce(t.reviews, 0) AS reviews, coalesce(t.stars, 0) AS stars,
        coalesce(f.reviews, 0) AS was_reviews, coalesce(f.stars, 0) AS was_stars
      FROM told t FULL JOIN review_figures f ON f.month = t.month
      WHERE (coalesce(t.reviews, 0), coalesce(t.stars, 0)) <> (coalesce(f.reviews, 0), coalesce(f.stars, 0))),
    mended AS (
      INSERT INTO review_figures (month, reviews, stars) SELECT month, reviews, stars FROM wrong
      ON CONFLICT (month) DO UPDATE SET reviews = excluded.reviews, stars = excluded.stars)
    SELECT NULL::uuid AS pandit_id, NULL AS name, w.* FROM wrong w ORDER BY w.month`;
  return [...pandits, ...all];
}
