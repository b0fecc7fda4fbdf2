import type { Deps } from '../deps.ts';
import type { Job } from '../jobs/loop.ts';
import { webhookDelivery } from '../sandbox/razorpay-webhooks.ts';
import { reconcileJob } from './provider/reconcile.ts';
import { refundJob } from './refunds/refunds.ts';

/** The work of money that comes due. The stand-in's webhooks run only while the stand-in is used. */
export const paymentJobs = (deps: Deps): Job[] => [
  reconcileJob(deps),
  refundJob(deps),
  ...(deps.config.PAYMENT_PROVIDER === 'sandbox' ? [webhookDelivery(deps)] : []),
];
