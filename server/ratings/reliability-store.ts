import {
  bookingStatuses,
  heldStatuses,
  isAgreed,
  unansweredStatuses,
  type Actor,
  type BookingStatus,
} from '#domain/booking.ts';
import { ANSWERED_WITHIN, type WordCount } from '#domain/reviews/reliability.ts';
import type { Day } from '#domain/time.ts';
import type { Sql } from '../db/sql.ts';
import { togetherDone } from '../db/together.ts';
import type { BookingRef } from '../ledger/ledger.ts';

/** SQL of how pandits keep to their word, by month. */

export const wordsSince = (sql: Sql, panditIds: readonly string[], since: string) => sql<
  (WordCount & { panditId: string })[]
>`
  SELECT pandit_id, sum(asked)::int AS asked, sum(answered)::int AS answered, sum(promised)::int AS promised,
    sum(kept)::int AS kept
  FROM pandit_reliability WHERE pandit_id IN ${sql(panditIds)} AND month >= ${since} GROUP BY pandit_id`;

export const addWord = (sql: Sql, panditId: string, month: string, counted: WordCount): Promise<void> =>
  add(sql, { panditId, month, ...counted });

const add = togetherDone<WordCount & { panditId: string; month: string }>(
  async (sql, { panditId, month, asked, answered, promised, kept }) => {
    await sql`
      INSERT INTO pandit_reliability AS r (pandit_id, month, asked, answered, promised, kept)
      VALUES (${panditId}, ${month}, ${asked}, ${answered}, ${promised}, ${kept})
      ON CONFLICT (pandit_id, month) DO UPDATE SET asked = r.asked + excluded.asked, answered = r.answered + excluded.answered,
        promised = r.promised + excluded.promised, kept = r.kept + excluded.kept`;
  },
  (sql, words) => sql`
    INSERT INTO pandit_reliability AS r (pandit_id, month, asked, answered, promised, kept)
    SELECT "panditId", month, sum(asked), sum(answered), sum(promised), sum(kept)
    FROM jsonb_to_recordset(${sql.json(words.map((word) => ({ ...word })))}) w (
      "panditId" uuid, month date, asked integer, answered integer, promised integer, kept integer)
    GROUP BY "panditId", month ORDER BY "panditId", month
    ON CONFLICT (pandit_id, month) DO UPDATE SET asked = r.asked + excluded.asked, answered = r.answered + excluded.answered,
      promised = r.promised + excluded.promised, kept = r.kept + excluded.kept`,
);

/** Whether it was otherwise before. */
export async function setAbsent(sql: Sql, { panditId, bookingId }: BookingRef, at: Date | null): Promise<boolean> {
  const { count } = await sql`
    UPDATE bookings SET absent_at = ${at}
    WHERE pandit_id = ${panditId} AND id = ${bookingId} AND (absent_at IS NULL) = ${at !== null}`;
  return count === 1;
}

/** The step that ended an agreed booking; null while it is agreed. */
export async function endOfAgreed(
  sql: Sql,
  { panditId, bookingId }: BookingRef,
): Promise<{ from: BookingStatus; to: BookingStatus; actor: Actor; at: Date } | null> {
  const [row] = await sql<{ from: BookingStatus; to: BookingStatus; actor: Actor; at: Date }[]>`
    SELECT from_status AS "from", to_status AS "to", actor, at FROM booking_events
    WHERE pandit_id = ${panditId} AND booking_id = ${bookingId} AND from_status IN ${sql(agreedStatuses)}
      AND to_status <> from_status ORDER BY version DESC LIMIT 1`;
  return row ?? null;
}

const agreedStatuses = bookingStatuses.filter(isAgreed);

/** Adds or takes away of a month. */
export async function changeWord(
  sql: Sql,
  panditId: string,
  month: string,
  { promised, kept }: Pick<WordCount, 'promised' | 'kept'>,
): Promise<void> {
  await sql`
    INSERT INTO pandit_reliability (pandit_id, month, asked, answered, promised, kept)
    VALUES (${panditId}, ${month}, 0, 0, 0, 0) ON CONFLICT DO NOTHING`;
  await sql`
    UPDATE pandit_reliability SET promised = promised + ${promised}, kept = kept + ${kept}
    WHERE pandit_id = ${panditId} AND month = ${month}`;
}

