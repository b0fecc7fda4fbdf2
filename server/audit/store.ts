import { newId } from '../db/ids.ts';
import type { Sql } from '../db/sql.ts';
import type { Deed, Facts } from './audit.ts';

/** SQL of the audit. Rows are only ever added. */

export async function insertAudit(sql: Sql, deed: Deed, at: Date): Promise<void> {
  await sql`
    INSERT INTO audit (id, actor_id, action, subject_type, subject_id, before, after, note, request_id, at)
    VALUES (${newId(at.getTime())}, ${deed.actorId}, ${deed.action}, ${deed.subjectType}, ${deed.subjectId},
      ${json(sql, deed.before)}, ${json(sql, deed.after)}, ${deed.note ?? null}, ${deed.requestId ?? null}, ${at})`;
}

const json = (sql: Sql, value: Deed['before']) => (value ? sql.json(value) : null);

/** How often something was done about one thing since a moment; none about nothing. */
export async function deedsSince(
  sql: Sql,
  { action, subjectType, subjectId }: Pick<Deed, 'action' | 'subjectType' | 'subjectId'>,
  since: Date,
): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    SELECT count(*)::int AS n FROM audit
    WHERE subject_type = ${subjectType} AND subject_id = ${subjectId} AND at >= ${since} AND action = ${action}`;
  return row?.n ?? 0;
}

export interface DeedRow {
  id: string;
  at: Date;
  action: string;
  /** Who did it, by name. */
  by: string | null;
  note: string | null;
}

export const deedsOn = (sql: Sql, subjectType: string, subjectId: string): Promise<DeedRow[]> => sql<DeedRow[]>`
  SELECT a.id, a.at, a.action, p.name AS by, a.note FROM audit a LEFT JOIN people p ON p.id = a.actor_id
  WHERE a.subject_type = ${subjectType} AND a.subject_id = ${subjectId}
  ORDER BY a.at, a.id LIMIT 200`;

export interface LastDeedRow {
  subjectId: string;
  action: string;
  at: Date;
  /** Who did it, by name. */
  by: string | null;
  after: Facts | null;
  note: string | null;
}

export const lastDeedsOn = (
  sql: Sql,
  actions: readonly string[],
  subjectType: string,
  subjectIds: readonly string[],
): Promise<LastDeedRow[]> => sql<LastDeedRow[]>`
  SELECT a.subject_id, a.action, a.at, p.name AS by, a.after, a.note
  FROM (SELECT unnest(${subjectIds as string[]}::uuid[]) AS id) s
  CROSS JOIN (SELECT unnest(${actions as string[]}::text[]) AS action) k
  CROSS JOIN LATERAL (
    SELECT * FROM audit WHERE subject_type = ${subjectType} AND subject_id = s.id AND action = k.action
    ORDER BY at DESC LIMIT 1) a
  LEFT JOIN people p ON p.id = a.actor_id`;

export const newestDeedsOn = (
  sql: Sql,
  subjectType: string,
  subjectId: string,
  limit: number,
): Promise<DeedRow[]> => sql<DeedRow[]>`
  SELECT a.id, a.at, a.action, p.name AS by, a.note
  FROM (SELECT * FROM audit WHERE subject_type = ${subjectType} AND subject_id = ${subjectId} ORDER BY at DESC LIMIT ${limit}) a
  LEFT JOIN people p ON p.id = a.actor_id ORDER BY a.at DESC, a.id DESC`;
