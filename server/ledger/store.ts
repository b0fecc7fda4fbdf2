import type { Paise } from '#domain/money.ts';
import type { Sql } from '../db/sql.ts';
import type { BookingRef } from './ledger.ts';

/** SQL of the ledger and of what stands behind its transfers. */

export type Account = 'gateway' | 'held' | 'pandit' | 'commission' | 'paid_out';
export type TransferKind = 'capture' | 'refund' | 'earning' | 'commission' | 'payout';

export interface Transfer extends BookingRef {
  readonly id: string;
  readonly kind: TransferKind;
  /** The payment, refund, booking or payout it stands for. */
  readonly sourceId: string;
  readonly debit: Account;
  readonly credit: Account;
  readonly amount: Paise;
  readonly at: Date;
}

/** False where this source had its transfer before. */
export async function insertTransfer(sql: Sql, transfer: Transfer): Promise<boolean> {
  const rows = await sql`
    INSERT INTO ledger (pandit_id, id, booking_id, kind, source_id, debit, credit, amount_paise, at)
    VALUES (${transfer.panditId}, ${transfer.id}, ${transfer.bookingId}, ${transfer.kind}, ${transfer.sourceId},
      ${transfer.debit}, ${transfer.credit}, ${transfer.amount}, ${transfer.at})
    ON CONFLICT (pandit_id, kind, source_id) DO NOTHING
    RETURNING id`;
  return rows.length === 1;
}

/** What the ledger holds for a booking's customer. */
export async function heldFor(sql: Sql, { panditId, bookingId }: BookingRef): Promise<Paise> {
  const [row] = await sql<{ held: Paise }[]>`
    SELECT coalesce(sum(CASE WHEN credit = 'held' THEN amount_paise WHEN debit = 'held' THEN -amount_paise END), 0)::bigint
      AS held
    FROM ledger WHERE pandit_id = ${panditId} AND booking_id = ${bookingId}`;
  return row?.held ?? 0;
}

/** The payment a booking stands on, kept for this transaction: its money is decided about by one at a time. */
export async function lockAppliedPayment(
  sql: Sql,
  { panditId, bookingId }: BookingRef,
): Promise<{ id: string; customerId: string } | null> {
  const [row] = await sql<{ id: string; customerId: string }[]>`
    SELECT id, customer_id FROM payments
    WHERE pandit_id = ${panditId} AND booking_id = ${bookingId} AND applied
    FOR NO KEY UPDATE`;
  return row ?? null;
}

export type PayoutMethod = 'upi' | 'bank' | 'cash';

/** False where the pandit had been paid out for this booking before. */
export async function insertPayout(
  sql: Sql,
  payout: BookingRef & { id: string; amount: Paise; method: PayoutMethod; reference: string | null; at: Date },
): Promise<boolean> {
  const rows = await sql`
    INSERT INTO payouts (pandit_id, id, booking_id, amount_paise, method, reference, paid_at)
    VALUES (${payout.panditId}, ${payout.id}, ${payout.bookingId}, ${payout.amount}, ${payout.method},
      ${payout.reference}, ${payout.at})
    ON CONFLICT (pandit_id, booking_id) DO NOTHING
    RETURNING id`;
  return rows.length === 1;
}

export async function earningOf(sql: Sql, { panditId, bookingId }: BookingRef): Promise<Paise | null> {
  const [row] = await sql<{ amountPaise: Paise }[]>`
    SELECT amount_paise FROM ledger
    WHERE pandit_id = ${panditId} AND kind = 'earning' AND source_id = ${bookingId}`;
  return row?.amountPaise ?? null;
}
