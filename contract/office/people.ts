import { z } from 'zod';
import { bookingStatuses } from '#domain/booking.ts';
import { endings } from '#domain/booking/ending.ts';
import { caseKinds } from '#domain/cases/case.ts';
import { messageStates } from '#domain/choices.ts';
import { userStatuses, userTypes } from '#domain/roles.ts';
import { rating } from '../booking/reviews.ts';
import { endpoints } from '../endpoint.ts';
import { cursor, id, instant, ourDay, search, text } from '../fields.ts';
import { profile } from '../people.ts';
import { whyUndelivered } from './please-call.ts';

/** One search for anything, and all the office knows of one person. */

const foundPerson = z.object({
  _id: id,
  name: z.string(),
  phone: z.string(),
  userType: z.enum(userTypes),
  userStatus: z.enum(userStatuses),
  profileUrl: z.string().nullable(),
  city: z.string().nullable(),
});

const brief = {
  _id: id,
  ritualType: z.string(),
  day: ourDay,
  /** `HH:MM` in India; null for the whole day. */
  startTime: z.string().nullable(),
  bookingStatus: z.enum(bookingStatuses),
  /** The open case about it that runs out first. */
  openCase: z.object({ kind: z.enum(caseKinds) }).nullable(),
};
const name = z.object({ _id: id, name: z.string() });
const foundBooking = z.object({ ...brief, family: name, pandit: name });
export type FoundBooking = z.infer<typeof foundBooking>;

const bookingOfPerson = z.object({
  ...brief,
  /** How it came to nothing, where its state alone does not say. */
  ending: z.enum(endings).nullable(),
  /** Whole rupees. */
  price: z.number(),
  place: z.string().nullable(),
  /** The other side. */
  other: name,
});

const moneyOfPerson = z.object({
  /** The id of the payment or refund; for credit, of its booking. */
  _id: id,
  at: instant,
  kind: z.enum(['payment', 'refund', 'creditGiven', 'creditUsed', 'creditBack']),
  /** Rupees. */
  amount: z.number(),
  /** How far a refund is. */
  status: z.enum(['due', 'sent', 'processed', 'failed']).nullable(),
  /** The provider's id. */
  reference: z.string().nullable(),
  bookingId: id,
});

const caseInShort = z.object({
  _id: id,
  /** The ticket. */
  number: z.string(),
  kind: z.enum(caseKinds),
  stage: z.enum(['new', 'taken', 'closed']),
  openedAt: instant,
  bookingId: id,
});
export type CaseInShort = z.infer<typeof caseInShort>;

const told = z.object({
  _id: id,
  at: instant,
  /** From when on it is, or is to be, handed over. */
  dueAt: instant,
  /** When it was handed over; null where it waits, or was given up. */
  sentAt: instant.nullable(),
  /** Why it was given up, or is tried again. */
  trouble: whyUndelivered.nullable(),
  /** Somebody of the office told them by phone instead. */
  called: z.object({ at: instant, by: z.string().nullable() }).nullable(),
  text: z.string(),
  bookingId: id.nullable(),
});

export const officePersonReply = z.object({
  person: profile,
  rating,
  /** Their pujas of today, by the hour; without those that came to nothing. */
  today: z.array(bookingOfPerson),
  bookings: z.object({ rows: z.array(bookingOfPerson), count: z.number(), nextCursor: z.string().nullable() }),
  money: z.object({
    /** Of the bookings that are shown, newest first. */
    rows: z.array(moneyOfPerson),
    /** The credit a family has left, in rupees. */
    credit: z.number().nullable(),
    /** Of a pandit, in rupees. */
    earnings: z
      .object({ paidOut: z.number(), toCome: z.number(), onHold: z.number(), commission: z.number() })
      .nullable(),
  }),
  /** What we told them, newest first. */
  told: z.array(told),
  /** What they wrote to us. */
  written: z.array(z.object({ _id: id, at: instant, state: z.enum(messageStates), message: z.string() })),
  /** Their cases, on either side, newest first. */
  cases: z.array(caseInShort),
  /** What was done about them or their account, newest first. */
  history: z.array(
    z.object({ _id: id, at: instant, action: z.string(), by: z.string().nullable(), note: z.string().nullable() }),
  ),
});
export type OfficePerson = z.infer<typeof officePersonReply>;

export const sureInput = z.strictObject({
  personId: id,
  /** How the office made sure of them, for the audit trail. */
  reason: text(1000, 'sure_reason_required'),
});

export const officePeople = endpoints({
  'GET /admin/people/:id/silence': {
    summary: 'Since when nothing was heard of somebody; null while a code to their phone lets them in',
    who: ['admin'],
    params: z.object({ id }),
    reply: z.object({ silentSince: instant.nullable() }),
    errors: ['person_unknown'],
  },
  'POST /admin/people/known': {
    summary: 'The office has made sure that an account is still in the hands of who made it',
    who: ['admin'],
    body: sureInput,
    reply: z.object({}),
    message: 'person_sure',
    errors: ['person_unknown'],
  },
  'GET /admin/find': {
    summary:
      'One search for anything: people by phone, name, e-mail or the end of an id; bookings by their number, their people, ritual, place or day, and by the id of a payment, an order or a refund; a case or a message of the contact form by its number; a few of each',
    who: ['admin'],
    query: z.strictObject({ q: search }),
    reply: z.object({
      people: z.array(foundPerson),
      /** Nothing was found; these pandits are called nearly so. */
      near: z.boolean(),
      bookings: z.array(foundBooking),
      /** The case whose ticket this is. */
      cases: z.array(caseInShort),
      /** The message of the contact form whose number this is. */
      messages: z.array(z.object({ _id: id })),
      /** There are others; the lists have them. */
      more: z.object({ people: z.boolean(), bookings: z.boolean() }),
    }),
    isDear: true,
  },
  'GET /admin/people/:id': {
    summary:
      'All the office knows of one person: bookings, money, messages and history; that it was looked at is written down',
    who: ['admin'],
    params: z.object({ id }),
    /** Of the bookings. */
    query: z.strictObject({ cursor: cursor.optional() }),
    reply: officePersonReply,
    errors: ['person_unknown'],
  },
});
