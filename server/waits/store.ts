import { liveStatuses } from '#domain/booking.ts';
import type { Day } from '#domain/time.ts';
import type { Sql } from '../db/sql.ts';

/** SQL of families who wait for a day. */

export interface WaitRow {
  id: string;
  customerId: string;
  ritualId: string;
  ritual: string;
  /** Where the catalogue has it in Odia and in Hindi. */
  ritualOr: string | null;
  ritualHi: string | null;
  day: Day;
  startMinute: number | null;
  /** Of the ritual. */
  durationMinutes: number;
  ofPanditId: string | null;
  pandit: string | null;
  /** In Odia and Devanagari letters, where they gave that. */
  panditOr: string | null;
  panditHi: string | null;
  district: string | null;
  toldAt: Date | null;
  createdAt: Date;
}

const rows = (sql: Sql) => sql`
  SELECT w.id, w.customer_id, w.ritual_id, r.name AS ritual, r.name_or AS ritual_or, r.name_hi AS ritual_hi, w.day, w.start_minute, r.duration_minutes, w.of_pandit_id, p.name AS pandit, p.name_odia AS pandit_or, p.name_devanagari AS pandit_hi, w.district, w.told_at, w.created_at
  FROM waits w JOIN rituals r ON r.id = w.ritual_id LEFT JOIN people p ON p.id = w.of_pandit_id`;

/** What a family waits for from that day on, the nearest day first. */
export const waitsOf = (sql: Sql, customerId: string, from: Day): Promise<WaitRow[]> => sql<WaitRow[]>`
  ${rows(sql)} WHERE w.customer_id = ${customerId} AND w.ended_at IS NULL AND w.day >= ${from} ORDER BY w.day, w.id`;

/** All it ever waited for. */
export const everyWait = (sql: Sql, customerId: string): Promise<WaitRow[]> => sql<WaitRow[]>`
  ${rows(sql)} WHERE w.customer_id = ${customerId} ORDER BY w.id`;

export async function waitById(sql: Sql, customerId: string, id: string): Promise<WaitRow | null> {
  const [row] = await sql<WaitRow[]>`
    ${rows(sql)} WHERE w.customer_id = ${customerId} AND w.id = ${id} AND w.ended_at IS NULL FOR UPDATE OF w`;
  return row ?? null;
}

export interface NewWait {
  readonly id: string;
  readonly customerId: string;
  readonly ritualId: string;
  readonly day: Day;
  readonly startMinute: number | null;
  readonly ofPanditId: string | null;
  readonly district: string | null;
  readonly at: Date;
}

/** Waiting twice for the same is waiting once. */
export async function insertWait(sql: Sql, wait: NewWait): Promise<void> {
  await sql`
    INSERT INTO waits (customer_id, id, ritual_id, day, start_minute, of_pandit_id, district, created_at)
    VALUES (${wait.customerId}, ${wait.id}, ${wait.ritualId}, ${wait.day}, ${wait.startMinute}, ${wait.ofPanditId}, ${wait.district}, ${wait.at})
    ON CONFLICT DO NOTHING`;
}

/** False where it had ended before. */
export async function endWait(sql: Sql, customerId: string, id: string, at: Date): Promise<boolean> {
  const gone = await sql`
    UPDATE waits SET ended_at = ${at} WHERE customer_id = ${customerId} AND id = ${id} AND ended_at IS NULL`;
  return gone.count === 1;
}

export async function removeWaits(sql: Sql, customerId: string): Promise<void> {
  await sql`DELETE FROM waits WHERE customer_id = ${customerId}`;
}

/** Whether the ritual can be booked, and the pandit too where one is named. */
export async function isThere(
  sql: Sql,
  ritualId: string,
  panditId: string | null,
): Promise<'yes' | 'ritual' | 'pandit'> {
  const [row] = await sql<{ ritual: boolean; pandit: boolean }[]>`
    SELECT EXISTS (SELECT 1 FROM rituals WHERE id = ${ritualId} AND archived_at IS NULL) AS ritual,
      ${panditId}::uuid IS NULL OR EXISTS (SELECT 1 FROM people WHERE id = ${panditId}::uuid AND status = 'approved'
        AND user_type IN ('pandit', 'acharya') AND deleted_at IS NULL) AS pandit`;
  if (!row?.ritual) return 'ritual';
  return row.pandit ? 'yes' : 'pandit';
}

