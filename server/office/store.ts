import type { OfficePerson } from '#contract/office/people.ts';
import type { Paise } from '#domain/money.ts';
import type { Sql } from '../db/sql.ts';
import type { BookingRef } from '../ledger/ledger.ts';

/** SQL of a person's page in the office. */

export interface MoneyOfPersonRow extends BookingRef {
  id: string;
  at: Date;
  kind: OfficePerson['money']['rows'][number]['kind'];
  amountPaise: Paise;
  status: 'due' | 'sent' | 'processed' | 'failed' | null;
  reference: string | null;
}

/** What was paid and went back for these bookings, credit too, newest first. A movement of credit is known by its booking and kind. */
export const moneyOfBookings = (sql: Sql, refs: readonly BookingRef[]): Promise<MoneyOfPersonRow[]> => sql<
  MoneyOfPersonRow[]
>`
  WITH own AS (
    SELECT * FROM unnest(${refs.map(({ panditId }) => panditId)}::uuid[], ${refs.map(({ bookingId }) => bookingId)}::uuid[])
      o (pandit_id, booking_id))
  SELECT p.id, p.pandit_id, p.booking_id, p.captured_at AS at, 'payment' AS kind, p.amount_paise, NULL AS status,
    p.provider_payment_id AS reference
  FROM own JOIN payments p USING (pandit_id, booking_id)
  UNION ALL
  SELECT r.id, r.pandit_id, r.booking_id, r.created_at, 'refund', r.amount_paise, r.status, r.provider_refund_id
  FROM own JOIN refunds r USING (pandit_id, booking_id)
  UNION ALL
  SELECT b.id, b.pandit_id, b.id, c.at,
    CASE c.kind WHEN 'given' THEN 'creditGiven' WHEN 'used' THEN 'creditUsed' ELSE 'creditBack' END, abs(c.amount_paise), NULL, NULL
  FROM own JOIN bookings b ON b.pandit_id = own.pandit_id AND b.id = own.booking_id
    JOIN customer_credits c ON c.customer_id = b.customer_id AND c.booking_id = b.id
  ORDER BY at DESC, id DESC`;

/** Whether an admin has looked at somebody since then. */
export async function hasLooked(
  sql: Sql,
  adminId: string,
  action: string,
  personId: string,
  since: Date,
): Promise<boolean> {
  const rows = await sql`
    SELECT 1 FROM audit
    WHERE actor_id = ${adminId} AND action = ${action} AND at >= ${since} AND subject_id = ${personId} LIMIT 1`;
  return rows.length > 0;
}
