import type { MoneyRow } from '#contract/money.ts';
import { moneyKinds } from '#domain/cases/case.ts';
import type { MoneyList } from '#domain/choices.ts';
import type { Purpose } from '#domain/booking/rest.ts';
import { NO_MONEY, type Paise } from '#domain/money.ts';
import type { Page } from '../../db/found.ts';
import type { Sql } from '../../db/sql.ts';
import type { BookingRef } from '../../ledger/ledger.ts';

/** SQL of the office's lists of money. */

export interface MoneyRecord {
  id: string;
  kind: MoneyRow['kind'];
  purpose: Purpose;
  at: Date;
  amountPaise: Paise;
  status: MoneyRow['status'];
  reference: string | null;
  method: string | null;
  reason: string | null;
  askedBy: string | null;
  bookingId: string;
  /** The case that is open about the booking's money, of what is owed. */
  caseId: string | null;
  caseNumber: string | null;
  ritual: string;
  familyName: string;
  familyPhone: string | null;
  panditName: string;
  panditPhone: string | null;
}

// Each source gives the same columns; `rank` puts what waits for a person before the rest.
const orders = (sql: Sql) => sql`
  SELECT pandit_id, id, booking_id, 'order' AS kind, purpose, created_at AS at, amount_paise, status,
    provider_order_id AS reference, NULL::text AS method, NULL::text AS reason, NULL::uuid AS asker, 0 AS rank
  FROM payment_orders`;

const captures = (sql: Sql) => sql`
  SELECT pandit_id, id, booking_id, 'capture' AS kind, purpose, captured_at AS at, amount_paise,
    CASE WHEN applied THEN 'applied' ELSE 'returned' END AS status, provider_payment_id AS reference, method,
    NULL::text AS reason, NULL::uuid AS asker, 0 AS rank
  FROM payments`;

const refunds = (sql: Sql) => sql`
  SELECT pandit_id, id, booking_id, 'refund' AS kind, purpose, created_at AS at, amount_paise, status,
    provider_refund_id AS reference, NULL::text AS method, reason, asked_by AS asker, 0 AS rank
  FROM refunds`;

/** Refunds of money no booking took, and those the bank sent back for good; each by an index of its own. */
const unmatched = (sql: Sql) => sql`
  SELECT pandit_id, id, booking_id, 'refund' AS kind, purpose, created_at AS at, amount_paise, status,
    provider_refund_id AS reference, NULL::text AS method, reason, asked_by AS asker,
    CASE WHEN status = 'failed' THEN 0 ELSE 1 END AS rank
  FROM refunds
  WHERE id IN (
    SELECT id FROM refunds WHERE status = 'failed'
    UNION ALL
    SELECT r.id FROM payments p
    JOIN refunds r ON r.pandit_id = p.pandit_id AND r.booking_id = p.booking_id AND r.payment_id = p.id
    WHERE NOT p.applied)`;

/** By the booking; a rest by its payment, since a booking can have both. */
const due = (sql: Sql) => sql`
  SELECT pandit_id, CASE purpose WHEN 'rest' THEN (
      SELECT p.id FROM payments p
      WHERE p.pandit_id = d.pandit_id AND p.booking_id = d.booking_id AND p.purpose = 'rest' AND p.applied)
    ELSE booking_id END AS id, booking_id, 'due' AS kind, purpose, since AS at, amount_paise, 'owed' AS status,
    NULL::text AS reference, NULL::text AS method, NULL::text AS reason, NULL::uuid AS asker, 0 AS rank
  FROM earnings_due d`;

const payouts = (sql: Sql) => sql`
  SELECT pandit_id, id, booking_id, 'payout' AS kind, purpose, paid_at AS at, amount_paise, 'paid' AS status,
    reference, method, NULL::text AS reason, NULL::uuid AS asker, 0 AS rank
  FROM payouts`;

const sources = { orders, captures, refunds, unmatched, due, payouts } satisfies Record<MoneyList, unknown>;

/** Narrowed to the money of these bookings, and to what moved then or later. */
export interface Narrowing {
  readonly found: readonly BookingRef[] | null;
  readonly since: Date | null;
}

