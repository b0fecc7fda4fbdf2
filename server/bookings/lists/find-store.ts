import { daysAndWords, type Days } from '#domain/calendar/typed-days.ts';
import { searchRituals } from '#domain/ritual-search.ts';
import { dayAt } from '#domain/time.ts';
import { isShort, typedWords } from '#domain/words/typed-words.ts';
import { find, MOST, SORTED, upTo, type Found, type Page } from '../../db/found.ts';
import { endsSo, idIn } from '../../db/id-end.ts';
import { holding } from '../../db/like.ts';
import type { Part, Sql } from '../../db/sql.ts';
import { every, indexedOfPerson, ofPerson, some } from '../../db/words.ts';
import { matching, source, type Shown } from './shown-store.ts';

/**
 * SQL of the office's search for bookings: each word stands in the name or phone of the family or the pandit, in a name of the
 * ritual, in the place, or in the id; a date is the day of the puja (docs/decisions/0081-what-the-office-finds-bookings-by.md).
 */

/** The newest so many bookings are looked through. */
const HEAD = 2_000;
/** The bookings of no more people are put in order: of a name that more have, those of so many. */
const PEOPLE = 2_000;

/** What a search means. */
interface Meaning {
  readonly days: readonly Days[] | null;
  readonly words: readonly string[];
  /** Which rituals each word may be of. */
  readonly ritualsOf: (word: string) => readonly string[];
  /** Those that all words are of that are of a ritual, and the words that are left. */
  readonly rituals: readonly string[];
  readonly others: readonly string[];
}

/** Ids of what a search finds, newest first. Where nothing has the words, those of a ritual that is spelled alike. */
export async function findBookings(sql: Sql, search: string, shown: Shown, page: Page): Promise<Found> {
  const { meaning, alike } = await meaningOf(sql, search, shown);
  const found = await find(page, {
    head: () => headOf(sql, shown, meaning),
    byIndex: (head) => byIndex(sql, shown, meaning, head),
  });
  if (found.ids.length > 0 || alike.length === 0) return found;
  return upTo(await newestOfRituals(sql, alike, within(sql, shown, meaning.days)));
}

/** Ids of those that follow a booking, newest first, of all that a search means. */
export async function idsMeant(sql: Sql, search: string, shown: Shown, limit: number): Promise<string[]> {
  const { meaning } = await meaningOf(sql, search, shown);
  return idsOf(
    sql,
    sql`${source(sql, shown)} WHERE ${within(sql, shown, meaning.days)} AND ${isMeant(sql, meaning)}
    ORDER BY b.id DESC LIMIT ${limit}`,
  );
}

async function meaningOf(sql: Sql, search: string, { now }: Shown): Promise<{ meaning: Meaning; alike: string[] }> {
  const { days, rest } = daysAndWords(search, dayAt(now));
  const words = typedWords(rest);
  const all = await sql<{ id: string; names: string[] }[]>`
    SELECT id, array_remove(ARRAY[name, name_or, name_hi] || synonyms, NULL) AS names FROM rituals`;
  const like = (typed: string) => {
    const none = { rituals: [], near: false };
    return /[\p{L}\p{N}]/u.test(typed) ? searchRituals(all, typed, ({ names }) => ({ names, text: '' })) : none;
  };
  const named = (typed: string): string[] => {
    const { rituals, near } = like(typed);
    return near ? [] : rituals.map(({ id }) => id);
  };
  const byWord = new Map(words.map((word) => [word, named(word)]));
  const ritualsOf = (word: string) => byWord.get(word) ?? [];
  const rituals = named(words.filter((word) => ritualsOf(word).length > 0).join(' '));
  const others = rituals.length > 0 ? words.filter((word) => ritualsOf(word).length === 0) : words;
  return { meaning: { days, words, ritualsOf, rituals, others }, alike: like(rest).rituals.map(({ id }) => id) };
}

async function headOf(sql: Sql, shown: Shown, meaning: Meaning) {
  const { days, rituals, others } = meaning;
  // beside a ritual the words are looked for among its own bookings, which reach further back
  const ofRituals = rituals.length > 0 && others.length > 0 && rituals.length <= 5;
  const rows = sql`SELECT b.id, b.pandit_id, b.customer_id, b.ritual_id, b.place FROM ${source(sql, shown)} WHERE ${within(sql, shown, days)}`;
  const [row] = await sql<{ ids: string[]; seen: number }[]>`
    WITH head AS MATERIALIZED (
      ${
        ofRituals
          ? sql`SELECT b.id, b.pandit_id, b.customer_id, b.ritual_id, b.place FROM unnest(${rituals as string[]}::uuid[]) k (id) CROSS JOIN LATERAL (
              ${rows} AND b.ritual_id = k.id ORDER BY b.id DESC LIMIT ${Math.floor(HEAD / rituals.length)}) b`
          : sql`${rows} ORDER BY b.id DESC LIMIT ${HEAD}`
      }
    )
    SELECT ARRAY(SELECT b.id FROM head b WHERE ${isMeant(sql, meaning)} ORDER BY b.id DESC LIMIT ${MOST + 1}) AS ids,
      (SELECT count(*)::int FROM head) AS seen`;
  const { ids, seen } = row ?? { ids: [], seen: 0 };
  return { ids, whole: !ofRituals && seen < HEAD };
}

