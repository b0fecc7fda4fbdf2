import {
  heldStatuses,
  liveStatuses,
  unansweredStatuses,
  wantingStatuses,
  type Actor,
  type BookingStatus,
} from '#domain/booking.ts';
import type { CodeExcuse } from '#domain/booking/begun.ts';
import type { TakenWindow } from '#domain/calendar/good-hours.ts';
import type { Policy } from '#domain/booking/cancellation.ts';
import type { WaitingState } from '#domain/booking/credit.ts';
import type { Paise } from '#domain/money.ts';
import { addDays, dayAt, instantOf, type Day } from '#domain/time.ts';
import type { Sql } from '../db/sql.ts';
import type { BookingRef } from '../ledger/ledger.ts';
import { advanceWaits, lacksPandit } from './lists/lacking-store.ts';

/** SQL that reads bookings with the people and the ritual on them. */

export interface BookingRow {
  id: string;
  panditId: string;
  customerId: string;
  ritualId: string;
  status: BookingStatus;
  day: Day;
  startMinute: number | null;
  startsAt: Date;
  endsAt: Date;
  pricePaise: Paise;
  advancePaise: Paise | null;
  /** Null where the asker may no longer see it (`known-to.ts`). */
  place: string | null;
  customerNotes: string | null;
  panditNotes: string | null;
  paidAt: Date | null;
  dueAt: Date | null;
  policy: Policy;
  /** The good hours it was asked for in. */
  muhurat: TakenWindow | null;
  creditPaise: Paise;
  creditGivenPaise: Paise;
  /** Credit that the office looks at first; null where there was none such. */
  waitingPaise: Paise | null;
  waitingState: WaitingState | null;
  waitingReason: string | null;
  restPaidPaise: Paise;
  restGivenPaise: Paise | null;
  restReceivedPaise: Paise | null;
  /** One of several for the same puja. */
  askId: string | null;
  /** Others were asked for it as well. */
  amongSeveral: boolean;
  /** Asked because another pandit does not come. */
  isSubstitute: boolean;
  startCode: string | null;
  /** Wrong ones since the last right one, and until when none is looked at. */
  withoutCode: CodeExcuse | null;
  codeTries: number;
  codeAgainAt: Date | null;
  begunAt: Date | null;
  /** How many cases about its money are open. */
  moneyWaits: number;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  ritualName: string;
  ritualImageUrl: string;
  customerName: string;
  customerNameOdia: string | null;
  customerNameDevanagari: string | null;
  /** Null once the account is deleted. */
  customerPhone: string | null;
  customerEmail: string | null;
  customerProfileUrl: string | null;
  panditName: string;
  panditNameOdia: string | null;
  panditNameDevanagari: string | null;
  panditPhone: string | null;
  panditEmail: string | null;
  panditProfileUrl: string | null;
  /** Has a page, where families can book them. */
  panditListed: boolean;
  /** Another request asks for the same time, or the time is taken. */
  contested: boolean;
}

// A booking lasts a day at most, so only those of the days around can overlap it.
export const selectBookings = (sql: Sql) => sql`
  SELECT b.id, b.pandit_id, b.customer_id, b.ritual_id, b.status, b.day, b.start_minute, b.ask_id, b.is_substitute,
    lower(b.period) AS starts_at, upper(b.period) AS ends_at, b.price_paise, b.advance_paise, b.place,
    b.customer_notes, b.pandit_notes, b.paid_at, b.due_at, b.policy, b.muhurat, b.credit_paise, b.version, b.credit_given_paise, b.start_code, b.without_code, b.code_tries, b.code_again_at, b.begun_at, b.money_waits,
    w.amount_paise AS waiting_paise, w.state AS waiting_state, w.reason AS waiting_reason,
    b.rest_paid_paise, b.rest_given_paise, b.rest_received_paise, b.created_at, b.updated_at,
    r.name AS ritual_name, r.image_url AS ritual_image_url,
    c.name AS customer_name, c.name_odia AS customer_name_odia, c.name_devanagari AS customer_name_devanagari, c.phone AS customer_phone, c.email AS customer_email,
    c.profile_url AS customer_profile_url,
    p.name AS pandit_name, p.name_odia AS pandit_name_odia, p.name_devanagari AS pandit_name_devanagari, p.phone AS pandit_phone, p.email AS pandit_email, p.profile_url AS pandit_profile_url,
    p.status = 'approved' AND p.deleted_at IS NULL AS pandit_listed,
    b.status IN ${sql(unansweredStatuses)} AND EXISTS (
      SELECT 1 FROM bookings o
      WHERE o.pandit_id = b.pandit_id AND o.id <> b.id AND o.day BETWEEN b.day - 1 AND b.day + 1
        AND o.period && b.period AND o.status IN ${sql(wantingStatuses)}) AS contested,
    b.ask_id IS NOT NULL AND EXISTS (
      SELECT 1 FROM booking_asks_made m
      WHERE m.customer_id = b.customer_id AND m.ask_id = b.ask_id AND m.booking_id <> b.id) AS among_several
  FROM bookings b
  JOIN rituals r ON r.id = b.ritual_id
  JOIN people c ON c.id = b.customer_id
  JOIN people p ON p.id = b.pandit_id
  LEFT JOIN credits_waiting w ON w.pandit_id = b.pandit_id AND w.booking_id = b.id`;

