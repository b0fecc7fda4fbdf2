import { z } from 'zod';
import { endings } from '#domain/booking/ending.ts';
import { consents, shownAskStates } from '#domain/asks/asks.ts';
import { bookingStatuses } from '#domain/booking.ts';
import { id, instant, ourDay } from '../fields.ts';

/** Several pandits asked for one puja, as its family and the office see it. */
export const ask = z.object({
  _id: id,
  state: z.enum(shownAskStates),
  /** Who asks others where a pandit does not come: we, the family each time, or nobody. Null while the family has not said. */
  consent: z.enum(consents).nullable(),
  /** The most the family will pay, whole rupees. */
  limit: z.number().nullable(),
  /** Whole rupees of an advance that waits for the next pandit. */
  keptAmount: z.number(),
  /** The booking that advance was paid on; null where none waits. */
  keptBookingId: id.nullable(),
  /** By when that advance goes along or comes back, at the latest. */
  keptUntil: instant.nullable(),
  /** Until when the family has to choose. */
  chooseUntil: instant.nullable(),
  /** How many pandits have still to answer; none has accepted yet. */
  askedNow: z.number(),
  /** Everybody who was asked, this booking's pandit among them. */
  asked: z.array(
    z.object({
      bookingId: id,
      name: z.string(),
      /** Whole rupees. */
      price: z.number(),
      bookingDate: ourDay,
      /** When it begins, in India; null where the hour is open. */
      startTime: z.string().nullable(),
      place: z.string(),
      bookingStatus: z.enum(bookingStatuses),
      /** How it came to nothing, where its state alone does not say. */
      ending: z.enum(endings).nullable(),
      isSubstitute: z.boolean(),
      /** Whole rupees of an advance that was paid here and moved to the booking with the present pandit; null where none did. */
      wentAlong: z.number().nullable(),
    }),
  ),
});
export type Ask = z.infer<typeof ask>;
