import type { FamilyDayKind, Reminder } from '#domain/calendar/family-days.ts';
import type { Day } from '#domain/time.ts';
import { holdingStatuses } from '#domain/booking.ts';
import type { NameInScripts } from '#domain/people/scripts/name-in.ts';
import type { Sql } from '../db/sql.ts';

/** SQL of the days families keep. */

export interface FamilyDayRow {
  customerId: string;
  id: string;
  kind: FamilyDayKind;
  name: string;
  /** From new moon to new moon. */
  month: number;
  tithi: number;
  origin: Day | null;
  otherTithi: number | null;
  adhika: boolean | null;
}

export const daysOf = (sql: Sql, customerId: string): Promise<FamilyDayRow[]> => sql<FamilyDayRow[]>`
  SELECT customer_id, id, kind, name, month, tithi, origin, other_tithi, adhika
  FROM family_days WHERE customer_id = ${customerId} ORDER BY id`;

/** Those of a family wait for each other, so that they can be counted. */
export async function lockFamily(sql: Sql, customerId: string): Promise<void> {
  await sql`SELECT 1 FROM people WHERE id = ${customerId} FOR NO KEY UPDATE`;
}

export async function insertDay(sql: Sql, day: FamilyDayRow, reminder: Reminder | null, at: Date): Promise<void> {
  await sql`
    INSERT INTO family_days (customer_id, id, kind, name, month, tithi, origin, other_tithi, adhika, remind_at, remind_of, remind_ahead, created_at)
    VALUES (${day.customerId}, ${day.id}, ${day.kind}, ${day.name}, ${day.month}, ${day.tithi}, ${day.origin}, ${day.otherTithi}, ${day.adhika},
      ${reminder && new Date(reminder.at)}, ${reminder && reminder.of}, ${reminder && reminder.ahead}, ${at})`;
}

type Gone = Pick<FamilyDayRow, 'name' | 'month' | 'tithi'>;

/** Null where the family has none of that id. */
export async function deleteDay(sql: Sql, customerId: string, id: string): Promise<Gone | null> {
  const [row] = await sql<Gone[]>`
    DELETE FROM family_days WHERE customer_id = ${customerId} AND id = ${id} RETURNING name, month, tithi`;
  return row ?? null;
}

/** Whether some family has it. */
export async function isSomebodys(sql: Sql, id: string): Promise<boolean> {
  const rows = await sql`SELECT 1 FROM family_days WHERE id = ${id}`;
  return rows.length > 0;
}

export async function deleteDays(sql: Sql, customerId: string): Promise<void> {
  await sql`DELETE FROM family_days WHERE customer_id = ${customerId}`;
}

export interface DueDay extends FamilyDayRow {
  remindOf: Day;
  remindAhead: number;
}

/** Whether there is anything to compute dates for. */
export async function isAnyDue(sql: Sql, now: Date): Promise<boolean> {
  const [row] = await sql<
    { any: boolean }[]
  >`SELECT EXISTS (SELECT 1 FROM family_days WHERE remind_at <= ${now}) AS any`;
  return row?.any === true;
}

/** The first that are due, locked until the transaction ends; what another process has is left to it. */
export const dueDays = (sql: Sql, now: Date, limit: number): Promise<DueDay[]> => sql<DueDay[]>`
  SELECT customer_id, id, kind, name, month, tithi, origin, other_tithi, adhika, remind_of, remind_ahead
  FROM family_days WHERE remind_at <= ${now} ORDER BY remind_at LIMIT ${limit} FOR UPDATE SKIP LOCKED`;

export async function setReminder(sql: Sql, { customerId, id }: DueDay, reminder: Reminder | null): Promise<void> {
  await sql`
    UPDATE family_days SET remind_at = ${reminder && new Date(reminder.at)}, remind_of = ${reminder && reminder.of},
      remind_ahead = ${reminder && reminder.ahead}
    WHERE customer_id = ${customerId} AND id = ${id}`;
}

export interface LastAsked extends NameInScripts {
  id: string;
  ritualId: string;
  ritualType: string;
}

/** Whom a family last had for a ritual, if families can book them at present. */
export async function lastAsked(sql: Sql, customerId: string, slug: string): Promise<LastAsked | null> {
  const [row] = await sql<LastAsked[]>`
    SELECT p.id, p.name, p.name_odia, p.name_devanagari, r.id AS ritual_id, r.name AS ritual_type
    FROM customer_bookings mine
    JOIN bookings b ON b.pandit_id = mine.pandit_id AND b.id = mine.booking_id AND b.status IN ${sql(holdingStatuses)}
    JOIN rituals r ON r.id = b.ritual_id AND r.slug = ${slug} AND r.archived_at IS NULL
    JOIN people p ON p.id = b.pandit_id AND p.status = 'approved' AND p.deleted_at IS NULL
    WHERE mine.customer_id = ${customerId} ORDER BY mine.booking_id DESC LIMIT 1`;
  return row ?? null;
}
