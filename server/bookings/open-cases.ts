import type { Booking } from '#contract/bookings.ts';
import { sides } from '#domain/booking.ts';
import { asksFor, restsPayment } from '#domain/cases/case.ts';
import type { Sql } from '../db/sql.ts';
import type { BookingRef } from '../ledger/ledger.ts';
import { openCasesByBooking, openMoneyCases, type OpenCase } from './open-cases-store.ts';

/** Of these bookings those about which a case is open, with the one that runs out first. */
export const openCasesOf = (sql: Sql, refs: readonly BookingRef[]): Promise<ReadonlyMap<string, OpenCase>> =>
  openCasesByBooking(sql, refs);

/** Of these bookings those about whose money a case is open, which both their sides know of; one that rests payment before others. */
export async function moneyCasesOf(
  sql: Sql,
  refs: readonly BookingRef[],
): Promise<ReadonlyMap<string, NonNullable<Booking['openCase']>>> {
  const cases = await openMoneyCases(sql, refs);
  return new Map(
    [...cases].map(([id, { said, ...one }]) => {
      const asks = sides.filter((side) => asksFor(one.kind, one.by, said, side));
      return [id, { ...one, rests: restsPayment(one.kind), asks }];
    }),
  );
}
