import type { Purpose } from '#domain/booking/rest.ts';
import { NO_MONEY, type Paise } from '#domain/money.ts';
import type { Day, Month } from '#domain/time.ts';
import type { Sql } from '../db/sql.ts';
import type { PayoutMethod } from './store.ts';

/** SQL of a pandit's earnings. */

export interface EarningRow {
  /** A case about its money is open: nothing of it is paid out. */
  moneyWaits: boolean;
  /** Counts a pandit's earnings from one; given once, it never changes. */
  number: number;
  bookingId: string;
  purpose: Purpose;
  customerName: string;
  customerNameOdia: string | null;
  customerNameDevanagari: string | null;
  ritualName: string;
  day: Day;
  earned: Paise;
  commission: Paise;
  /** What refunds took back of it: `earned` is without. */
  givenBack: Paise;
  /** What credit for a withdrawal took off it: `earned` is without. */
  charged: Paise;
  /** How the customer paid; null where its credit did. */
  paidBy: string | null;
  /** How the pandit got it; null while it is still to come. */
  payoutMethod: PayoutMethod | null;
  payoutReference: string | null;
  paidAt: Date | null;
  at: Date;
}

export interface Wanted {
  /** The month of the puja. */
  readonly month?: Month | undefined;
  readonly isPaid?: boolean | undefined;
  /** Only what has a smaller number. */
  readonly before?: number | undefined;
  readonly limit?: number | undefined;
}

/**
 * What refunds took back of an earning `e`, and of the commission along with it. What the commission bore alone, after
 * the payout, is no concern of the pandit's.
 */
const takenBack = (sql: Sql) => sql`
  SELECT coalesce(sum(x.amount_paise), 0)::bigint AS earned, coalesce(sum(y.amount_paise), 0)::bigint AS commission
  FROM ledger x
  LEFT JOIN ledger y ON y.pandit_id = x.pandit_id AND y.kind = 'commission_back' AND y.source_id = x.source_id
    AND x.kind = 'earning_back'
  WHERE x.pandit_id = e.pandit_id AND x.booking_id = e.booking_id AND x.kind = e.kind || '_back'`;

/** What credit for a withdrawal took off an earning `e`. */
const chargedOff = (sql: Sql) => sql`
  SELECT coalesce(sum(x.amount_paise), 0)::bigint AS amount FROM ledger x
  WHERE x.pandit_id = e.pandit_id AND x.kind = e.kind || '_charge' AND x.source_id = e.source_id`;

/** The commission that goes with an earning `e`: none with a rest. */
const commissionOf = (sql: Sql) => sql`
  LEFT JOIN ledger m ON m.pandit_id = e.pandit_id AND m.kind = 'commission' AND m.source_id = e.source_id
    AND e.kind = 'earning'`;

/** What a pandit earned, newest first; an earning taken back whole is listed with nothing. */
export const earningRows = (sql: Sql, panditId: string, wanted: Wanted = {}): Promise<EarningRow[]> =>
  earningsOf(sql, panditId, wanted);

/** The same, some hundred at a time. */
export const earningBatches = (sql: Sql, panditId: string, wanted: Wanted): AsyncIterable<EarningRow[]> =>
  earningsOf(sql, panditId, wanted).cursor(500);

const earningsOf = (sql: Sql, panditId: string, { month, isPaid, before, limit }: Wanted) => sql<EarningRow[]>`
  SELECT n.number, e.booking_id, n.purpose, c.name AS customer_name, c.name_odia AS customer_name_odia,
    c.name_devanagari AS customer_name_devanagari, r.name AS ritual_name, b.day,
    e.amount_paise - back.earned - charged.amount AS earned, coalesce(m.amount_paise, 0) - back.commission AS commission,
    back.earned AS given_back, charged.amount AS charged, p.method AS paid_by,
    o.method AS payout_method, o.reference AS payout_reference, o.paid_at, b.money_waits > 0 AS money_waits, e.at
  FROM earning_numbers n
  JOIN ledger e ON e.pandit_id = n.pandit_id AND e.source_id = n.booking_id
    AND e.kind = CASE n.purpose WHEN 'rest' THEN 'rest_earning' ELSE 'earning' END
  ${commissionOf(sql)}
  JOIN bookings b ON b.pandit_id = e.pandit_id AND b.id = e.booking_id
  JOIN people c ON c.id = b.customer_id
  JOIN rituals r ON r.id = b.ritual_id
  LEFT JOIN payments p ON p.pandit_id = e.pandit_id AND p.booking_id = e.booking_id AND p.applied AND p.purpose = n.purpose
  LEFT JOIN payouts o ON o.pandit_id = e.pandit_id AND o.booking_id = e.booking_id AND o.purpose = n.purpose
  CROSS JOIN LATERAL (${takenBack(sql)}) back
  CROSS JOIN LATERAL (${chargedOff(sql)}) charged
  WHERE n.pandit_id = ${panditId}
    AND (${month ?? null}::text IS NULL OR to_char(b.day, 'YYYY-MM') = ${month ?? null})
    AND (${isPaid ?? null}::boolean IS NULL
      OR ((o.id IS NOT NULL) = ${isPaid ?? null} AND e.amount_paise > back.earned + charged.amount))
    AND (${before ?? null}::integer IS NULL OR n.number < ${before ?? null})
  ORDER BY n.number DESC
  LIMIT ${limit ?? null}`;

