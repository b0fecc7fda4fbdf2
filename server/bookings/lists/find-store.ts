import { daysAndWords, type Days } from '#domain/calendar/typed-days.ts';
import { searchRituals } from '#domain/search/ritual-search.ts';
import { dayAt } from '#domain/time.ts';
import { hasTrigram, isShort, typedWords } from '#domain/words/typed-words.ts';
import { find, MOST, SORTED, upTo, type Found, type Page } from '../../db/found.ts';
import { endsSo, idIn } from '../../db/id-end.ts';
import { holding } from '../../db/like.ts';
import type { Part, Sql } from '../../db/sql.ts';
import { every, indexedOfPerson, ofPerson, some } from '../../db/words.ts';
import { bookingsHeard, isHeardOf } from './heard-store.ts';
import { matching, source, type Shown } from './shown-store.ts';

/**
 * SQL of the office's search for bookings: each word is in the name or phone of the family or the pandit, in a name of the
 * ritual, in the place, or in the id; a date is the day of the puja (docs/decisions/0081-what-the-office-finds-bookings-by.md).
 */

/** How many of the newest bookings are looked through; of a ritual's, which lie far apart, fewer. */
const HEAD = 1_500;
const HEAD_OF_RITUALS = 1_000;
/** The bookings of at most this many people are put in order; a common name gives no more. */
const PEOPLE = 2_000;
/** How many of the newest of these are asked for a state, a day or a ritual: each lies somewhere else. */
const NARROWED = 2_000;
/** Where each word is of something else: of the people and bookings that a common word finds, at most this many are searched for the others. */
const APART = 500;

/** What a search means. */
interface Meaning {
  readonly days: readonly Days[] | null;
  /** What was typed beside the days. */
  readonly rest: string;
  readonly words: readonly string[];
  /** Which rituals each word may be of. */
  readonly ritualsOf: (word: string) => readonly string[];
  /** Those that all words are of that are of a ritual, and the words that are left. */
  readonly rituals: readonly string[];
  readonly others: readonly string[];
}

/**
 * Ids of what a search finds, newest first; then those whose pandit or place sounds so. Where nothing has the words or their sound, those
 * of a ritual that is spelled alike.
 */
export async function findBookings(sql: Sql, search: string, shown: Shown, page: Page): Promise<Found> {
  const { meaning, alike } = await meaningOf(sql, search, shown);
  const found = await find(page, {
    head: () => headOf(sql, shown, meaning),
    byIndex: (head) => byIndex(sql, shown, meaning, head),
  });
  if (found.more) return found;
  const heard = await bookingsHeard(sql, meaning.rest, within(sql, shown, meaning.days));
  const ids = [...new Set([...found.ids, ...heard.ids])];
  if (ids.length > 0 || alike.length === 0) return upTo(ids, heard.more);
  return newestOfRituals(sql, alike, within(sql, shown, meaning.days));
}

