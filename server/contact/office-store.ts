import type { MessageState } from '#contract/contact.ts';
import type { Sql } from '../db/sql.ts';

/** SQL of the contact form as the office works through it. */

export interface MessageRow {
  id: string;
  name: string;
  phone: string | null;
  email: string | null;
  message: string;
  createdAt: Date;
  readAt: Date | null;
  readBy: { id: string; name: string } | null;
  answeredAt: Date | null;
  answeredBy: { id: string; name: string } | null;
  answerNote: string | null;
}

export interface MessageQuery {
  readonly search?: string | undefined;
  readonly state?: MessageState | undefined;
}

const messageQuery = (sql: Sql) => sql`
  SELECT m.id, m.name, m.phone, m.email, m.message, m.created_at, m.read_at, m.answered_at, m.answer_note,
    CASE WHEN r.id IS NOT NULL THEN jsonb_build_object('id', r.id, 'name', r.name) END AS read_by,
    CASE WHEN a.id IS NOT NULL THEN jsonb_build_object('id', a.id, 'name', a.name) END AS answered_by
  FROM contact_messages m
  LEFT JOIN people r ON r.id = m.read_by
  LEFT JOIN people a ON a.id = m.answered_by`;

export async function messagesPage(
  sql: Sql,
  query: MessageQuery,
  { limit, offset }: { limit: number; offset: number },
): Promise<MessageRow[]> {
  return sql<MessageRow[]>`
    ${messageQuery(sql)} WHERE ${matching(sql, query)}
    ORDER BY m.created_at DESC, m.id DESC LIMIT ${limit} OFFSET ${offset}`;
}

export async function countMessages(sql: Sql, query: MessageQuery): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    SELECT count(*)::int AS count FROM contact_messages m WHERE ${matching(sql, query)}`;
  return row?.count ?? 0;
}

/** Each state has an index of the same condition; the words are those of the index `contact_messages_search`. */
const matching = (sql: Sql, { search, state }: MessageQuery) => sql`
  true
  ${state === 'unread' ? sql`AND m.read_at IS NULL` : sql``}
  ${state === 'read' ? sql`AND m.read_at IS NOT NULL AND m.answered_at IS NULL` : sql``}
  ${state === 'answered' ? sql`AND m.answered_at IS NOT NULL` : sql``}
  ${
    search
      ? sql`AND (m.name || ' ' || coalesce(m.phone, '') || ' ' || coalesce(m.email, '') || ' ' || m.message)
          ILIKE ${`%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`
      : sql``
  }`;

export async function messageById(sql: Sql, id: string): Promise<MessageRow | null> {
  const [row] = await sql<MessageRow[]>`${messageQuery(sql)} WHERE m.id = ${id}`;
  return row ?? null;
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockMessage(sql: Sql, id: string): Promise<MessageRow | null> {
  await sql`SELECT 1 FROM contact_messages WHERE id = ${id} FOR NO KEY UPDATE`;
  return messageById(sql, id);
}

/** True for the first only. */
export async function setRead(sql: Sql, id: string, adminId: string, at: Date): Promise<boolean> {
  const { count } = await sql`
    UPDATE contact_messages SET read_at = ${at}, read_by = ${adminId} WHERE id = ${id} AND read_at IS NULL`;
  return count === 1;
}

export async function setUnread(sql: Sql, id: string): Promise<void> {
  await sql`
    UPDATE contact_messages SET read_at = NULL, read_by = NULL, answered_at = NULL, answered_by = NULL,
      answer_note = NULL
    WHERE id = ${id}`;
}

export interface Answering {
  readonly id: string;
  readonly adminId: string;
  readonly note: string | null;
  readonly at: Date;
}

export async function setAnswered(sql: Sql, { id, adminId, note, at }: Answering): Promise<void> {
  await sql`
    UPDATE contact_messages SET answered_at = ${at}, answered_by = ${adminId}, answer_note = ${note},
      read_at = coalesce(read_at, ${at}), read_by = coalesce(read_by, ${adminId})
    WHERE id = ${id}`;
}