export interface Opened {
  panditId: string;
  id: string;
  fromDay: Day;
  toDay: Day;
}

/** Takes the oldest of them off the list, which another process then does not see. */
export const takeOpened = (sql: Sql, limit: number): Promise<Opened[]> => sql<Opened[]>`
  DELETE FROM opened_days WHERE (pandit_id, id) IN (
    SELECT pandit_id, id FROM opened_days ORDER BY id LIMIT ${limit} FOR UPDATE SKIP LOCKED)
  RETURNING pandit_id, id, from_day, to_day`;

export interface Waiting {
  customerId: string;
  id: string;
  day: Day;
  /** How many wait for the same and came before. */
  place: number;
}

/**
 * Those who wait for this pandit on these days, or for anybody of a district of theirs with a ritual they offer; of each list, which
 * is of one hour or of the whole day, the first ones, in order.
 */
export const waitingFor = (sql: Sql, { panditId, fromDay, toDay }: Opened, most: number): Promise<Waiting[]> => sql<
  Waiting[]
>`
  SELECT customer_id, id, day, place FROM (
    SELECT w.customer_id, w.id, w.day, (row_number() OVER (PARTITION BY w.day, w.start_minute, w.district, w.ritual_id ORDER BY w.id) - 1)::int AS place
    FROM (
      SELECT customer_id, id, day, start_minute, NULL AS district, NULL::uuid AS ritual_id FROM waits
      WHERE of_pandit_id = ${panditId} AND day BETWEEN ${fromDay} AND ${toDay} AND ended_at IS NULL AND tell_at IS NULL
      UNION ALL
      SELECT w.customer_id, w.id, w.day, w.start_minute, w.district, w.ritual_id
      FROM (SELECT DISTINCT district, ritual_id FROM search_offers WHERE pandit_id = ${panditId} AND district <> '') o
      JOIN waits w ON w.district = o.district AND w.ritual_id = o.ritual_id
      WHERE w.day BETWEEN ${fromDay} AND ${toDay} AND w.ended_at IS NULL AND w.tell_at IS NULL) w) placed
  WHERE place < ${most}`;

/** Gives a family its turn; one that has a turn already keeps it. */
export async function setTurn(sql: Sql, { customerId, id }: Waiting, at: Date): Promise<void> {
  await sql`
    UPDATE waits SET tell_at = ${at} WHERE customer_id = ${customerId} AND id = ${id} AND tell_at IS NULL AND ended_at IS NULL`;
}

/** Families whose turn has come, the first first. */
export const dueWaits = (sql: Sql, now: Date, limit: number): Promise<{ customerId: string; id: string }[]> => sql<
  { customerId: string; id: string }[]
>`
  SELECT customer_id, id FROM waits WHERE tell_at <= ${now} AND told_at IS NULL AND ended_at IS NULL
  ORDER BY tell_at, id LIMIT ${limit}`;

/** One process tells them. With nothing to tell they wait on. */
export async function noteTurn(
  sql: Sql,
  { customerId, id }: { customerId: string; id: string },
  told: Date | null,
): Promise<boolean> {
  const done = await sql`
    UPDATE waits SET told_at = ${told}, tell_at = CASE WHEN ${told}::timestamptz IS NULL THEN NULL ELSE tell_at END
    WHERE customer_id = ${customerId} AND id = ${id} AND tell_at IS NOT NULL AND told_at IS NULL AND ended_at IS NULL`;
  return done.count === 1;
}

/** How many bookings of a family for that ritual and day go on: then it need not be told. */
export async function hasBooking(sql: Sql, { customerId, ritualId, day }: WaitRow): Promise<boolean> {
  const found = await sql`
    SELECT 1 FROM customer_bookings mine JOIN bookings b ON b.pandit_id = mine.pandit_id AND b.id = mine.booking_id
    WHERE mine.customer_id = ${customerId} AND mine.day = ${day} AND b.ritual_id = ${ritualId} AND b.status IN ${sql(liveStatuses)} LIMIT 1`;
  return found.length > 0;
}
