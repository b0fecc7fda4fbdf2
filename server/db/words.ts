import type { Days } from '#domain/calendar/typed-days.ts';
import { startOfDay } from '#domain/time.ts';
import { hasTrigram, isOfId, isShort } from '#domain/words/typed-words.ts';
import { holding } from './like.ts';
import type { Part, Sql } from './sql.ts';

/**
 * Conditions over what the office sees of a person, `people.shown`: the name, a line's end, the phone, a tab, the e-mail, a
 * space, the end of the id in capitals. What is searched in it stops at the one or the other (docs/decisions/0040-lists-at-scale.md).
 */

/** All of these hold; true of none. */
export const every = (sql: Sql, parts: readonly Part[]): Part =>
  parts.reduce((all, part) => sql`${all} AND ${part}`, sql`true`);
/** One of these holds; false of none. */
export const some = (sql: Sql, parts: readonly Part[]): Part =>
  sql`(${parts.reduce((all, part) => sql`${all} OR ${part}`, sql`false`)})`;

/** Whether a word stands in a person's row; in its name or phone alone with `onlyName`. A short one is of a name. */
export function ofPerson(sql: Sql, shown: Part, word: string, onlyName = false): Part {
  if (isShort(word)) return sql`${shown} LIKE ${`${holding(word)}\n%`}`;
  if (onlyName) return sql`${shown} LIKE ${`${holding(word)}\t%`}`;
  const capitals = word.slice(-12).toUpperCase();
  return isOfId(word) && capitals !== word
    ? sql`(${shown} LIKE ${holding(word)} OR ${shown} LIKE ${holding(capitals)})`
    : sql`${shown} LIKE ${holding(word)}`;
}

/**
 * The same as far as the indexes of `people` know it, and somewhat wider: of what has no three letters in a row, where a word
 * begins; of an e-mail address, what stands before its end.
 */
export const indexedOfPerson = (sql: Sql, shown: Part, words: readonly string[], onlyName = false): Part =>
  every(
    sql,
    words.map((word) =>
      hasTrigram(word)
        ? ofPerson(sql, shown, onlyName ? word : ownPart(word), onlyName)
        : sql`to_tsvector('simple', split_part(${shown}, E'\n', 1)) @@ to_tsquery('simple', ${beginning(word)})`,
    ),
  );

/** Of an e-mail address what few others have: the ends of them all are in half of the rows, and take long to read. */
function ownPart(word: string): string {
  const own = word.slice(0, word.indexOf('@') + 1);
  return hasTrigram(own) ? own : word;
}

const beginning = (word: string): string => `'${word.replaceAll(/['\\]/g, String.raw`\$&`)}':*`;

/** A moment on one of these days. */
export const onDays = (sql: Sql, at: Part, days: readonly Days[]): Part =>
  some(
    sql,
    days.map(({ from, to }) => sql`(${at} >= ${new Date(startOfDay(from))} AND ${at} < ${new Date(startOfDay(to))})`),
  );