const within = (sql: Sql, { found, since }: Narrowing) => sql`
  WHERE true ${
    found
      ? sql`AND (pandit_id, booking_id) IN (
        SELECT * FROM unnest(${found.map((one) => one.panditId)}::uuid[], ${found.map((one) => one.bookingId)}::uuid[]))`
      : sql``
  } ${since ? sql`AND at >= ${since}` : sql``}`;

const inOrder = (sql: Sql, list: MoneyList) => {
  if (list === 'due') return sql`ORDER BY at, booking_id, purpose`;
  return list === 'unmatched' ? sql`ORDER BY rank, id DESC` : sql`ORDER BY id DESC`;
};

type Source = ReturnType<typeof orders>;

/** The page is cut first; names are looked up for its rows alone. */
const named = (sql: Sql, cut: Source, order: Source) => sql<MoneyRecord[]>`
  SELECT m.id, m.kind, m.purpose, m.at, m.amount_paise, m.status, m.reference, m.method, m.reason, a.name AS asked_by,
    m.booking_id, w.id AS case_id, w.number AS case_number, r.name AS ritual, c.name AS family_name, c.phone AS family_phone, p.name AS pandit_name,
    p.phone AS pandit_phone
  FROM (${cut}) m
  JOIN bookings b ON b.pandit_id = m.pandit_id AND b.id = m.booking_id
  JOIN rituals r ON r.id = b.ritual_id
  JOIN people c ON c.id = b.customer_id
  JOIN people p ON p.id = m.pandit_id
  LEFT JOIN people a ON a.id = m.asker
  LEFT JOIN LATERAL (
    SELECT k.id, k.number FROM cases k
    WHERE m.kind = 'due' AND b.money_waits > 0 AND k.pandit_id = m.pandit_id AND k.booking_id = m.booking_id
      AND k.closed_at IS NULL AND k.kind IN ${sql(moneyKinds)}
    ORDER BY k.id LIMIT 1) w ON true
  ${order}`;

/** A page of one list. */
export async function moneyPage(
  sql: Sql,
  list: MoneyList,
  narrowing: Narrowing,
  { limit, offset }: Page,
): Promise<MoneyRecord[]> {
  const order = inOrder(sql, list);
  const cut = sql`
    SELECT * FROM (${sources[list](sql)}) s ${within(sql, narrowing)} ${order} LIMIT ${limit} OFFSET ${offset}`;
  return named(sql, cut, list === 'unmatched' ? sql`ORDER BY m.rank, m.id DESC` : order);
}

