import { isWithin } from '#domain/typed-words.ts';
import { afterSpace, holding, starting } from './like.ts';
import type { Part, Sql } from './sql.ts';

/** The words of people's names and languages, kept in the order of the lists (docs/decisions/0040-lists-at-scale.md). */

/** A part that stands in more words than this is no search but the beginning of one. */
const MANY = 300;

export interface Named {
  /** Whoever has one of these words, or pairs of words, may be meant. */
  readonly among: readonly string[];
  /** What has to be in the name besides. */
  readonly besides: readonly string[];
}

/**
 * Writes down people's words anew: of the name, the e-mail and the languages; and those of the name with their bookings.
 * Whoever changes one of these, or erases a person, calls it after that.
 */
export async function keepWords(sql: Sql, ...people: readonly string[]): Promise<void> {
  await sql`
    WITH gone AS (
      DELETE FROM person_words WHERE person_id = ANY (${people as string[]}::uuid[]) RETURNING person_id, word
    )
    DELETE FROM booking_words w USING gone, customer_bookings c
    WHERE c.customer_id = gone.person_id AND w.word = gone.word AND w.booking_id = c.booking_id`;
  await sql`
    WITH listed AS (
      SELECT * FROM people
      WHERE id = ANY (${people as string[]}::uuid[]) AND user_type IN ('user', 'pandit', 'acharya') AND deleted_at IS NULL
    ), named AS MATERIALIZED (
      SELECT p.id, w.word FROM listed p CROSS JOIN LATERAL name_words(p.name) w (word)
    ), said AS (
      INSERT INTO person_words (kind, word, registered_at, person_id, name)
      SELECT CASE p.user_type WHEN 'user' THEN 'user' ELSE 'pandit' END, w.word, p.created_at, p.id, plain_name(p.name)
      FROM listed p CROSS JOIN LATERAL (
        SELECT word FROM named n WHERE n.id = p.id
        UNION
        SELECT word FROM words_of(p.name, p.email) w (word)
        UNION
        SELECT word FROM pandits d, unnest(d.languages) l (language), parts_of(l.language) w (word)
        WHERE d.pandit_id = p.id
      ) w
      RETURNING word
    ), asked AS (
      INSERT INTO booking_words (word, booking_id)
      SELECT n.word, c.booking_id FROM named n JOIN customer_bookings c ON c.customer_id = n.id
      ON CONFLICT DO NOTHING
    ), words AS (
      INSERT INTO known_words AS k (word, in_name)
      SELECT s.word, s.word IN (SELECT word FROM named) FROM (SELECT DISTINCT word FROM said WHERE word NOT LIKE '% %') s
      ORDER BY s.word
      ON CONFLICT (word) DO UPDATE SET in_name = true WHERE excluded.in_name AND NOT k.in_name
    )
    INSERT INTO known_pairs (typed, word)
    SELECT DISTINCT either.typed, said.word FROM said CROSS JOIN LATERAL (
      VALUES (said.word), (split_part(said.word, ' ', 2) || ' ' || split_part(said.word, ' ', 1))) either (typed)
    WHERE said.word LIKE '% %' ORDER BY either.typed ON CONFLICT DO NOTHING`;
}

/** Writes down the words of its customer's name with a new booking; the caller sees to it that the name stays. */
export async function keepBookingWords(sql: Sql, bookingId: string, customerId: string): Promise<void> {
  await sql`
    INSERT INTO booking_words (word, booking_id)
    SELECT w.word, ${bookingId} FROM people p CROSS JOIN LATERAL name_words(p.name) w (word)
    WHERE p.id = ${customerId}
    ON CONFLICT DO NOTHING`;
}

/**
 * Whose names to look through for these typed words: of those who have the one, or two of them together. `nobody` where
 * there is no such word or pair, `many` where each stands in too many. Words of e-mails and languages count as well, but
 * for `onlyNames`.
 */
