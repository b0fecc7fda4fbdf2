import { nameKey, nameQuery } from '#domain/search/heard.ts';
import { transaction, type Part, type Pool, type Sql } from './sql.ts';

/**
 * SQL of `pandits.name_key`: how a pandit's name sounds, made when the name is written. An older process writes names without;
 * theirs are made, and mended, by the round of the search index.
 */

/** How many are made together. */
const SLICE = 500;

interface Keyed {
  readonly panditId: string;
  readonly name: string;
  readonly nameOdia: string | null;
  readonly nameDevanagari: string | null;
  readonly nameKey: string | null;
}

/** What is searched of a pandit's names, in all their scripts. */
const keyOf = ({ name, nameOdia, nameDevanagari }: Keyed): string =>
  nameKey([name, nameOdia, nameDevanagari].filter((one) => one !== null));

const keyed = (sql: Sql, panditIds: readonly string[], lock: Part): Promise<Keyed[]> => sql<Keyed[]>`
  SELECT d.pandit_id, p.name, p.name_odia, p.name_devanagari, d.name_key FROM pandits d JOIN people p ON p.id = d.pandit_id
  WHERE d.pandit_id = ANY (${panditIds as string[]}::uuid[]) ORDER BY d.pandit_id ${lock}`;

/**
 * The keys of these pandits become those of their names. For the end of a change of a name, in its transaction. Gives how many had
 * another key; whose key is right is neither locked nor written.
 */
export async function keepNameKeys(sql: Sql, panditIds: readonly string[]): Promise<number> {
  const differing = (rows: readonly Keyed[]): Keyed[] => rows.filter((row) => row.nameKey !== keyOf(row));
  const seen = differing(await keyed(sql, panditIds, sql``));
  if (seen.length === 0) return 0;
  // read again under the lock: meanwhile another may have written a name
  const ids = seen.map(({ panditId }) => panditId);
  const rows = differing(await keyed(sql, ids, sql`FOR NO KEY UPDATE OF d`));
  await sql`
    UPDATE pandits d SET name_key = k.name_key
    FROM unnest(${rows.map(({ panditId }) => panditId)}::uuid[], ${rows.map(keyOf)}::text[]) k (pandit_id, name_key)
    WHERE d.pandit_id = k.pandit_id`;
  return rows.length;
}

/** Ids of pandits whose names sound as typed. OFFSET has the index of the keys asked before anything else is looked at. */
export const heardAs = (sql: Sql, typed: string, most: number, areWhole = false): Part => sql`
  SELECT k.pandit_id FROM (
    SELECT d.pandit_id FROM pandits d WHERE to_tsvector('simple', d.name_key) @@ to_tsquery('simple', ${nameQuery(typed, areWhole)}) OFFSET 0) k
  LIMIT ${most}`;

/** Makes the keys that are missing, some of them at a time, and no more of these times than said. */
export async function makeNameKeys(pool: Pool, times = Infinity): Promise<void> {
  for (let nth = 0; nth < times; nth += 1) {
    const rows = await pool<{ panditId: string }[]>`
      SELECT pandit_id FROM pandits WHERE name_key IS NULL ORDER BY pandit_id LIMIT ${SLICE}`;
    const ids = rows.map(({ panditId }) => panditId);
    if (ids.length > 0) await transaction(pool, (sql) => keepNameKeys(sql, ids));
    if (ids.length < SLICE) return;
  }
}
