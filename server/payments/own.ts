import type { OwnData } from '#contract/account.ts';
import { rupees } from '#domain/money.ts';
import type { Sql } from '../db/sql.ts';
import { paymentsBy, refundsTo } from './own-store.ts';

/** What a customer paid and got back, newest first, in rupees. */
export async function moneyOf(sql: Sql, customerId: string): Promise<Pick<OwnData, 'payments' | 'refunds'>> {
  const payments = await paymentsBy(sql, customerId);
  const refunds = await refundsTo(sql, customerId);
  return {
    payments: payments.map(({ id, bookingId, purpose, amountPaise, method, providerPaymentId, capturedAt }) => ({
      _id: id,
      bookingId,
      purpose,
      amount: rupees(amountPaise),
      method,
      reference: providerPaymentId,
      paidAt: capturedAt.toISOString(),
    })),
    refunds: refunds.map(({ id, amountPaise, createdAt, updatedAt, ...refund }) => ({
      ...refund,
      _id: id,
      amount: rupees(amountPaise),
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    })),
  };
}
