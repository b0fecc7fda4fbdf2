import { z } from 'zod';
import { caseKinds, kinds, origins, PHOTOS_MOST, pressedKinds, WORDS_MOST } from '#domain/cases/case.ts';
import { measures, remedies } from '#domain/cases/outcome.ts';
import type { UserType } from '#domain/roles.ts';
import { endpoints } from '../endpoint.ts';
import { cursor, day, id, instant, optionalText, text, ticketNumber } from '../fields.ts';
import type { MessageCode } from '../messages.ts';

/** When something about a booking is not right: as its two parties say it and follow it (docs/decisions/0108-cases.md). */

const says = (code: MessageCode): MessageCode => code;

const parties: readonly UserType[] = ['user', 'pandit', 'acharya'];
const priests: readonly UserType[] = ['pandit', 'acharya'];

/** By the id of each, as `POST /uploads/case-photo` gave it. */
const photos = z.array(id).max(PHOTOS_MOST, 'photos_many').optional();

/** "Nobody came" and "I was asked for more" need no further words. */
export const caseInput = z
  .strictObject({ kind: z.enum(pressedKinds, says('case_kind_required')), words: optionalText(WORDS_MOST), photos })
  .superRefine(({ kind, words }, context) => {
    if (!words && kinds[kind].needsWords)
      context.addIssue({ code: 'custom', path: ['words'], message: says('case_words_required') });
  });
export const addition = z.strictObject({ words: text(WORDS_MOST, 'case_words_required'), photos });
export const appealInput = z.strictObject({ words: text(WORDS_MOST, 'case_words_required') });

const sides = ['customer', 'pandit', 'time', 'office'] as const;
/** What happened to a case; `noted` is between people of the office. */
export const caseDeeds = ['opened', 'added', 'taken', 'handed', 'noted', 'decided'] as const;

/** Photos are for who sent them and the office alone. */
const caseEvent = z.object({
  at: instant,
  what: z.enum(caseDeeds),
  by: z.enum(sides),
  words: z.string().nullable(),
  photos: z.array(id),
});
export type CaseEvent = z.infer<typeof caseEvent>;

const decision = z.object({
  at: instant,
  remedy: z.enum(remedies),
  /** Whole rupees that go back to the family; null where nothing was said about an amount. */
  amount: z.number().nullable(),
  words: z.string(),
  /** Whole rupees of cash that the pandit gives back by hand; null where there is none, and in lists. */
  cash: z.number().nullable(),
  /** What became of the pandit, to the pandit and the office alone. */
  measure: z.enum(measures).nullable(),
  reason: z.string().nullable(),
  /** The pandit was right to appeal. */
  lifted: z.boolean(),
  /** The office found that the pandit did not come. The ticket's page and the booking's say so. */
  absent: z.boolean(),
});

const ticket = {
  _id: id,
  number: z.string(),
  kind: z.enum(caseKinds),
  bookingId: id,
  by: z.enum(origins),
  mine: z.boolean(),
  stage: z.enum(['new', 'taken', 'closed']),
  openedAt: instant,
  acknowledgeBy: instant,
  acknowledgedAt: instant.nullable(),
  resolveBy: instant,
  /** The booking's money waits for it. */
  money: z.boolean(),
  /** The case waits for the viewer to say how it was. */
  asksMe: z.boolean(),
};

/** A case as one of the two of its booking may see it. */
export const ownCase = z.object({
  ...ticket,
  decision: decision.nullable(),
  story: z.array(caseEvent),
  mayAdd: z.boolean(),
  /** How many more photos can be sent. */
  photosLeft: z.number(),
  /** Until when one may appeal; null where one may not. */
  appealUntil: instant.nullable(),
});
export type OwnCase = z.infer<typeof ownCase>;

const bookingCases = z.object({
  cases: z.array(ownCase),
  /** What one may say now. */
  mayOpen: z.array(z.enum(pressedKinds)),
  /** From when one may say that nobody came; null where one may now, or never. */
  absentFrom: instant.nullable(),
});
export type BookingCases = z.infer<typeof bookingCases>;

