import { z } from 'zod';
import type { Sql } from './sql.ts';
import { togetherDone } from './together.ts';

/** How the processes hear that a booking changed: one channel of PostgreSQL, heard once the transaction is through. */

export const BOOKING_CHANGED = 'booking_changed';

/** The booking and its two sides, so that nobody has to ask whom to tell. */
const shape = z.object({
  bookingId: z.string(),
  panditId: z.string(),
  customerId: z.string(),
  /** After a step. Null where something of the booking changed that is no step of it, such as a case. */
  version: z.int().nullable(),
});
export type ChangedBooking = z.infer<typeof shape>;

/** What was told; null for what another release told in its own way. */
export function changedIn(payload: string): ChangedBooking | null {
  try {
    return shape.safeParse(JSON.parse(payload)).data ?? null;
  } catch {
    return null;
  }
}

const asPayload = ({ bookingId, panditId, customerId, version }: ChangedBooking): string =>
  JSON.stringify({ bookingId, panditId, customerId, version });

/** A step of a booking, with the version it led to. */
export const tellStep = togetherDone<ChangedBooking & { readonly version: number }>(
  async (sql, changed) => {
    await sql`SELECT pg_notify(${BOOKING_CHANGED}, ${asPayload(changed)})`;
  },
  (sql, changed) => sql`SELECT pg_notify(${BOOKING_CHANGED}, one) FROM unnest(${changed.map(asPayload)}::text[]) one`,
);

/** A case of a booking, a credit for one. */
export async function tellBeside(sql: Sql, booking: Omit<ChangedBooking, 'version'>): Promise<void> {
  await sql`SELECT pg_notify(${BOOKING_CHANGED}, ${asPayload({ ...booking, version: null })})`;
}
