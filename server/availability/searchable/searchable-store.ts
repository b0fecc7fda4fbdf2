import { holdingStatuses } from '#domain/booking.ts';
import { presetLanguages } from '#domain/people/languages.ts';
import { FEWEST_REVIEWS, firstMonthCounted, INVISIBLE_REVIEWS } from '#domain/reviews/rating.ts';
import { addDays, startOfDay, type Day } from '#domain/time.ts';
import type { Part, Sql } from '../../db/sql.ts';
import { BLOCK, BLOCKS, numberOf, OWN_LANGUAGES, RENEWED_WITHIN, RING } from './bits.ts';

/** SQL of what the search reads: how it is made from the truth, compared with it, and written. */

/** Integers are literals: PostgreSQL then has one plan for all days. */
const int = (sql: Sql, n: number): Part => sql.unsafe(String(Math.trunc(n))) as Part;

/** As many ones as there are days (or blocks) from one to another, the first of them counted from today; the rest is zero. */
const span = (sql: Sql, from: Part, to: Part, size: number): Part => sql`
  (~ B'0'::bit(${int(sql, size)})
    << (${int(sql, size)} - greatest(least(${to}, ${int(sql, size)}) - greatest(${from}, 0), 0)) >> greatest(${from}, 0))`;

/** Bits that begin with today, turned to their place in the ring. */
const turned = (sql: Sql, bits: Part, by: number, size: number): Part => sql`
  ((${bits} >> ${int(sql, by % size)}) | (${bits} << ${int(sql, size - (by % size))}))`;

const word = (sql: Sql, bits: Part, first: 1 | 65): Part =>
  sql`substring(${bits} FROM ${int(sql, first)} FOR 64)::bit(64)::bigint`;

/** Days in India from today on. */
const dayFromToday = (sql: Sql, at: Part, today: Day): Part =>
  sql`((${at} AT TIME ZONE 'Asia/Kolkata')::date - ${today}::date)`;

const offsetOf = (sql: Sql, day: Part, today: Day): Part => sql`(${day} - ${today}::date)`;

/** Blocks are cut at the same days for everybody, so today lies somewhere within the first. */
const blockFromToday = (sql: Sql, day: Part, today: Day): Part =>
  sql`((${offsetOf(sql, day, today)} + ${int(sql, numberOf(today) % BLOCK)}) / ${int(sql, BLOCK)})`;

const traitWord = (sql: Sql): Part => sql`
  (SELECT coalesce(bit_or(1::bigint << coalesce(array_position(${[...presetLanguages]}::text[], l) - 1,
      ${int(sql, presetLanguages.length)} + ('x' || left(md5(l), 4))::bit(16)::integer % ${int(sql, OWN_LANGUAGES)})), 0)
   FROM unnest(s.languages) l)`;

/**
 * A pandit's place in the order by rating, in tenths of a star (`ratingOf` in the domain); who is new has the mean of all. The
 * mean moves with everybody's reviews: ranks follow it as the round comes by.
 */
const rankOf = (sql: Sql, panditId: Part, today: Day): Part => {
  const since = `${firstMonthCounted(startOfDay(today))}-01`;
  const invisible = int(sql, INVISIBLE_REVIEWS);
  return sql`
    (SELECT coalesce(round(10 * CASE WHEN sum(f.reviews) >= ${int(sql, FEWEST_REVIEWS)}
        THEN (sum(f.stars) + ${invisible} * m.mean) / (sum(f.reviews) + ${invisible}) ELSE m.mean END), 0)::smallint
     FROM (SELECT sum(stars)::numeric / nullif(sum(reviews), 0) AS mean FROM review_figures WHERE month >= ${since}::date) m
     LEFT JOIN pandit_figures f ON f.pandit_id = ${panditId} AND f.month >= ${since}::date
     GROUP BY m.mean)`;
};

