import type { BookingShow } from '#domain/choices.ts';
import { bookingStatuses, heldStatuses, holdingStatuses, type BookingStatus } from '#domain/booking.ts';
import type { Day, Instant } from '#domain/time.ts';
import type { Page } from '../../db/found.ts';
import type { Part, Sql } from '../../db/sql.ts';
import { troubled } from './trouble-store.ts';

/** SQL of the office's list of bookings, and of the parts of it that the figures of the dashboard lead to. */

export interface Shown {
  readonly show?: BookingShow | undefined;
  /** Asked for then or later. */
  readonly since?: Date | undefined;
  /** Of the puja. */
  readonly day?: Day | undefined;
  /** Only what follows this booking's id. */
  readonly before?: string | null | undefined;
  readonly now: Instant;
}

export interface OfStatus {
  status: BookingStatus;
  count: number;
}

/** Ids of a page of them, newest first; those of a day and those in trouble by the hour of the puja, where no id says what came before. */
export async function idsShown(sql: Sql, shown: Shown, { limit, offset }: Page): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT b.id FROM ${source(sql, shown)} WHERE ${matching(sql, shown)}
    ${isByHour(shown) ? byHour(sql) : sql`ORDER BY b.id DESC`} LIMIT ${limit} OFFSET ${offset}`;
  return rows.map((row) => row.id);
}

/** What a search found among them, in the order of the list. */
export async function inOrderShown(sql: Sql, shown: Shown, ids: readonly string[]): Promise<readonly string[]> {
  if (!isByHour(shown)) return ids;
  const rows = await sql<{ id: string }[]>`
    SELECT b.id FROM bookings b WHERE b.id = ANY (${ids as string[]}::uuid[]) ${byHour(sql)}`;
  return rows.map((row) => row.id);
}

const isByHour = ({ show, day, before }: Shown): boolean => !before && (show === 'trouble' || day !== undefined);

const byHour = (sql: Sql) => sql`ORDER BY lower(b.period), b.id`;

/** How many there are in each state; with `most`, no more than that are looked at. */
export async function countShown(sql: Sql, shown: Shown, most: number | null = null): Promise<OfStatus[]> {
  return sql<OfStatus[]>`
    SELECT status, count(*)::int AS count FROM (
      SELECT b.status FROM ${source(sql, shown)} WHERE ${matching(sql, shown)} LIMIT ${most}) counted
    GROUP BY status`;
}

/** The same of these. */
export async function countThese(sql: Sql, ids: readonly string[]): Promise<OfStatus[]> {
  return sql<OfStatus[]>`
    SELECT status, count(*)::int AS count FROM bookings WHERE id = ANY (${ids as string[]}::uuid[]) GROUP BY status`;
}

/** Bookings `b`, of which those are meant that match. */
export const source = (sql: Sql, { show, now }: Shown): Part =>
  show === 'trouble'
    ? sql`(SELECT DISTINCT pandit_id, id FROM (${troubled(sql, now)}) t) t JOIN bookings b ON b.pandit_id = t.pandit_id AND b.id = t.id`
    : sql`bookings b`;

export const matching = (sql: Sql, { show, since, day, before }: Shown): Part => sql`
  ${ofKind(sql, show)}
  ${day ? sql`AND b.day = ${day}` : sql``}
  ${since ? sql`AND b.created_at >= ${since}` : sql``}
  ${before ? sql`AND b.id < ${before}` : sql``}`;

function ofKind(sql: Sql, show: BookingShow | undefined) {
  const status = bookingStatuses.find((one) => one === show);
  if (status) return sql`b.status = ${status}`;
  if (show === 'accepted') return sql`b.status IN ${sql(holdingStatuses)}`;
  if (show === 'paid') return isPaidOrCompleted(sql);
  return sql`true`;
}

/** Of bookings `b`: the advance is on it, or it was held without one. */
const isPaidOrCompleted = (sql: Sql) => sql`
  (b.status IN ${sql(heldStatuses)} OR (b.status IN ${sql(holdingStatuses)} AND b.paid_at IS NOT NULL))`;
