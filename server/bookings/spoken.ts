import { mayBePart } from '#domain/words/contacts.ts';
import type { Sql } from '../db/sql.ts';
import type { BookingRef } from '../ledger/ledger.ts';
import { spokenRows, type SpokenRow } from './spoken-store.ts';

/** What each side of a booking wrote that may be a part of a number: a number does not get through in pieces written in two places. */

export type Spoken = Readonly<Record<SpokenRow['side'], readonly string[]>>;
export const nothingSpoken: Spoken = { customer: [], pandit: [] };

/** Of each of these bookings, oldest first: place, notes, reasons, messages, and what they wrote to the office. */
export async function spokenOf(sql: Sql, refs: readonly BookingRef[]): Promise<ReadonlyMap<string, Spoken>> {
  if (refs.length === 0) return new Map();
  const rows = (await spokenRows(sql, refs)).filter(({ words }) => mayBePart(words));
  const of = (all: readonly SpokenRow[], side: SpokenRow['side']) => [
    ...new Set(all.filter((row) => row.side === side).map(({ words }) => words)),
  ];
  const byBooking = Map.groupBy(rows, ({ bookingId }) => bookingId);
  return new Map([...byBooking].map(([id, all]) => [id, { customer: of(all, 'customer'), pandit: of(all, 'pandit') }]));
}

export const spokenIn = async (sql: Sql, ref: BookingRef): Promise<Spoken> =>
  (await spokenOf(sql, [ref])).get(ref.bookingId) ?? nothingSpoken;
