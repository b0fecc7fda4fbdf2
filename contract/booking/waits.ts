import { z } from 'zod';
import { districtNames } from '#domain/places.ts';
import { booking, bookInput } from '../bookings.ts';
import { endpoints } from '../endpoint.ts';
import { clock, day, id, instant, ourDay, rupees } from '../fields.ts';
import type { MessageCode } from '../messages.ts';

/** Families who wait for a day on which nobody is free (docs/decisions/0109-several-pandits-for-one-puja.md). */

const says = (code: MessageCode): MessageCode => code;

export const waitInput = z.strictObject({
  ritualId: id,
  date: day,
  /** From this hour on for as long as the ritual takes; else for the whole day. */
  startTime: z.union([z.literal('').transform(() => null), clock]).nullish(),
  /** For this one; else for anybody of the district. */
  panditId: id.optional(),
  district: z
    .string()
    .refine((name) => districtNames.includes(name), says('district_unknown'))
    .optional(),
});

const waits = z.object({
  waits: z.array(
    z.object({
      _id: id,
      ritualId: id,
      ritualType: z.string(),
      date: ourDay,
      /** `HH:MM` in India; null for the whole day. */
      startTime: z.string().nullable(),
      panditId: id.nullable(),
      pandit: z.string().nullable(),
      district: z.string().nullable(),
      /** Since when it is their turn to ask. */
      toldAt: instant.nullable(),
      /** Who is free, for a family whose turn it is; price in whole rupees. */
      offer: z.object({ panditId: id, name: z.string(), price: z.number() }).nullable(),
    }),
  ),
});
export type Wait = z.infer<typeof waits>['waits'][number];

export const waitCalls = endpoints({
  'POST /waits': {
    summary:
      'A family wants to be told when a day opens, of one pandit or of anybody in a district; the whole list comes back',
    who: ['user'],
    body: waitInput,
    reply: waits,
    status: 201,
    message: 'wait_noted',
    errors: ['date_past', 'start_passed', 'ritual_unknown', 'pandit_unknown', 'wait_for_required', 'waits_many'],
  },
  'GET /waits': { summary: 'What a family waits for, the nearest day first', who: ['user'], reply: waits },
  'POST /waits/:id/no-longer': {
    summary: 'A family no longer waits for a day',
    who: ['user'],
    params: z.object({ id }),
    reply: waits,
    message: 'wait_ended',
  },
  'POST /waits/:id/ask': {
    summary:
      'A family whose turn it is asks a free pandit, for the day or the hour it waited for, at the price it has seen',
    who: ['user'],
    params: z.object({ id }),
    body: z.strictObject({ panditId: id, price: rupees, userAddress: bookInput.shape.userAddress }),
    reply: booking,
    status: 201,
    message: 'booking_sent',
    errors: [
      'wait_unknown',
      'wait_not_turn',
      'pandit_unknown',
      'pandit_busy',
      'pandit_not_available',
      'ask_price_changed',
      'asked_another',
      'booked_another',
    ],
  },
});
