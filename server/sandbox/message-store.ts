import { newId } from '../db/ids.ts';
import type { Sql } from '../db/sql.ts';

/** SQL of the messages the stand-ins took. */

export interface SandboxMessage {
  id: string;
  recipient: string;
  channel: string;
  text: string;
  sentAt: Date;
}

export async function insertMessage(sql: Sql, message: Omit<SandboxMessage, 'id'>): Promise<void> {
  await sql`
    INSERT INTO sandbox.messages (id, recipient, channel, text, sent_at)
    VALUES (${newId()}, ${message.recipient}, ${message.channel}, ${message.text}, ${message.sentAt})`;
}

/** Newest first; of one recipient, or of all. */
export function newestMessages(sql: Sql, recipient: string | undefined, limit: number): Promise<SandboxMessage[]> {
  return sql<SandboxMessage[]>`
    SELECT id, recipient, channel, text, sent_at FROM sandbox.messages
    ${recipient ? sql`WHERE recipient = ${recipient}` : sql``}
    ORDER BY id DESC LIMIT ${limit}`;
}
