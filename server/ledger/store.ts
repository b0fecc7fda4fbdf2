import type { Purpose } from '#domain/booking/rest.ts';
import { NO_MONEY, type Paise } from '#domain/money.ts';
import type { Sql } from '../db/sql.ts';
import type { BookingRef } from './ledger.ts';

/** SQL of the ledger, and of the payments, refunds and payouts behind its transfers. */

export type Account = 'gateway' | 'held' | 'rest' | 'pandit' | 'commission' | 'paid_out' | 'credit';

/** Which way money of each kind goes; the constraint `ledger_transfer_check` knows the same. */
export const transfers = {
  capture: { debit: 'gateway', credit: 'held' },
  refund: { debit: 'held', credit: 'gateway' },
  earning: { debit: 'held', credit: 'pandit' },
  commission: { debit: 'held', credit: 'commission' },
  payout: { debit: 'pandit', credit: 'paid_out' },
  earning_back: { debit: 'pandit', credit: 'held' },
  commission_back: { debit: 'commission', credit: 'held' },
  credit_given: { debit: 'commission', credit: 'credit' },
  credit_used: { debit: 'credit', credit: 'held' },
  credit_back: { debit: 'held', credit: 'credit' },
  rest_capture: { debit: 'gateway', credit: 'rest' },
  rest_refund: { debit: 'rest', credit: 'gateway' },
  rest_earning: { debit: 'rest', credit: 'pandit' },
  rest_earning_back: { debit: 'pandit', credit: 'rest' },
  rest_commission_back: { debit: 'commission', credit: 'rest' },
  earning_charge: { debit: 'pandit', credit: 'commission' },
  rest_earning_charge: { debit: 'pandit', credit: 'commission' },
} as const satisfies Record<string, { readonly debit: Account; readonly credit: Account }>;
export type TransferKind = keyof typeof transfers;

export interface Transfer extends BookingRef {
  readonly id: string;
  readonly kind: TransferKind;
  /** The payment, refund, booking or payout it stands for. */
  readonly sourceId: string;
  readonly amount: Paise;
  readonly at: Date;
}

/** False where this source had its transfer before. */
export async function insertTransfer(sql: Sql, transfer: Transfer): Promise<boolean> {
  const { debit, credit } = transfers[transfer.kind];
  const rows = await sql`
    INSERT INTO ledger (pandit_id, id, booking_id, kind, source_id, debit, credit, amount_paise, at)
    VALUES (${transfer.panditId}, ${transfer.id}, ${transfer.bookingId}, ${transfer.kind}, ${transfer.sourceId},
      ${debit}, ${credit}, ${transfer.amount}, ${transfer.at})
    ON CONFLICT (pandit_id, kind, source_id) DO NOTHING
    RETURNING id`;
  return rows.length === 1;
}

/** What the ledger holds for a booking's customer: of its advance, or of the rest. */
export const heldFor = (sql: Sql, booking: BookingRef, purpose: Purpose = 'advance'): Promise<Paise> =>
  balanceOf(sql, booking, purpose === 'rest' ? 'rest' : 'held');

export interface AppliedPayment {
  id: string;
  customerId: string;
  purpose: Purpose;
  amountPaise: Paise;
  capturedAt: Date;
}

/** The payment of a booking's advance, or of its rest, locked for this transaction: one decision about its money at a time. */
export async function lockAppliedPayment(
  sql: Sql,
  { panditId, bookingId }: BookingRef,
  purpose: Purpose = 'advance',
): Promise<AppliedPayment | null> {
  const [row] = await sql<AppliedPayment[]>`
    SELECT id, customer_id, purpose, amount_paise, captured_at FROM payments
    WHERE pandit_id = ${panditId} AND booking_id = ${bookingId} AND applied AND purpose = ${purpose}
    FOR NO KEY UPDATE`;
  return row ?? null;
}

/** Whose a booking is, kept so for this transaction as a payment of it would be. */
export async function customerOf(sql: Sql, { panditId, bookingId }: BookingRef): Promise<string> {
  const [row] = await sql<{ customerId: string }[]>`
    SELECT customer_id FROM bookings WHERE pandit_id = ${panditId} AND id = ${bookingId} FOR NO KEY UPDATE`;
  if (!row) throw new Error('Money is held for a booking.');
  return row.customerId;
}

export type PayoutMethod = 'upi' | 'bank' | 'cash';

/** Throws where the pandit had been paid out for this before. */
export async function insertPayout(
  sql: Sql,
  payout: BookingRef & {
    id: string;
    purpose: Purpose;
    amount: Paise;
    method: PayoutMethod;
    reference: string | null;
    at: Date;
  },
): Promise<void> {
  await sql`
    INSERT INTO payouts (pandit_id, id, booking_id, purpose, amount_paise, method, reference, paid_at)
    VALUES (${payout.panditId}, ${payout.id}, ${payout.bookingId}, ${payout.purpose}, ${payout.amount}, ${payout.method},
      ${payout.reference}, ${payout.at})`;
}

/** What the ledger has on an account for a booking. */
export async function balanceOf(sql: Sql, { panditId, bookingId }: BookingRef, account: Account): Promise<Paise> {
  const [row] = await sql<{ balance: Paise }[]>`
    SELECT coalesce(sum(CASE ${account} WHEN credit THEN amount_paise WHEN debit THEN -amount_paise END), 0)::bigint
      AS balance
    FROM ledger WHERE pandit_id = ${panditId} AND booking_id = ${bookingId}`;
  return row?.balance ?? NO_MONEY;
}

/** What is held of the advances of these bookings, by booking. */
export async function heldForEach(sql: Sql, refs: readonly BookingRef[]): Promise<ReadonlyMap<string, Paise>> {
  if (refs.length === 0) return new Map();
  const rows = await sql<{ bookingId: string; balance: Paise }[]>`
    SELECT l.booking_id, sum(CASE 'held' WHEN l.credit THEN l.amount_paise WHEN l.debit THEN -l.amount_paise ELSE 0 END)::bigint
      AS balance
    FROM unnest(${refs.map(({ panditId }) => panditId)}::uuid[], ${refs.map(({ bookingId }) => bookingId)}::uuid[])
      AS k (pandit_id, booking_id)
    JOIN ledger l ON l.pandit_id = k.pandit_id AND l.booking_id = k.booking_id
    GROUP BY l.booking_id`;
  return new Map(rows.map(({ bookingId, balance }) => [bookingId, balance]));
}
