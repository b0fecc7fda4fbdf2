import type { PeopleSort } from '#contract/people.ts';
import { isPhone } from '#domain/people/phone.ts';
import type { UserStatus } from '#domain/roles.ts';
import type { Day } from '#domain/time.ts';
import { isWithin, typedWords } from '#domain/typed-words.ts';
import { findIn, upTo, WALK, WHOLE, type Cut, type Found } from '../../db/found.ts';
import { SHORT } from '../../db/kept.ts';
import { holding, kindOfWords, tellingPart } from '../../db/like.ts';
import type { Part, Sql } from '../../db/sql.ts';
import { amongWords, begins, inName, namedBy, type Named } from '../../db/words.ts';
import { atDesk } from './desk-store.ts';
import { pageNamed } from './named-store.ts';

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

/** What somebody looks for: people who registered in a time, or words in what a row shows. */
export type Wanted =
  | { readonly by: 'time'; readonly from: Date; readonly to: Date }
  | {
      readonly by: 'words';
      readonly words: string;
      readonly statuses: readonly UserStatus[];
    };

// Written out, without parameters: they are the conditions of the partial indexes.
const ofKind = (sql: Sql, kind: PeopleList['kind']) =>
  kind === 'user'
    ? sql`p.user_type = 'user' AND p.deleted_at IS NULL`
    : sql`p.user_type IN ('pandit', 'acharya') AND p.deleted_at IS NULL`;

type Among = Pick<PeopleList, 'kind' | 'status' | 'since' | 'desk'>;

const among = (sql: Sql, { kind, status, since, desk }: Among) => sql`
  ${ofKind(sql, kind)} ${status ? sql`AND p.status = ${status}` : sql``}
  ${desk ? sql`AND ${atDesk(sql, desk)}` : sql``}
  ${since ? sql`AND p.created_at >= ${since}` : sql``}`;

function inOrder(sql: Sql, sort: PeopleSort): Part {
  if (sort === 'name') return sql`ORDER BY lower(p.name), p.id`;
  if (sort === '-name') return sql`ORDER BY lower(p.name) DESC, p.id DESC`;
  return sort === 'registered' ? sql`ORDER BY p.created_at, p.id` : sql`ORDER BY p.created_at DESC, p.id DESC`;
}