export async function namedBy(
  sql: Sql,
  typed: readonly string[],
  { onlyNames = false } = {},
): Promise<Named | 'nobody' | 'many'> {
  const known = (word: string) => sql`${wordsWith(sql, word)} ${onlyNames ? sql`AND in_name` : sql``}`;
  // the longest say most
  const [one = '', other, ...more] = typed.toSorted((a, b) => b.length - a.length);
  if (other === undefined) {
    const [among = []] = await foundBy(sql, [
      sql`SELECT word FROM known_words WHERE word LIKE ${holding(one)} ${onlyNames ? sql`AND in_name` : sql``}`,
    ]);
    return among.length > MANY ? 'many' : namedAmong(among, []);
  }
  const [inOne = [], inTwo = []] = await foundBy(sql, [
    sql`${known(one)} AND ${standsIn(sql, other)}`,
    pairsWith(sql, one, other),
  ]);
  if (inOne.length + inTwo.length > MANY) return namedByFewest(sql, typed);
  // a word that holds both may be of an e-mail
  return namedAmong([...inOne, ...inTwo], inOne.length + more.length > 0 ? typed : []);
}

/** By the typed word that stands in the fewest. */
async function namedByFewest(sql: Sql, typed: readonly string[]): Promise<Named | 'nobody' | 'many'> {
  const found = await foundBy(
    sql,
    typed.map((word) => wordsWith(sql, word)),
  );
  const among = found.reduce((fewest, set) => (set.length < fewest.length ? set : fewest));
  if (among.length > MANY) return 'many';
  // whoever has a word has it in the name nearly always: what has to be looked at for it comes first
  const own = typed[found.indexOf(among)] ?? '';
  return namedAmong(among, [...typed.filter((word) => word !== own), own]);
}

const namedAmong = (among: readonly string[], besides: readonly string[]) =>
  among.length === 0 ? 'nobody' : { among, besides };

/** What each query finds, as far as it shows whether that is too much. */
async function foundBy(sql: Sql, queries: readonly Part[]): Promise<string[][]> {
  const [row] = await sql<Record<string, string[]>[]>`
    SELECT ${queries.map((query, at) => sql`${at > 0 ? sql`,` : sql``} ARRAY(${query} LIMIT ${MANY + 1}) AS ${sql(`set${at}`)}`)}`;
  return Object.values(row ?? {});
}

const wordsWith = (sql: Sql, typed: string) => sql`SELECT word FROM known_words WHERE ${standsIn(sql, typed)}`;

const standsIn = (sql: Sql, typed: string) =>
  isWithin(typed) ? sql`word LIKE ${holding(typed)}` : begins(sql, sql`word`, typed);

/** Of a text in the collation C, as an index reads it. */
export const begins = (sql: Sql, text: Part, typed: string) =>
  sql`${text} >= ${typed} AND ${text} < ${typed} || chr(1114111)`;

/** Pairs of which the one typed word stands in the first, the other in the second; each pair is there either way round. */
function pairsWith(sql: Sql, one: string, other: string) {
  const [first, second] = isWithin(one) ? [one, other] : [other, one];
  const of = (typed: string) => (isWithin(typed) ? holding(typed) : starting(typed));
  const pattern = `${of(first)} ${of(second)}`;
  // without three letters of the Latin script in either an index of trigrams is of no use
  return sql`SELECT DISTINCT word FROM known_pairs
    WHERE typed LIKE ${pattern} ${isWithin(first) ? sql`` : sql`AND ${begins(sql, sql`typed`, first)}`}`;
}

/** Whether each typed word stands in a name, given in small letters. One alone may stand anywhere in it, however short. */
export function inName(sql: Sql, name: Part, typed: readonly string[]): Part {
  const [alone, ...others] = typed;
  if (alone !== undefined && others.length === 0) return sql`${name} LIKE ${holding(alone)}`;
  const one = (word: string) =>
    isWithin(word)
      ? sql`${name} LIKE ${holding(word)}`
      : // the quick looks first: at the beginning, after a space; few names have a word that begins after another sign
        sql`(starts_with(${name}, ${word}) OR ${name} LIKE ${afterSpace(word)} OR (${name} LIKE ${holding(word)}
          AND EXISTS (SELECT 1 FROM parts_of(${name}) w (word) WHERE starts_with(w.word, ${word}))))`;
  return typed.reduce((all, word) => sql`${all} AND ${one(word)}`, sql`true`);
}

/** The same of one word, which may as well stand in the e-mail or be a language of a person `p`. */
export const amongWords = (sql: Sql, word: string) =>
  sql`EXISTS (SELECT 1 FROM person_words w WHERE w.person_id = p.id AND w.word LIKE ${holding(word)})`;
