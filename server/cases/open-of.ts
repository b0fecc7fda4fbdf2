import { restsPayment, type CaseKind, type Opener } from '#domain/cases/case.ts';
import type { Sql } from '../db/sql.ts';
import type { BookingRef } from '../ledger/ledger.ts';
import { casesOfBooking, openCasesByBooking } from './office-store.ts';
import { openMoneyCases, type OpenMoneyCase } from './read-store.ts';

export interface OpenCase {
  readonly id: string;
  readonly kind: CaseKind;
  readonly openedBy: Opener;
  /** Who of the office has it, by name. */
  readonly owner: string | null;
}

/** Of these bookings those about which a case is open, with the one that runs out first. */
export const openCasesOf = (sql: Sql, refs: readonly BookingRef[]): Promise<ReadonlyMap<string, OpenCase>> =>
  openCasesByBooking(sql, refs);

/** Of these bookings those about whose money a case is open, which both their sides know of; one that rests payment before others. */
export const moneyCasesOf = (sql: Sql, refs: readonly BookingRef[]): Promise<ReadonlyMap<string, OpenMoneyCase>> =>
  openMoneyCases(sql, refs);

/** All cases about a booking, as the office sees them beside it. */
export const casesAbout = async (sql: Sql, ref: BookingRef) =>
  (await casesOfBooking(sql, ref)).map(({ id, number, kind, openedBy, openedAt, closedAt }) => ({
    _id: id,
    number,
    kind,
    by: openedBy,
    rests: closedAt === null && restsPayment(kind),
    openedAt: openedAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
  }));
