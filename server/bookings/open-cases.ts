import type { Sql } from '../db/sql.ts';
import type { BookingRef } from '../ledger/ledger.ts';
import { openCasesByBooking, openMoneyCases, type OpenCase, type OpenMoneyCase } from './open-cases-store.ts';

/** Of these bookings those about which a case is open, with the one that runs out first. */
export const openCasesOf = (sql: Sql, refs: readonly BookingRef[]): Promise<ReadonlyMap<string, OpenCase>> =>
  openCasesByBooking(sql, refs);

/** Of these bookings those about whose money a case is open, which both their sides know of; one that rests payment before others. */
export const moneyCasesOf = (sql: Sql, refs: readonly BookingRef[]): Promise<ReadonlyMap<string, OpenMoneyCase>> =>
  openMoneyCases(sql, refs);