/** Bookings that lie ahead at that time (`isAhead` in the domain), or all others; every booking without a time. */
export type TimeFilter = { readonly when: 'upcoming' | 'past'; readonly now: Date } | null;

export interface Page {
  /** The last id of the page before. */
  readonly before: string | null;
  readonly limit: number;
  readonly filter?: TimeFilter;
}

/**
 * The condition of a filter, over bookings `b`. None lasts longer than a day, so those ahead lie close together by day. To a family a puja
 * that lacks a pandit is still ahead.
 */
function within(sql: Sql, filter: TimeFilter = null, forFamily = false) {
  if (!filter) return sql``;
  const firstDay = addDays(dayAt(instantOf(filter.now)), -1);
  const lies = forFamily
    ? sql`(${ahead(sql, filter.now)} OR ${lacksPandit(sql, filter.now)} OR ${advanceWaits(sql)})`
    : ahead(sql, filter.now);
  return filter.when === 'upcoming' ? sql`AND b.day >= ${firstDay} AND ${lies}` : sql`AND NOT ${lies}`;
}

/** `isAhead` of the domain, as a condition over bookings `b`. */
export const ahead = (sql: Sql, now: Date) => sql`
  (b.status IN ${sql(liveStatuses)} AND (upper(b.period) > ${now} OR b.day >= ${dayAt(instantOf(now))}))`;

/** A customer's bookings by their own list, which is short and read as a whole before it is joined with anything. */
const ofCustomer = (sql: Sql, customerId: string, before: string | null) => sql`
  (SELECT pandit_id, booking_id FROM customer_bookings
   WHERE customer_id = ${customerId} ${before ? sql`AND booking_id < ${before}` : sql``}
   OFFSET 0) own
  JOIN bookings b ON b.pandit_id = own.pandit_id AND b.id = own.booking_id`;

export async function bookingOf(sql: Sql, { panditId, bookingId }: BookingRef): Promise<BookingRow | null> {
  const [row] = await sql<BookingRow[]>`${selectBookings(sql)} WHERE b.pandit_id = ${panditId} AND b.id = ${bookingId}`;
  return row ?? null;
}

export async function bookingById(sql: Sql, bookingId: string): Promise<BookingRow | null> {
  const [row] = await sql<BookingRow[]>`${selectBookings(sql)} WHERE b.id = ${bookingId}`;
  return row ?? null;
}

export async function bookingsOfCustomer(sql: Sql, customerId: string, page: Page): Promise<BookingRow[]> {
  // the page is taken from the small table first: one join over both was planned as a walk over all bookings
  const ids = page.filter
    ? sql`
      SELECT b.pandit_id, b.id AS booking_id FROM ${ofCustomer(sql, customerId, page.before)}
      WHERE true ${within(sql, page.filter, true)}`
    : sql`
      SELECT pandit_id, booking_id FROM customer_bookings
      WHERE customer_id = ${customerId} ${page.before ? sql`AND booking_id < ${page.before}` : sql``}`;
  return sql<BookingRow[]>`
    ${selectBookings(sql)}
    JOIN (${ids} ORDER BY booking_id DESC LIMIT ${page.limit}) mine
      ON mine.pandit_id = b.pandit_id AND mine.booking_id = b.id
    ORDER BY b.id DESC`;
}

export async function countOfCustomer(sql: Sql, customerId: string, filter: TimeFilter = null): Promise<number> {
  const [row] = filter
    ? await sql<{ count: number }[]>`
      SELECT count(*) AS count FROM ${ofCustomer(sql, customerId, null)} WHERE true ${within(sql, filter, true)}`
    : await sql<{ count: number }[]>`
      SELECT count(*) AS count FROM customer_bookings WHERE customer_id = ${customerId}`;
  return row?.count ?? 0;
}

