import { holdingStatuses } from '#domain/booking.ts';
import type { Part, Sql } from '../../db/sql.ts';

/** SQL of when a pandit could begin within hours: `o.pandit_id` is whose. */

export interface Starts {
  /** The day a booking would be of. */
  readonly day: Part;
  readonly first: Part;
  /** Not among them. */
  readonly last: Part;
  /** An interval: how long the ritual takes. */
  readonly length: Part;
}

/**
 * The first moment of these at which so much time is free; null where there is none. That is the first of all, or the end of something
 * that is held: nobody becomes free at another moment. `hasTime` (`search-store.ts`) says how bookings are looked up, and why.
 */
export const firstStart = (sql: Sql, { day, first, last, length }: Starts): Part => sql`(
  WITH busy AS MATERIALIZED (
    SELECT lower(b.period) AS begins, upper(b.period) AS ends FROM bookings b
    WHERE b.pandit_id = o.pandit_id AND (b.pandit_id, b.day) >= (o.pandit_id, ${day} - 1)
      AND (b.pandit_id, b.day) <= (o.pandit_id, ${day} + 1) AND b.status || '' IN ${sql(holdingStatuses)}
      AND lower(b.period) < ${last} + ${length} AND upper(b.period) > ${first}
    UNION ALL
    SELECT lower(c.period), upper(c.period) FROM closed_hours c
    WHERE c.pandit_id = o.pandit_id AND c.day BETWEEN ${day} AND ${day} + 1
      AND lower(c.period) < ${last} + ${length} AND upper(c.period) > ${first})
  SELECT min(s.at) FROM (SELECT ${first} AS at UNION ALL SELECT ends FROM busy WHERE ends < ${last}) s
  WHERE NOT EXISTS (SELECT 1 FROM busy WHERE begins < s.at + ${length} AND ends > s.at))`;

/** One of many stretches that are counted for at once. */
export interface Stretch {
  readonly day: string;
  /** Which word of an offer has the day's bit; `blocks` and `none` where it is too far ahead for one. */
  readonly word: 'a' | 'b' | 'blocks' | 'none';
  readonly mask: bigint;
  /** As ISO texts: of a list of dates the driver would make one date. */
  readonly first: string;
  readonly last: string;
}

export interface Counted {
  readonly count: number;
  /** Of how many offers. */
  readonly among: number;
}

interface Counting {
  readonly stretches: readonly Stretch[];
  readonly minutes: number;
  readonly limit: number;
  /** The offers to look at, best first; `pandit_id`, `open_a`, `open_b`, `blocks` and `speaks` of each. */
  readonly best: Part;
  /** Whether the day is declared, for days without a bit. */
  readonly declares: (day: Part) => Part;
}

/** How many of the best offers could begin in each stretch, counted up to a limit: one statement for all of them. */
export async function countStarts(
  sql: Sql,
  { stretches, minutes, limit, best, declares }: Counting,
): Promise<Counted[]> {
  const of = <T>(pick: (one: Stretch) => T): T[] => stretches.map(pick);
  const starts = {
    day: sql`w.day`,
    first: sql`w.first`,
    last: sql`w.last`,
    length: sql`make_interval(mins => ${minutes})`,
  };
  return sql<Counted[]>`
    WITH best AS MATERIALIZED (${best})
    SELECT (SELECT count(*)::int FROM best) AS among, (
      SELECT count(*)::int FROM (
        SELECT 1 FROM best o
        WHERE o.speaks AND CASE
          WHEN w.word <> 'none' AND
            (CASE w.word WHEN 'a' THEN o.open_a WHEN 'b' THEN o.open_b ELSE o.blocks END) & w.mask = 0 THEN false
          WHEN w.word IN ('blocks', 'none') AND (${declares(sql`w.day`)}) IS NULL THEN false
          ELSE ${firstStart(sql, starts)} IS NOT NULL END
        LIMIT ${sql.unsafe(String(Math.trunc(limit)))}) found) AS count
    FROM unnest(
      ${of(({ day }) => day)}::date[], ${of(({ word }) => word as string)}::text[],
      ${of(({ mask }) => String(mask))}::bigint[], ${of(({ first }) => first)}::timestamptz[],
      ${of(({ last }) => last)}::timestamptz[])
      WITH ORDINALITY AS w (day, word, mask, first, last, nth)
    ORDER BY w.nth`;
}