/** Ids of a page, read from the index alone. */
export async function idsOfPage(sql: Sql, list: PeopleList, { limit, offset }: Cut): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT p.id FROM people p WHERE ${among(sql, list)} ${inOrder(sql, list.sort)} LIMIT ${limit} OFFSET ${offset}`;
  return rows.map(({ id }) => id);
}

export async function countPeople(sql: Sql, list: Among): Promise<number> {
  const [row] = await sql<{ n: number }[]>`SELECT count(*)::int AS n FROM people p WHERE ${among(sql, list)}`;
  return row?.n ?? 0;
}

export async function arePeopleFew(sql: Sql, list: Pick<PeopleList, 'kind' | 'status'>): Promise<boolean> {
  const [row] = await sql<{ few: boolean }[]>`
    SELECT count(*) <= ${SHORT} AS few
    FROM (SELECT 1 FROM people p WHERE ${among(sql, list)} LIMIT ${SHORT + 1}) few_rows`;
  return row?.few ?? true;
}

/** Ids of a page of those somebody looks for, in a list of that length. */
export async function findPeople(sql: Sql, list: PeopleList, wanted: Wanted, cut: Cut, total: number): Promise<Found> {
  if (wanted.by === 'time') return registeredIn(sql, list, wanted, cut);
  const named = await nameIn(sql, wanted);
  // a short list is looked through faster than everybody who has the name
  const isShort = (list.status !== undefined || list.desk !== undefined) && total <= WHOLE;
  if (typeof named === 'object' && !isShort) return pageNamed(sql, list, named, cut);
  return withWords(sql, list, wanted, cut, { total, named });
}

type NameIn = Named | 'many' | 'nobody';

/** Whether words are a name somebody has. A status is looked for beside it, and so in the list itself. */
async function nameIn(sql: Sql, { words, statuses }: Words): Promise<NameIn> {
  const typed = typedWords(words);
  if (!typed || statuses.length > 0) return 'nobody';
  const named = await namedBy(sql, typed);
  // what begins no word may still stand in the middle of an address or an id, but no two words, and nobody looks for two letters there
  if (named === 'nobody' && (/\s/.test(words) || !typed.some(isWithin))) return { among: [], besides: [] };
  return named;
}

/** A day's registrations are neighbours in the index. */
async function registeredIn(
  sql: Sql,
  list: PeopleList,
  { from, to }: Extract<Wanted, { by: 'time' }>,
  { limit, offset }: Cut,
): Promise<Found> {
  const within = sql`${among(sql, list)} AND p.created_at >= ${from} AND p.created_at < ${to}`;
  const [row] = await sql<{ ids: string[]; count: number }[]>`
    SELECT ARRAY(SELECT p.id FROM people p WHERE ${within} ${inOrder(sql, list.sort)}
        LIMIT ${limit} OFFSET ${offset}) AS ids,
      (SELECT count(*)::int FROM (SELECT 1 FROM people p WHERE ${within} LIMIT ${SHORT + 1}) few_rows) AS count`;
  const { ids, count } = row ?? { ids: [], count: 0 };
  return { ids, count: Math.min(count, SHORT), more: count > SHORT };
}

/** What a row shows of a person, in the words of the index `people_search`. */
const shown = (sql: Sql) =>
  sql`(p.name || ' ' || p.phone || ' ' || coalesce(p.email, '') || ' ' || right(p.id::text, 12))`;

type Words = Extract<Wanted, { by: 'words' }>;

/** Ten digits are a phone, and what ends in an @ and a host, or in a part of one, begins an address: each has a key. */
function byKey(sql: Sql, words: string): Part | null {
  if (isPhone(words)) return sql`p.phone = ${words}`;
  return /^[^\s@]+@[^\s@]*$/.test(words) ? begins(sql, sql`lower(p.email) COLLATE "C"`, words.toLowerCase()) : null;
}

/** What an index gives for words that are no name, of which some may not hold them. */
const indexed = (sql: Sql, words: string): Part =>
  /^\d{4,}$/.test(words)
    ? sql`digits_of(${shown(sql)}) @> digits_of(${words})`
    : sql`${shown(sql)} ILIKE ${holding(tellingPart(words))}`;

/** What is meant by words that are a name, or by others. */
function having(sql: Sql, { words }: Words, named: NameIn): Part {
  const typed = typedWords(words) ?? [];
  // what begins many words is looked for there, and not in an address or an id
  if (named === 'many' && !isPart(words)) return inName(sql, sql`plain_name(p.name)`, typed);
  if (typeof named === 'string') return byKey(sql, words) ?? sql`${shown(sql)} ILIKE ${holding(words)}`;
  const [first = '', ...more] = typed;
  return more.length > 0 ? inName(sql, sql`plain_name(p.name)`, typed) : amongWords(sql, first);
}

/** Whether it is one part of a word, which may as well stand in an address or an id, and which an index knows. */
function isPart(words: string): boolean {
  const typed = typedWords(words) ?? [];
  return typed.length === 1 && typed.every(isWithin);
}

interface InList {
  readonly total: number;
  readonly named: NameIn;
}

function withWords(sql: Sql, list: PeopleList, wanted: Words, cut: Cut, { total, named }: InList): Promise<Found> {
  const holds = having(sql, wanted, named);
  const first = byKey(sql, wanted.words) ?? indexed(sql, wanted.words);
  return findIn(cut, {
    total,
    words: named === 'many' ? { indexed: isPart(wanted.words), rare: false, within: WALK } : kindOfWords(wanted.words),
    glance: (rows) => glance(sql, list, wanted, cut, { holds, rows }),
    narrow: (most) => narrow(sql, list, wanted, cut, { holds, first: typeof named === 'string' ? first : holds, most }),
    walk: async (past) => {
      const rows = await sql<{ id: string }[]>`
        SELECT p.id FROM (
          SELECT p.* FROM people p WHERE ${among(sql, list)} ${inOrder(sql, list.sort)} ${past ? sql`LIMIT ${past}` : sql``}
        ) p
        WHERE ${holds} ${orOtherwise(sql, wanted)}
        ${inOrder(sql, list.sort)} LIMIT ${cut.limit + 1} OFFSET ${cut.offset}`;
      return rows.map(({ id }) => id);
    },
  });
}

const orOtherwise = (sql: Sql, { statuses }: Words) =>
  statuses.length > 0 ? sql`OR p.status = ANY (${statuses as string[]}::text[])` : sql``;

async function glance(
  sql: Sql,
  list: PeopleList,
  wanted: Words,
  { limit, offset }: Cut,
  { holds, rows }: { holds: Part; rows: number },
) {
  const order = inOrder(sql, list.sort);
  const [row] = await sql<{ ids: string[]; count: number; seen: number }[]>`
    WITH seen AS MATERIALIZED (
      SELECT p.id, p.name, p.phone, p.email, p.status, p.created_at FROM people p
      WHERE ${among(sql, list)} ${order} LIMIT ${rows}
    ), hits AS MATERIALIZED (
      SELECT p.id, p.name, p.created_at FROM seen p WHERE ${holds} ${orOtherwise(sql, wanted)}
    )
    SELECT ARRAY(SELECT p.id FROM hits p ${order} LIMIT ${limit} OFFSET ${offset}) AS ids,
      (SELECT count(*)::int FROM hits) AS count, (SELECT count(*)::int FROM seen) AS seen`;
  return row ?? { ids: [], count: 0, seen: 0 };
}

async function narrow(
  sql: Sql,
  list: PeopleList,
  { statuses }: Words,
  { limit, offset }: Cut,
  { holds, first, most }: { holds: Part; first: Part; most: number },
) {
  const of = (condition: Part, from: Part) => sql`
    (SELECT p.id, p.name, p.created_at FROM ${from} WHERE ${among(sql, list)} AND ${condition} LIMIT ${most + 1})`;
  // OFFSET keeps the planner from walking a whole list for what the index of the words gives
  const described = sql`(SELECT * FROM people p WHERE ${first} OFFSET 0) p`;
  const [row] = await sql<{ ids: string[]; count: number }[]>`
    WITH hits AS MATERIALIZED (
      ${of(holds, described)}
      ${statuses.length > 0 ? sql`UNION ${of(sql`p.status = ANY (${statuses as string[]}::text[])`, sql`people p`)}` : sql``}
    )
    SELECT ARRAY(SELECT p.id FROM hits p ${inOrder(sql, list.sort)} LIMIT ${limit} OFFSET ${offset}) AS ids,
      (SELECT count(*)::int FROM hits) AS count`;
  return upTo(most, row);
}

/** Ids of those who follow somebody in the list, newest first; from its beginning after null. */
export async function idsAfter(
  sql: Sql,
  list: Among,
  wanted: Wanted | null,
  last: string | null,
  limit: number,
): Promise<string[]> {
  // a fragment of SQL is something to be awaited itself, and so comes in a box
  const meant = wanted ? await meaning(sql, wanted) : null;
  const rows = await sql<{ id: string }[]>`
    SELECT p.id FROM people p
    WHERE ${among(sql, list)} ${meant ? sql`AND ${meant.is}` : sql``}
      ${last ? sql`AND (p.created_at, p.id) < ((SELECT created_at FROM people WHERE id = ${last}), ${last}::uuid)` : sql``}
    ${inOrder(sql, '-registered')} LIMIT ${limit}`;
  return rows.map(({ id }) => id);
}

/** The condition of a search, of each row of the list. */
async function meaning(sql: Sql, wanted: Wanted): Promise<{ readonly is: Part }> {
  if (wanted.by === 'time') return { is: sql`p.created_at >= ${wanted.from} AND p.created_at < ${wanted.to}` };
  const holds = having(sql, wanted, await nameIn(sql, wanted));
  return { is: sql`(${holds} ${orOtherwise(sql, wanted)})` };
}
