import { z } from 'zod';
import { MAX_RUPEES } from '#domain/money.ts';

/** The most that one of the others may cost, as it is typed; empty for what the dearest of those asked costs. */
export const limitField = z.union([
  z.literal('').transform(() => null),
  z.coerce.number('rupees_invalid').int('rupees_invalid').min(1, 'rupees_invalid').max(MAX_RUPEES, 'rupees_invalid'),
]);
