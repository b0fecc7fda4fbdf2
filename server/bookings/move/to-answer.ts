import type { Actor } from '#domain/booking.ts';
import type { Instant } from '#domain/time.ts';
import type { Sql } from '../../db/sql.ts';
import type { BookingRef } from '../../ledger/ledger.ts';
import { openProposals } from './proposal-store.ts';

/** Whether another time, proposed by the other side, waits for this side's answer. */
export async function isToAnswer(sql: Sql, ref: BookingRef, by: Actor, now: Instant): Promise<boolean> {
  if (by !== 'customer' && by !== 'pandit') return false;
  return (await openProposals(sql, [ref], new Date(now))).some(({ proposedBy }) => proposedBy !== by);
}
