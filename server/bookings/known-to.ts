import { inTouch } from '#domain/people/in-touch.ts';
import { masked } from '#domain/people/phone.ts';
import { instantOf, type Instant } from '#domain/time.ts';
import type { Viewer } from '../http/viewer.ts';
import type { BookingRow } from './store.ts';

/**
 * A booking as one of its parties may still know the other. Once they have nothing to do with each other any more,
 * phones are masked on both sides, and the pandit no longer knows where the family lives. The office knows always.
 */
export function knownTo(viewer: Viewer, row: BookingRow, now: Instant): BookingRow {
  if (viewer.userType === 'admin' || inTouch(row.status, { to: instantOf(row.endsAt) }, now)) return row;
  if (viewer.id === row.customerId) return { ...row, panditPhone: row.panditPhone && masked(row.panditPhone) };
  const customerPhone = row.customerPhone && masked(row.customerPhone);
  return { ...row, customerPhone, place: null, customerNotes: null };
}
