import { HOUR, type Instant } from '#domain/time.ts';
import { PaymentError, type ProviderRefund } from '../../adapters/payments/port.ts';
import { transaction, type Sql } from '../../db/sql.ts';
import type { Deps } from '../../deps.ts';
import type { Job } from '../../jobs/loop.ts';
import { withConcurrency } from '../../jobs/concurrency.ts';
import { tellOfRefund } from '../../notifications/notifications.ts';
import {
  claimRefund,
  lockRefund,
  refundsDue,
  updateRefund,
  type RefundKey,
  type RefundNews,
  type RefundRow,
} from './refund-store.ts';
import { paymentByProviderId } from '../store.ts';

/** Money on its way back. The ledger promised it (`ledger/ledger.ts`); here it is sent and followed home. */

/** How often a refund that the bank returned is sent again before a person has to look at it. */
const MAX_FAILURES = 5;

/** Refunds on their way to the provider at the same time. */
const AT_ONCE = 4;

/** Sends what is due and asks after what was sent long ago. Repeats, later each time, until the provider says it is done. */
export const refundJob = (deps: Deps): Job => ({
  name: 'refunds',
  everyMs: 2_000,
  run: async (stopping) => {
    const due = await refundsDue(deps.pool, new Date(deps.now()));
    await withConcurrency(due, AT_ONCE, stopping, (key) => advance(deps, key));
    return due.length;
  },
});

async function advance(deps: Deps, key: RefundKey): Promise<void> {
  const { pool, payments, now, log } = deps;
  const refund = await claimRefund(pool, key, new Date(now()));
  if (!refund) return;
  try {
    const news = refund.status === 'due' ? await send(deps, refund) : await sentBefore(deps, refund);
    if (news) await transaction(pool, (sql) => noteRefund(sql, payments.name, news, now()));
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    log.warn(
      { err: error, refund: refund.id, attempts: refund.attempts },
      'a refund could not be sent; it will be again',
    );
  }
}

/** The first try has the refund's own id as key, one after a failure at the bank gets a key of its own. */
const keyOf = ({ id, failures }: Pick<RefundRow, 'id' | 'failures'>): string =>
  failures === 0 ? id : `${id}-${failures}`;

async function send(deps: Deps, refund: RefundRow): Promise<ProviderRefund | null> {
  const { panditId, bookingId, id, amountPaise: amount } = refund;
  const notes = { pandit_id: panditId, booking_id: bookingId, refund_id: id };
  try {
    return await deps.payments.refund(refund.providerPaymentId, { amount, key: keyOf(refund), notes });
  } catch (error) {
    if (!(error instanceof PaymentError) || error.kind === 'down') throw error;
    // an earlier try may have gone through without its answer reaching us, and its key may be forgotten by now
    const before = await sentBefore(deps, refund);
    if (!before) throw error;
    return before;
  }
}

async function sentBefore({ payments }: Deps, refund: RefundRow): Promise<ProviderRefund | null> {
  const all = await payments.refundsOf(refund.providerPaymentId);
  return all.find((one) => one.key === keyOf(refund)) ?? null;
}

/** What the provider says of a refund, from its answer or a webhook: only ever forward, never the same news twice. */
export async function noteRefund(sql: Sql, provider: string, said: ProviderRefund, now: Instant): Promise<void> {
  const payment = await paymentByProviderId(sql, provider, said.paymentId);
  const id = said.key?.slice(0, 36);
  const refund = payment && id && isId(id) ? await lockRefund(sql, { panditId: payment.panditId, id }) : null;
  if (!refund || said.key !== keyOf(refund)) return;
  if (refund.status === 'failed' || (refund.status === 'processed' && !namesReference(refund, said))) return;
  const news = newsOf(refund, said, now);
  await updateRefund(sql, refund, news);
  const wasSent = refund.status === 'due' && refund.failures === 0 && news.status !== 'due';
  if (wasSent) await tellCustomer(sql, refund, now);
}

/** The bank may name its number after the money has arrived. */
const namesReference = (refund: RefundRow, said: ProviderRefund): boolean =>
  said.status === 'processed' && said.reference !== null && refund.bankReference === null;

const isId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

function newsOf({ failures }: RefundRow, { id, status, reference }: ProviderRefund, now: Instant): RefundNews {
  const base = { providerRefundId: id, bankReference: reference, failures, at: new Date(now) };
  if (status === 'processed') return { ...base, status: 'processed', dueAt: null };
  if (status === 'pending') return { ...base, status: 'sent', dueAt: new Date(now + 6 * HOUR) };
  const tried = failures + 1;
  return tried < MAX_FAILURES
    ? { ...base, status: 'due', failures: tried, dueAt: new Date(now + HOUR) }
    : { ...base, status: 'failed', failures: tried, dueAt: null };
}

async function tellCustomer(sql: Sql, refund: RefundRow, now: Instant): Promise<void> {
  const { panditId, bookingId, customerId: personId, amountPaise: amount } = refund;
  await tellOfRefund(sql, { panditId, bookingId, personId, topic: 'refundSent.customer', facts: { amount } }, now);
}
