import { whyNotOpen, OPEN_DAYS } from '#domain/cases/case.ts';
import type { Instant } from '#domain/time.ts';
import type { Sql } from '../db/sql.ts';
import { refuse } from '../http/failure.ts';
import type { Viewer } from '../http/viewer.ts';
import type { BookingRef } from '../ledger/ledger.ts';
import { own } from './office.ts';
import { openCase } from './open.ts';
import { pujaOf } from './own.ts';
import { lockBooking, lockCase } from './store.ts';

/**
 * The family says on the phone that nobody came: its case is opened as if it had pressed for that itself, and is in the hands of whoever
 * took the call. One that is open already stays with whom it is. In the caller's transaction.
 */
export async function nobodyCame(
  sql: Sql,
  admin: Viewer,
  ref: BookingRef,
  words: string | null,
  now: Instant,
): Promise<void> {
  const booking = (await lockBooking(sql, ref)) ?? refuse('booking_unknown');
  const why = whyNotOpen('absence', 'customer', pujaOf(booking), now);
  if (why === 'early') refuse('case_early');
  if (why === 'late') refuse('case_late', { values: { days: String(OPEN_DAYS) } });
  if (why === 'never') refuse('case_never');
  // a pandit alone may have said that it was held
  if (why === 'held' && booking.hasBegun) refuse('case_held');
  const wish = { ...ref, kind: 'absence', by: 'customer', openerId: null, onBehalf: admin.id, words } as const;
  const { id } = await openCase(sql, wish, now);
  const row = (await lockCase(sql, id)) ?? refuse('case_unknown');
  if (row.ownerId === null) await own(sql, row, admin, { id: admin.id }, now);
}
