import { holdingStatuses, liveStatuses, type BookingStatus } from '#domain/booking.ts';
import type { Policy } from '#domain/booking/cancellation.ts';
import type { Paise } from '#domain/money.ts';
import { addDays, minutesOf, type Day, type Period } from '#domain/time.ts';
import type { TakenWindow } from '#domain/calendar/good-hours.ts';
import { windowColumn } from '../../almanac/taken.ts';
import type { Sql } from '../../db/sql.ts';

/** SQL of asking a pandit for a puja. */

/** Whether this customer is still with us; a caller that takes requests one at a time (`bounds.ts`) holds the row until commit. */
export async function isCustomer(sql: Sql, customerId: string): Promise<boolean> {
  const rows = await sql`SELECT 1 FROM people WHERE id = ${customerId} AND deleted_at IS NULL`;
  return rows.length === 1;
}

/** Whether they have asked this pandit for this puja at a time that is partly the same, and it is not over. */
export async function isAsked(sql: Sql, { customerId, panditId, ritualId, day, period }: Wish): Promise<boolean> {
  const rows = await sql`
    SELECT 1 FROM bookings
    WHERE pandit_id = ${panditId} AND customer_id = ${customerId} AND ritual_id = ${ritualId}
      AND day BETWEEN ${addDays(day, -1)} AND ${addDays(day, 1)}
      AND period && ${rangeOf(sql, period)} AND status IN ${sql(liveStatuses)} LIMIT 1`;
  return rows.length > 0;
}

type Wish = Pick<NewBooking, 'customerId' | 'panditId' | 'ritualId' | 'day' | 'period'>;

/** A decision about this pandit waits until the transaction ends, and then finds the request. */
export async function isBookablePandit(sql: Sql, panditId: string): Promise<boolean> {
  const rows = await sql`
    SELECT 1 FROM pandits JOIN people ON people.id = pandits.pandit_id
    WHERE pandits.pandit_id = ${panditId} AND people.status = 'approved' AND people.deleted_at IS NULL
      AND people.user_type IN ('pandit', 'acharya')
    FOR SHARE OF people`;
  return rows.length === 1;
}

/** Of a ritual that can be booked. */
export async function durationOf(sql: Sql, ritualId: string): Promise<number | null> {
  const [row] = await sql<{ durationMinutes: number }[]>`
    SELECT duration_minutes FROM rituals WHERE id = ${ritualId} AND archived_at IS NULL`;
  return row?.durationMinutes ?? null;
}

export interface Offer {
  pricePaise: Paise;
  durationMinutes: number;
}

export async function offerOf(sql: Sql, panditId: string, ritualId: string): Promise<Offer | null> {
  const [row] = await sql<Offer[]>`
    SELECT o.price_paise, r.duration_minutes
    FROM offers o JOIN rituals r ON r.id = o.ritual_id
    WHERE o.pandit_id = ${panditId} AND o.ritual_id = ${ritualId} AND r.archived_at IS NULL`;
  return row ?? null;
}

/** Held until the request is committed: the pandit cannot take the day back in between. */
export async function isDeclared(sql: Sql, panditId: string, day: Day): Promise<boolean> {
  const rows = await sql`
    SELECT 1 FROM availability WHERE pandit_id = ${panditId} AND days @> ${day}::date FOR KEY SHARE`;
  return rows.length > 0;
}

/** Whether a booking, other than that one, has any of this time. */
export async function isHeld(
  sql: Sql,
  panditId: string,
  period: Period,
  except: string | null = null,
): Promise<boolean> {
  const rows = await sql`
    SELECT 1 FROM bookings
    WHERE pandit_id = ${panditId} AND period && ${rangeOf(sql, period)} AND status IN ${sql(holdingStatuses)}
      AND id IS DISTINCT FROM ${except}::uuid LIMIT 1`;
  return rows.length > 0;
}

const rangeOf = (sql: Sql, { from, to }: Period) =>
  sql`tstzrange(${new Date(from)}::timestamptz, ${new Date(to)}::timestamptz)`;

export interface NewBooking {
  readonly id: string;
  readonly panditId: string;
  readonly customerId: string;
  readonly ritualId: string;
  readonly status: BookingStatus;
  readonly day: Day;
  readonly startTime: string | null;
  readonly period: Period;
  readonly price: Paise;
  readonly place: string;
  readonly notes: string | null;
  readonly dueAt: Date | null;
  readonly policy: Policy;
  /** The good hours it was asked for in. */
  readonly muhurat: TakenWindow | null;
  /** Of one of several for the same puja. */
  readonly askId: string | null;
  readonly isSubstitute: boolean;
  readonly at: Date;
}

/** The booking, and its line in the customer's own list. */
export async function insertBooking(sql: Sql, booking: NewBooking): Promise<void> {
  const startMinute = booking.startTime === null ? null : minutesOf(booking.startTime);
  const booked = sql`
    INSERT INTO bookings (pandit_id, id, customer_id, ritual_id, status, day, start_minute, period, price_paise,
      place, customer_notes, due_at, policy, muhurat, ask_id, is_substitute, created_at, updated_at)
    VALUES (${booking.panditId}, ${booking.id}, ${booking.customerId}, ${booking.ritualId}, ${booking.status},
      ${booking.day}, ${startMinute}, ${rangeOf(sql, booking.period)}, ${booking.price},
      ${booking.place}, ${booking.notes}, ${booking.dueAt}, ${sql.json(booking.policy)},
      ${windowColumn(sql, booking.muhurat)}, ${booking.askId}, ${booking.isSubstitute}, ${booking.at}, ${booking.at})`;
  const listed = sql`
    INSERT INTO customer_bookings (customer_id, booking_id, pandit_id, day)
    VALUES (${booking.customerId}, ${booking.id}, ${booking.panditId}, ${booking.day})`;
  await Promise.all([booked, listed]);
}
