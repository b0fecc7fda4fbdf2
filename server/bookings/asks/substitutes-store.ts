import type { NameInScripts } from '#domain/people/scripts/name-in.ts';
import type { Sql } from '../../db/sql.ts';

/** SQL: the pandits who come into question. */

/** Where a family lives, else its pandit, and what the pandit speaks. */
export async function knownOf(
  sql: Sql,
  { customerId, panditId }: { customerId: string; panditId: string },
): Promise<{ district: string | null; languages: string[] }> {
  const [row] = await sql<{ district: string | null; languages: string[] }[]>`
    SELECT coalesce(c.district, p.district) AS district, s.languages
    FROM people c, people p JOIN pandits s ON s.pandit_id = p.id
    WHERE c.id = ${customerId} AND p.id = ${panditId}`;
  return row ?? { district: null, languages: [] };
}

/** How they are reached, to be read by the office. */
export async function phonesOf(sql: Sql, ids: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
  if (ids.length === 0) return new Map();
  const rows = await sql<{ id: string; phone: string | null }[]>`
    SELECT id, phone FROM people WHERE id IN ${sql([...ids])}`;
  return new Map(rows.map(({ id, phone }) => [id, phone]));
}

/** What a pandit is called, to say about whom something is. */
export async function nameOf(sql: Sql, panditId: string): Promise<NameInScripts> {
  const [row] = await sql<NameInScripts[]>`SELECT name, name_odia, name_devanagari FROM people WHERE id = ${panditId}`;
  return row ?? { name: '', nameOdia: null, nameDevanagari: null };
}
