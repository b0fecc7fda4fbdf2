import type { BookingShow } from '#contract/bookings.ts';
import { bookingStatuses, holdingStatuses } from '#domain/booking.ts';
import type { Instant } from '#domain/time.ts';
import type { Sql } from '../db/sql.ts';
import type { Asked } from './find-store.ts';
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
  const rows = await sql<{ id: string }[]>`
    SELECT b.id FROM ${source(sql, shown)} WHERE ${matching(sql, shown)}
      ${page.before ? sql`AND b.id < ${page.before}` : sql``}
    ORDER BY b.id DESC LIMIT ${page.limit} OFFSET ${page.offset}`;
  return rows.map((row) => row.id);
}

/** How many there are; with `most`, no more than that are counted. */
export async function countShown(sql: Sql, shown: Shown, most: number | null = null): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    SELECT count(*) AS count
    FROM (SELECT 1 FROM ${source(sql, shown)} WHERE ${matching(sql, shown)} LIMIT ${most}) counted`;
  return row?.count ?? 0;
}

const source = (sql: Sql, { show, now }: Shown) =>
  show === 'trouble'
    ? sql`(${troubled(sql, now)}) t JOIN bookings b ON b.pandit_id = t.pandit_id AND b.id = t.id`
    : sql`bookings b`;

const matching = (sql: Sql, { show, since, words }: Shown) => sql`
  ${ofKind(sql, show)}
  ${since ? sql`AND b.created_at >= ${since}` : sql``}
  ${words ? sql`AND ${foundBy(sql, words)}` : sql``}`;

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

function foundBy(sql: Sql, words: string) {
  const pattern = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`(right(b.id::text, 8) ILIKE ${pattern} OR EXISTS (
    SELECT 1 FROM people c WHERE c.id = b.customer_id AND (c.name ILIKE ${pattern} OR c.phone LIKE ${pattern})))`;
}
