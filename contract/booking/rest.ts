import { z } from 'zod';
import { sides } from '#domain/booking.ts';
import { purposes, restStages } from '#domain/booking/rest.ts';
import { instant } from '../fields.ts';

/** What a payment is for. */
export const purpose = z.enum(purposes);

/** The rest of the dakshina, once the puja has begun: whole rupees. */
export const rest = z.object({
  /** What the family pays beside the advance. */
  due: z.number(),
  /** Paid by our checkout. */
  paid: z.number(),
  /** In cash, as the family says and as the pandit says; null where they have said nothing. */
  given: z.number().nullable(),
  received: z.number().nullable(),
  /** What neither covers. */
  left: z.number(),
  /** What can be paid by our checkout now. */
  toPay: z.number(),
  stage: z.enum(restStages),
  /** The family can still pay the rest, and both can still say what was given. */
  isOpen: z.boolean(),
});

/** Cash of a puja that came to nothing: it goes back by hand. */
export const cashBack = z.object({
  /** Whole rupees: as the pandit says, else as the family does. */
  amount: z.number(),
  /** The pandit says that it came. */
  isSure: z.boolean(),
  /** The sides that said that the money was given back. */
  said: z.array(z.enum(sides)),
  /** Where the family alone speaks of cash: until when we ask for the cash. The claim falls away then, unless somebody says more. */
  until: instant.nullable(),
});

/** How much of a booking is paid, due and left, in whole rupees (`sumsOf` in the domain). */
export const sums = z.object({
  /** What has to be paid now to keep the time, beside credit. */
  due: z.number(),
  /** Paid so far, online, by credit and in cash as the two say, less what went back. */
  paid: z.number(),
  /** What the family still gives the pandit, beside what is due now; null where the puja came to nothing. */
  left: z.number().nullable(),
  /** What of that the family is asked for at present (`askedOf` in the domain): nothing while an open case rests it. */
  asked: z.number(),
});
