import { z } from 'zod';
import { id } from '#contract/fields.ts';
import { bookingStatuses } from '#domain/booking.ts';
import { step } from '../../../parts/forms/form-action.ts';

/** A family cancels or declines. Asked twice it is refused, for the booking has gone on. */
export const endStep = step(
  z.object({ bookingId: id, bookingStatus: z.enum(bookingStatuses) }),
  async (body, { call }) => void (await call('POST /booking/update-booking-status', { body })),
);
