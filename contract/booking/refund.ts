import { z } from 'zod';
import { instant } from '../fields.ts';

/** Money on its way back to the customer: still to be sent, sent to the bank, arrived; or waiting for a person to send it. */
export const refund = z.object({
  /** Whole rupees. */
  amount: z.number(),
  state: z.enum(['coming', 'sent', 'arrived', 'failed']),
  sentAt: instant.nullable(),
  arrivedAt: instant.nullable(),
  /** By which the bank knows it, else the payment service. */
  reference: z.string().nullable(),
});
export type Refund = z.infer<typeof refund>;
