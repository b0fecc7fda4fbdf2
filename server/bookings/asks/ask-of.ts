import { newId } from '../../db/ids.ts';
import type { Sql } from '../../db/sql.ts';
import type { BookingRow } from '../store.ts';
import { insertAsk, joinAsk, lockAsk, type AskRow } from './ask-store.ts';

/** The ask of a booking, locked; one that has none gets one, in which nobody is asked without its family. */
export async function askOf(sql: Sql, row: BookingRow, at: Date): Promise<AskRow> {
  const ref = { panditId: row.panditId, bookingId: row.id };
  if (row.askId !== null) return lockAsk(sql, { customerId: row.customerId, askId: row.askId });
  const key = { customerId: row.customerId, askId: newId(at.getTime()) };
  await insertAsk(sql, key, { consent: null, limit: null, state: 'over', at });
  await joinAsk(sql, key, ref);
  return lockAsk(sql, key);
}
