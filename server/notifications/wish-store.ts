import { noticeKinds, topicsOf, type NoticeKind } from '#domain/notices/wishes.ts';
import type { Part, Sql } from '../db/sql.ts';

/** SQL of what people do not want to be told. */

export async function unwantedBy(sql: Sql, personId: string): Promise<NoticeKind[]> {
  const rows = await sql<{ kind: NoticeKind }[]>`SELECT kind FROM notice_wishes WHERE person_id = ${personId}`;
  return rows.map(({ kind }) => kind);
}

export async function setUnwanted(sql: Sql, personId: string, kinds: readonly NoticeKind[], at: Date): Promise<void> {
  await sql`DELETE FROM notice_wishes WHERE person_id = ${personId} AND NOT kind = ANY (${kinds as NoticeKind[]}::text[])`;
  await sql`
    INSERT INTO notice_wishes (person_id, kind, at)
    SELECT ${personId}, kind, ${at} FROM unnest(${kinds as NoticeKind[]}::text[]) kind
    ON CONFLICT DO NOTHING`;
}

/** Whether nobody wants a message of `booking_outbox` o that was never tried. */
export const isUnwanted = (sql: Sql): Part => sql`
  EXISTS (
    SELECT 1 FROM unnest(${topics.map(({ topic }) => topic)}::text[], ${topics.map(({ kind }) => kind)}::text[]) k (topic, kind)
    JOIN notice_wishes w ON w.kind = k.kind
    WHERE o.attempts = 0 AND k.topic = split_part(o.topic, '.', 1) AND w.person_id = o.person_id OFFSET 0)`;

/** Deletes due messages of kinds that their receivers switched off. Looks at all that are due. */
export async function dropUnwanted(sql: Sql, now: Date): Promise<void> {
  await sql`DELETE FROM booking_outbox o WHERE o.done_at IS NULL AND o.due_at <= ${now} AND ${isUnwanted(sql)}`;
}

const topics = noticeKinds.flatMap((kind) => topicsOf[kind].map((topic) => ({ kind, topic })));
