import { z } from 'zod';
import { LETTER_MAX } from '#domain/letters/letters.ts';
import { endpoints } from '../endpoint.ts';
import { cursor, id, instant, optionalText, text } from '../fields.ts';

/** What the two of a booking write to each other (docs/decisions/0110-words-between-them.md). */

const letter = z.object({
  _id: id,
  by: z.enum(['customer', 'pandit']),
  text: z.string().nullable(),
  /** The address of a photo. */
  photo: z.string().nullable(),
  /** A number, an address or a link was left out: the day was not agreed when it was written. */
  masked: z.boolean(),
  at: instant,
});
export type Letter = z.infer<typeof letter>;

const thread = z.object({
  /** Oldest first. */
  letters: z.array(letter),
  /** Where the earlier ones begin. */
  nextCursor: z.string().nullable(),
  /** Up to which of the viewer’s own the other side has read. */
  readUpTo: id.nullable(),
  /** Letters of the other side that the viewer has not read, up to a hundred. */
  unread: z.number(),
  /** Why nothing can be written; null where it can. */
  closed: z.enum(['over', 'left', 'blocked', 'blockedByMe']).nullable(),
  /** Until when; null while there is no end. */
  until: instant.nullable(),
  /** Numbers, addresses and links are left out at present. */
  masks: z.boolean(),
});
export type Thread = z.infer<typeof thread>;

const officeThread = z.object({
  letters: z.array(letter),
  nextCursor: z.string().nullable(),
  /** Which of them were reported. */
  reported: z.array(id),
});
export type OfficeThread = z.infer<typeof officeThread>;

export const letterForm = z.strictObject({
  text: optionalText(LETTER_MAX, 'letter_long'),
  /** Of `POST /uploads/letter-photo`. */
  photo: z.union([z.literal('').transform(() => null), z.string().max(100)]).nullish(),
  /** The key of the press: one key, one message. */
  key: id,
});
export const reportForm = z.strictObject({ letterId: id.nullish(), reason: text(500, 'letters_report_reason') });

const parties = ['user', 'pandit', 'acharya'] as const;
const params = z.object({ id });
const query = z.strictObject({ cursor: cursor.optional() });

export const bookingLetters = endpoints({
  'GET /booking/:id/letters': {
    summary: 'What the two of a booking wrote to each other, the last twenty, and earlier ones by their cursor',
    who: parties,
    params,
    query,
    reply: thread,
    errors: ['booking_unknown'],
  },
  'POST /booking/:id/letters': {
    summary:
      'Writes to the other side; until the day is agreed phone numbers, mail addresses and links are left out, and no photo is taken. The same key twice is one letter',
    who: parties,
    params,
    body: letterForm,
    reply: letter,
    status: 201,
    message: 'letter_sent',
    errors: [
      'booking_unknown',
      'letter_required',
      'letter_photo',
      'letter_photo_early',
      'letters_over',
      'letters_nothing',
      'letters_gone',
      'letters_blocked',
      'letters_left',
      'letters_blocked_own',
      'letters_many',
    ],
    perMinute: 60,
  },
  'POST /booking/:id/letters/read': {
    summary: 'The viewer has read everything up to a letter',
    who: parties,
    params,
    body: z.strictObject({ upTo: id }),
    reply: z.object({}),
    errors: ['booking_unknown'],
  },
  'POST /booking/:id/letters/block': {
    summary: 'The other side can no longer write; the booking goes on',
    who: parties,
    params,
    body: z.strictObject({}),
    reply: z.object({}),
    message: 'letters_block',
    errors: ['booking_unknown'],
  },
  'POST /booking/:id/letters/allow': {
    summary: 'The other side can write again',
    who: parties,
    params,
    body: z.strictObject({}),
    reply: z.object({}),
    message: 'letters_allow',
    errors: ['booking_unknown'],
  },
  'POST /booking/:id/letters/report': {
    summary: 'Reports a letter of the other side, or the thread, to the office',
    who: parties,
    params,
    body: reportForm,
    reply: z.object({}),
    message: 'letters_reported',
    errors: ['booking_unknown', 'letter_unknown'],
    perMinute: 20,
  },
  'GET /booking/admin/:id/letters': {
    summary:
      'The thread of a booking, to the admin who has taken a case or a report about it; each look is written down',
    who: ['admin'],
    params,
    query,
    reply: officeThread,
    errors: ['booking_unknown', 'letters_private'],
  },
});
