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
  readonly sort: Sort;
  /** The last row of the page before: its price or experience, and its pandit. */
  readonly after: { readonly key: number; readonly panditId: string } | null;
  readonly limit: number;
}

export async function findPandits(sql: Sql, search: Search): Promise<FoundRow[]> {
  const { ritualId, day, ceiling, district, language } = search;
  return sql<FoundRow[]>`
    SELECT a.id, o.pandit_id, o.price_paise, o.experience_years, p.name, p.user_type, p.profile_url, p.city, p.district,
      s.temple_city, s.temple_district, s.temple_state, s.languages
    FROM offers o
    JOIN people p ON p.id = o.pandit_id
    JOIN pandits s ON s.pandit_id = o.pandit_id
    JOIN availability a ON a.pandit_id = o.pandit_id AND a.days @> ${day}::date
    WHERE o.ritual_id = ${ritualId}
      AND p.status = 'approved' AND p.user_type IN ('pandit', 'acharya') AND p.deleted_at IS NULL
      ${ceiling === null ? sql`` : sql`AND o.price_paise <= ${ceiling}`}
      ${district === null ? sql`` : sql`AND ${district} IN (p.district, s.temple_district)`}
      ${language === null ? sql`` : sql`AND ${language} = ANY (s.languages)`}
      ${afterLast(sql, search)}
      AND NOT EXISTS (${holdsDuring(sql, search)})
    ORDER BY ${search.sort === 'price' ? sql`o.price_paise, o.pandit_id` : sql`o.experience_years DESC, o.pandit_id DESC`}
    LIMIT ${search.limit}`;
}

function afterLast(sql: Sql, { sort, after }: Search) {
  if (!after) return sql``;
  return sort === 'price'
    ? sql`AND (o.price_paise, o.pandit_id) > (${after.key}::bigint, ${after.panditId}::uuid)`
    : sql`AND (o.experience_years, o.pandit_id) < (${after.key}::integer, ${after.panditId}::uuid)`;
}

// A booking lasts a day at most, so only those of the days around can reach into the time.
function holdsDuring(sql: Sql, { day, period }: Search) {
  return sql`
    SELECT 1 FROM bookings b
    WHERE b.pandit_id = o.pandit_id AND b.day BETWEEN ${addDays(day, -1)} AND ${addDays(day, 1)}
      AND b.status IN ${sql(holdingStatuses)}
      AND b.period && tstzrange(${new Date(period.from)}::timestamptz, ${new Date(period.to)}::timestamptz)`;
}

/** How long a ritual takes, in minutes; null for one that cannot be booked. */
export async function durationOf(sql: Sql, ritualId: string): Promise<number | null> {
  const [row] = await sql<{ durationMinutes: number }[]>`
    SELECT duration_minutes FROM rituals WHERE id = ${ritualId} AND archived_at IS NULL`;
  return row?.durationMinutes ?? null;
}
