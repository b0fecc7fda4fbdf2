import type { Booking } from '#contract/bookings.ts';
import { sides } from '#domain/booking.ts';
import { asksFor, restsPayment } from '#domain/cases/case.ts';
import type { Sql } from '../db/sql.ts';
import type { BookingRef } from '../ledger/ledger.ts';
import { openCasesByBooking, openMoneyCases, type OpenCase, type OpenMoneyCase } from './open-cases-store.ts';

/** Of these bookings those about which a case is open, with the one that runs out first. */
export const openCasesOf = (sql: Sql, refs: readonly BookingRef[]): Promise<ReadonlyMap<string, OpenCase>> =>
  openCasesByBooking(sql, refs);

/** Of these bookings those about whose money cases are open, which both their sides know of; one that rests payment before others. */
export async function moneyCasesOf(
  sql: Sql,
  refs: readonly BookingRef[],
): Promise<ReadonlyMap<string, NonNullable<Booking['openCase']>>> {
  const cases = await openMoneyCases(sql, refs);
  return new Map(
    [...Map.groupBy(cases, ({ bookingId }) => bookingId)].flatMap(([id, [first, ...others]]) =>
      first ? [[id, { ...present(first), rests: restsPayment(first.kind), others: others.map(present) }] as const] : [],
    ),
  );
}

const present = ({ number, kind, by, origin, said }: OpenMoneyCase) => ({
  number,
  kind,
  by: origin,
  asks: sides.filter((side) => asksFor(kind, by, said, side)),
});
