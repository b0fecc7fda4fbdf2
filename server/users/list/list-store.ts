import type { PeopleSort } from '#domain/choices.ts';
import type { Days } from '#domain/calendar/typed-days.ts';
import { presetLanguages } from '#domain/people/languages.ts';
import type { UserStatus } from '#domain/roles.ts';
import type { Named } from '#domain/search/place-names.ts';
import type { Day } from '#domain/time.ts';
import { hasTrigram } from '#domain/words/typed-words.ts';
import { find, MOST, SORTED, upTo, type Found, type Page } from '../../db/found.ts';
import { holding } from '../../db/like.ts';
import type { Part, Sql } from '../../db/sql.ts';
import { every, indexedOfPerson, ofPerson, onDays, some } from '../../db/words.ts';
import { atDesk } from './desk-store.ts';

/** SQL of the office's lists of people: which ones, in which order, how many. What they look like is in `store.ts`. */

export interface PeopleList {
  readonly kind: 'user' | 'pandit';
  readonly status?: UserStatus | undefined;
  /** Only whom the office has to decide about on that day. */
  readonly desk?: Day | undefined;
  /** Registered then or later. */
  readonly since?: Date | undefined;
  readonly sort: PeopleSort;
}

/** Who registered on one of these days, and whose row has each of the words. */
export interface Wanted {
  readonly days: readonly Days[] | null;
  readonly words: readonly string[];
  /** People with one of these are meant as well. */
  readonly statuses: readonly UserStatus[];
  /** And people who live in one of these. */
  readonly places: readonly Named[];
  /** And these people, who were found in another way. */
  readonly others?: readonly string[];
}

/** How many first rows of a list are looked through: fewer of pandits, whose languages are looked up for each. */
const HEAD = { user: 10_000, pandit: 2_000 };
/** And in the order of names, in which each row lies somewhere else. */
const HEAD_BY_NAME = 2_000;

// Written out, without parameters: they are the conditions of the partial indexes.
const ofKind = (sql: Sql, kind: PeopleList['kind']) =>
  kind === 'user'
    ? sql`p.user_type = 'user' AND p.deleted_at IS NULL`
    : sql`p.user_type IN ('pandit', 'acharya') AND p.deleted_at IS NULL`;

type Among = Pick<PeopleList, 'kind' | 'status' | 'since' | 'desk'>;

export const among = (sql: Sql, { kind, status, since, desk }: Among) => sql`
  ${ofKind(sql, kind)} ${status ? sql`AND p.status = ${status}` : sql``}
  ${desk ? sql`AND ${atDesk(sql, desk)}` : sql``}
  ${since ? sql`AND p.created_at >= ${since}` : sql``}`;

export function inOrder(sql: Sql, sort: PeopleSort): Part {
  if (sort === 'name') return sql`ORDER BY lower(p.name), p.id`;
  if (sort === '-name') return sql`ORDER BY lower(p.name) DESC, p.id DESC`;
  return sort === 'registered' ? sql`ORDER BY p.created_at, p.id` : sql`ORDER BY p.created_at DESC, p.id DESC`;
}

