import type { Day } from '#domain/time.ts';
import type { Sql } from '../db/sql.ts';

/** SQL of the budget of messages. */

export async function sentOn(sql: Sql, day: Day): Promise<number> {
  const [row] = await sql<{ n: number }[]>`SELECT n FROM messages_sent WHERE day = ${day}`;
  return row?.n ?? 0;
}

/** Counts this many more; gives how many there are now. */
export async function countSent(sql: Sql, day: Day, more: number): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    INSERT INTO messages_sent (day, n) VALUES (${day}, ${more})
    ON CONFLICT (day) DO UPDATE SET n = messages_sent.n + excluded.n RETURNING n`;
  return row?.n ?? 0;
}

export async function hasAccount(sql: Sql, phone: string): Promise<boolean> {
  const rows = await sql`SELECT 1 FROM people WHERE phone = ${phone} AND deleted_at IS NULL`;
  return rows.length === 1;
}
