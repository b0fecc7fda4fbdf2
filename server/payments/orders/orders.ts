import type { Reply } from '#contract/index.ts';
import { states } from '#domain/booking.ts';
import type { Purpose } from '#domain/booking/rest.ts';
import { restsPayment } from '#domain/cases/case.ts';
import { paise, type Paise } from '#domain/money.ts';
import type { Instant } from '#domain/time.ts';
import { isToAnswer } from '../../bookings/move/to-answer.ts';
import { restOfBooking } from '../../bookings/rest/rest.ts';
import { moneyCasesOf } from '../../bookings/open-cases.ts';
import { newId } from '../../db/ids.ts';
import { transaction, type Sql } from '../../db/sql.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/failure.ts';
import { PaymentError, type PaymentProvider, type ProviderOrder } from '../../adapters/payments/port.ts';
import {
  bookingOfCustomer,
  claimAsking,
  claimReceipt,
  insertOrder,
  orderByReceipt,
  recordProviderOrder,
  releaseAsking,
  type OrderRow,
  type PayableRow,
} from './order-store.ts';
import { FIRST_CHECK_MS } from '../provider/backoff.ts';

type Opened = Reply<'POST /payment/create-order'>;

export interface OrderWish {
  readonly bookingId: string;
  /** Whole rupees. */
  readonly amount: number;
  /** What the order pays for; the advance where unset. */
  readonly purpose?: Purpose | undefined;
  /** The customer's own id for this try: what makes it safe to repeat (RFC draft idempotency-key-header-07). */
  readonly receipt: string;
}

/** Longer than the provider may take to answer; after that the call that asked is dead. */
const ASKING_MS = 10_000;

/** Opens an order for exactly the advance a booking asks, or the rest that is left to pay. The same receipt gives the same order again. */
export async function openOrder(deps: Deps, customerId: string, wish: OrderWish): Promise<Opened> {
  const { pool, payments, now } = deps;
  const booking = await bookingOfCustomer(pool, customerId, wish.bookingId);
  if (!booking) refuse('booking_unknown');
  const { purpose = 'advance', receipt } = wish;
  const amount = paise(wish.amount);
  if (amount !== (await toPay(deps, booking, purpose))) {
    refuse('amount_differs', { fields: { amount: 'amount_differs' } });
  }

  const { order, fresh } = await transaction(pool, (sql) => ourOrder(sql, deps, booking, { purpose, amount, receipt }));
  const isSame =
    order.bookingId === wish.bookingId &&
    order.purpose === purpose &&
    order.amountPaise === amount &&
    order.provider === payments.name;
  if (!isSame) refuse('receipt_reused', { fields: { receipt: 'receipt_reused' } });
  if (order.providerOrderId) return present(payments, order, order.providerOrderId);

  const until = new Date(now() + ASKING_MS);
  if (!fresh && !(await claimAsking(pool, order, new Date(now()), until))) refuse('busy_key', { retryAfter: 1 });
  return present(payments, order, await askProvider(deps, order));
}

/** What can be paid now; refuses where that is nothing, or rests until a case is decided. The rest is paid to the pandit who held the puja, still approved or not. */
async function toPay({ pool, now }: Deps, booking: PayableRow, purpose: Purpose): Promise<Paise | null> {
  if (purpose === 'rest') {
    const rest = await restOfBooking(pool, booking, now());
    if (!rest?.toPay) refuse('payment_not_asked');
    const about = (await moneyCasesOf(pool, [booking])).get(booking.bookingId);
    return about && restsPayment(about.kind) ? refuse('case_holds') : rest.toPay;
  }
  if (!waitsForPayment(booking, now())) refuse('payment_not_asked');
  if (!booking.approved) refuse('pandit_gone');
  if (await isToAnswer(pool, booking, 'customer', now())) refuse('proposal_first');
  // credit pays all of it
  return booking.toPayPaise === 0 ? refuse('payment_not_asked') : booking.toPayPaise;
}

/** Past its deadline a booking only waits for the job that ends it: a payment begun now would come back. */
const waitsForPayment = ({ status, dueAt }: PayableRow, now: Instant): boolean =>
  states[status].takesMoney && (dueAt === null || now < dueAt.getTime());

/** The row is ours before the provider hears of it, so that nothing it does can be unknown to us. */
async function ourOrder(
  sql: Sql,
  { payments, now }: Deps,
  booking: PayableRow,
  { purpose, amount, receipt }: { purpose: Purpose; amount: Paise; receipt: string },
): Promise<{ order: OrderRow; fresh: boolean }> {
  const { panditId, bookingId, customerId } = booking;
  const at = now();
  const id = newId(at);
  if (await claimReceipt(sql, { customerId, receipt, panditId, orderId: id })) {
    const what = { purpose, amountPaise: amount, receipt };
    const made = { panditId, id, bookingId, customerId, provider: payments.name, ...what };
    const times = { createdAt: new Date(at), askingUntil: new Date(at + ASKING_MS) };
    await insertOrder(sql, { ...made, ...times });
    return { order: { ...made, ...times, providerOrderId: null, status: 'created' }, fresh: true };
  }
  const order = await orderByReceipt(sql, customerId, receipt);
  if (!order) throw new Error('A receipt was taken without an order.');
  return { order, fresh: false };
}

/** Outside any transaction. Our id is the provider's receipt: a repeated call gives the same order there, too. */
async function askProvider({ pool, payments, now, log }: Deps, order: OrderRow): Promise<string> {
  const { panditId, bookingId, id, amountPaise: amount } = order;
  try {
    const notes = { pandit_id: panditId, booking_id: bookingId, order_id: id };
    const made = await payments.createOrder({ amount, receipt: id, notes });
    if (!isAsAsked(made, amount)) throw new PaymentError('down', 'the provider made another order than asked for');
    await transaction(pool, (sql) => recordProviderOrder(sql, order, made.id, new Date(now() + FIRST_CHECK_MS)));
    return made.id;
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    log.warn({ err: error, bookingId, order: id }, 'no order from the payment provider');
    await releaseAsking(pool, order);
    return refuse('provider_down', { retryAfter: 5 });
  }
}

const isAsAsked = (made: ProviderOrder, amount: Paise): boolean => made.amount === amount && made.currency === 'INR';

const present = (provider: PaymentProvider, order: OrderRow, id: string): Opened => ({
  order: { id, amount: order.amountPaise, currency: 'INR', receipt: order.receipt },
  keyId: provider.keyId,
  provider: provider.name,
  checkoutUrl: provider.checkoutUrl,
});
