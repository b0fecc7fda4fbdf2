import type { Sql } from '../db/sql.ts';
import type { BookingRef } from '../ledger/ledger.ts';
import { openCasesByBooking } from './office-store.ts';

/** Of these bookings those about which a case is open, with the one that runs out first. */
export const openCasesOf = (sql: Sql, refs: readonly BookingRef[]): Promise<ReadonlyMap<string, string>> =>
  openCasesByBooking(sql, refs);
