import type { Booking } from '#contract/bookings.ts';
import { cashBackOf, type CashBack } from '#domain/booking/cash-back.ts';
import { asPaise, rupees } from '#domain/money.ts';
import type { Sql } from '../../db/sql.ts';
import type { BookingRef } from '../../ledger/ledger.ts';
import { bookingOf, eventsOf, type BookingRow, type EventRow } from '../store.ts';

/** Cash that goes back by hand, as it lies with the booking. */

type Said = Pick<BookingRow, 'status' | 'restGivenPaise' | 'restReceivedPaise'>;

/** In paise; null where there is none. */
export const cashBackIn = (row: Said, events: readonly EventRow[]): CashBack | null =>
  cashBackOf({
    status: row.status,
    deeds: events,
    given: row.restGivenPaise,
    received: row.restReceivedPaise,
  });

/** The same on the wire, in whole rupees. */
export function cashBackFor(row: Said, events: readonly EventRow[]): Booking['cashBack'] {
  const back = cashBackIn(row, events);
  return back && { ...back, amount: rupees(asPaise(back.amount)), said: [...back.said] };
}

/** Of one booking, read alone. */
export async function cashBackOfBooking(sql: Sql, ref: BookingRef): Promise<CashBack | null> {
  const row = await bookingOf(sql, ref);
  return row && cashBackIn(row, await eventsOf(sql, [ref]));
}
