import { bookingStatuses, heldStatuses, isAgreed, unansweredStatuses } from '#domain/booking.ts';
import { ANSWERED_WITHIN, type WordCount } from '#domain/reviews/reliability.ts';
import type { Sql } from '../db/sql.ts';
import { togetherDone } from '../db/together.ts';

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

/** Makes the table what the steps say, `countedBy` in the domain put in SQL; gives how many rows were not. */
export async function rebuildWords(sql: Sql): Promise<number> {
  const agreed = bookingStatuses.filter(isAgreed);
  await sql`LOCK TABLE pandit_reliability IN SHARE ROW EXCLUSIVE MODE`;
  const rows = await sql`
    WITH steps AS (
      SELECT e.pandit_id, date_trunc('month', e.at AT TIME ZONE 'Asia/Kolkata')::date AS month,
        e.from_status IN ${sql(unansweredStatuses)} AND e.actor IN ('pandit', 'time') AS asked,
        e.actor = 'pandit' AND e.at <= b.created_at + ${ANSWERED_WITHIN}::float8 * interval '1 ms' AS in_a_day,
        e.from_status IN ${sql(agreed)} AND (e.to_status IN ${sql(heldStatuses)} OR e.actor = 'pandit') AS promised,
        e.to_status IN ${sql(heldStatuses)} AS held
      FROM booking_events e JOIN bookings b ON b.pandit_id = e.pandit_id AND b.id = e.booking_id
      WHERE e.from_status <> e.to_status),
    told AS (
      SELECT pandit_id, month, count(*) FILTER (WHERE asked)::int AS asked,
        count(*) FILTER (WHERE asked AND in_a_day)::int AS answered, count(*) FILTER (WHERE promised)::int AS promised,
        count(*) FILTER (WHERE promised AND held)::int AS kept
      FROM steps WHERE asked OR promised GROUP BY 1, 2),
    wrong AS (
      SELECT coalesce(t.pandit_id, r.pandit_id) AS pandit_id, coalesce(t.month, r.month) AS month, coalesce(t.asked, 0) AS asked,
        coalesce(t.answered, 0) AS answered, coalesce(t.promised, 0) AS promised, coalesce(t.kept, 0) AS kept
      FROM told t FULL JOIN pandit_reliability r ON r.pandit_id = t.pandit_id AND r.month = t.month
      WHERE (t.asked, t.answered, t.promised, t.kept) IS DISTINCT FROM (r.asked, r.answered, r.promised, r.kept)
        AND (t.pandit_id IS NOT NULL OR (r.asked, r.promised) <> (0, 0)))
    INSERT INTO pandit_reliability (pandit_id, month, asked, answered, promised, kept)
    SELECT pandit_id, month, asked, answered, promised, kept FROM wrong
    ON CONFLICT (pandit_id, month) DO UPDATE SET asked = excluded.asked, answered = excluded.answered,
      promised = excluded.promised, kept = excluded.kept RETURNING month`;
  return rows.length;
}
