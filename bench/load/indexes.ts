import type { Sql } from '../../server/db/sql.ts';

/** Takes indexes and exclusions off all tables, so that filling them takes minutes; gives what makes them again. */
export async function withoutIndexes(sql: Sql): Promise<string[]> {
  const found = await sql<{ take: string; make: string }[]>`
    SELECT format('DROP INDEX %I', indexname) AS take, indexdef AS make FROM pg_indexes x
    WHERE schemaname = 'public' AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conname = x.indexname)
    UNION ALL
    SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname),
      format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
    FROM pg_constraint WHERE contype = 'x' AND connamespace = 'public'::regnamespace`;
  for (const { take } of found) await sql.unsafe(take);
  return found.map(({ make }) => make);
}
