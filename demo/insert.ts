import type { Sql } from '../server/db/sql.ts';

type Value = string | number | boolean | Date | null | readonly string[] | Readonly<Record<string, string>>;
/** A row by the names of its columns in camelCase; all rows of one call name the same columns. */
export type Row = Readonly<Record<string, Value>>;

/** PostgreSQL takes 65,535 parameters a statement; this stays far below with our widest table. */
const AT_ONCE = 500;

export async function insert(sql: Sql, table: string, rows: readonly Row[]): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    await sql`INSERT INTO ${sql(table)} ${sql(rows.slice(from, from + AT_ONCE))}`;
  }
}
