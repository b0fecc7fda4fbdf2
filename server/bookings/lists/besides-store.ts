import { isPhone } from '#domain/people/phone.ts';
import { typedDays } from '#domain/calendar/typed-days.ts';
import { typedWords } from '#domain/typed-words.ts';
import { COMMON } from '../../db/found.ts';
import { holding } from '../../db/like.ts';
import type { Part, Sql } from '../../db/sql.ts';
import { inName } from '../../db/words.ts';

/**
 * SQL of what the office finds bookings by besides their customer and their id: the pandit, the ritual, the place and the
 * day of the puja. Each way is an index (docs/decisions/0081-what-the-office-finds-bookings-by.md).
 */

/** The newest so many hits are looked at. */
export const MOST = 1_000;
/** Among so many of the newest a place stands often enough that has too many hits to be sorted. */
const NEWEST = 20 * MOST;

export interface Besides {
  /** Newest first. */
  readonly ids: readonly string[];
  /** There are, or may be, others. */
  readonly more: boolean;
  /** The same as a condition over bookings `b`, in its box: a fragment of SQL is something to be awaited itself. */
  readonly meant: { readonly is: Part };
}

/** Bookings a search means by what they are, of those that follow `before`. */
export async function besides(sql: Sql, search: string, before: string | null): Promise<Besides> {
  const [pandits, rituals] = await Promise.all([panditsLike(sql, search), ritualsLike(sql, search)]);
  const days = typedDays(search);
  const place = isPlace(search) ? holding(search) : null;
  const ways = [
    pandits.length > 0 ? sql`b.pandit_id = ANY (${pandits}::uuid[])` : null,
    rituals.length > 0 ? sql`b.ritual_id = ANY (${rituals}::uuid[])` : null,
    days ? sql`(b.day >= ${days.from} AND b.day < ${days.to})` : null,
    place ? sql`b.place ILIKE ${place}` : null,
  ].filter((way) => way !== null);
  const after = before ? sql`AND b.id < ${before}` : sql``;
  const newest = sql`${after} ORDER BY b.id DESC LIMIT ${MOST + 1}`;
  const sets = await Promise.all([
    ...(pandits.length > 0 ? [of(sql, sql`bookings b WHERE b.pandit_id = k.id ${newest}`, pandits)] : []),
    ...(rituals.length > 0 ? [of(sql, sql`bookings b WHERE b.ritual_id = k.id ${newest}`, rituals)] : []),
    ...(days
      ? [idsOf(sql, sql`bookings b WHERE b.day >= ${days.from} AND b.day < ${days.to} ${after} LIMIT ${COMMON}`)]
      : []),
    ...(place ? [atPlace(sql, place, before)] : []),
  ]);
  const ids = newestOf(sets.flat());
  return {
    ids: ids.slice(0, MOST),
    more: ids.length > MOST || pandits.length > MOST,
    meant: { is: ways.reduce((all, way) => sql`${all} OR ${way}`, sql`false`) },
  };
}

/** Each once, newest first: ids are made in the order of time. */
export const newestOf = (ids: readonly string[]): string[] => [...new Set(ids)].toSorted().toReversed();

async function idsOf(sql: Sql, from: Part): Promise<string[]> {
  return (await sql<{ id: string }[]>`SELECT b.id FROM ${from}`).map(({ id }) => id);
}

/** The newest of each of these, by an index that has them in this order. */
const of = (sql: Sql, theirs: Part, keys: readonly string[]): Promise<string[]> =>
  idsOf(
    sql,
    sql`(SELECT b.id FROM unnest(${keys as string[]}::uuid[]) k (id) CROSS JOIN LATERAL (SELECT b.id FROM ${theirs}) b
      ORDER BY b.id DESC LIMIT ${MOST + 1}) b`,
  );

async function panditsLike(sql: Sql, search: string): Promise<string[]> {
  const typed = typedWords(search);
  const theirs = typed
    ? inName(sql, sql`plain_name(p.name)`, typed)
    : isPhone(search)
      ? sql`p.phone = ${search}`
      : sql`(p.name ILIKE ${holding(search)} OR p.phone LIKE ${holding(search)})`;
  const rows = await sql<{ id: string }[]>`
    SELECT p.id FROM people p
    WHERE p.user_type IN ('pandit', 'acharya') AND p.deleted_at IS NULL AND ${theirs} LIMIT ${MOST + 1}`;
  return rows.map(({ id }) => id);
}

async function ritualsLike(sql: Sql, search: string): Promise<string[]> {
  const pattern = holding(search);
  const rows = await sql<{ id: string }[]>`
    SELECT id FROM rituals WHERE name ILIKE ${pattern} OR name_or ILIKE ${pattern} OR name_hi ILIKE ${pattern}`;
  return rows.map(({ id }) => id);
}

/** An index of trigrams knows three signs and more; a number alone is a phone or an id far more often than a place. */
const isPlace = (search: string): boolean => /\p{L}/u.test(search) && [...search].length >= 3;

async function atPlace(sql: Sql, place: string, before: string | null): Promise<string[]> {
  const after = before ? sql`AND b.id < ${before}` : sql``;
  const few = await idsOf(sql, sql`bookings b WHERE b.place ILIKE ${place} ${after} LIMIT ${COMMON + 1}`);
  if (few.length <= COMMON) return few;
  return idsOf(
    sql,
    sql`(SELECT b.id, b.place FROM bookings b WHERE true ${after} ORDER BY b.id DESC LIMIT ${NEWEST}) b
      WHERE b.place ILIKE ${place} LIMIT ${MOST + 1}`,
  );
}