/** Ids of a page, read from the index alone. */
export async function idsOfPage(sql: Sql, list: PeopleList, { limit, offset }: Page): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT p.id FROM people p WHERE ${among(sql, list)} ${inOrder(sql, list.sort)} LIMIT ${limit} OFFSET ${offset}`;
  return rows.map(({ id }) => id);
}

export async function countPeople(sql: Sql, list: Among): Promise<number> {
  const [row] = await sql<{ n: number }[]>`SELECT count(*)::int AS n FROM people p WHERE ${among(sql, list)}`;
  return row?.n ?? 0;
}

/** Those somebody looks for, as far as a page needs. */
export function findPeople(sql: Sql, list: PeopleList, wanted: Wanted, page: Page): Promise<Found> {
  return find(page, {
    head: () => headOf(sql, list, wanted),
    byIndex: (head) => byIndex(sql, list, wanted, head),
  });
}

async function headOf(sql: Sql, list: PeopleList, wanted: Wanted) {
  const most = list.sort.endsWith('name') ? HEAD_BY_NAME : HEAD[list.kind];
  const [row] = await sql<{ ids: string[]; seen: number }[]>`
    WITH head AS MATERIALIZED (
      SELECT p.id, p.shown, p.name, p.status, p.district, p.city, p.created_at FROM people p
      WHERE ${among(sql, list)} ${inOrder(sql, list.sort)} LIMIT ${most}
    )
    SELECT ARRAY(SELECT p.id FROM head p WHERE ${isMeant(sql, list, wanted)} ${inOrder(sql, list.sort)} LIMIT ${MOST + 1}) AS ids,
      (SELECT count(*)::int FROM head) AS seen`;
  const { ids, seen } = row ?? { ids: [], seen: 0 };
  return { ids, whole: seen < most };
}

async function byIndex(sql: Sql, list: PeopleList, wanted: Wanted, head: readonly string[]): Promise<Found> {
  const { days, words, statuses, places } = wanted;
  const named = every(sql, [
    days ? onDays(sql, sql`p.created_at`, days) : sql`true`,
    indexedOfPerson(sql, sql`p.shown`, words),
  ]);
  // each way has an index of its own: with OR between them all pandits were looked through
  const ways = [
    named,
    ...(statuses.length > 0 ? [ofStatus(sql, statuses)] : []),
    // districts of pandits have an index; families are looked through from the newest on
    ...(list.kind === 'pandit' && places.length > 0 ? [livingIn(sql, places)] : []),
    ...(list.kind === 'pandit' ? [sql`p.id = ANY (ARRAY(TABLE speaking))`] : []),
  ];
  // OFFSET keeps the planner from walking a whole list for what the indexes give
  const hits = ways.map(
    (way) => sql`
      (SELECT p.id, p.name, p.created_at FROM (SELECT * FROM people p WHERE ${ofKind(sql, list.kind)} AND ${way} OFFSET 0) p
      WHERE ${among(sql, list)} AND ${isMeant(sql, list, wanted)} LIMIT ${SORTED + 1})`,
  );
  const rows = await sql<{ id: string; tooMany: boolean }[]>`
    WITH speaking AS MATERIALIZED (${whoSpeak(sql, list, words)}),
    hits AS MATERIALIZED (${hits.reduce((all, hit) => sql`${all} UNION ${hit}`)})
    SELECT p.id, (SELECT count(*) FROM hits) > ${SORTED} OR (SELECT count(*) FROM speaking) > ${SORTED} AS too_many FROM (
      TABLE hits UNION SELECT p.id, p.name, p.created_at FROM people p WHERE p.id = ANY (${head as string[]}::uuid[])
    ) p ${inOrder(sql, list.sort)} LIMIT ${MOST + 1}`;
  return upTo(
    rows.map(({ id }) => id),
    rows[0]?.tooMany === true || !words.every(hasTrigram),
  );
}

/** The condition of a search over people `p`. */
function isMeant(sql: Sql, { kind }: Among, { days, words, statuses, places, others = [] }: Wanted): Part {
  const each = words.map((word) => {
    const shown = ofPerson(sql, sql`p.shown`, word);
    return kind === 'pandit' ? sql`(${shown} OR ${speaks(sql, word)})` : shown;
  });
  // in this order: what is cheap to ask first
  return some(sql, [
    ...(statuses.length > 0 ? [ofStatus(sql, statuses)] : []),
    ...(places.length > 0 ? [livingIn(sql, places)] : []),
    ...(others.length > 0 ? [sql`p.id = ANY (${others as string[]}::uuid[])`] : []),
    every(sql, [...(days ? [onDays(sql, sql`p.created_at`, days)] : []), ...each]),
  ]);
}

/** Whether a person `p` lives in one of these; each is named with its district, by which there is an index. */
export const livingIn = (sql: Sql, places: readonly Named[]): Part =>
  some(
    sql,
    places.map(({ district, block }) =>
      block === null ? sql`p.district = ${district}` : sql`(p.district = ${district} AND p.city = ${block})`,
    ),
  );

const ofStatus = (sql: Sql, statuses: readonly UserStatus[]) => sql`p.status = ANY (${statuses as string[]}::text[])`;

/** Whether a language of a pandit `p` holds a word. A value asked for each: with EXISTS all pandits were read beforehand. */
const speaks = (sql: Sql, word: string) => sql`
  (SELECT d.languages::text FROM pandits d WHERE d.pandit_id = p.id) ILIKE ${holding(word)}`;

/** Ids of who speaks a language, by its name as the profile offers it, or as it is typed; of families nobody. */
function whoSpeak(sql: Sql, { kind }: Among, words: readonly string[]): Part {
  const named = words.flatMap((word) => [
    ...presetLanguages.filter((name) => name.toLowerCase().includes(word)),
    word,
    word.charAt(0).toUpperCase() + word.slice(1),
  ]);
  return sql`
    SELECT pandit_id FROM pandits WHERE ${kind === 'pandit'} AND languages && ${named}::text[] LIMIT ${SORTED + 1}`;
}

/** Ids of those who follow somebody in the list, newest first; from its beginning after null. */
export async function idsAfter(
  sql: Sql,
  list: Among,
  wanted: Wanted | null,
  last: string | null,
  limit: number,
): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT p.id FROM people p
    WHERE ${among(sql, list)} ${wanted ? sql`AND ${isMeant(sql, list, wanted)}` : sql``}
      ${last ? sql`AND (p.created_at, p.id) < ((SELECT created_at FROM people WHERE id = ${last}), ${last}::uuid)` : sql``}
    ${inOrder(sql, '-registered')} LIMIT ${limit}`;
  return rows.map(({ id }) => id);
}