/** Ids of those that follow a booking, newest first, of all that a search means. */
export async function idsMeant(sql: Sql, search: string, shown: Shown, limit: number): Promise<string[]> {
  const { meaning } = await meaningOf(sql, search, shown);
  return idsOf(
    sql,
    sql`${source(sql, shown)} WHERE ${within(sql, shown, meaning.days)} AND ${some(sql, [isMeant(sql, meaning), isHeardOf(sql, meaning.rest)])}
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
  return { meaning: { days, rest, words, ritualsOf, rituals, others }, alike: like(rest).rituals.map(({ id }) => id) };
}

async function headOf(sql: Sql, shown: Shown, meaning: Meaning) {
  const { days, rituals, others } = meaning;
  // beside a ritual the words are looked for among its own bookings, which reach further back
  const ofRituals = !days && rituals.length > 0 && others.length > 0 && rituals.length <= 5;
  const columns = sql`b.id, b.pandit_id, b.customer_id, b.ritual_id, b.place`;
  const newestOf = (condition: Part, limit: number) => sql`
    SELECT ${columns} FROM ${source(sql, shown)} WHERE ${condition} ORDER BY b.id DESC LIMIT ${limit}`;
  const [row] = await sql<{ ids: string[]; seen: number }[]>`
    WITH head AS MATERIALIZED (
      ${
        ofRituals
          ? sql`SELECT ${columns} FROM unnest(${rituals as string[]}::uuid[]) k (id) CROSS JOIN LATERAL (
              ${newestOf(sql`${matching(sql, shown)} AND b.ritual_id = k.id`, Math.floor(HEAD_OF_RITUALS / rituals.length))}) b`
          : days && shown.show !== 'trouble'
            ? sql`SELECT b.* FROM (${newestOn(sql, days, matching(sql, shown), HEAD)}) k CROSS JOIN LATERAL (
                SELECT ${columns} FROM bookings b WHERE b.id = k.id OFFSET 0) b`
            : newestOf(within(sql, shown, days), HEAD)
      }
    )
    SELECT ARRAY(SELECT b.id FROM head b WHERE ${isMeant(sql, meaning)} ORDER BY b.id DESC LIMIT ${MOST + 1}) AS ids,
      (SELECT count(*)::int FROM head) AS seen`;
  const { ids, seen } = row ?? { ids: [], seen: 0 };
  return { ids, whole: !ofRituals && seen < HEAD };
}

async function byIndex(sql: Sql, shown: Shown, meaning: Meaning, head: readonly string[]): Promise<Found> {
  const { days, words, rituals, others } = meaning;
  const own = isNarrowed(shown, days) ? within(sql, shown, days) : null;
  const ofRituals = sql`${own ?? sql`true`} AND b.ritual_id = ANY (${rituals as string[]}::uuid[])`;
  const sets = await Promise.all([
    ...(words.length > 0 ? ways(sql, words, own) : days ? [newestOnDays(sql, days, shown)] : []),
    ...(rituals.length > 0 && others.length > 0 ? ways(sql, others, ofRituals) : []),
    ...(rituals.length > 0 && others.length === 0 ? [newestOfRituals(sql, rituals, own)] : []),
  ]);
  const together = allOf([{ ids: head, more: false }, ...sets]);
  // one word is the family's, another of the place or the pandit; not where one common name stood beside a ritual
  const isApart = together.ids.length === 0 && words.length > 1 && !(others.length === 1 && together.more);
  return isApart ? apart(sql, meaning, own) : together;
}

/**
 * Bookings whose words are of different things. What one rare word finds is all there can be, unless it is a ritual's as well;
 * of others the newest that each finds are looked through.
 */
async function apart(sql: Sql, meaning: Meaning, own: Part | null): Promise<Found> {
  const { words, others, ritualsOf } = meaning;
  const sets = await Promise.all(
    (others.length > 0 ? others : words).map(async (word) => ({
      ...allOf(await Promise.all(ways(sql, [word], own, APART))),
      isAll: hasTrigram(word) && ritualsOf(word).length === 0,
    })),
  );
  const rare = sets.find(({ isAll, more }) => isAll && !more);
  const among = rare ? rare.ids : sets.flatMap(({ ids }) => ids.slice(0, APART));
  const ids = await idsOf(
    sql,
    sql`bookings b WHERE b.id = ANY (${among as string[]}::uuid[]) AND ${isMeant(sql, meaning)} ORDER BY b.id DESC`,
  );
  return upTo(ids, !rare && sets.some((set) => set.more || set.ids.length > APART));
}

/** Each of them once, newest first. */
function allOf(sets: readonly Found[]): Found {
  const ids = new Set(sets.flatMap((set) => set.ids));
  return upTo(
    [...ids].toSorted().toReversed(),
    sets.some(({ more }) => more),
  );
}

/** The newest with all of these words in one place. */
const ways = (sql: Sql, words: readonly string[], narrowed: Part | null, people = PEOPLE): Promise<Found>[] => [
  ofPeople(sql, words, narrowed, people),
  ...(words.every(isPlace) ? [atPlace(sql, words, narrowed)] : []),
  ...(words.length === 1
    ? words
        .flatMap((word) => idIn(word) ?? [])
        .map((id) => newest(sql, sql`${endsSo(sql, sql`b.id`, id)} AND ${narrowed ?? sql`true`}`))
    : []),
];

/** OFFSET has an index of words asked before anything else is looked at; bookings themselves only where more is asked of them. */
async function ofPeople(sql: Sql, words: readonly string[], narrowed: Part | null, most: number): Promise<Found> {
  const [row] = await sql<{ ids: string[]; people: number; bookings: number }[]>`
    WITH named AS MATERIALIZED (
      SELECT * FROM (SELECT p.id, p.user_type FROM people p WHERE ${indexedOfPerson(sql, sql`p.shown`, words, true)} OFFSET 0) p
      LIMIT ${most + 1}
    ), theirs AS MATERIALIZED (
      SELECT own.id FROM named k CROSS JOIN LATERAL (
        SELECT c.booking_id AS id FROM customer_bookings c WHERE c.customer_id = k.id OFFSET 0) own
      UNION ALL
      SELECT own.id FROM named k CROSS JOIN LATERAL (
        SELECT o.id FROM bookings o WHERE o.pandit_id = k.id ORDER BY o.id DESC LIMIT ${MOST + 1}) own
      WHERE k.user_type <> 'user'
    )
    SELECT (SELECT count(*)::int FROM named) AS people, (SELECT count(*)::int FROM theirs) AS bookings, ARRAY(
      SELECT b.id FROM ${
        narrowed
          ? sql`(SELECT id FROM theirs ORDER BY id DESC LIMIT ${NARROWED}) k CROSS JOIN LATERAL (
              SELECT b.id FROM bookings b WHERE b.id = k.id AND ${narrowed} OFFSET 0) b`
          : sql`theirs b`
      } ORDER BY b.id DESC LIMIT ${MOST + 1}) AS ids`;
  const { ids, people, bookings } = row ?? { ids: [], people: 0, bookings: 0 };
  return upTo(ids, people > most || (narrowed !== null && bookings > NARROWED));
}

async function atPlace(sql: Sql, words: readonly string[], narrowed: Part | null): Promise<Found> {
  const there = every(
    sql,
    words.map((word) => sql`b.place ILIKE ${holding(word)}`),
  );
  const ids = await idsOf(
    sql,
    sql`(SELECT * FROM bookings b WHERE ${there} OFFSET 0) b WHERE ${narrowed ?? sql`true`} LIMIT ${SORTED + 1}`,
  );
  return upTo(ids.toSorted().toReversed(), ids.length > SORTED);
}

const newest = async (sql: Sql, narrowed: Part): Promise<Found> =>
  upTo(await idsOf(sql, sql`bookings b WHERE ${narrowed} ORDER BY b.id DESC LIMIT ${MOST + 1}`));

const newestOnDays = async (sql: Sql, days: readonly Days[], shown: Shown): Promise<Found> =>
  upTo(await idsOf(sql, sql`(${newestOn(sql, days, matching(sql, shown), MOST + 1)}) b`));

/** Ids of the newest on these days. Each day has its own in this order in an index; by a span the whole list was walked. */
const newestOn = (sql: Sql, days: readonly Days[], narrowed: Part, limit: number): Part => sql`
  SELECT b.id FROM unnest(${days.map(({ from }) => from)}::date[], ${days.map(({ to }) => to)}::date[]) span (first, next)
  CROSS JOIN LATERAL generate_series(span.first, span.next - 1, interval '1 day') k (day)
  CROSS JOIN LATERAL (
    SELECT b.id FROM bookings b WHERE b.day = k.day::date AND ${narrowed} ORDER BY b.id DESC LIMIT ${limit}) b
  ORDER BY b.id DESC LIMIT ${limit}`;

/** Each has its own in this order in an index. */
async function newestOfRituals(sql: Sql, rituals: readonly string[], narrowed: Part | null): Promise<Found> {
  const ids = await idsOf(
    sql,
    sql`unnest(${rituals as string[]}::uuid[]) k (id) CROSS JOIN LATERAL (
      SELECT b.id FROM bookings b WHERE b.ritual_id = k.id AND ${narrowed ?? sql`true`} ORDER BY b.id DESC LIMIT ${MOST + 1}) b
    ORDER BY b.id DESC LIMIT ${MOST + 1}`,
  );
  return upTo(ids);
}

const isNarrowed = ({ show, since, day, before }: Shown, days: readonly Days[] | null): boolean =>
  Boolean(show ?? since ?? day ?? before ?? days);

const within = (sql: Sql, shown: Shown, days: readonly Days[] | null): Part =>
  days
    ? sql`${matching(sql, shown)} AND ${some(
        sql,
        days.map(({ from, to }) => sql`(b.day >= ${from} AND b.day < ${to})`),
      )}`
    : matching(sql, shown);

/** The condition of a search over bookings `b`: each word is somewhere. */
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
