import { moneyKinds, restingKinds, unheldKinds, type CaseKind, type Opener, type Origin } from '#domain/cases/case.ts';
import type { Side } from '#domain/booking.ts';
import type { Sql } from '../db/sql.ts';
import type { BookingRef } from '../ledger/ledger.ts';
import { fromIn, saidIn } from './said-in.ts';

/** SQL of the open cases of bookings (`server/cases` opens and decides them). */

export interface OpenCase {
  readonly id: string;
  readonly kind: CaseKind;
  readonly openedBy: Opener;
  /** Who of the office has it, by name. */
  readonly owner: string | null;
}

/** The open case of each of these bookings; of several, the case that runs out first. */
export async function openCasesByBooking(
  sql: Sql,
  refs: readonly BookingRef[],
): Promise<ReadonlyMap<string, OpenCase>> {
  if (refs.length === 0) return new Map();
  const rows = await sql<(OpenCase & { bookingId: string })[]>`
    SELECT c.booking_id, c.id, c.kind, c.opened_by, p.name AS owner
    FROM unnest(${refs.map(({ panditId }) => panditId)}::uuid[], ${refs.map(({ bookingId }) => bookingId)}::uuid[])
      AS k (pandit_id, booking_id)
    JOIN cases c ON c.pandit_id = k.pandit_id AND c.booking_id = k.booking_id
    LEFT JOIN people p ON p.id = c.owner_id
    WHERE c.closed_at IS NULL ORDER BY c.due_at DESC, c.id DESC`;
  return new Map(rows.map((row) => [row.bookingId, row]));
}

export interface OpenMoneyCase {
  bookingId: string;
  number: string;
  kind: CaseKind;
  by: Opener;
  origin: Origin;
  said: Side[];
}

/** The open cases about the money of these bookings: of each the ones that say there was no puja, the ones that rest payment, the oldest. */
export async function openMoneyCases(sql: Sql, refs: readonly BookingRef[]): Promise<OpenMoneyCase[]> {
  if (refs.length === 0) return [];
  return sql<OpenMoneyCase[]>`
    SELECT c.booking_id, c.number, c.kind, c.opened_by AS by, ${fromIn(sql)} AS origin, ${saidIn(sql)} AS said
    FROM unnest(${refs.map(({ panditId }) => panditId)}::uuid[], ${refs.map(({ bookingId }) => bookingId)}::uuid[])
      AS k (pandit_id, booking_id)
    JOIN cases c ON c.pandit_id = k.pandit_id AND c.booking_id = k.booking_id
    WHERE c.closed_at IS NULL AND c.kind IN ${sql(moneyKinds)}
    ORDER BY c.booking_id, c.kind NOT IN ${sql(unheldKinds)}, c.kind NOT IN ${sql(restingKinds)}, c.id`;
}
