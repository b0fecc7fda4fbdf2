import type { Booking } from '#contract/bookings.ts';
import { cashBackOf, type CashBack } from '#domain/booking/cash-back.ts';
import { asPaise, rupees } from '#domain/money.ts';
import { instantOf } from '#domain/time.ts';
import type { Sql } from '../../db/sql.ts';
import type { BookingRef } from '../../ledger/ledger.ts';
import { bookingOf, eventsOf, type BookingRow, type EventRow } from '../store.ts';

/** Cash that goes back by hand, as it lies with the booking. */

type Said = Pick<BookingRow, 'status' | 'restGivenPaise' | 'restReceivedPaise'>;

/** In paise; null where there is none. */
export const cashBackIn = (row: Said, events: readonly EventRow[]): CashBack | null =>
  cashBackOf({
    status: row.status,
    deeds: events.map(({ action, actor, fromStatus, toStatus, at }) => ({
      action,
      actor,
      from: fromStatus,
      to: toStatus,
      at: instantOf(at),
    })),
    given: row.restGivenPaise,
    received: row.restReceivedPaise,
  });

/** The same on the wire, in whole rupees. */
export function cashBackFor(row: Said, events: readonly EventRow[]): Booking['cashBack'] {
  const back = cashBackIn(row, events);
  if (!back) return null;
  const until = back.until === null ? null : new Date(back.until).toISOString();
  return { ...back, amount: rupees(asPaise(back.amount)), said: [...back.said], until };
}

/** Of one booking, read alone. */
export async function cashBackOfBooking(sql: Sql, ref: BookingRef): Promise<CashBack | null> {
  const row = await bookingOf(sql, ref);
  return row && cashBackIn(row, await eventsOf(sql, [ref]));
}
