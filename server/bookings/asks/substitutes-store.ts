import type { Sql } from '../../db/sql.ts';

/** SQL of who comes into question. */

/** Where a family lives, and what a pandit speaks. */
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

/** What a pandit is called, to say about whom something is. */
export async function nameOf(sql: Sql, panditId: string): Promise<string> {
  const [row] = await sql<{ name: string }[]>`SELECT name FROM people WHERE id = ${panditId}`;
  return row?.name ?? '';
}
