import type { Booking } from '#contract/bookings.ts';
import { sides } from '#domain/booking.ts';
import { asksFor, restsPayment } from '#domain/cases/case.ts';
import type { Sql } from '../db/sql.ts';
import type { BookingRef } from '../ledger/ledger.ts';
import { openCasesByBooking, openMoneyCases, type OpenCase, type OpenMoneyCase } from './open-cases-store.ts';

/** The open case of each of these bookings; of several, the case that runs out first. */
export const openCasesOf = (sql: Sql, refs: readonly BookingRef[]): Promise<ReadonlyMap<string, OpenCase>> =>
  openCasesByBooking(sql, refs);

/** The open case about the money of each of these bookings, which both sides know of; a case that stops payment comes first. */
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
