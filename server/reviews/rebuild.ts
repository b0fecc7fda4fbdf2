import { transaction, type Pool, type Sql } from '../db/sql.ts';
import { lockFigures, rebuildFigures } from './figures-store.ts';

/** Makes all figures anew from the reviews, beside servers that run; gives how many were wrong, which should be none. */
export const rebuildAllFigures = (pool: Pool): Promise<number> => transaction(pool, figuresAnew);

/** The same inside a transaction. */
export async function figuresAnew(sql: Sql): Promise<number> {
  await lockFigures(sql);
  return rebuildFigures(sql);
}
