import type { CaseKind } from '#domain/cases/case.ts';
import type { CaseShow } from '#domain/cases/office.ts';
import type { Paise } from '#domain/money.ts';
import type { UserStatus } from '#domain/roles.ts';
import type { Day } from '#domain/time.ts';
import type { Sql } from '../db/sql.ts';
import type { BookingRef } from '../ledger/ledger.ts';
import { fromIn } from '../bookings/said-in.ts';
import { caseColumns, type CaseRow } from './store.ts';

/** SQL of the office's list of cases. */

export interface OfficeRow extends CaseRow {
  ritualName: string;
  day: Day;
  pricePaise: Paise;
  customerName: string;
  customerPhone: string | null;
  panditName: string;
  panditPhone: string | null;
  panditStatus: UserStatus;
  ownerName: string | null;
}

/** The last row of the page before: of open cases by the clock that runs, of decided ones by when they were. */
export interface After {
  readonly at: string;
  readonly id: string;
}

export interface ListQuery {
  readonly show: CaseShow;
  readonly kind: CaseKind | undefined;
  /** The member of staff who asks. */
  readonly adminId: string;
  readonly now: Date;
}

// the ids of a page by an index, then what belongs to them
const withNames = (sql: Sql) => sql`
  SELECT ${caseColumns(sql)}, r.name AS ritual_name, b.day, b.price_paise, f.name AS customer_name, f.phone AS customer_phone,
    p.name AS pandit_name, p.phone AS pandit_phone, p.status AS pandit_status, o.name AS owner_name
  FROM cases c
  JOIN bookings b ON b.pandit_id = c.pandit_id AND b.id = c.booking_id
  JOIN rituals r ON r.id = b.ritual_id
  JOIN people f ON f.id = c.customer_id
  JOIN people p ON p.id = c.pandit_id
  LEFT JOIN people o ON o.id = c.owner_id`;

export async function officePage(
  sql: Sql,
  asked: ListQuery,
  { after, limit }: { after: After | null; limit: number },
): Promise<OfficeRow[]> {
  const isClosed = asked.show === 'closed';
  const order = isClosed ? sql`ORDER BY c.closed_at DESC, c.id DESC` : sql`ORDER BY c.due_at, c.id`;
  const from = isClosed
    ? sql`(c.closed_at, c.id) < (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::uuid)`
    : sql`(c.due_at, c.id) > (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::uuid)`;
  return sql<OfficeRow[]>`
    ${withNames(sql)}
    WHERE c.id IN (
      SELECT c.id FROM cases c
      WHERE ${shown(sql, asked)} ${asked.kind ? sql`AND c.kind = ${asked.kind}` : sql``} ${after ? sql`AND ${from}` : sql``}
      ${order} LIMIT ${limit})
    ${order}`;
}

const shown = (sql: Sql, { show, adminId, now }: ListQuery) => {
  if (show === 'closed') return sql`c.closed_at IS NOT NULL`;
  if (show === 'mine') return sql`c.closed_at IS NULL AND c.owner_id = ${adminId}`;
  if (show === 'new') return sql`c.closed_at IS NULL AND c.acknowledged_at IS NULL`;
  return show === 'late' ? sql`c.closed_at IS NULL AND c.due_at <= ${now}` : sql`c.closed_at IS NULL`;
};

/** How many are in each part; those that are decided are not counted on reading. */
export async function officeCounts(
  sql: Sql,
  { adminId, now }: Pick<ListQuery, 'adminId' | 'now'>,
): Promise<{ open: number; mine: number; new: number; late: number }> {
  const [row] = await sql<{ open: number; mine: number; new: number; late: number }[]>`
    SELECT count(*)::int AS open, count(*) FILTER (WHERE owner_id = ${adminId})::int AS mine,
      count(*) FILTER (WHERE acknowledged_at IS NULL)::int AS new, count(*) FILTER (WHERE due_at <= ${now})::int AS late
    FROM cases WHERE closed_at IS NULL`;
  return row ?? { open: 0, mine: 0, new: 0, late: 0 };
}

/** Cases that wait for the office: nobody has taken them, or their time has run out. */
export async function countWaiting(sql: Sql, now: Date): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    SELECT count(*)::int AS count FROM cases WHERE closed_at IS NULL AND (acknowledged_at IS NULL OR due_at <= ${now})`;
  return row?.count ?? 0;
}

export async function officeCaseById(sql: Sql, caseId: string): Promise<OfficeRow | null> {
  const [row] = await sql<OfficeRow[]>`${withNames(sql)} WHERE c.id = ${caseId}`;
  return row ?? null;
}

/** A person's cases, newest first, those it is not told of among them. */
export const everyCaseOf = (sql: Sql, personId: string, limit: number): Promise<CaseRow[]> => sql<CaseRow[]>`
  (SELECT ${caseColumns(sql)} FROM cases c WHERE c.pandit_id = ${personId} ORDER BY c.id DESC LIMIT ${limit})
  UNION ALL (SELECT ${caseColumns(sql)} FROM cases c WHERE c.customer_id = ${personId} ORDER BY c.id DESC LIMIT ${limit})
  ORDER BY id DESC LIMIT ${limit}`;

export async function caseByNumber(sql: Sql, number: string): Promise<CaseRow | null> {
  const [row] = await sql<CaseRow[]>`SELECT ${caseColumns(sql)} FROM cases c WHERE c.number = ${number}`;
  return row ?? null;
}

/** All cases about a booking: the open ones first, of them the one that runs out first. */
export const casesOfBooking = (sql: Sql, { panditId, bookingId }: BookingRef) => sql<
  Pick<CaseRow, 'id' | 'number' | 'kind' | 'origin' | 'openedAt' | 'closedAt'>[]
>`
  SELECT c.id, c.number, c.kind, ${fromIn(sql)} AS origin, c.opened_at, c.closed_at FROM cases c
  WHERE pandit_id = ${panditId} AND booking_id = ${bookingId} ORDER BY closed_at IS NOT NULL, due_at, id`;
