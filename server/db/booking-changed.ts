import type { Sql } from './sql.ts';
import { togetherDone } from './together.ts';

/** How the processes hear that a booking changed: one channel of PostgreSQL, heard once the transaction is through. */

export const BOOKING_CHANGED = 'booking_changed';

interface Key {
  readonly panditId: string;
  readonly bookingId: string;
}

const BESIDE = 'beside';

const asPayload = ({ panditId, bookingId }: Key): string => `${panditId} ${bookingId}`;

/** What was told. `isBeside`: something of the booking changed that is no step of it, and its version is the one before. */
export function keyIn(payload: string): Key & { readonly isBeside: boolean } {
  const [panditId = '', bookingId = '', beside] = payload.split(' ');
  return { panditId, bookingId, isBeside: beside === BESIDE };
}

/** A step of a booking. */
export const tellStep = togetherDone<Key>(
  async (sql, key) => {
    await sql`SELECT pg_notify(${BOOKING_CHANGED}, ${asPayload(key)})`;
  },
  (sql, keys) => sql`SELECT pg_notify(${BOOKING_CHANGED}, one) FROM unnest(${keys.map(asPayload)}::text[]) one`,
);

/** A case of a booking, a credit for one: what is no step of it. */
export async function tellBeside(sql: Sql, key: Key): Promise<void> {
  await sql`SELECT pg_notify(${BOOKING_CHANGED}, ${`${asPayload(key)} ${BESIDE}`})`;
}
