import { heldStatuses } from '#domain/booking.ts';
import type { Paise } from '#domain/money.ts';
import type { NameInScripts } from '#domain/people/scripts/name-in.ts';
import type { Day } from '#domain/time.ts';
import type { Sql } from '../db/sql.ts';

/** SQL of the pandits a family keeps. */

/** False where the list is full; one that is in it stays where it is. */
export async function insertKept(
  sql: Sql,
  customerId: string,
  panditId: string,
  { at, most }: { at: Date; most: number },
): Promise<boolean> {
  // two presses at once would both find room for the last one
  await sql`SELECT 1 FROM people WHERE id = ${customerId} FOR NO KEY UPDATE`;
  await sql`
    INSERT INTO kept_pandits (customer_id, pandit_id, at)
    SELECT ${customerId}, ${panditId}, ${at}
    WHERE (SELECT count(*) FROM kept_pandits WHERE customer_id = ${customerId}) < ${most}
    ON CONFLICT DO NOTHING`;
  const rows = await sql`
    SELECT 1 FROM kept_pandits WHERE customer_id = ${customerId} AND pandit_id = ${panditId}`;
  return rows.length > 0;
}

export async function deleteKept(sql: Sql, customerId: string, panditId: string): Promise<void> {
  await sql`DELETE FROM kept_pandits WHERE customer_id = ${customerId} AND pandit_id = ${panditId}`;
}

/** In the transaction in which somebody leaves: their list, and their place in those of others. */
export async function forgetKept(sql: Sql, personId: string): Promise<void> {
  await sql`DELETE FROM kept_pandits WHERE customer_id = ${personId}`;
}

export interface KeptRow extends NameInScripts {
  id: string;
  profileUrl: string | null;
  city: string | null;
  district: string | null;
  isListed: boolean;
  at: Date;
  bookingId: string | null;
  ritualId: string | null;
  ritualName: string | null;
  day: Day | null;
}

export interface HeldRow {
  id: string;
  day: Day;
  startMinute: number | null;
  place: string | null;
  notes: string | null;
  pricePaise: Paise;
}

/** The last booking of a family in which this pandit held this ritual. */
export async function lastHeld(
  sql: Sql,
  customerId: string,
  panditId: string,
  ritualId: string,
): Promise<HeldRow | null> {
  const [row] = await sql<HeldRow[]>`
    SELECT b.id, b.day, b.start_minute, b.place, b.customer_notes AS notes, b.price_paise
    FROM customer_bookings mine
    JOIN bookings b ON b.pandit_id = mine.pandit_id AND b.id = mine.booking_id
    WHERE mine.customer_id = ${customerId} AND mine.pandit_id = ${panditId} AND b.ritual_id = ${ritualId}
      AND b.status IN ${sql(heldStatuses)}
    ORDER BY mine.day DESC, mine.booking_id DESC LIMIT 1`;
  return row ?? null;
}

/** The last kept first, each with the last puja they held for the family, without those who left. */
export const keptBy = (sql: Sql, customerId: string): Promise<KeptRow[]> => sql<KeptRow[]>`
  SELECT p.id, p.name, p.name_odia, p.name_devanagari, p.profile_url, p.city, p.district, p.status = 'approved' AS is_listed, k.at,
    last.id AS booking_id, last.ritual_id, r.name AS ritual_name, last.day
  FROM kept_pandits k
  JOIN people p ON p.id = k.pandit_id AND p.deleted_at IS NULL
  LEFT JOIN LATERAL (
    SELECT b.id, b.ritual_id, b.day FROM customer_bookings mine
    JOIN bookings b ON b.pandit_id = mine.pandit_id AND b.id = mine.booking_id
    WHERE mine.customer_id = ${customerId} AND mine.pandit_id = k.pandit_id AND b.status IN ${sql(heldStatuses)}
    ORDER BY mine.day DESC, mine.booking_id DESC LIMIT 1) last ON true
  LEFT JOIN rituals r ON r.id = last.ritual_id
  WHERE k.customer_id = ${customerId}
  ORDER BY k.at DESC, p.id`;
