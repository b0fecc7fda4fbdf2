import type { Pool } from './sql.ts';

/** Reads the beginning of every table: a missing or torn file is reported at the start, not by the first visitor who needs it. */
export async function lookAtTables(pool: Pool): Promise<void> {
  const tables = await pool<{ name: string }[]>`
    SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
    WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`;
  // names as the database writes them
  if (tables.length > 0)
    await pool.unsafe(tables.map(({ name }) => `(SELECT 1 FROM ${name} LIMIT 1)`).join(' UNION ALL '));
}
