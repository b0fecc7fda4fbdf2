import { holdingStatuses } from '#domain/booking.ts';
import type { Paise } from '#domain/money.ts';
import type { NameInScripts } from '#domain/people/scripts/name-in.ts';
import type { PriestType } from '#domain/roles.ts';
import { addDays, startOfDay, type Day, type Instant, type Period } from '#domain/time.ts';
import type { Part, Sql } from '../db/sql.ts';
import { firstStart } from './windows/starts-store.ts';
import { blockBit, blocksUntil, dayBit, isPreset, languageBit } from './searchable/bits.ts';

/** SQL of the search. Its plan and what it costs are in `docs/decisions/0012-search-plan.md`. */

export interface FoundRow extends NameInScripts {
  /** The entry that declares the day. */
  id: string;
  panditId: string;
  pricePaise: Paise;
  experienceYears: number;
  /** In the order by rating: what is ordered by. */
  rank: number | null;
  userType: PriestType;
  profileUrl: string | null;
  city: string | null;
  district: string | null;
  templeCity: string | null;
  templeDistrict: string | null;
  templeState: string | null;
  languages: string[];
  /** When they could begin first, where the puja may begin at several times. */
  startsAt: Date | null;
}

export type Sort = 'price' | 'experience' | 'recommended';

export interface Search {
  readonly ritualId: string;
  readonly day: Day;
  /** The time that has to be free. */
  readonly period: Period;
  /** The puja may also begin later, before this moment, wherever so much time is free. */
  readonly lastStart?: Instant | undefined;
  readonly ceiling: Paise | null;
  readonly district: string | null;
  readonly language: string | null;
  readonly panditId: string | null;
  readonly sort: Sort;
  /** The last row of the page before: its price, experience or rank, and its pandit. */
  readonly after: { readonly key: number; readonly panditId: string } | null;
  readonly limit: number;
  /** Up to this day, which is not among them, every pandit's days are known one by one. */
  readonly known: Day;
}

/** The first offers that fit, with their people. */
export const findPandits = (sql: Sql, search: Search): Promise<FoundRow[]> =>
  sql<FoundRow[]>`${searchStatement(sql, search)}`;

/**
 * Walks down one index, which alone knows the order and who is free, and gets the people of those it has found. What is no
 * longer as the index says, falls out there.
 */
export function searchStatement(sql: Sql, search: Search) {
  return sql`
    SELECT a.id, o.pandit_id, o.price_paise, o.experience_years, o.rank, p.name, p.name_odia, p.name_devanagari, p.user_type, p.profile_url, p.city, p.district,
      s.temple_city, s.temple_district, s.temple_state, s.languages, ${startIn(sql, search)} AS starts_at
    FROM (
      SELECT o.pandit_id, o.price_paise, o.experience_years, ${rankIn(sql, search)} AS rank FROM search_offers o
      WHERE ${within(sql, search)} AND ${fits(sql, search)}
      ORDER BY ${inOrder(sql, search)} LIMIT ${literal(sql, search.limit)}) o
    CROSS JOIN LATERAL (${declares(sql, search.day)}) a
    JOIN people p ON p.id = o.pandit_id
    JOIN pandits s ON s.pandit_id = o.pandit_id
    WHERE p.status = 'approved' AND p.deleted_at IS NULL
    ORDER BY ${inOrder(sql, search)}`;
}

/** Offers in their order, free or not, for looking at many times at once. Pandits of another language are marked. */
export const bestOffers = (sql: Sql, search: Search): Part => sql`
  SELECT o.pandit_id, o.open_a, o.open_b, o.blocks, true ${speaks(sql, search)} AS speaks FROM (
    SELECT o.pandit_id, o.price_paise, o.experience_years, o.open_a, o.open_b, o.blocks, o.traits FROM search_offers o
    WHERE ${within(sql, search)} ORDER BY ${inOrder(sql, search)} LIMIT ${literal(sql, search.limit)}) o`;

