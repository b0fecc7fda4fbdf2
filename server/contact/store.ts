import type { Sql } from '../db/sql.ts';

/** SQL of the contact form. */

export interface ContactMessage {
  readonly id: string;
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly message: string;
  readonly at: Date;
}

export async function insertContactMessage(sql: Sql, { id, name, phone, email, message, at }: ContactMessage) {
  await sql`
    INSERT INTO contact_messages (id, name, phone, email, message, created_at)
    VALUES (${id}, ${name}, ${phone}, ${email}, ${message}, ${at})`;
}
