import { z } from 'zod';
import { consents, MOST_AT_ONCE } from '#domain/asks/asks.ts';
import { period } from '../almanac/day.ts';
import { booking, bookInput } from '../bookings.ts';
import { found } from '../availability.ts';
import { endpoints } from '../endpoint.ts';
import { id, ourDay, rupees, text } from '../fields.ts';
import type { MessageCode } from '../messages.ts';

/** Asking several pandits for one puja, at once or one for another (docs/decisions/0109-several-pandits-for-one-puja.md). */

const says = (code: MessageCode): MessageCode => code;

const uptoThree = <T extends z.ZodType>(one: T, key: (value: z.output<T>) => string) =>
  z
    .array(one)
    .min(1, says('ask_pandits_required'))
    .max(MOST_AT_ONCE, says('ask_pandits_required'))
    .refine((all) => new Set(all.map(key)).size === all.length, says('ask_pandits_required'));

export const askInput = z.strictObject({
  ...bookInput.omit({ panditId: true, userId: true }).shape,
  panditIds: uptoThree(id, (value) => value),
  /** If the pandit cannot come, shall others be asked? Unless told, nobody is. */
  others: z.enum(consents).optional(),
  /** The most the family will pay one of them, whole rupees; unless told what the dearest of those asked costs. */
  limit: rupees.min(1).nullish(),
});

/** Somebody to be asked instead, at the price that was shown. */
export const instead = z.strictObject({ panditId: id, price: rupees });
const insteadOfOne = z.strictObject({ pandits: uptoThree(instead, ({ panditId }) => panditId) });

/** Pandits who can hold the puja of a booking instead: free then, in the order in which we would ask them. */
export const suitable = z.array(
  found.extend({
    /** Whole rupees more than was agreed; less than nothing where it is cheaper. */
    difference: z.number(),
  }),
);
export type Suitable = z.infer<typeof suitable>[number];

/** Good hours of the same ritual in which somebody could begin. */
const nextHours = period.extend({
  date: ourDay,
  /** As an address says them. */
  window: z.string(),
  /** Whose pandits were counted; null for those of every district, where it has none. */
  district: z.string().nullable(),
  count: z.number(),
  orMore: z.boolean(),
});
export type NextHours = z.infer<typeof nextHours>;

/** What a family says about others, and the most one of them may cost, whole rupees; unless told what the booking costs. */
export const othersInput = z.strictObject({ others: z.enum(consents), limit: rupees.min(1).nullish() });

const mayRefuse = ['booking_unknown', 'ask_over', 'ask_price_changed', 'ask_not_suitable', 'ask_refused'] as const;

export const bookingAsks = endpoints({
  'POST /booking/ask': {
    summary:
      'A customer asks up to three pandits for the same puja: the first to accept, or to be paid an advance, has it',
    who: ['user'],
    body: askInput,
    reply: z.object({ bookings: z.array(booking) }),
    status: 201,
    message: 'asks_sent',
    errors: [
      'date_past',
      'start_passed',
      'ask_refused',
      'booking_asked_before',
      'asked_another',
      'booked_another',
      'asked_many',
      'asked_today',
      'muhurat_none',
      'muhurat_gone',
      'muhurat_outside',
    ],
  },
  'GET /booking/:id/suitable': {
    summary:
      'For a family whose pandit does not come: who can hold the puja instead, and at what difference, and the next good hours where it was asked for by hours',
    who: ['user'],
    params: z.object({ id }),
    reply: z.object({ pandits: suitable, nextHours: z.array(nextHours) }),
    errors: ['booking_unknown'],
  },
  'POST /booking/:id/ask-others': {
    summary:
      'A family asks up to three others to hold the puja of a booking whose pandit does not come, at prices it has seen',
    who: ['user'],
    params: z.object({ id }),
    body: insteadOfOne,
    reply: z.object({ bookings: z.array(booking) }),
    status: 201,
    message: 'others_asked',
    errors: [...mayRefuse, 'date_past', 'start_passed', 'asked_many', 'asked_today'],
  },
  'POST /booking/:id/others': {
    summary: 'A family says, or changes, whether others are asked if the pandit of a booking does not come',
    who: ['user'],
    params: z.object({ id }),
    body: othersInput,
    reply: booking,
    message: 'others_said',
    errors: ['booking_unknown', 'ask_over'],
  },
  'POST /booking/:id/ask-nobody': {
    summary:
      'A family wants nobody else asked for a booking whose pandit does not come; an advance that waited goes back',
    who: ['user'],
    params: z.object({ id }),
    reply: booking,
    message: 'ask_stopped',
    errors: ['booking_unknown', 'ask_over'],
  },
  'POST /booking/:id/not-needed': {
    summary: 'A family says that a puja whose pandit does not come is no longer needed: it waits for nothing any more',
    who: ['user'],
    params: z.object({ id }),
    reply: booking,
    errors: ['booking_unknown', 'booking_no_step'],
  },
  'POST /booking/admin/bookings/:id/ask-others': {
    summary:
      'The office asks up to three others on behalf of a family that agreed to it by phone; who accepts takes the place of the pandit',
    who: ['admin'],
    params: z.object({ id }),
    body: insteadOfOne.extend({ reason: text(500) }),
    reply: z.object({ bookings: z.array(booking) }),
    status: 201,
    message: 'others_asked',
    errors: [...mayRefuse, 'date_past', 'start_passed', 'asked_many', 'asked_today'],
  },
  'POST /booking/admin/bookings/:id/hand-over': {
    summary:
      'The office asks up to three others to take over an agreed puja, at prices its family has agreed to; until one of them accepts it stays with its pandit',
    who: ['admin'],
    params: z.object({ id }),
    body: insteadOfOne.extend({
      /** Who agreed, and how. */
      reason: text(500),
      /** The family knows the difference and agrees. */
      agreed: z.literal(true, says('hand_over_agreed')),
    }),
    reply: z.object({ bookings: z.array(booking) }),
    status: 201,
    message: 'handing_over',
    errors: [...mayRefuse, 'date_past', 'start_passed', 'asked_many', 'asked_today'],
  },
  'POST /booking/admin/substitute': {
    summary:
      'The office says that the pandit of an agreed puja does not come: others are looked for as the family has said, or what was paid goes back',
    who: ['admin'],
    body: z.strictObject({ bookingId: id, reason: text(500) }),
    reply: booking,
    message: 'substitute_sought',
    errors: ['booking_unknown', 'booking_no_step'],
  },
});