/** The rows as they should be of those of `people` p for which a condition holds. A pandit who declared nothing ahead has none. */
function rowsOf(sql: Sql, condition: Part, today: Day): Part {
  const by = numberOf(today);
  const free = sql`turned.free`;
  const open = sql`turned.open`;
  return sql`
    SELECT k.pandit_id, o.ritual_id, place.district, o.price_paise, o.experience_years,
      ${word(sql, free, 1)} AS free_a, ${word(sql, free, 65)} AS free_b,
      ${word(sql, open, 1)} AS open_a, ${word(sql, open, 65)} AS open_b,
      ${turned(sql, sql`k.blocks`, Math.floor(by / BLOCK), BLOCKS)}::bigint AS blocks, k.traits, k.rank
    FROM (
      SELECT p.id AS pandit_id, p.district, s.temple_district, ${traitWord(sql)} AS traits, ${rankOf(sql, sql`p.id`, today)} AS rank, a.declared, a.blocks,
        coalesce(h.touched, B'0'::bit(128)) AS touched, coalesce(h.filled, B'0'::bit(128)) AS filled
      FROM people p
      JOIN pandits s ON s.pandit_id = p.id
      CROSS JOIN LATERAL (
        SELECT bit_or(${span(sql, offsetOf(sql, sql`lower(days)`, today), offsetOf(sql, sql`upper(days)`, today), RING)}) AS declared,
          bit_or(${span(sql, blockFromToday(sql, sql`greatest(lower(days), ${today}::date)`, today), sql`${blockFromToday(sql, sql`(upper(days) - 1)`, today)} + 1`, BLOCKS)}) AS blocks
        FROM availability WHERE pandit_id = p.id AND upper(days) > ${today}::date) a
      CROSS JOIN LATERAL (
        SELECT bit_or(${span(sql, dayFromToday(sql, sql`lower(period)`, today), sql`${dayFromToday(sql, sql`(upper(period) - interval '1 microsecond')`, today)} + 1`, RING)}) AS touched,
          bit_or(${span(sql, sql`${dayFromToday(sql, sql`(lower(period) - interval '1 microsecond')`, today)} + 1`, dayFromToday(sql, sql`upper(period)`, today), RING)}) AS filled
        FROM (
          SELECT period FROM bookings
          WHERE pandit_id = p.id AND day BETWEEN ${addDays(today, -1)} AND ${addDays(today, RING)}
            AND status IN ${sql(holdingStatuses)}
          UNION ALL
          SELECT period FROM closed_hours
          WHERE pandit_id = p.id AND day BETWEEN ${today} AND ${addDays(today, RING)}) taken) h
      WHERE ${condition} AND p.status = 'approved' AND p.user_type IN ('pandit', 'acharya') AND p.deleted_at IS NULL
        AND a.blocks IS NOT NULL
      OFFSET 0) k
    CROSS JOIN LATERAL (
      SELECT ${turned(sql, sql`(k.declared & ~ k.touched)`, by, RING)} AS free,
        ${turned(sql, sql`(k.declared & ~ k.filled)`, by, RING)} AS open) turned
    JOIN offers o ON o.pandit_id = k.pandit_id
    CROSS JOIN LATERAL (
      SELECT DISTINCT district FROM unnest(ARRAY['', k.district, k.temple_district] COLLATE "C") d (district)
      WHERE district IS NOT NULL) place`;
}

/** For one pandit the plan is kept; with a list PostgreSQL plans each time, which takes longer than the work. */
const among = (sql: Sql, column: Part, panditIds: readonly string[]): Part =>
  panditIds.length === 1
    ? sql`${column} = ${panditIds[0] ?? null}`
    : sql`${column} = ANY (${panditIds as string[]}::uuid[])`;

/** These become as they should be. The caller has locked their rows in `pandits`, so that nobody changes them until commit. */
export async function writeRows(sql: Sql, panditIds: readonly string[], today: Day): Promise<void> {
  await sql`
    WITH fresh AS MATERIALIZED (${rowsOf(sql, among(sql, sql`p.id`, panditIds), today)}),
    gone AS (
      DELETE FROM search_offers s WHERE ${among(sql, sql`s.pandit_id`, panditIds)}
        AND NOT EXISTS (SELECT 1 FROM fresh f
          WHERE f.pandit_id = s.pandit_id AND f.ritual_id = s.ritual_id AND f.district = s.district))
    INSERT INTO search_offers AS s (pandit_id, ritual_id, district, price_paise, experience_years, free_a, free_b, open_a, open_b,
      blocks, traits, rank, until)
    SELECT pandit_id, ritual_id, district, price_paise, experience_years, free_a, free_b, open_a, open_b, blocks, traits, rank,
      ${addDays(today, RING)}
    FROM fresh
    ON CONFLICT (pandit_id, ritual_id, district) DO UPDATE SET price_paise = excluded.price_paise,
      experience_years = excluded.experience_years, free_a = excluded.free_a, free_b = excluded.free_b,
      open_a = excluded.open_a, open_b = excluded.open_b, blocks = excluded.blocks, traits = excluded.traits,
      rank = excluded.rank, until = excluded.until
    WHERE (s.price_paise, s.experience_years, s.free_a, s.free_b, s.open_a, s.open_b, s.blocks, s.traits, s.rank, s.until)
      IS DISTINCT FROM (excluded.price_paise, excluded.experience_years, excluded.free_a, excluded.free_b, excluded.open_a,
        excluded.open_b, excluded.blocks, excluded.traits, excluded.rank, excluded.until)`;
}

/** In the order of ids, as everybody locks several. */
export async function lockPandits(sql: Sql, panditIds: readonly string[]): Promise<void> {
  await sql`
    SELECT 1 FROM pandits WHERE pandit_id = ANY (${panditIds as string[]}::uuid[])
    ORDER BY pandit_id FOR NO KEY UPDATE`;
}

