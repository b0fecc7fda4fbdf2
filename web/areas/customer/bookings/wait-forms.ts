import { z } from 'zod';
import { bookInput } from '#contract/bookings.ts';
import { id } from '#contract/fields.ts';

/** What the forms of the list of waits post. */
export const waitId = z.object({ waitId: id });
export const placeForm = z.object({ userAddress: bookInput.shape.userAddress });
/** The price that was shown goes along. */
export const askNowForm = placeForm.extend({ ...waitId.shape, panditId: id, price: z.coerce.number() });
