import type { NoticeKind } from '#domain/notices/wishes.ts';
import type { Sql } from '../db/sql.ts';

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

/** What is due and nobody wants goes unsent. */
export async function dropUnwanted(sql: Sql, now: Date): Promise<void> {
  await sql`
    DELETE FROM booking_outbox o USING notice_wishes w
    WHERE o.done_at IS NULL AND o.due_at <= ${now} AND o.attempts = 0 AND w.person_id = o.person_id
      AND w.kind = CASE split_part(o.topic, '.', 1) WHEN 'soon' THEN 'reminders' WHEN 'letter' THEN 'letters' END`;
}