/** A row that was wrong, and what it is now. */
export interface MendedWords extends WordCount {
  panditId: string;
  name: string | null;
  month: Day;
  wasAsked: number;
  wasAnswered: number;
  wasPromised: number;
  wasKept: number;
}

/** Makes the table what the steps say, `countedBy` in the domain put in SQL; gives the rows that were not. */
export async function rebuildWords(sql: Sql): Promise<MendedWords[]> {
  await sql`LOCK TABLE pandit_reliability IN SHARE ROW EXCLUSIVE MODE`;
  return sql<MendedWords[]>`
    WITH steps AS (
      SELECT e.pandit_id, date_trunc('month', e.at AT TIME ZONE 'Asia/Kolkata')::date AS month,
        e.from_status IN ${sql(unansweredStatuses)} AND e.actor IN ('pandit', 'time') AS asked,
        coalesce(p.at, CASE WHEN e.actor = 'pandit' THEN e.at END) <= b.created_at + ${ANSWERED_WITHIN}::float8 * interval '1 ms'
          AS in_a_day,
        e.from_status IN ${sql(agreedStatuses)}
          AND (e.to_status IN ${sql(heldStatuses)} OR e.actor = 'pandit' OR b.absent_at IS NOT NULL) AS promised,
        e.to_status IN ${sql(heldStatuses)} AND b.absent_at IS NULL AS held
      FROM booking_events e JOIN bookings b ON b.pandit_id = e.pandit_id AND b.id = e.booking_id
      LEFT JOIN (
        SELECT pandit_id, booking_id, min(at) AS at FROM booking_events
        WHERE action = 'propose' AND actor = 'pandit' AND from_status IN ${sql(unansweredStatuses)}
        GROUP BY pandit_id, booking_id) p ON p.pandit_id = e.pandit_id AND p.booking_id = e.booking_id
      WHERE e.from_status <> e.to_status),
    told AS (
      SELECT pandit_id, month, count(*) FILTER (WHERE asked)::int AS asked,
        count(*) FILTER (WHERE asked AND in_a_day)::int AS answered, count(*) FILTER (WHERE promised)::int AS promised,
        count(*) FILTER (WHERE promised AND held)::int AS kept
      FROM steps WHERE asked OR promised GROUP BY 1, 2),
    wrong AS (
      SELECT coalesce(t.pandit_id, r.pandit_id) AS pandit_id, coalesce(t.month, r.month) AS month, coalesce(t.asked, 0) AS asked,
        coalesce(t.answered, 0) AS answered, coalesce(t.promised, 0) AS promised, coalesce(t.kept, 0) AS kept,
        coalesce(r.asked, 0) AS was_asked, coalesce(r.answered, 0) AS was_answered, coalesce(r.promised, 0) AS was_promised,
        coalesce(r.kept, 0) AS was_kept
      FROM told t FULL JOIN pandit_reliability r ON r.pandit_id = t.pandit_id AND r.month = t.month
      WHERE (t.asked, t.answered, t.promised, t.kept) IS DISTINCT FROM (r.asked, r.answered, r.promised, r.kept)
        AND (t.pandit_id IS NOT NULL OR (r.asked, r.promised) <> (0, 0))),
    mended AS (
      INSERT INTO pandit_reliability (pandit_id, month, asked, answered, promised, kept)
      SELECT pandit_id, month, asked, answered, promised, kept FROM wrong
      ON CONFLICT (pandit_id, month) DO UPDATE SET asked = excluded.asked, answered = excluded.answered,
        promised = excluded.promised, kept = excluded.kept)
    SELECT w.*, p.name FROM wrong w LEFT JOIN people p ON p.id = w.pandit_id ORDER BY p.name, w.pandit_id, w.month`;
}
