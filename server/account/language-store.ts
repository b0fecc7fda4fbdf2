import type { Sql } from '../db/sql.ts';

/** The language a person reads, as accounts keep it: `or`. Their messages go out in it. */
export async function setLanguage(sql: Sql, personId: string, language: string): Promise<void> {
  await sql`UPDATE people SET locale = ${language} WHERE id = ${personId} AND locale <> ${language}`;
}
