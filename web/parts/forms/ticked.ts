import { z } from 'zod';

/** What was ticked of boxes that share a name: a form posts nothing for none, a text for one, a list for more. */
export const ticked = <Out, In extends string>(one: z.ZodType<Out, In>) =>
  z
    .union([z.array(one), one])
    .optional()
    .transform((names): Out[] => (names === undefined ? [] : Array.isArray(names) ? (names as Out[]) : [names as Out]));

/** A box alone: `on`, or nothing; in a form of the browser it is a boolean. */
export const isTicked = z.union([z.boolean(), z.literal('on').transform(() => true)]).default(false);