export async function bookingsOfPandit(sql: Sql, panditId: string, page: Page): Promise<BookingRow[]> {
  return sql<BookingRow[]>`
    ${selectBookings(sql)}
    WHERE b.pandit_id = ${panditId} ${page.before ? sql`AND b.id < ${page.before}` : sql``} ${within(sql, page.filter)}
    ORDER BY b.id DESC LIMIT ${page.limit}`;
}

export async function countOfPandit(sql: Sql, panditId: string, filter: TimeFilter = null): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    SELECT count(*) AS count FROM bookings b WHERE b.pandit_id = ${panditId} ${within(sql, filter)}`;
  return row?.count ?? 0;
}

/** A person's bookings on a day in India, on either side, by the hour; without those that came to nothing. */
export const bookingsOnDay = (
  sql: Sql,
  { id, isPriest }: { readonly id: string; readonly isPriest: boolean },
  day: Day,
): Promise<BookingRow[]> => {
  const own = isPriest
    ? sql`SELECT pandit_id, id AS booking_id FROM bookings WHERE pandit_id = ${id} AND day = ${day}`
    : sql`SELECT b.pandit_id, b.id AS booking_id FROM ${ofCustomer(sql, id, null)} WHERE b.day = ${day}`;
  return sql<BookingRow[]>`
    ${selectBookings(sql)}
    JOIN (${own}) own ON own.pandit_id = b.pandit_id AND own.booking_id = b.id
    WHERE b.status IN ${sql([...liveStatuses, ...heldStatuses])}
    ORDER BY b.start_minute NULLS FIRST, b.id`;
};

/** These bookings, newest first. */
export async function bookingsById(sql: Sql, ids: readonly string[]): Promise<BookingRow[]> {
  if (ids.length === 0) return [];
  return sql<BookingRow[]>`${selectBookings(sql)} WHERE b.id = ANY (${ids as string[]}::uuid[]) ORDER BY b.id DESC`;
}

/** A pandit's bookings that are not over, the soonest puja first. */
export const liveBookingsOf = (sql: Sql, panditId: string, limit: number): Promise<BookingRow[]> => sql<BookingRow[]>`
  ${selectBookings(sql)}
  WHERE b.pandit_id = ${panditId} AND b.status IN ${sql(liveStatuses)}
  ORDER BY lower(b.period), b.id LIMIT ${limit}`;

/** The same of a family. */
export const liveBookingsOfCustomer = (sql: Sql, customerId: string, limit: number): Promise<BookingRow[]> => sql<
  BookingRow[]
>`
  ${selectBookings(sql)}
  JOIN (SELECT b.pandit_id, b.id AS booking_id FROM ${ofCustomer(sql, customerId, null)}
    WHERE b.status IN ${sql(liveStatuses)}) mine ON mine.pandit_id = b.pandit_id AND mine.booking_id = b.id
  ORDER BY lower(b.period), b.id LIMIT ${limit}`;

/** How many bookings are in each state; an empty state has no row. */
export async function countByStatus(sql: Sql): Promise<{ status: BookingStatus; count: number }[]> {
  return sql<{ status: BookingStatus; count: number }[]>`
    SELECT status, count(*) AS count FROM bookings GROUP BY status`;
}

/** How many bookings of a ritual have steps before them. */
export async function countLiveOf(sql: Sql, ritualId: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    SELECT count(*)::int AS count FROM bookings
    WHERE ritual_id = ${ritualId} AND status IN ${sql(liveStatuses)}`;
  return row?.count ?? 0;
}

export interface EventRow {
  bookingId: string;
  action: string;
  fromStatus: string | null;
  toStatus: string;
  actor: Actor;
  note: string | null;
  amountPaise: Paise | null;
  at: Date;
}

/**
 * What happened to each of these bookings, in order; or, for lists, only what brought it where it is and what went back: how often the
 * two talked about it makes no list longer.
 */
export async function eventsOf(
  sql: Sql,
  refs: readonly BookingRef[],
  which: 'all' | 'decisive' = 'all',
): Promise<EventRow[]> {
  if (refs.length === 0) return [];
  return sql<EventRow[]>`
    SELECT e.booking_id, e.action, e.from_status, e.to_status, e.actor, e.note, e.amount_paise, e.at
    FROM booking_events e
    JOIN unnest(${refs.map((ref) => ref.panditId)}::uuid[], ${refs.map((ref) => ref.bookingId)}::uuid[])
      AS b (pandit_id, id) ON e.pandit_id = b.pandit_id AND e.booking_id = b.id
    ${which === 'all' ? sql`` : sql`WHERE e.from_status IS DISTINCT FROM e.to_status OR e.action IN ('refund', 'completeOnBehalf', 'returnRest', 'dropRest')`}
    ORDER BY e.booking_id, e.version`;
}