/** One of a list of one's own. */
const listed = z.object({
  ...ticket,
  closedAt: instant.nullable(),
  remedy: z.enum(remedies).nullable(),
  decision: decision.nullable(),
  ritualType: z.string(),
  bookingDate: day,
  /** The other of the booking, by name. */
  other: z.string(),
});
export type ListedCase = z.infer<typeof listed>;

/** The page of one's own ticket. */
const ticketPage = ownCase.extend({
  ritualType: z.string(),
  bookingDate: day,
  /** The other of the booking, by name. */
  other: z.string(),
  /** Who of the office has it, by their first name; null where nobody has taken it. */
  owner: z.string().nullable(),
  /** When something last happened to it. */
  changedAt: instant,
});
export type TicketPage = z.infer<typeof ticketPage>;

const measure = z.object({
  caseId: id,
  number: z.string(),
  bookingId: id,
  measure: z.enum(['warn', 'pause']),
  reason: z.string(),
  at: instant,
  liftedAt: instant.nullable(),
  appealUntil: instant.nullable(),
});
export type ToldMeasure = z.infer<typeof measure>;

export const caseCalls = endpoints({
  'POST /uploads/case-photo': {
    summary:
      'Stores a photo as evidence: under 5 MB, re-encoded, stripped of metadata; seen by oneself and the office alone',
    who: parties,
    takes: 'multipart',
    reply: z.object({ _id: id }),
    status: 201,
    message: 'case_photo_stored',
    errors: ['file_missing', 'image_invalid', 'image_too_many_pixels', 'image_too_large_5', 'pictures_down'],
    perMinute: 30,
  },
  'GET /case/photo/:id': {
    summary: 'A photo of a case, to who sent it and the office',
    who: 'signed-in',
    params: z.object({ id }),
    gives: 'image/webp',
    reply: z.object({}),
    errors: ['case_photo_unknown', 'pictures_down'],
  },
  'GET /case/mine': {
    summary:
      'The cases a person opened or is a side of, newest first and paged; and what a pandit was warned or paused for',
    who: parties,
    query: z.strictObject({
      cursor: cursor.optional(),
      /** Only cases in which the person has still to say how it was. */
      asks: z.literal('me').optional(),
    }),
    reply: z.object({ cases: z.array(listed), nextCursor: z.string().nullable(), measures: z.array(measure) }),
  },
  'GET /case/ticket/:number': {
    summary: 'One case by its number, for its two sides, with its booking and the member of staff who has it',
    who: parties,
    params: z.object({ number: ticketNumber }),
    reply: ticketPage,
    errors: ['case_unknown'],
  },
  'GET /case/booking/:id': {
    summary: 'The cases of a booking, to its two parties, and what one may open now',
    who: parties,
    params: z.object({ id }),
    reply: bookingCases,
    errors: ['booking_unknown'],
  },
  'POST /case/booking/:id': {
    summary:
      'A party says that nobody came, that more was asked than agreed, or that something else is wrong; where it is about money, that waits',
    who: parties,
    params: z.object({ id }),
    body: caseInput,
    reply: ownCase,
    status: 201,
    message: 'case_opened',
    errors: [
      'booking_unknown',
      'case_open_already',
      'case_of_day',
      'case_early',
      'case_late',
      'case_never',
      'case_held',
      'case_many',
      'photo_gone',
    ],
    perMinute: 20,
  },
  'POST /case/:id/add': {
    summary: 'A party adds words and photos to an open case',
    who: parties,
    params: z.object({ id }),
    body: addition,
    reply: ownCase,
    message: 'case_added',
    errors: ['case_unknown', 'case_closed', 'case_added_often', 'photos_many', 'photo_gone'],
    perMinute: 20,
  },
  'POST /case/:id/appeal': {
    summary: 'A pandit who was warned or paused appeals, once',
    who: priests,
    params: z.object({ id }),
    body: appealInput,
    reply: ownCase,
    status: 201,
    message: 'appeal_opened',
    errors: ['case_unknown', 'appeal_none', 'appeal_twice', 'appeal_late'],
    perMinute: 10,
  },
});
