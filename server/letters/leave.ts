import type { OwnData } from '#contract/account.ts';
import type { Sql } from '../db/sql.ts';
import { eraseWritten, writtenBy } from './store.ts';

/** Letters of one who takes their data along, or leaves. */

export async function ownLetters(sql: Sql, personId: string): Promise<OwnData['letters']> {
  const rows = await writtenBy(sql, personId);
  return rows.map(({ bookingId, words, photo, at }) => ({ bookingId, text: words, photo, at: at.toISOString() }));
}

/** In the transaction that ends their account. */
export const eraseLetters = (sql: Sql, personId: string): Promise<void> => eraseWritten(sql, personId);