/** How many of the best offers fit, counted up to a limit. */
export async function countAmong(sql: Sql, search: Search, best: number): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    SELECT count(*) AS count FROM (
      SELECT 1 FROM (
        SELECT o.pandit_id, o.free_a, o.free_b, o.open_a, o.open_b, o.blocks, o.traits FROM search_offers o
        WHERE ${within(sql, search)} ORDER BY ${inOrder(sql, search)} LIMIT ${literal(sql, best)}) o
      WHERE ${fits(sql, search)} LIMIT ${literal(sql, search.limit)}) found`;
  return row?.count ?? 0;
}

/** Only its own index has it: through another, each row would have to be fetched. */
const rankIn = (sql: Sql, { sort }: Search) => (sort === 'recommended' ? sql`o.rank` : sql`NULL::smallint`);

function inOrder(sql: Sql, { sort }: Search) {
  if (sort === 'price') return sql`o.price_paise, o.pandit_id`;
  return sort === 'experience' ? sql`o.experience_years DESC, o.pandit_id DESC` : sql`o.rank DESC, o.pandit_id DESC`;
}

/** Where in the index it is looked. */
function within(sql: Sql, search: Search) {
  const { ritualId, ceiling, district, panditId } = search;
  return sql`
    o.ritual_id = ${ritualId} AND o.district = ${district ?? ''}
    ${ceiling === null ? sql`` : sql`AND o.price_paise <= ${ceiling}`}
    ${panditId === null ? sql`` : sql`AND o.pandit_id = ${panditId}`}
    ${afterLast(sql, search)}`;
}

/** Limits are literals: with a parameter PostgreSQL plans each time, which takes longer than the search. */
const literal = (sql: Sql, count: number) => sql.unsafe(String(Math.trunc(count)));

function afterLast(sql: Sql, { sort, after }: Search) {
  if (!after) return sql``;
  if (sort === 'price') return sql`AND (o.price_paise, o.pandit_id) > (${after.key}::bigint, ${after.panditId}::uuid)`;
  return sort === 'experience'
    ? sql`AND (o.experience_years, o.pandit_id) < (${after.key}::integer, ${after.panditId}::uuid)`
    : sql`AND (o.rank, o.pandit_id) < (${after.key}::integer, ${after.panditId}::uuid)`;
}

const has = (sql: Sql, column: string, mask: bigint) => sql`o.${sql(column)} & ${String(mask)}::bigint <> 0`;

const fits = (sql: Sql, search: Search) => sql`${isFree(sql, search)} ${speaks(sql, search)}`;

/** Whole days are answered by their bit. An hour, and a day too far ahead for a bit of its own, are asked of those that may fit. */
function isFree(sql: Sql, search: Search) {
  const { day, period, lastStart, known } = search;
  const { word, mask } = dayBit(day);
  const hasHours = lastStart === undefined ? hasTime(sql, search) : sql`${startIn(sql, search)} IS NOT NULL`;
  if (day < known) {
    const isWholeDay =
      lastStart === undefined && period.from === startOfDay(day) && period.to >= startOfDay(addDays(day, 1));
    if (isWholeDay) return has(sql, `free_${word}`, mask);
    return inTurn(sql, has(sql, `open_${word}`, mask), hasHours);
  }
  const mayBe = day < blocksUntil(known) ? has(sql, 'blocks', blockBit(day)) : sql`true`;
  return inTurn(sql, mayBe, sql`(${declares(sql, day)}) IS NOT NULL AND ${hasHours}`);
}

/** The second is asked only where the first holds; of two conditions side by side the planner may begin with either. */
const inTurn = (sql: Sql, first: Part, second: Part) => sql`CASE WHEN ${first} THEN ${second} ELSE false END`;

function speaks(sql: Sql, { language }: Search) {
  if (language === null) return sql``;
  const may = has(sql, 'traits', languageBit(language));
  if (isPreset(language)) return sql`AND ${may}`;
  const does = sql`(SELECT ${language} = ANY (s.languages) FROM pandits s WHERE s.pandit_id = o.pandit_id)`;
  return sql`AND ${inTurn(sql, may, does)}`;
}

/**
 * Found by comparing rows, which only a B-tree can: for `pandit_id =` the planner takes the GiST index of the constraint, which
 * answers many times slower. The order keeps it from reading the whole table for the one row.
 */
export const declares = (sql: Sql, day: Day | Part): Part => sql`
  SELECT a.id FROM availability a
  WHERE (a.pandit_id, a.id) >= (o.pandit_id, '00000000-0000-0000-0000-000000000000'::uuid)
    AND (a.pandit_id, a.id) <= (o.pandit_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid)
    AND lower(a.days) <= ${day}::date AND upper(a.days) > ${day}::date
  ORDER BY a.pandit_id, a.id LIMIT 1`;

/**
 * A booking lasts a day at most, so only those of the days around can reach into the time. Hours the pandit closed lie within
 * their day, and what is searched begins on the day and may reach into the next. Days are compared together with the pandit, and
 * the status so that it says nothing of a constraint: what is left to the planner is the index over a pandit's days.
 */
const hasTime = (sql: Sql, { day, period }: Search) => sql`
  NOT EXISTS (
    SELECT 1 FROM bookings b
    WHERE b.pandit_id = o.pandit_id AND (b.pandit_id, b.day) >= (o.pandit_id, ${addDays(day, -1)}::date)
      AND (b.pandit_id, b.day) <= (o.pandit_id, ${addDays(day, 1)}::date) AND b.status || '' IN ${sql(holdingStatuses)}
      AND lower(b.period) < ${new Date(period.to)} AND upper(b.period) > ${new Date(period.from)} OFFSET 0)
  AND NOT EXISTS (
    SELECT 1 FROM closed_hours c
    WHERE c.pandit_id = o.pandit_id AND c.day BETWEEN ${day} AND ${addDays(day, 1)}
      AND lower(c.period) < ${new Date(period.to)} AND upper(c.period) > ${new Date(period.from)} OFFSET 0)`;

/** The first time within the hours at which somebody is free. */
const startIn = (sql: Sql, { day, period, lastStart }: Search): Part =>
  lastStart === undefined
    ? sql`NULL::timestamptz`
    : firstStart(sql, {
        day: sql`${day}::date`,
        first: sql`${new Date(period.from)}::timestamptz`,
        last: sql`${new Date(lastStart)}::timestamptz`,
        length: sql`make_interval(secs => ${(period.to - period.from) / 1_000})`,
      });

/** How long a ritual takes, in minutes, and up to which day each pandit's days are known; null for one that cannot be booked. */
export async function askableRitual(sql: Sql, ritualId: string): Promise<{ minutes: number; known: Day } | null> {
  const [row] = await sql<{ minutes: number; known: Day }[]>`
    SELECT duration_minutes AS minutes, until AS known FROM rituals CROSS JOIN search_round
    WHERE rituals.id = ${ritualId} AND archived_at IS NULL`;
  return row ?? null;
}
