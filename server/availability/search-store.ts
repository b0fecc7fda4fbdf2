import { holdingStatuses } from '#domain/booking.ts';
import type { Paise } from '#domain/money.ts';
import type { PriestType } from '#domain/roles.ts';
import { addDays, type Day, type Period } from '#domain/time.ts';
import type { Sql } from '../db/sql.ts';

/** SQL of the search. Its plan and what it costs are in `docs/decisions/0012-search-plan.md`. */

export interface FoundRow {
  /** The entry that declares the day. */
  id: string;
  panditId: string;
  pricePaise: Paise;
  experienceYears: number;
  name: string;
  userType: PriestType;
  profileUrl: string | null;
  city: string | null;
  district: string | null;
  templeCity: string | null;
  templeDistrict: string | null;
  templeState: string | null;
  languages: string[];
}

export type Sort = 'price' | 'experience';

export interface Search {
  readonly ritualId: string;
  readonly day: Day;
  /** The time that has to be free. */
  readonly period: Period;
  readonly ceiling: Paise | null;
  readonly district: string | null;
  readonly language: string | null;
  readonly panditId: string | null;
  readonly sort: Sort;
  /** The last row of the page before: its price or experience, and its pandit. */
  readonly after: { readonly key: number; readonly panditId: string } | null;
  readonly limit: number;
}

/** Offers looked at first, as a multiple of the rows wanted, and by how much more where too few of them were free. */
const FIRST_REACH = 16;
const FURTHER = 16;

/** The first so many that fit. Looks at the best offers, and at more of them only while too few pandits are free. */
export async function findPandits(sql: Sql, search: Search): Promise<FoundRow[]> {
  for (let reach = search.limit * FIRST_REACH; ; reach *= FURTHER) {
    const rows = await sql<FoundRow[]>`${searchStatement(sql, search, reach)}`;
    if (rows.length === search.limit || (await countOffers(sql, search, reach)) < reach) return rows;
  }
}

/** Walks the best offers in order and asks for each whether its pandit fits: a few probes by key for each. */
export function searchStatement(sql: Sql, search: Search, reach = search.limit * FIRST_REACH) {
  const { day, language } = search;
  return sql`
    SELECT a.id, o.pandit_id, o.price_paise, o.experience_years, p.name, p.user_type, p.profile_url, p.city, p.district,
      s.temple_city, s.temple_district, s.temple_state, s.languages
    FROM (${bestOffers(sql, search, reach)}) o
    JOIN people p ON p.id = o.pandit_id
    JOIN pandits s ON s.pandit_id = o.pandit_id
    JOIN availability a ON a.pandit_id = o.pandit_id AND lower(a.days) <= ${day}::date AND upper(a.days) > ${day}::date
    WHERE p.status = 'approved' AND p.user_type IN ('pandit', 'acharya') AND p.deleted_at IS NULL
      ${language === null ? sql`` : sql`AND ${language} = ANY (s.languages)`}
      AND NOT EXISTS (${holdsDuring(sql, search)})
      AND NOT EXISTS (${closedDuring(sql, search)})
    ORDER BY ${inOrder(sql, search)} LIMIT ${literal(sql, search.limit)}`;
}

async function countOffers(sql: Sql, search: Search, reach: number): Promise<number> {
  const [row] = await sql<{ count: number }[]>`SELECT count(*) AS count FROM (${bestOffers(sql, search, reach)}) o`;
  return row?.count ?? 0;
}

const inOrder = (sql: Sql, { sort }: Search) =>
  sort === 'price' ? sql`o.price_paise, o.pandit_id` : sql`o.experience_years DESC, o.pandit_id DESC`;

function bestOffers(sql: Sql, search: Search, reach: number) {
  const { ritualId, ceiling, district, panditId } = search;
  return sql`
    SELECT o.pandit_id, o.price_paise, o.experience_years FROM offers o
    WHERE o.ritual_id = ${ritualId}
      ${ceiling === null ? sql`` : sql`AND o.price_paise <= ${ceiling}`}
      ${district === null ? sql`` : sql`AND o.pandit_id = ANY (ARRAY(${panditsOf(sql, district)}))`}
      ${panditId === null ? sql`` : sql`AND o.pandit_id = ${panditId}`}
      ${afterLast(sql, search)}
    ORDER BY ${inOrder(sql, search)} LIMIT ${literal(sql, reach)}`;
}

/** Limits stand in the statement: with a parameter PostgreSQL plans anew each time, which takes longer than the search. */
const literal = (sql: Sql, count: number) => sql.unsafe(String(Math.trunc(count)));

/** At home there, or at a temple there. */
const panditsOf = (sql: Sql, district: string) => sql`
  SELECT id FROM people WHERE district = ${district} AND user_type IN ('pandit', 'acharya')
  UNION
  SELECT pandit_id FROM pandits WHERE temple_district = ${district}`;

function afterLast(sql: Sql, { sort, after }: Search) {
  if (!after) return sql``;
  return sort === 'price'
    ? sql`AND (o.price_paise, o.pandit_id) > (${after.key}::bigint, ${after.panditId}::uuid)`
    : sql`AND (o.experience_years, o.pandit_id) < (${after.key}::integer, ${after.panditId}::uuid)`;
}

/**
 * A booking lasts a day at most, so only those of the days around can reach into the time. The ends are compared by
 * themselves: an overlap (`&&`) tempts the planner into fetching everybody's bookings of that time first.
 */
function holdsDuring(sql: Sql, { day, period }: Search) {
  return sql`
    SELECT 1 FROM bookings b
    WHERE b.pandit_id = o.pandit_id AND b.day BETWEEN ${addDays(day, -1)} AND ${addDays(day, 1)}
      AND b.status IN ${sql(holdingStatuses)}
      AND lower(b.period) < ${new Date(period.to)} AND upper(b.period) > ${new Date(period.from)}`;
}

/** Hours the pandit closed lie within their day, and what is searched begins on the day and may reach into the next. */
function closedDuring(sql: Sql, { day, period }: Search) {
  return sql`
    SELECT 1 FROM closed_hours c
    WHERE c.pandit_id = o.pandit_id AND c.day BETWEEN ${day} AND ${addDays(day, 1)}
      AND lower(c.period) < ${new Date(period.to)} AND upper(c.period) > ${new Date(period.from)}`;
}

/** How long a ritual takes, in minutes; null for one that cannot be booked. */
export async function durationOf(sql: Sql, ritualId: string): Promise<number | null> {
  const [row] = await sql<{ durationMinutes: number }[]>`
    SELECT duration_minutes FROM rituals WHERE id = ${ritualId} AND archived_at IS NULL`;
  return row?.durationMinutes ?? null;
}
