import { states, type BookingStatus } from '#domain/booking.ts';
import { instantOf, type Instant } from '#domain/time.ts';
import { PaymentError, type ProviderPayment } from '../../adapters/payments/port.ts';
import { restOfBooking } from '../../bookings/rest/rest.ts';
import { transaction, type Sql } from '../../db/sql.ts';
import type { Deps } from '../../deps.ts';
import type { Job } from '../../jobs/loop.ts';
import { withConcurrency } from '../../jobs/concurrency.ts';
import { applyPayment } from '../orders/apply.ts';
import { captured } from '../orders/capture.ts';
import { bookingToPay, claimCheck, endOrder, ordersToCheck, type OrderRow } from '../orders/order-store.ts';
import { CHECK_AFTER_END_MS, nextCheckDelay } from './backoff.ts';

type Due = Awaited<ReturnType<typeof ordersToCheck>>[number];

/** Questions to the provider at the same time. */
const AT_ONCE = 8;

/** Asks the provider about orders without an end: the net under a browser and a webhook that both vanished. */
export const reconcileJob = (deps: Deps): Job => ({
  name: 'payment reconciliation',
  everyMs: 5_000,
  run: async (stopping) => {
    const due = await ordersToCheck(deps.pool, deps.payments.name, new Date(deps.now()));
    let settled = 0;
    await withConcurrency(due, AT_ONCE, stopping, async (order) => {
      if (await check(deps, order)) settled += 1;
    });
    return settled;
  },
});

/** True where the order has come to its end. */
async function check(deps: Deps, { panditId, id, createdAt }: Due): Promise<boolean> {
  const { pool, payments, now, log } = deps;
  const next = new Date(now() + nextCheckDelay(instantOf(createdAt), now()));
  const order = await claimCheck(pool, { panditId, id }, new Date(now()), next);
  if (!order?.providerOrderId) return false;
  try {
    const taken = await moneyOf(deps, order.providerOrderId);
    for (const payment of taken) {
      const outcome = await transaction(pool, (sql) => applyPayment(sql, payments.name, payment, now()));
      log.info({ payment: payment.id, bookingId: order.bookingId, outcome }, 'payment found by reconciliation');
    }
    return taken.length > 0 || (await closeIfOver(deps, order));
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    log.warn({ err: error, order: id }, 'the payment provider does not answer; the order is looked at again');
    return false;
  }
}

/** Every payment of an order that brought money, with that money taken. */
async function moneyOf({ payments }: Deps, orderId: string): Promise<ProviderPayment[]> {
  const attempts = await payments.paymentsOf(orderId);
  const taken: ProviderPayment[] = [];
  for (const attempt of attempts) {
    const payment = await captured(payments, attempt);
    if (payment.status === 'captured') taken.push(payment);
  }
  return taken;
}

/** What the order is for can still be paid. */
const waitsFor = async (sql: Sql, order: OrderRow, status: BookingStatus, now: Instant): Promise<boolean> =>
  order.purpose === 'rest' ? Boolean((await restOfBooking(sql, order, now))?.toPay) : states[status].takesMoney;

async function closeIfOver({ pool, now }: Deps, order: OrderRow): Promise<boolean> {
  const booking = await bookingToPay(pool, order);
  const waits = booking !== null && (await waitsFor(pool, order, booking.status, now()));
  const over = booking && !waits && now() - booking.updatedAt.getTime() > CHECK_AFTER_END_MS;
  if (over) await endOrder(pool, order, 'closed');
  return Boolean(over);
}
