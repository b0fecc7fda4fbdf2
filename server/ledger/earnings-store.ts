import type { Paise } from '#domain/money.ts';
import type { Day } from '#domain/time.ts';
import type { Sql } from '../db/sql.ts';
import type { PayoutMethod } from './store.ts';

/** SQL of a pandit's earnings. */

export interface EarningRow {
  /** Counts a pandit's earnings from one; the ledger is append-only, so a number never changes. */
  number: number;
  bookingId: string;
  customerName: string;
  ritualName: string;
  day: Day;
  earned: Paise;
  commission: Paise;
  /** How the customer paid. */
  paidBy: string | null;
  /** How the pandit got it; null while it is still to come. */
  payoutMethod: PayoutMethod | null;
  at: Date;
}

/** What a pandit earned, newest first. */
export const earningsOf = (sql: Sql, panditId: string): Promise<EarningRow[]> => sql<EarningRow[]>`
  SELECT row_number() OVER (ORDER BY e.at, e.id) AS number, e.booking_id, c.name AS customer_name,
    r.name AS ritual_name, b.day, e.amount_paise AS earned, m.amount_paise AS commission, p.method AS paid_by,
    o.method AS payout_method, e.at
  FROM ledger e
  JOIN ledger m ON m.pandit_id = e.pandit_id AND m.kind = 'commission' AND m.source_id = e.source_id
  JOIN bookings b ON b.pandit_id = e.pandit_id AND b.id = e.booking_id
  JOIN people c ON c.id = b.customer_id
  JOIN rituals r ON r.id = b.ritual_id
  JOIN payments p ON p.pandit_id = e.pandit_id AND p.booking_id = e.booking_id AND p.applied
  LEFT JOIN payouts o ON o.pandit_id = e.pandit_id AND o.booking_id = e.booking_id
  WHERE e.pandit_id = ${panditId} AND e.kind = 'earning'
  ORDER BY number DESC`;
