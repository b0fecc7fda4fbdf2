import { isWithin } from '#domain/typed-words.ts';
import { afterSpace, holding } from './like.ts';
import type { Part, Sql } from './sql.ts';

/** The words of people's names and languages, kept in the order of the lists (docs/decisions/0040-lists-at-scale.md). */

/** A part that stands in more words than this is no search but the beginning of one. */
const MANY = 300;

export interface Named {
  /** Whoever has one of these words may be meant. */
  readonly among: readonly string[];
  /** What has to be in the name besides. */
  readonly typed: readonly string[];
}

/**
 * Writes down people's words anew: of the name, the e-mail and the languages. Whoever changes one of these, or erases a
 * person, calls it after that.
 */
export async function keepWords(sql: Sql, ...people: readonly string[]): Promise<void> {
  await sql`DELETE FROM person_words WHERE person_id = ANY (${people as string[]}::uuid[])`;
  await sql`
    WITH said AS (
      INSERT INTO person_words (kind, word, registered_at, person_id, name)
      SELECT CASE p.user_type WHEN 'user' THEN 'user' ELSE 'pandit' END, w.word, p.created_at, p.id, lower(p.name)
      FROM people p CROSS JOIN LATERAL (
        SELECT word FROM words_of(p.name, p.email) w (word)
        UNION
        SELECT word FROM pandits d, unnest(d.languages) l (language), words_of(l.language, NULL) w (word)
        WHERE d.pandit_id = p.id
      ) w
      WHERE p.id = ANY (${people as string[]}::uuid[]) AND p.user_type IN ('user', 'pandit', 'acharya') AND p.deleted_at IS NULL
      RETURNING word)
    INSERT INTO known_words SELECT DISTINCT word FROM said ORDER BY word ON CONFLICT DO NOTHING`;
}

/**
 * Which words' people to look through for these typed words: those of the typed word that stands in the fewest. `nobody`
 * where one of them stands in no word, `many` where each stands in too many.
 */
export async function namedBy(sql: Sql, typed: readonly string[]): Promise<Named | 'nobody' | 'many'> {
  const [row] = await sql<Record<string, string[]>[]>`
    SELECT ${typed.map((word, at) => sql`${at > 0 ? sql`,` : sql``} ARRAY(${wordsWith(sql, word)}) AS ${sql(`set${at}`)}`)}`;
  const sets = Object.values(row ?? {});
  const among = sets.reduce((fewest, set) => (set.length < fewest.length ? set : fewest));
  if (among.length === 0) return 'nobody';
  if (among.length > MANY) return 'many';
  // whoever has a word has it in the name nearly always: what has to be looked at for it comes first
  const own = typed[sets.indexOf(among)] ?? '';
  return { among, typed: [...typed.filter((word) => word !== own), own] };
}

const wordsWith = (sql: Sql, typed: string) =>
  isWithin(typed)
    ? sql`SELECT word FROM known_words WHERE word LIKE ${holding(typed)} LIMIT ${MANY + 1}`
    : sql`SELECT word FROM known_words
        WHERE word >= ${typed} AND word < ${typed} || chr(1114111) LIMIT ${MANY + 1}`;

/** Whether each typed word stands in a name, given in small letters. */
export function inName(sql: Sql, name: Part, typed: readonly string[]): Part {
  const one = (word: string) =>
    isWithin(word)
      ? sql`${name} LIKE ${holding(word)}`
      : // the quick looks first: at the beginning, after a space; few names have a word that begins after another sign
        sql`(starts_with(${name}, ${word}) OR ${name} LIKE ${afterSpace(word)} OR (${name} LIKE ${holding(word)}
          AND EXISTS (SELECT 1 FROM words_of(${name}, NULL) w (word) WHERE starts_with(w.word, ${word}))))`;
  return typed.reduce((all, word) => sql`${all} AND ${one(word)}`, sql`true`);
}

/** The same of one word, which may as well stand in the e-mail or be a language of a person `p`. */
export const amongWords = (sql: Sql, word: string) =>
  sql`EXISTS (SELECT 1 FROM person_words w WHERE w.person_id = p.id AND ${
    isWithin(word) ? sql`w.word LIKE ${holding(word)}` : sql`starts_with(w.word, ${word})`
  })`;
