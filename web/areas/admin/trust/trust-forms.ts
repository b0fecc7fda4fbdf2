import { z } from 'zod';
import { id } from '#contract/fields.ts';
import { trust } from '#contract/office/trust.ts';

/** The decision about one credit that waits, with its reason. */
export const creditForm = z.object({
  bookingId: id,
  decision: trust['POST /admin/credits/decide'].body.shape.decision,
  reason: trust['POST /admin/credits/decide'].body.shape.reason,
});
