import { z } from 'zod';
import { userStatuses } from '#domain/roles.ts';
import { endpoints } from './endpoint.ts';
import { id, optionalEmail, personName, phone, text } from './fields.ts';

/** Uploads, the contact form, live events. */

export const contactInput = z
  .strictObject({
    name: personName,
    phone: z.union([z.literal('').transform(() => null), phone]).nullish(),
    email: optionalEmail,
    message: text(4000, 'message_required'),
    captcha: z.string().max(4000).optional(),
  })
  .refine((form) => Boolean(form.phone ?? form.email), { message: 'reachable_required', path: ['phone'] });

const stored = z.object({ url: z.string() });

/** The data of an `event: booking` in `GET /events`. `GET /booking/:id` says what changed. */
export const bookingChanged = z.object({ bookingId: id, earlier: z.literal(true).optional() });
export type BookingChanged = z.infer<typeof bookingChanged>;

/** The data of an `event: letter`: somebody wrote in a thread of mine, or, without a letter, has read it or closed it. */
export const letterCame = z.object({ bookingId: id, letterId: id.nullable() });
export type LetterCame = z.infer<typeof letterCame>;

/** The data of an `event: person`: the listener's status has changed. */
export const personChanged = z.object({ userStatus: z.enum(userStatuses) });
export type PersonChanged = z.infer<typeof personChanged>;

export const misc = endpoints({
  'POST /uploads/ritual-image': {
    summary: 'Stores a picture for a ritual: under 5 MB, re-encoded, stripped of metadata',
    who: ['admin'],
    takes: 'multipart',
    reply: stored,
    status: 201,
    errors: ['file_missing', 'image_invalid', 'image_too_many_pixels', 'image_too_large_5', 'pictures_down'],
    perMinute: 30,
  },
  'POST /uploads/profile-image': {
    summary: 'Stores my photo: under 1 MB, re-encoded, stripped of metadata',
    who: 'signed-in',
    takes: 'multipart',
    reply: stored,
    status: 201,
    errors: ['file_missing', 'image_invalid', 'image_too_many_pixels', 'image_too_large_1', 'pictures_down'],
    perMinute: 30,
  },
  'POST /uploads/letter-photo': {
    summary:
      'Stores a photo for a message to the other side of a booking: under 5 MB, re-encoded, stripped of metadata',
    who: ['user', 'pandit', 'acharya'],
    takes: 'multipart',
    reply: stored,
    status: 201,
    errors: ['file_missing', 'image_invalid', 'image_too_many_pixels', 'image_too_large_5', 'pictures_down'],
    perMinute: 30,
  },
  'POST /contact': {
    summary: 'A message to us',
    who: 'anyone',
    body: contactInput,
    /** The office finds the message by this number, and a signed-in author follows it. */
    reply: z.object({ _id: id, number: z.string() }),
    status: 201,
    message: 'contact_received',
    errors: ['captcha_failed', 'too_many'],
    perMinute: 10,
  },
  'GET /events': {
    summary:
      'Server-sent events: `event: booking`, `data: { bookingId }` for each booking of mine that ' +
      'changes, beginning with what changed in the last 25 seconds: that has `earlier: true`, and may be known. A stream ' +
      'ends with its sign-in, and after a quarter of an hour at the latest; ten at a time are a person’s. `event: letter`, `data: { bookingId, letterId }` tells of messages of my bookings, `event: person`, `data: { userStatus }` of what the office decided about me: at once where `status`, what the page was drawn with, is no longer so. Whoever opens the next one later than that loads the list afresh.',
    who: 'signed-in',
    query: z.strictObject({ status: z.enum(userStatuses).optional() }),
    gives: 'event-stream',
    reply: z.object({}),
  },
});

/** Exist only while the stand-ins are switched on. */
export const sandbox = endpoints({
  'GET /sandbox/messages': {
    summary: 'What was "sent" to a phone or an address, newest first (sandbox only)',
    who: 'anyone',
    query: z.strictObject({ to: z.string().max(254).optional() }),
    reply: z.object({
      messages: z.array(z.object({ to: z.string(), channel: z.string(), text: z.string(), sentAt: z.string() })),
    }),
  },
  'POST /sandbox/pay': {
    summary: 'Pays or fails an order as the checkout would (sandbox only)',
    who: 'anyone',
    body: z.strictObject({
      orderId: z.string().max(60),
      outcome: z.enum(['success', 'failure']),
      method: z.enum(['upi', 'card']).optional(),
    }),
    /** What the checkout hands to a page; a failed attempt is not signed. */
    reply: z.object({
      razorpay_order_id: z.string(),
      razorpay_payment_id: z.string(),
      razorpay_signature: z.string().optional(),
    }),
    errors: ['not_found', 'order_paid'],
  },
});
