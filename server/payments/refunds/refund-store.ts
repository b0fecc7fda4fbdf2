import type { Paise } from '#domain/money.ts';
import type { Sql } from '../../db/sql.ts';

/** SQL of refunds on their way. They are made by the ledger (`ledger/store.ts`). */

export interface RefundKey {
  panditId: string;
  id: string;
}

export interface RefundRow extends RefundKey {
  bookingId: string;
  customerId: string;
  amountPaise: Paise;
  status: 'due' | 'sent' | 'processed' | 'failed';
  attempts: number;
  failures: number;
  bankReference: string | null;
  providerPaymentId: string;
}

export const refundsDue = (sql: Sql, now: Date): Promise<RefundKey[]> =>
  sql<RefundKey[]>`SELECT pandit_id, id FROM refunds WHERE due_at <= ${now} ORDER BY due_at LIMIT 50`;

/** Of a refund `r` and its payment `p`. */
const columns = (sql: Sql) => sql`
  r.pandit_id, r.id, r.booking_id, r.customer_id, r.amount_paise, r.status, r.attempts, r.failures, r.bank_reference,
  p.provider_payment_id`;

/**
 * Takes one refund to send or to ask about, or nothing where another process has it. The refund is due again:
 * unsent ones soon, then ever later up to an hour; sent ones after six hours.
 */
export async function claimRefund(sql: Sql, { panditId, id }: RefundKey, now: Date): Promise<RefundRow | null> {
  const [row] = await sql<RefundRow[]>`
    UPDATE refunds r SET attempts = r.attempts + 1, due_at = ${now}::timestamptz + CASE r.status
      WHEN 'due' THEN least(10 * 2 ^ least(r.attempts, 9), 3600) * interval '1 second'
      ELSE interval '6 hours' END
    FROM payments p
    WHERE r.pandit_id = ${panditId} AND r.id = ${id} AND r.due_at <= ${now}
      AND p.pandit_id = r.pandit_id AND p.id = r.payment_id
    RETURNING ${columns(sql)}`;
  return row ?? null;
}

export async function lockRefund(sql: Sql, { panditId, id }: RefundKey): Promise<RefundRow | null> {
  const [row] = await sql<RefundRow[]>`
    SELECT ${columns(sql)} FROM refunds r
    JOIN payments p ON p.pandit_id = r.pandit_id AND p.id = r.payment_id
    WHERE r.pandit_id = ${panditId} AND r.id = ${id}
    FOR NO KEY UPDATE OF r`;
  return row ?? null;
}

export interface RefundNews {
  readonly status: RefundRow['status'];
  readonly providerRefundId: string;
  /** Null keeps the reference that is known. */
  readonly bankReference: string | null;
  readonly failures: number;
  readonly dueAt: Date | null;
  readonly at: Date;
}

export async function updateRefund(sql: Sql, { panditId, id }: RefundKey, news: RefundNews): Promise<void> {
  await sql`
    UPDATE refunds SET status = ${news.status}, provider_refund_id = ${news.providerRefundId},
      failures = ${news.failures}, due_at = ${news.dueAt}, updated_at = ${news.at},
      sent_at = CASE WHEN ${news.status} IN ('sent', 'processed') THEN coalesce(sent_at, ${news.at}::timestamptz) END,
      processed_at = CASE WHEN ${news.status} = 'processed' THEN coalesce(processed_at, ${news.at}::timestamptz) END,
      bank_reference = coalesce(${news.bankReference}, bank_reference)
    WHERE pandit_id = ${panditId} AND id = ${id}`;
}