export async function moneyCount(sql: Sql, list: MoneyList, narrowing: Narrowing): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    SELECT count(*) AS count FROM (${sources[list](sql)}) s ${within(sql, narrowing)}`;
  return row?.count ?? 0;
}

/** Rows of one list that follow one of them, newest first. */
export async function moneyAfter(
  sql: Sql,
  list: MoneyList,
  narrowing: Narrowing,
  last: string | null,
  limit: number,
): Promise<MoneyRecord[]> {
  const after = sql`
    SELECT * FROM (SELECT * FROM (${sources[list](sql)}) s ${within(sql, narrowing)}) s
    ${last ? sql`WHERE id < ${last}` : sql``} ORDER BY id DESC LIMIT ${limit}`;
  return named(sql, after, sql`ORDER BY m.id DESC`);
}

/** Every rupee that moved for one booking, in order. */
export async function moneyOfBooking(sql: Sql, booking: BookingRef): Promise<MoneyRecord[]> {
  const all = sql`
    SELECT * FROM (
      ${orders(sql)} UNION ALL ${captures(sql)} UNION ALL ${refunds(sql)} UNION ALL ${due(sql)} UNION ALL ${payouts(sql)}
    ) s ${within(sql, { found: [booking], since: null })}`;
  return named(sql, all, sql`ORDER BY at, id`);
}

/** One row of a list as the lists show it. */
export async function moneyRecord(sql: Sql, list: 'refunds' | 'payouts', id: string): Promise<MoneyRecord | null> {
  const [row] = await named(sql, sql`SELECT * FROM (${sources[list](sql)}) s WHERE id = ${id}`, sql``);
  return row ?? null;
}

/** What can still be refunded of what was paid for a booking, advance and rest. */
export async function leftOf(sql: Sql, { panditId, bookingId }: BookingRef): Promise<Paise> {
  const [row] = await sql<{ left: Paise }[]>`
    SELECT coalesce(sum(p.amount_paise - coalesce((
      SELECT sum(r.amount_paise) FROM refunds r
      WHERE r.pandit_id = p.pandit_id AND r.booking_id = p.booking_id AND r.payment_id = p.id), 0)), 0)::bigint AS left
    FROM payments p WHERE p.pandit_id = ${panditId} AND p.booking_id = ${bookingId} AND p.applied`;
  return row?.left ?? NO_MONEY;
}

export async function panditOfBooking(sql: Sql, bookingId: string): Promise<string | null> {
  const [row] = await sql<{ panditId: string }[]>`SELECT pandit_id FROM bookings WHERE id = ${bookingId}`;
  return row?.panditId ?? null;
}

export interface Sums {
  captured: Paise;
  refunded: Paise;
  held: Paise;
  owed: Paise;
  commission: Paise;
  paidOut: Paise;
  /** What families have as credit with us. */
  credit: Paise;
  /** What payments and refunds say is ours to keep, whatever the ledger has. */
  kept: Paise;
  failed: number;
  /** How many payments all this is of. */
  payments: number;
}

/** One statement, so that all of it is of one moment. The ledger is read from its index `ledger_sums` alone. */
export async function moneySums(sql: Sql): Promise<Sums> {
  const [row] = await sql<Sums[]>`
    WITH moved AS (
      SELECT kind, debit, credit, sum(amount_paise) AS amount FROM ledger GROUP BY kind, debit, credit
    ), accounts AS (
      SELECT credit AS account, amount FROM moved UNION ALL SELECT debit, -amount FROM moved
    )
    SELECT
      coalesce((SELECT sum(amount) FROM moved WHERE kind IN ('capture', 'rest_capture')), 0)::bigint AS captured,
      coalesce((SELECT sum(amount) FROM moved WHERE kind IN ('refund', 'rest_refund')), 0)::bigint AS refunded,
      coalesce(sum(amount) FILTER (WHERE account IN ('held', 'rest')), 0)::bigint AS held,
      coalesce(sum(amount) FILTER (WHERE account = 'pandit'), 0)::bigint AS owed,
      coalesce(sum(amount) FILTER (WHERE account = 'commission'), 0)::bigint AS commission,
      coalesce(sum(amount) FILTER (WHERE account = 'paid_out'), 0)::bigint AS paid_out,
      coalesce(sum(amount) FILTER (WHERE account = 'credit'), 0)::bigint AS credit,
      (coalesce((SELECT sum(amount_paise) FROM payments), 0)
        - coalesce((SELECT sum(amount_paise) FROM refunds), 0))::bigint AS kept,
      (SELECT count(*) FROM refunds WHERE status = 'failed') AS failed,
      (SELECT count(*) FROM payments) AS payments
    FROM accounts`;
  if (!row) throw new Error('Sums are one row.');
  return row;
}

/** Puts a refund that failed back among those to send; false where it is none of those (any more). */
export async function requeueRefund(sql: Sql, refundId: string, at: Date): Promise<boolean> {
  const rows = await sql`
    UPDATE refunds SET status = 'due', due_at = ${at}, updated_at = ${at}
    WHERE id = ${refundId} AND status = 'failed'
    RETURNING id`;
  return rows.length === 1;
}

/** The payout of a booking's advance or of its rest, once there is one. */
export async function payoutOf(
  sql: Sql,
  { panditId, bookingId }: BookingRef,
  purpose: Purpose,
): Promise<string | null> {
  const [row] = await sql<{ id: string }[]>`
    SELECT id FROM payouts WHERE pandit_id = ${panditId} AND booking_id = ${bookingId} AND purpose = ${purpose}`;
  return row?.id ?? null;
}