async function byIndex(sql: Sql, shown: Shown, meaning: Meaning, head: readonly string[]): Promise<Found> {
  const { days, words, rituals, others } = meaning;
  const own = within(sql, shown, days);
  const ofRituals = sql`${own} AND b.ritual_id = ANY (${rituals as string[]}::uuid[])`;
  const sets = await Promise.all([
    ...(words.length > 0 ? ways(sql, words, own) : [newest(sql, own).then((ids) => upTo(ids))]),
    ...(rituals.length > 0 && others.length > 0 ? ways(sql, others, ofRituals) : []),
    ...(rituals.length > 0 && others.length === 0 ? [newestOfRituals(sql, rituals, own).then((ids) => upTo(ids))] : []),
  ]);
  const together = [...head, ...sets.flatMap(({ ids }) => ids)];
  // one word is the family's, another of the place or the pandit
  const isApart = together.length === 0 && words.length > 1;
  const meant = sql`${own} AND ${isMeant(sql, meaning)}`;
  const apart = isApart ? await Promise.all(words.flatMap((word) => ways(sql, [word], meant))) : [];
  const all = new Set([...together, ...apart.flatMap(({ ids }) => ids)]);
  return upTo(
    [...all].toSorted().toReversed(),
    [...sets, ...apart].some(({ more }) => more),
  );
}

/** The newest with all of these words in one place. */
const ways = (sql: Sql, words: readonly string[], narrowed: Part): Promise<Found>[] => [
  ofPeople(sql, words, narrowed),
  ...(words.every(isPlace) ? [atPlace(sql, words, narrowed)] : []),
  ...(words.length === 1
    ? words
        .flatMap((word) => idIn(word) ?? [])
        .map((id) => newest(sql, sql`${endsSo(sql, sql`b.id`, id)} AND ${narrowed}`).then((ids) => upTo(ids)))
    : []),
];

/** OFFSET has an index of words asked before anything else is looked at. */
async function ofPeople(sql: Sql, words: readonly string[], narrowed: Part): Promise<Found> {
  const people = await idsOf(
    sql,
    sql`
    (SELECT p.id FROM people p WHERE ${indexedOfPerson(sql, sql`p.shown`, words, true)} OFFSET 0) b LIMIT ${PEOPLE + 1}`,
  );
  const ids = await idsOf(
    sql,
    sql`unnest(${people.slice(0, PEOPLE)}::uuid[]) k (id) CROSS JOIN LATERAL (
      SELECT c.pandit_id, c.booking_id FROM customer_bookings c WHERE c.customer_id = k.id
      UNION SELECT o.pandit_id, o.id FROM bookings o WHERE o.pandit_id = k.id) c
    JOIN bookings b ON b.pandit_id = c.pandit_id AND b.id = c.booking_id
    WHERE ${narrowed} ORDER BY b.id DESC LIMIT ${MOST + 1}`,
  );
  return upTo(ids, people.length > PEOPLE);
}

async function atPlace(sql: Sql, words: readonly string[], narrowed: Part): Promise<Found> {
  const there = every(
    sql,
    words.map((word) => sql`b.place ILIKE ${holding(word)}`),
  );
  const ids = await idsOf(
    sql,
    sql`(SELECT * FROM bookings b WHERE ${there} OFFSET 0) b WHERE ${narrowed} LIMIT ${SORTED + 1}`,
  );
  return { ids, more: ids.length > SORTED };
}

const newest = (sql: Sql, narrowed: Part): Promise<string[]> =>
  idsOf(sql, sql`bookings b WHERE ${narrowed} ORDER BY b.id DESC LIMIT ${MOST + 1}`);

/** Each has its own in this order in an index. */
const newestOfRituals = (sql: Sql, rituals: readonly string[], narrowed: Part): Promise<string[]> =>
  idsOf(
    sql,
    sql`unnest(${rituals as string[]}::uuid[]) k (id) CROSS JOIN LATERAL (
      SELECT b.id FROM bookings b WHERE b.ritual_id = k.id AND ${narrowed} ORDER BY b.id DESC LIMIT ${MOST + 1}) b
    ORDER BY b.id DESC LIMIT ${MOST + 1}`,
  );

const within = (sql: Sql, shown: Shown, days: readonly Days[] | null): Part =>
  days
    ? sql`${matching(sql, shown)} AND ${some(
        sql,
        days.map(({ from, to }) => sql`(b.day >= ${from} AND b.day < ${to})`),
      )}`
    : matching(sql, shown);

/** The condition of a search over bookings `b`: each word stands somewhere. */
const isMeant = (sql: Sql, { words, ritualsOf }: Meaning): Part =>
  every(
    sql,
    words.map((word) => {
      const id = idIn(word);
      return some(sql, [
        sql`b.ritual_id = ANY (${ritualsOf(word) as string[]}::uuid[])`,
        ...(isPlace(word) ? [sql`b.place ILIKE ${holding(word)}`] : []),
        ...(id ? [endsSo(sql, sql`b.id`, id)] : []),
        sql`EXISTS (SELECT 1 FROM people p WHERE p.id IN (b.customer_id, b.pandit_id)
          AND ${ofPerson(sql, sql`p.shown`, word, true)})`,
      ]);
    }),
  );

/** A number alone is a phone or an id far more often than a place. */
const isPlace = (word: string): boolean => /\p{L}/u.test(word) && !isShort(word);

async function idsOf(sql: Sql, from: Part): Promise<string[]> {
  return (await sql<{ id: string }[]>`SELECT b.id FROM ${from}`).map(({ id }) => id);
}
