import type { UserType } from '#domain/roles.ts';
import { typedWords } from '#domain/words/typed-words.ts';
import type { Sql } from '../db/sql.ts';
import { every, ofPerson } from '../db/words.ts';

/** SQL that reads the audit. */

export interface PersonRow {
  id: string;
  name: string;
  phone: string | null;
  userType: UserType;
}

export interface EntryRow {
  id: string;
  at: Date;
  action: string;
  actor: PersonRow | null;
  subjectType: string;
  subjectId: string | null;
  subjectName: string | null;
  subjectUserType: UserType | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  note: string | null;
  requestId: string | null;
}

export interface EntryQuery {
  readonly actor?: string | undefined;
  readonly action?: string | undefined;
  readonly period: { readonly from: Date; readonly to: Date } | null;
  /** The entry after which the page begins. */
  readonly last: string | null;
  readonly limit: number;
}

/** Of an entry `e`: who did it, and to whom or what. */
export const joined = (sql: Sql) => sql`
  LEFT JOIN people w ON w.id = e.actor_id
  LEFT JOIN people p ON e.subject_type = 'person' AND p.id = e.subject_id
  LEFT JOIN rituals r ON e.subject_type = 'ritual' AND r.id = e.subject_id
  LEFT JOIN categories c ON e.subject_type = 'category' AND c.id = e.subject_id
  LEFT JOIN contact_messages m ON e.subject_type = 'message' AND m.id = e.subject_id
  LEFT JOIN staff_invitations i ON e.subject_type = 'invitation' AND i.id = e.subject_id`;

/** Each combination of filters is the beginning of one of the indexes of `audit`; names are looked up for the page alone. */
export async function entriesPage(sql: Sql, { actor, action, period, last, limit }: EntryQuery): Promise<EntryRow[]> {
  return sql<EntryRow[]>`
    WITH page AS (
      SELECT * FROM audit
      WHERE true
        ${actor ? sql`AND actor_id = ${actor}` : sql``}
        ${action ? sql`AND action = ${action}` : sql``}
        ${period ? sql`AND at >= ${period.from} AND at < ${period.to}` : sql``}
        ${last ? sql`AND (at, id) < ((SELECT at FROM audit WHERE id = ${last}), ${last}::uuid)` : sql``}
      ORDER BY at DESC, id DESC LIMIT ${limit}
    )
    SELECT e.id, e.at, e.action, e.subject_type, e.subject_id, e.before, e.after, e.note, e.request_id,
      CASE WHEN w.id IS NOT NULL
        THEN jsonb_build_object('id', w.id, 'name', w.name, 'phone', w.phone, 'user_type', w.user_type) END AS actor,
      CASE WHEN p.deleted_at IS NULL THEN p.user_type END AS subject_user_type,
      coalesce(p.name, r.name, c.name, m.name, i.name) AS subject_name
    FROM page e ${joined(sql)}
    ORDER BY e.at DESC, e.id DESC`;
}

export interface MentionRow {
  id: string;
  kind: 'person' | 'category' | 'ritual';
  name: string;
  userType: UserType | null;
}

/** The names behind these ids, without those that are gone. A person who has left has no kind and no page. */
export const mentionsOf = (sql: Sql, ids: readonly string[]): Promise<MentionRow[]> => sql<MentionRow[]>`
  WITH asked AS (SELECT unnest(${[...ids]}::uuid[]) AS id)
  SELECT id, 'person' AS kind, name, CASE WHEN deleted_at IS NULL THEN user_type END AS user_type
  FROM asked JOIN people USING (id)
  UNION ALL
  SELECT id, 'category', name, NULL FROM asked JOIN categories USING (id)
  UNION ALL
  SELECT id, 'ritual', name, NULL FROM asked JOIN rituals USING (id)`;

/** Steps from one kind to the next in the index, however many entries each has. */
export async function knownActions(sql: Sql): Promise<string[]> {
  const rows = await sql<{ action: string }[]>`
    WITH RECURSIVE kinds AS (
      (SELECT action FROM audit ORDER BY action LIMIT 1)
      UNION ALL
      SELECT (SELECT a.action FROM audit a WHERE a.action > k.action ORDER BY a.action LIMIT 1)
      FROM kinds k WHERE k.action IS NOT NULL
    )
    SELECT action FROM kinds WHERE action IS NOT NULL`;
  return rows.map(({ action }) => action);
}

/** Admins first. */
export async function peopleLike(sql: Sql, search: string, limit: number): Promise<PersonRow[]> {
  const words = typedWords(search).map((word) => ofPerson(sql, sql`shown`, word, true));
  const like = sql`deleted_at IS NULL AND ${every(sql, words)}`;
  return sql<PersonRow[]>`
    (SELECT id, name, phone, user_type FROM people WHERE user_type = 'admin' AND ${like} LIMIT ${limit})
    UNION ALL
    (SELECT id, name, phone, user_type FROM people WHERE user_type <> 'admin' AND ${like} LIMIT ${limit})
    LIMIT ${limit}`;
}

export async function personById(sql: Sql, id: string): Promise<PersonRow | null> {
  const [row] = await sql<PersonRow[]>`SELECT id, name, phone, user_type FROM people WHERE id = ${id}`;
  return row ?? null;
}
