import { isPhone } from '#domain/people/phone.ts';
import { isOfId } from '#domain/words/typed-words.ts';
import type { Part, Sql } from './sql.ts';

/** Bookings found by what people read off a table: the last eight characters of an id. */

/** An id, or a part of its end, in small letters; null for what is none. Ten digits are a phone. */
export function idIn(search: string): string | null {
  // as it is printed
  const typed = search.toLowerCase().replace(/^#/, '');
  return isOfId(typed) && !isPhone(typed) ? typed : null;
}

/** The first condition is what an index of trigrams knows, for which five signs are enough; the second is what is meant. */
export const endsSo = (sql: Sql, column: Part, id: string): Part =>
  sql`(right(${column}::text, 8) LIKE ${`%${id.slice(-5)}%`} AND ${column}::text LIKE ${`%${id}%`})`;
