import type { Sql } from '../db/sql.ts';

/** SQL of the contact form. */

export interface ContactMessage {
  readonly id: string;
  readonly number: string;
  /** Who wrote it, where somebody was signed in. */
  readonly personId: string | null;
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly message: string;
  readonly at: Date;
}

export async function insertContactMessage(
  sql: Sql,
  { id, number, personId, name, phone, email, message, at }: ContactMessage,
): Promise<void> {
  await sql`
    INSERT INTO contact_messages (id, number, person_id, name, phone, email, message, created_at)
    VALUES (${id}, ${number}, ${personId}, ${name}, ${phone}, ${email}, ${message}, ${at})`;
}

/** A message as its author reads it. */
export interface OwnRow {
  id: string;
  number: string;
  message: string;
  createdAt: Date;
  readAt: Date | null;
  /** Who of the office, by name. */
  readBy: string | null;
  answeredAt: Date | null;
  answerNote: string | null;
}

const ownMessage = (sql: Sql) => sql`
  SELECT m.id, m.number, m.message, m.created_at, m.read_at, r.name AS read_by, m.answered_at, m.answer_note
  FROM contact_messages m LEFT JOIN people r ON r.id = coalesce(m.answered_by, m.read_by)`;

/** The newest ones of a person, or all. */
export const messagesOf = (sql: Sql, personId: string, limit: number | null): Promise<OwnRow[]> => sql<OwnRow[]>`
  ${ownMessage(sql)} WHERE m.person_id = ${personId} ORDER BY m.id DESC LIMIT ${limit}`;

export async function messageOf(sql: Sql, personId: string, number: string): Promise<OwnRow | null> {
  const [row] = await sql<OwnRow[]>`${ownMessage(sql)} WHERE m.number = ${number} AND m.person_id = ${personId}`;
  return row ?? null;
}

export async function unlinkMessages(sql: Sql, personId: string): Promise<void> {
  await sql`UPDATE contact_messages SET person_id = NULL WHERE person_id = ${personId}`;
}