export async function panditsAfter(sql: Sql, after: string | null, limit: number): Promise<string[]> {
  const rows = await sql<{ panditId: string }[]>`
    SELECT pandit_id FROM pandits WHERE ${after === null ? sql`true` : sql`pandit_id > ${after}`}
    ORDER BY pandit_id LIMIT ${limit}`;
  return rows.map(({ panditId }) => panditId);
}

/** Which of these have rows that are not as they should be, as far as they know their days. A row about days past may stay. */
export async function differing(sql: Sql, panditIds: readonly string[], today: Day): Promise<string[]> {
  const by = numberOf(today);
  const known = sql`(s.until - ${today}::date)`;
  const knownDays = turned(sql, span(sql, sql`0`, known, RING), by, RING);
  // as far as blocks were known when the row was written; of the one of today some days are past, which the row may still tell of
  const written = sql`((s.until - ${addDays(today, RING)}::date + ${int(sql, (by % BLOCK) + BLOCK * BLOCKS)}) / ${int(sql, BLOCK)})`;
  const knownBlocks = sql`${turned(sql, span(sql, sql`1`, written, BLOCKS), Math.floor(by / BLOCK), BLOCKS)}::bigint`;
  const [a, b] = [word(sql, sql`k.days`, 1), word(sql, sql`k.days`, 65)];
  const rows = await sql<{ panditId: string }[]>`
    SELECT DISTINCT pandit_id
    FROM (${rowsOf(sql, among(sql, sql`p.id`, panditIds), today)}) f
    FULL JOIN (
      SELECT pandit_id, ritual_id, district, price_paise, experience_years, free_a, free_b, open_a, open_b, blocks, traits, until
      FROM search_offers s WHERE ${among(sql, sql`s.pandit_id`, panditIds)}) s USING (pandit_id, ritual_id, district)
    CROSS JOIN LATERAL (SELECT ${knownDays} AS days, ${knownBlocks} AS blocks) k
    WHERE CASE WHEN f.traits IS NULL THEN s.open_a & ${a} | s.open_b & ${b} | s.blocks & k.blocks <> 0
      ELSE (s.price_paise, s.experience_years, s.traits, s.free_a & ${a}, s.free_b & ${b}, s.open_a & ${a}, s.open_b & ${b},
          s.blocks & k.blocks)
        IS DISTINCT FROM (f.price_paise, f.experience_years, f.traits, f.free_a & ${a}, f.free_b & ${b}, f.open_a & ${a},
          f.open_b & ${b}, f.blocks & k.blocks) END`;
  return rows.map(({ panditId }) => panditId);
}

/** Which of these are due to learn the days that have come nearer: a part of them every day, and those that were missed. */
export async function aging(sql: Sql, panditIds: readonly string[], today: Day): Promise<string[]> {
  const rows = await sql<{ panditId: string }[]>`
    SELECT DISTINCT pandit_id FROM search_offers
    WHERE pandit_id = ANY (${panditIds as string[]}::uuid[]) AND until < ${addDays(today, RING)}::date
      AND (until < ${addDays(today, RING - RENEWED_WITHIN)}::date
        OR ('x' || right(pandit_id::text, 6))::bit(24)::integer % ${RENEWED_WITHIN} = ${numberOf(today) % RENEWED_WITHIN})`;
  return rows.map(({ panditId }) => panditId);
}

/** Of which of these the rank is another by now: the mean of all has moved, or a month no longer counts. */
export async function misranked(sql: Sql, panditIds: readonly string[], today: Day): Promise<string[]> {
  const rows = await sql<{ panditId: string }[]>`
    SELECT k.pandit_id FROM (
      SELECT id AS pandit_id, ${rankOf(sql, sql`id`, today)} AS rank FROM unnest(${panditIds as string[]}::uuid[]) u (id) OFFSET 0) k
    WHERE EXISTS (SELECT 1 FROM search_offers s WHERE s.pandit_id = k.pandit_id AND s.rank <> k.rank)`;
  return rows.map(({ panditId }) => panditId);
}

export interface Round {
  /** Null between two rounds. */
  after: string | null;
  began: Day | null;
  until: Day | null;
}

/** Null where another process is at it. */
export async function lockRound(sql: Sql): Promise<Round | null> {
  const [row] = await sql<Round[]>`SELECT after, began, until FROM search_round FOR UPDATE SKIP LOCKED`;
  return row ?? null;
}

export async function setRound(sql: Sql, { after, began, until }: Round): Promise<void> {
  await sql`UPDATE search_round SET after = ${after}, began = ${began}, until = ${until}`;
}

export async function wasMade(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ made: boolean }[]>`SELECT until IS NOT NULL AS made FROM search_round`;
  return row?.made ?? false;
}
