import type { Paise } from '#domain/money.ts';
import { days, earlier, later, minutes, type Instant } from '#domain/time.ts';
import type { Sql } from '../server/db/sql.ts';
import { panditIdOf, type DemoBooking } from './bookings.ts';
import type { Chance } from './chance.ts';
import { insert } from './insert.ts';
import { bankRows } from './money-at-bank.ts';
import { tables } from './money-rows.ts';

/**
 * What the advances of the demo left behind: our orders, payments, refunds, payouts and ledger, and the same in the
 * books of the payment stand-in, so that money still held can really be sent back. Nothing is left to reconcile.
 */
export async function writeMoney(
  sql: Sql,
  bookings: readonly DemoBooking[],
  chance: Chance,
  now: Instant,
): Promise<void> {
  const advances = bookings.flatMap((booking) => advanceOf(booking, chance, now) ?? []);
  for (const [table, rowsOf] of tables) {
    await insert(
      sql,
      table,
      advances.flatMap((advance) => rowsOf(advance, chance)),
    );
  }
  for (const [table, rows] of bankRows(advances)) await insert(sql, table, rows);
  await sql`
    INSERT INTO earning_numbers (pandit_id, number, booking_id)
    SELECT pandit_id, row_number() OVER (PARTITION BY pandit_id ORDER BY at, id), booking_id
    FROM ledger WHERE kind = 'earning'`;
}

/** An advance that was paid, and where it went. */
export interface Advance {
  readonly panditId: string;
  readonly bookingId: string;
  readonly customerId: string;
  readonly amount: Paise;
  readonly paidAt: Instant;
  readonly method: string;
  readonly receipt: string;
  readonly orderId: string;
  readonly paymentId: string;
  readonly providerOrderId: string;
  readonly providerPaymentId: string;
  readonly refund: {
    readonly id: string;
    readonly providerId: string;
    readonly reason: string;
    readonly at: Instant;
  } | null;
  readonly settledAt: Instant | null;
  readonly payout: {
    readonly id: string;
    readonly method: string;
    readonly reference: string;
    readonly at: Instant;
  } | null;
}

/** Pandits are paid out every few days. */
const PAID_OUT_AFTER = days(4);

function advanceOf(booking: DemoBooking, chance: Chance, now: Instant): Advance | null {
  const timeOf = (money: string) => booking.happenings.find((one) => one.money === money)?.at ?? null;
  const paidAt = timeOf('hold');
  if (paidAt === null || booking.advance === null) return null;
  const settledAt = timeOf('settle');
  const returned = booking.happenings.find((one) => one.money === 'refund');
  const payoutAt = settledAt === null ? null : later(settledAt, PAID_OUT_AFTER);
  return {
    panditId: panditIdOf(booking),
    bookingId: booking.id,
    customerId: booking.customer.id,
    amount: booking.advance,
    paidAt,
    method: chance.pick(['upi', 'upi', 'upi', 'card', 'netbanking']),
    receipt: `advance-${chance.code(12)}`,
    orderId: chance.id(earlier(paidAt, minutes(2))),
    paymentId: chance.id(paidAt),
    providerOrderId: `order_${chance.code(14)}`,
    providerPaymentId: `pay_${chance.code(14)}`,
    refund: returned
      ? { id: chance.id(returned.at), providerId: `rfnd_${chance.code(14)}`, reason: returned.action, at: returned.at }
      : null,
    settledAt,
    payout:
      payoutAt !== null && payoutAt < now
        ? { id: chance.id(payoutAt), ...chance.pick([upi, bank]), at: payoutAt }
        : null,
  };
}

const upi = { method: 'upi', reference: 'UPI 432198765012' } as const;
const bank = { method: 'bank', reference: 'NEFT N324265987012' } as const;