export interface MonthRow {
  month: Month;
  paidOut: Paise;
  toCome: Paise;
  /** What of that a case is open about. */
  onHold: Paise;
  commission: Paise;
  count: number;
}

/** Every month that has transactions, oldest first; `count` says how many of them brought something. */
export const monthRows = (sql: Sql, panditId: string): Promise<MonthRow[]> => sql<MonthRow[]>`
  SELECT to_char(b.day, 'YYYY-MM') AS month,
    coalesce(sum(e.amount_paise - back.earned - charged.amount) FILTER (WHERE o.id IS NOT NULL), 0)::bigint AS paid_out,
    coalesce(sum(e.amount_paise - back.earned - charged.amount) FILTER (WHERE o.id IS NULL), 0)::bigint AS to_come,
    coalesce(sum(e.amount_paise - back.earned - charged.amount)
      FILTER (WHERE o.id IS NULL AND b.money_waits > 0), 0)::bigint AS on_hold,
    sum(coalesce(m.amount_paise, 0) - back.commission)::bigint AS commission,
    count(*) FILTER (WHERE e.amount_paise > back.earned + charged.amount)::int AS count
  FROM ledger e
  ${commissionOf(sql)}
  JOIN bookings b ON b.pandit_id = e.pandit_id AND b.id = e.booking_id
  LEFT JOIN payouts o ON o.pandit_id = e.pandit_id AND o.booking_id = e.booking_id
    AND o.purpose = CASE e.kind WHEN 'rest_earning' THEN 'rest' ELSE 'advance' END
  CROSS JOIN LATERAL (${takenBack(sql)}) back
  CROSS JOIN LATERAL (${chargedOff(sql)}) charged
  WHERE e.pandit_id = ${panditId} AND e.kind IN ('earning', 'rest_earning')
  GROUP BY 1
  ORDER BY 1`;

/** Earned and not paid out yet. */
export async function sumToCome(sql: Sql, panditId: string): Promise<Paise> {
  const [row] = await sql<{ toCome: Paise }[]>`
    SELECT coalesce(sum(CASE WHEN kind IN ('earning', 'rest_earning') THEN amount_paise ELSE -amount_paise END), 0)::bigint AS to_come
    FROM ledger
    WHERE pandit_id = ${panditId} AND kind IN (
      'earning', 'rest_earning', 'earning_back', 'rest_earning_back', 'earning_charge', 'rest_earning_charge', 'payout')`;
  return row?.toCome ?? NO_MONEY;
}

/**
 * Numbers what a pandit earned and has no number yet, in the caller's transaction. Under the pandit's lock, which the
 * step that settles a booking holds already, one is numbered after the other: none is skipped, none given twice.
 */
export async function numberEarnings(sql: Sql, panditId: string): Promise<void> {
  await sql`SELECT 1 FROM pandits WHERE pandit_id = ${panditId} FOR NO KEY UPDATE`;
  await sql`
    INSERT INTO earning_numbers (pandit_id, number, booking_id, purpose)
    SELECT e.pandit_id, last.number + row_number() OVER (ORDER BY e.at, e.id), e.booking_id, e.purpose
    FROM (
      SELECT pandit_id, id, at, booking_id, CASE kind WHEN 'rest_earning' THEN 'rest' ELSE 'advance' END AS purpose
      FROM ledger WHERE pandit_id = ${panditId} AND kind IN ('earning', 'rest_earning')
    ) e, (SELECT coalesce(max(number), 0) AS number FROM earning_numbers WHERE pandit_id = ${panditId}) last
    WHERE NOT EXISTS (
      SELECT 1 FROM earning_numbers n
      WHERE n.pandit_id = e.pandit_id AND n.booking_id = e.booking_id AND n.purpose = e.purpose)`;
}
