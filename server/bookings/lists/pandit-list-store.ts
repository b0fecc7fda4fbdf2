import {
  bookingStatuses,
  liveStatuses,
  unansweredStatuses,
  wantingStatuses,
  type BookingStatus,
} from '#domain/booking.ts';
import { cameToNothing } from '#domain/people/in-touch.ts';
import { orderOf, statusesIn, type ListPart } from '#domain/people/pandit-list.ts';
import type { NameInScripts } from '#domain/people/scripts/name-in.ts';
import type { Day } from '#domain/time.ts';
import type { Sql } from '../../db/sql.ts';
import type { BookingRef } from '../../ledger/ledger.ts';
import { selectBookings, type BookingRow } from '../store.ts';

/** SQL of a pandit's list, part by part. The counts read all of the pandit's bookings anyway, so that sorting them costs no more. */

export interface PartPage {
  /** The place of the last one of the page before: its time and its id. */
  readonly after: readonly [at: string, id: string] | null;
  readonly limit: number;
}

export async function bookingsInPart(
  sql: Sql,
  panditId: string,
  part: ListPart,
  { after, limit }: PartPage,
): Promise<BookingRow[]> {
  const key = orderOf[part] === 'due' ? sql`b.due_at` : sql`lower(b.period)`;
  const latestFirst = orderOf[part] === 'latest';
  const next = latestFirst ? sql`<` : sql`>`;
  const way = latestFirst ? sql`DESC` : sql`ASC`;
  return sql<BookingRow[]>`
    ${selectBookings(sql)}
    WHERE b.pandit_id = ${panditId} AND b.status IN ${sql(statusesIn(part))}
      ${after ? sql`AND (${key}, b.id) ${next} (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql``}
    ORDER BY ${key} ${way}, b.id ${way} LIMIT ${limit}`;
}

const nothingStatuses = bookingStatuses.filter(cameToNothing);

/** Bookings that came to nothing and for which we still ask cash back: nobody has said that it went back (`cashBackOf` in the domain). */
export const bookingsWithCash = (sql: Sql, panditId: string, limit: number): Promise<BookingRow[]> => sql<BookingRow[]>`
  ${selectBookings(sql)}
  WHERE b.pandit_id = ${panditId} AND b.status IN ${sql(nothingStatuses)}
    AND greatest(b.rest_received_paise, b.rest_given_paise) > 0
    AND NOT EXISTS (
      SELECT 1 FROM booking_events e
      WHERE e.pandit_id = b.pandit_id AND e.booking_id = b.id AND e.action IN ('returnRest', 'dropRest'))
  ORDER BY lower(b.period) DESC, b.id LIMIT ${limit}`;

/** Bookings whose family proposes another time, which the pandit has not answered (`isToAnswer` of the pages). */
export const bookingsWithOtherTime = (sql: Sql, panditId: string, now: Date, limit: number): Promise<BookingRow[]> =>
  sql<BookingRow[]>`
    ${selectBookings(sql)}
    JOIN booking_proposals o ON o.pandit_id = b.pandit_id AND o.booking_id = b.id
      AND o.proposed_by = 'customer' AND o.closed_at IS NULL AND o.ends_at > ${now}
    WHERE b.pandit_id = ${panditId} AND b.status IN ${sql(liveStatuses)}
    ORDER BY o.ends_at, b.id LIMIT ${limit}`;

export async function countByStatusOf(sql: Sql, panditId: string): Promise<{ status: BookingStatus; count: number }[]> {
  return sql<{ status: BookingStatus; count: number }[]>`
    SELECT status, count(*) AS count FROM bookings WHERE pandit_id = ${panditId} GROUP BY status`;
}

export interface RivalRow extends NameInScripts {
  /** The booking it competes with. */
  ofId: string;
  id: string;
  status: BookingStatus;
  day: Day;
  startMinute: number | null;
  startsAt: Date;
  ritualName: string;
}

/** What else wants or has the time of these bookings. A booking lasts a day at most. */
export async function rivalsOf(sql: Sql, refs: readonly BookingRef[]): Promise<RivalRow[]> {
  return sql<RivalRow[]>`
    SELECT b.id AS of_id, o.id, o.status, o.day, o.start_minute, lower(o.period) AS starts_at, r.name AS ritual_name,
      c.name, c.name_odia, c.name_devanagari
    FROM unnest(${refs.map((ref) => ref.panditId)}::uuid[], ${refs.map((ref) => ref.bookingId)}::uuid[])
      AS asked (pandit_id, id)
    JOIN bookings b ON b.pandit_id = asked.pandit_id AND b.id = asked.id
    JOIN bookings o ON o.pandit_id = b.pandit_id AND o.id <> b.id AND o.day BETWEEN b.day - 1 AND b.day + 1
      AND o.period && b.period AND o.status IN ${sql(wantingStatuses)}
    JOIN rituals r ON r.id = o.ritual_id
    JOIN people c ON c.id = o.customer_id
    ORDER BY o.status IN ${sql(unansweredStatuses)}, lower(o.period), o.id`;
}
