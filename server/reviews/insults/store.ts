import type { RefusedLanguage } from '#domain/words/refused-words.ts';
import type { Sql } from '../../db/sql.ts';

/** SQL of the words that the office added to the known insults. */

export interface RefusedWordRow {
  word: string;
  language: RefusedLanguage;
  byName: string;
  at: Date;
}

/** Newest first. */
export const refusedWords = (sql: Sql): Promise<RefusedWordRow[]> => sql<RefusedWordRow[]>`
  SELECT w.word, w.language, p.name AS by_name, w.at
  FROM refused_words w JOIN people p ON p.id = w.by_id
  ORDER BY w.at DESC, w.compared`;

/** Whether one of these, as they are compared, is among them. */
export async function hasRefused(sql: Sql, compared: readonly string[]): Promise<boolean> {
  const rows = await sql`SELECT 1 FROM refused_words WHERE compared = ANY (${[...compared]}) LIMIT 1`;
  return rows.length === 1;
}

export async function countRefused(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`SELECT count(*)::int AS count FROM refused_words`;
  return row?.count ?? 0;
}

export async function insertRefused(
  sql: Sql,
  {
    compared,
    word,
    language,
    by,
    at,
  }: { compared: string; word: string; language: RefusedLanguage; by: string; at: Date },
): Promise<void> {
  await sql`
    INSERT INTO refused_words (compared, word, language, by_id, at) VALUES (${compared}, ${word}, ${language}, ${by}, ${at})`;
}

/** What it was; null where it is gone. */
export async function deleteRefused(
  sql: Sql,
  compared: string,
): Promise<{ word: string; language: RefusedLanguage } | null> {
  const [row] = await sql<{ word: string; language: RefusedLanguage }[]>`
    DELETE FROM refused_words WHERE compared = ${compared} RETURNING word, language`;
  return row ?? null;
}
