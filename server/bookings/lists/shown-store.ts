import type { BookingShow } from '#contract/bookings.ts';
import { bookingStatuses, heldStatuses, holdingStatuses, type BookingStatus } from '#domain/booking.ts';
import type { Day, Instant } from '#domain/time.ts';
import type { Sql } from '../../db/sql.ts';
import { besides } from './besides-store.ts';
import { idsOfFew, ofSearch, type Asked } from './find-store.ts';
import { troubled } from './trouble-store.ts';

/** SQL of a part of all bookings: what the figures of the dashboard lead to. */

export interface Shown {
  readonly show?: BookingShow | undefined;
  /** Asked for then or later. */
  readonly since?: Date | undefined;
  /** Of the puja. */
  readonly day?: Day | undefined;
  /** What the list is searched for. */
  readonly words?: string | undefined;
  readonly now: Instant;
}

export interface OfStatus {
  status: BookingStatus;
  count: number;
}

/** Ids of a page of them, newest first; those of a day and those in trouble by the hour of the puja, where no id says what came before. */
export async function idsShown(sql: Sql, shown: Shown, page: Asked): Promise<string[]> {
  const words = await wordsOf(sql, shown);
  const rows = await sql<{ id: string }[]>`
    SELECT b.id FROM ${source(sql, shown)} WHERE ${matching(sql, shown)} ${words.condition}
      ${page.before ? sql`AND b.id < ${page.before}` : sql``}
    ${isByHour(shown, page) ? sql`ORDER BY lower(b.period), b.id` : sql`ORDER BY b.id DESC`}
    LIMIT ${page.limit} OFFSET ${page.offset}`;
  return rows.map((row) => row.id);
}

const isByHour = ({ show, day }: Shown, { before }: Asked): boolean =>
  before === null && (show === 'trouble' || day !== undefined);

/** How many there are in each state; with `most`, no more than that are looked at. */
export async function countShownByStatus(sql: Sql, shown: Shown, most: number | null = null): Promise<OfStatus[]> {
  const words = await wordsOf(sql, shown);
  return sql<OfStatus[]>`
    SELECT status, count(*)::int AS count FROM (
      SELECT b.status FROM ${source(sql, shown)} WHERE ${matching(sql, shown)} ${words.condition} LIMIT ${most}) counted
    GROUP BY status`;
}

/** The same of these. */
export async function countThese(sql: Sql, ids: readonly string[]): Promise<OfStatus[]> {
  return sql<OfStatus[]>`
    SELECT status, count(*)::int AS count FROM bookings WHERE id = ANY (${ids as string[]}::uuid[]) GROUP BY status`;
}

/** How many there are; with `most`, no more than that are counted. */
export async function countShown(sql: Sql, shown: Shown, most: number | null = null): Promise<number> {
  const words = await wordsOf(sql, shown);
  const [row] = await sql<{ count: number }[]>`
    SELECT count(*) AS count FROM (
      SELECT 1 FROM ${source(sql, shown)} WHERE ${matching(sql, shown)} ${words.condition} LIMIT ${most}) counted`;
  return row?.count ?? 0;
}

const source = (sql: Sql, { show, now }: Shown) =>
  show === 'trouble'
    ? sql`(SELECT DISTINCT pandit_id, id FROM (${troubled(sql, now)}) t) t JOIN bookings b ON b.pandit_id = t.pandit_id AND b.id = t.id`
    : sql`bookings b`;

const matching = (sql: Sql, { show, since, day }: Shown) => sql`
  ${ofKind(sql, show)}
  ${day ? sql`AND b.day = ${day}` : sql``}
  ${since ? sql`AND b.created_at >= ${since}` : sql``}`;

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

/** Those of few are looked up; where many are meant, the list itself is soon through with a page. */
async function wordsOf(sql: Sql, { words }: Shown) {
  // a fragment of SQL is something to be awaited itself, and so comes in a box
  if (!words) return { condition: sql`` };
  const [few, others] = await Promise.all([idsOfFew(sql, words), besides(sql, words, null)]);
  if (few && !others.more) return { condition: sql`AND b.id = ANY (${[...few, ...others.ids]}::uuid[])` };
  return {
    condition: sql`AND (${others.meant.is} OR EXISTS (
      SELECT 1 FROM people u WHERE u.id = b.customer_id AND ${ofSearch(sql, words)}))`,
  };
}
