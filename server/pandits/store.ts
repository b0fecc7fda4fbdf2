import type { Paise } from '#domain/money.ts';
import type { NameInScripts } from '#domain/people/scripts/name-in.ts';
import { fieldsWith } from '#domain/profile/fields.ts';
import type { PriestType } from '#domain/roles.ts';
import { addDays, type Day } from '#domain/time.ts';
import { DAYS_SHOWN } from '#domain/calendar/free-days.ts';
import { fieldColumns } from '../db/field-columns.ts';
import type { Sql } from '../db/sql.ts';

/** SQL of what anybody may see of a pandit. Only approved ones are seen at all. */

export interface PublicRow extends NameInScripts {
  id: string;
  userType: PriestType;
  profileUrl: string | null;
  city: string | null;
  district: string | null;
  languages: string[];
}

const inPublic = fieldsWith({ inPublic: true });

const isListed = (sql: Sql) =>
  sql`p.status = 'approved' AND p.user_type IN ('pandit', 'acharya') AND p.deleted_at IS NULL`;

/** With every field that anybody may read (`domain/profile/fields.ts`), by column. */
export async function panditById(sql: Sql, id: string): Promise<PublicRow | null> {
  const [row] = await sql<PublicRow[]>`
    SELECT p.id, p.name, p.name_odia, p.name_devanagari, p.user_type ${fieldColumns(sql, inPublic, { people: 'p', pandits: 's' })}
    FROM people p JOIN pandits s ON s.pandit_id = p.id
    WHERE p.id = ${id} AND ${isListed(sql)}`;
  return row ?? null;
}

export interface OfferRow {
  ritualId: string;
  slug: string;
  name: string;
  nameOr: string | null;
  imageUrl: string;
  durationMinutes: number;
  pricePaise: Paise;
  experienceYears: number;
}

/** Those that can still be booked, in the catalogue's order. */
export async function offersOf(sql: Sql, panditId: string): Promise<OfferRow[]> {
  return sql<OfferRow[]>`
    SELECT r.id AS ritual_id, r.slug, r.name, r.name_or, r.image_url, r.duration_minutes, o.price_paise,
      o.experience_years
    FROM offers o JOIN rituals r ON r.id = o.ritual_id
    WHERE o.pandit_id = ${panditId} AND r.archived_at IS NULL
    ORDER BY r.position, r.name`;
}

export interface PriceRow {
  count: number;
  lowest: Paise;
  /** One that is really asked, not one between two. */
  median: Paise;
  highest: Paise;
}

export async function pricesOf(sql: Sql, ritualId: string): Promise<PriceRow | null> {
  const [row] = await sql<(PriceRow | { count: 0 })[]>`
    SELECT count(*)::int AS count, min(o.price_paise) AS lowest, max(o.price_paise) AS highest,
      percentile_disc(0.5) WITHIN GROUP (ORDER BY o.price_paise) AS median
    FROM offers o JOIN people p ON p.id = o.pandit_id
    WHERE o.ritual_id = ${ritualId} AND ${isListed(sql)}`;
  return row && 'lowest' in row && row.count > 0 ? row : null;
}

export interface OfferingRow extends PublicRow {
  pricePaise: Paise;
  experienceYears: number;
}

/** Who has held this ritual longest, among those who declared one of the next days. */
export async function mostExperienced(
  sql: Sql,
  ritualId: string,
  { today, limit }: { today: Day; limit: number },
): Promise<OfferingRow[]> {
  return sql<OfferingRow[]>`
    SELECT p.id, p.name, p.name_odia, p.name_devanagari, p.user_type, p.profile_url, p.city, p.district, s.languages,
      o.price_paise, o.experience_years
    FROM offers o
    JOIN people p ON p.id = o.pandit_id
    JOIN pandits s ON s.pandit_id = o.pandit_id
    WHERE o.ritual_id = ${ritualId} AND ${isListed(sql)}
      AND EXISTS (SELECT 1 FROM availability a WHERE a.pandit_id = o.pandit_id
        AND a.days && daterange(${today}, ${addDays(today, DAYS_SHOWN)}))
    ORDER BY o.experience_years DESC, o.pandit_id DESC
    LIMIT ${limit}`;
}

export async function countListedRows(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`SELECT count(*)::int AS count FROM people p WHERE ${isListed(sql)}`;
  return row?.count ?? 0;
}

export interface ListedRow {
  id: string;
  updatedAt: Date;
}

/** Read a thousand at a time, in the order they joined. */
export async function* listedRows(
  sql: Sql,
  { from, limit }: { from: number; limit: number },
): AsyncGenerator<ListedRow> {
  const rows = sql<ListedRow[]>`
    SELECT p.id, p.updated_at FROM people p WHERE ${isListed(sql)} ORDER BY p.id LIMIT ${limit} OFFSET ${from}`;
  for await (const some of rows.cursor(1_000)) yield* some;
}
