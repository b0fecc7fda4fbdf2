import type { PriestType } from '#domain/roles.ts';
import type { DeskReason } from '#domain/people/onboarding.ts';
import type { Day } from '#domain/time.ts';
import type { Part, Sql } from '../../db/sql.ts';

/** SQL of the pandits and acharyas the office has to decide about. */

/**
 * Over people `p`: nobody has answered them yet, they refused a training, or the time of theirs is over. A value, and not EXISTS, of
 * which the planner makes a list of all pandits.
 */
export const atDesk = (sql: Sql, today: Day): Part => sql`
  (p.status = 'pending' OR (p.status IN ('evaluation', 'training_required') AND (
    SELECT d.training_accepted = 'rejected' OR d.training_period < ${today} FROM pandits d WHERE d.pandit_id = p.id)))`;

export interface DeskRow {
  id: string;
  name: string;
  userType: PriestType;
  profileUrl: string | null;
  why: DeskReason;
  since: Date;
}

// the statuses as the index by status has them; a day ends at India's midnight
const waiting = (sql: Sql, today: Day) => sql`
  (SELECT p.id, p.name, p.user_type, p.profile_url,
    CASE WHEN p.status = 'pending' THEN 'new' WHEN d.training_accepted = 'rejected' THEN 'refused' ELSE 'expired' END AS why,
    CASE WHEN p.status = 'pending' THEN p.created_at
      WHEN d.training_accepted = 'rejected' THEN coalesce(d.training_answered_at, p.updated_at)
      ELSE (d.training_period + 1)::timestamp AT TIME ZONE 'Asia/Kolkata' END AS since
  FROM people p LEFT JOIN pandits d ON d.pandit_id = p.id
  WHERE p.user_type IN ('pandit', 'acharya') AND p.deleted_at IS NULL
    AND p.status IN ('pending', 'evaluation', 'training_required') AND ${atDesk(sql, today)}) w`;

/** The first ones; how many wait in all, and how many of them since then or longer. In one look. */
export async function longestWaiting(
  sql: Sql,
  today: Day,
  since: Date,
  limit: number,
): Promise<{ rows: DeskRow[]; total: number; late: number }> {
  const rows = await sql<(DeskRow & { total: number; late: number })[]>`
    SELECT *, count(*) OVER ()::int AS total, count(*) FILTER (WHERE since <= ${since}) OVER ()::int AS late
    FROM ${waiting(sql, today)} ORDER BY since, id LIMIT ${limit}`;
  const [{ total, late } = { total: 0, late: 0 }] = rows;
  return { rows: rows.map(({ total: _total, late: _late, ...row }) => row), total, late };
}

export async function countWaiting(sql: Sql, today: Day): Promise<number> {
  const [row] = await sql<{ total: number }[]>`SELECT count(*)::int AS total FROM ${waiting(sql, today)}`;
  return row?.total ?? 0;
}
