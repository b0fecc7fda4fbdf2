import { ticketOf } from '#domain/cases/case.ts';
import { dayAt, type Instant } from '#domain/time.ts';
import type { Sql } from '../db/sql.ts';
import { nextNumber } from './store.ts';

/** The next ticket number of the year, in the caller's transaction; the next caller waits until that ends. */
export async function nextTicket(sql: Sql, now: Instant): Promise<string> {
  const today = dayAt(now);
  return ticketOf(today, await nextNumber(sql, Number(today.slice(0, 4))));
}
