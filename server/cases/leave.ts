import type { OwnData } from '#contract/account.ts';
import type { Sql } from '../db/sql.ts';
import { eraseWords, moneyCasesOpen, writtenBy } from './leave-store.ts';
import { removePhotosOf } from './photos/photo-store.ts';

/** Cases of one who takes their data along, or leaves. */

/** What somebody wrote in cases, and the numbers of those. */
export async function ownCases(sql: Sql, personId: string): Promise<OwnData['cases']> {
  const rows = await writtenBy(sql, personId);
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

/** Their words and photos go, in the transaction that ends their account; that there was a case stays with its booking. */
export async function eraseCases(sql: Sql, personId: string): Promise<void> {
  await removePhotosOf(sql, personId);
  await eraseWords(sql, personId);
}

/** Tickets of what the office has still to decide about money between them and somebody else. */
export const moneyCasesWith = (sql: Sql, personId: string): Promise<string[]> => moneyCasesOpen(sql, personId);
