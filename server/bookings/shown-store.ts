import type { BookingShow } from '#contract/bookings.ts';
import { bookingStatuses, holdingStatuses } from '#domain/booking.ts';
import type { Instant } from '#domain/time.ts';
import type { Sql } from '../db/sql.ts';
import { idsOfFew, ofSearch, type Asked } from './find-store.ts';
import { troubled } from './trouble-store.ts';

/** SQL of a part of all bookings: what the figures of the dashboard lead to. */

export interface Shown {
  readonly show?: BookingShow | undefined;
  /** Asked for then or later. */
  readonly since?: Date | undefined;
  /** A customer's name or phone, or the end of an id. */
  readonly words?: string | undefined;
  readonly now: Instant;
}

/** Ids of a page of them, newest first. */
export async function idsShown(sql: Sql, shown: Shown, page: Asked): Promise<string[]> {
  const words = await wordsOf(sql, shown);
  const rows = await sql<{ id: string }[]>`
    SELECT b.id FROM ${source(sql, shown)} WHERE ${matching(sql, shown)} ${words.condition}
      ${page.before ? sql`AND b.id < ${page.before}` : sql``}
    ORDER BY b.id DESC LIMIT ${page.limit} OFFSET ${page.offset}`;
  return rows.map((row) => row.id);
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
    ? sql`(${troubled(sql, now)}) t JOIN bookings b ON b.pandit_id = t.pandit_id AND b.id = t.id`
    : sql`bookings b`;

const matching = (sql: Sql, { show, since }: Shown) => sql`
  ${ofKind(sql, show)}
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
  (b.status IN ('advancepaymentdone', 'completed') OR (b.status = 'confirmedbypandit' AND b.paid_at IS NOT NULL))`;

/** Those of few are looked up; where many are meant, the list itself is soon through with a page. */
async function wordsOf(sql: Sql, { words }: Shown) {
  // a fragment of SQL is something to be awaited itself, and so comes in a box
  if (!words) return { condition: sql`` };
  const few = await idsOfFew(sql, words);
  if (few) return { condition: sql`AND b.id = ANY (${few}::uuid[])` };
  return {
    condition: sql`AND EXISTS (SELECT 1 FROM people u WHERE u.id = b.customer_id AND ${ofSearch(sql, words)})`,
  };
}
