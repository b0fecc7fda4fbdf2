import type { Sql } from '../db/sql.ts';

/** The language a person reads, as accounts keep it: `or`. Their messages go out in it. */
export async function setLanguage(sql: Sql, personId: string, language: string): Promise<void> {
  await sql`UPDATE people SET locale = ${language} WHERE id = ${personId} AND locale <> ${language}`;
}

export interface LanguageRow {
  readonly locale: string;
  readonly ownDigits: boolean;
}

export async function languageRow(sql: Sql, personId: string): Promise<LanguageRow | null> {
  const [row] = await sql<LanguageRow[]>`SELECT locale, own_digits FROM people WHERE id = ${personId}`;
  return row ?? null;
}

export async function setLanguageAndDigits(
  sql: Sql,
  personId: string,
  { locale, ownDigits }: LanguageRow,
): Promise<void> {
  await sql`UPDATE people SET locale = ${locale}, own_digits = ${ownDigits} WHERE id = ${personId}`;
}
