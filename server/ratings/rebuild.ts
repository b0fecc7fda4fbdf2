import { transaction, type Pool, type Sql } from '../db/sql.ts';
import { lockFigures, rebuildFigures, type MendedFigures } from './figures-store.ts';

/** Rebuilds all figures from the reviews, beside running servers; gives those that were wrong, which should be none. */
export const rebuildAllFigures = (pool: Pool): Promise<MendedFigures[]> => transaction(pool, figuresAnew);

/** The same inside a transaction. */
export async function figuresAnew(sql: Sql): Promise<MendedFigures[]> {
  await lockFigures(sql);
  return rebuildFigures(sql);
}
