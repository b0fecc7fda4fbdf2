import { z } from 'zod';
import { codeExcuses } from '#domain/booking/begun.ts';
import { waitingStates } from '#domain/booking/credit.ts';
import { ownReasons } from '#domain/booking/own-reason.ts';
import { bookingStatuses, sides } from '#domain/booking.ts';
import { caseKinds, origins } from '#domain/cases/case.ts';
import { waiveGrounds } from '#domain/cases/outcome.ts';
import { troubles } from '#domain/booking/office.ts';
import { listParts } from '#domain/people/pandit-list.ts';
import { isPlace } from '#domain/words/place-words.ts';
import { ask } from './booking/ask.ts';
import { policy } from './booking/policy.ts';
import { faultsOfFamily } from './booking/reviews.ts';
import { keptWindow, windowTaken } from './almanac/muhurat.ts';
import { proposal } from './booking/proposal.ts';
import { refund } from './booking/refund.ts';
import { cashBack, rest, sums } from './booking/rest.ts';
import { endpoints } from './endpoint.ts';
import { clock, cursor, day, id, instant, limit, optionalText, ourDay, rupees, text } from './fields.ts';
import type { MessageCode } from './messages.ts';

/** A booking's life. The state table is `domain/booking.ts`. */

const says = (code: MessageCode): MessageCode => code;

const party = z.object({
  _id: id,
  name: z.string(),
  /** A customer's is shown to the pandit once the booking is confirmed; each is `•••••••122` once it is over (`in-touch.ts`). */
  phone: z.string().nullable(),
  email: z.string().nullable(),
  profileUrl: z.string().nullable(),
});

export const bookingEvent = z.object({
  action: z.string(),
  from: z.string().nullable(),
  to: z.string(),
  actor: z.enum(['customer', 'pandit', 'provider', 'time', 'admin']),
  note: z.string().nullable(),
  /** The reason the product gives for a step of the office; `note` is null then. */
  reason: z.enum(ownReasons).nullable(),
  /** The office took the step by deciding this case, and why it waived a loss. */
  decided: z.object({ number: z.string(), ground: z.enum(waiveGrounds).nullable() }).nullable(),
  /** Whole rupees, where the step was about money. */
  amount: z.number().nullable(),
  at: instant,
});

/** Another booking of the pandit's at the same time. */
const rival = z.object({
  _id: id,
  ritualType: z.string(),
  family: z.string(),
  bookingDate: ourDay,
  startTime: z.string().nullable(),
  startsAt: instant,
  bookingStatus: z.enum(bookingStatuses),
});
export type Rival = z.infer<typeof rival>;

const creditWait = z.object({
  /** Whole rupees. */
  amount: z.number(),
  state: z.enum(waitingStates),
  /** Why the office decided so; null while it waits. */
  reason: z.string().nullable(),
});

/** A case about a booking's money that is open, as its two sides know of it. */
const openCase = z.object({
  number: z.string(),
  kind: z.enum(caseKinds),
  by: z.enum(origins),
  /** Who of the two has still to say how it was. */
  asks: z.array(z.enum(sides)),
});

export const booking = z.object({
  _id: id,
  userId: party,
  /** Whether this pandit has a page, where families can book them. */
  panditId: party.extend({ isListed: z.boolean() }),
  ritualId: z.object({ _id: id, ritualType: z.string(), ritualImageUrl: z.string() }),
  bookingDate: ourDay,
  /** `HH:MM` in India; null for the whole day. */
  startTime: z.string().nullable(),
  startsAt: instant,
  endsAt: instant,
  bookingStatus: z.enum(bookingStatuses),
  /** The price agreed when the booking was requested, whole rupees. */
  price: z.number(),
  isAdvancePayment: z.boolean(),
  advanceAmountToBePaid: z.number().nullable(),
  /** Whole rupees of the advance that the family’s credit covers, beside what is to be paid. */
  creditAmount: z.number(),
  /** Whole rupees the family was given as credit because the pandit withdrew. */
  creditGiven: z.number(),
  /** Credit for a withdrawal that waits for the office, and the office's decision; for the family and the office. */
  creditWait: creditWait.nullable(),
  paymentDateTime: instant.nullable(),
  /** Rupees on their way back to the customer, or back already. */
  refundedAmount: z.number(),
  refunds: z.array(refund),
  /** Null to the pandit once it is over, as are the family's notes. */
  /** While a family asks several pandits, each pandit reads the locality alone, without the house and the notes, until one has the puja. */
  userAddress: z.string().nullable(),
  knowsHouse: z.boolean(),
  additionalNotesByUser: z.string().nullable(),
  additionalNotesbyPandit: z.string().nullable(),
  /** When this state ends without a step of anybody. */
  dueAt: instant.nullable(),
  /** For the pandit: another request asks for the same time. */
  hasConflict: z.boolean(),
  /** Which they are, while it is not answered; the one that has the time comes first. */
  conflicts: z.array(rival),
  /** For the office: why it needs them. */
  trouble: z.array(z.enum(troubles)).optional(),
  /** Whole rupees of the advance that still lie with us for the family. */
  heldAmount: z.number(),
  /** The open case about its money, the one that rests its payment before others; beside it the other ones. */
  openCase: openCase.extend({ rests: z.boolean(), others: z.array(openCase) }).nullable(),
  /** When the puja began, as the pandit said. */
  begunAt: instant.nullable(),
  /** Why the pandit said that it was held without the family's code; null where it began by it, or nothing was said. */
  withoutCode: z.enum(codeExcuses).nullable(),
  /** Wrong start codes since the last right one: how many tries are left, and until when none is looked at; null where none came. */
  wrongCodes: z.object({ left: z.number(), againAt: instant.nullable() }).nullable(),
  /** For the family, from the day before until it has begun: what it tells the pandit at the door. */
  startCode: z.string().nullable(),
  /** What comes back of the advance when the family cancels, as it was promised when it asked. */
  policy,
  /** The good hours it is held in, as they were when it was asked; null where it was not asked by them, or lies elsewhere now. */
  muhurat: keptWindow.nullable(),
  proposal: proposal.nullable(),
  /** Null before the puja begins, and where there is none. */
  rest: rest.nullable(),
  /** Null where there is none to give back. */
  cashBack: cashBack.nullable(),
  sums,
  /** Others who were asked for the same puja, for its family and the office. */
  ask: ask.nullable(),
  /** For the family: the pandit does not come, and the advance waits for the next pandit, whom we ask or the family chooses. */
  advanceWaits: z.boolean(),
  /** For the family, before the puja: the pandit does not come, we ask nobody else, and the family still needs somebody. */
  lacksPandit: z.boolean(),
  /** The family asks this pandit and others for the same puja: the first to accept gets the puja. */
  othersAsked: z.boolean(),
  /** We ask this pandit because another does not come. */
  isSubstitute: z.boolean(),
  /** In a list only the steps that brought it where it is, what the office noted of it, and what went back. */
  events: z.array(bookingEvent),
  createdAt: instant,
  updatedAt: instant,
  __v: z.number(),
});
export type Booking = z.infer<typeof booking>;
export type BookingEvent = z.infer<typeof bookingEvent>;

export const bookInput = z.strictObject({
  /** The family has asked another pandit for the same puja: one of them is to hold it, the first to accept, or both are. */
  another: z.enum(['one', 'both']).optional(),
  userId: id.optional(),
  panditId: id,
  ritualId: id,
  bookingDate: day,
  startTime: z.union([z.literal('').transform(() => null), clock]).nullish(),
  /** Good hours of the ritual; the puja begins with them, or at the time within them that is named. */
  window: windowTaken,
  userAddress: text(300, 'place_required').refine(isPlace, says('place_short')),
  additionalNotesByUser: optionalText(1000),
});

export const bookings = endpoints({
  'POST /booking/book-pandit': {
    summary: 'A customer asks a pandit for a puja',
    who: ['user'],
    body: bookInput,
    reply: booking,
    status: 201,
    message: 'booking_sent',
    errors: [
      'not_yours',
      'pandit_unknown',
      'offer_missing',
      'pandit_not_available',
      'pandit_busy',
      'date_past',
      'start_passed',
      'booking_asked_before',
      'asked_another',
      'booked_another',
      'asked_pandit',
      'asked_many',
      'asked_today',
      'muhurat_none',
      'muhurat_gone',
      'muhurat_outside',
    ],
  },
  'POST /booking/get-bookings-by-user': {
    summary:
      'My bookings, as customer or as pandit, newest first or by what they need; a part of a pandit’s list, what is most urgent first',
    who: 'signed-in',
    body: z
      .strictObject({
        userId: id.optional(),
        /** Those that still lie ahead, or all others; every one unless told. */
        when: z.enum(['upcoming', 'past']).optional(),
        /**
         * For a family: what waits for it first, by its deadline, then what lies ahead by its day, then what is over,
         * the last one first. Newest first unless told.
         */
        sort: z.literal('need').optional(),
        /** For a pandit: one part of the list. */
        show: z.enum(listParts).optional(),
        /** For a pandit: those of which cash has still to go back to the family by hand, or whose family proposes another time. */
        owes: z.enum(['cash', 'answerToTime']).optional(),
        cursor: cursor.optional(),
        limit: limit.optional(),
      })
      .refine(({ when, sort, show, owes }) => !(show ?? owes) || !(when ?? sort), {
        message: 'invalid',
        path: ['show'],
      })
      .refine(({ show, owes }) => !show || !owes, { message: 'invalid', path: ['owes'] }),
    reply: z.object({
      bookings: z.array(booking),
      count: z.number(),
      nextCursor: z.string().nullable(),
      /** How many there are in each part, where one was asked for. */
      counts: z.record(z.enum(listParts), z.number()).optional(),
      /** With the part that a pandit has to answer: what pandits said of the family of a booking; no entry where nothing was said. */
      saidOf: z.record(id, faultsOfFamily).optional(),
    }),
    errors: ['not_yours'],
  },
  'GET /booking/:id': {
    summary: 'One booking, to its customer, its pandit and admins',
    who: 'signed-in',
    params: z.object({ id }),
    reply: booking,
    errors: ['booking_unknown'],
  },
  'GET /booking/:id/calendar': {
    summary:
      'The booking as an entry for a calendar, from the advance or the confirmation on; once called off, the word to remove it',
    who: 'signed-in',
    params: z.object({ id }),
    gives: 'text/calendar',
    reply: z.object({}),
    errors: ['booking_unknown', 'booking_undated'],
  },
  'POST /booking/update-booking-status': {
    summary: 'A party takes the next step of a booking',
    who: ['user', 'pandit', 'acharya'],
    body: z.strictObject({
      bookingId: id,
      bookingStatus: z.enum(bookingStatuses),
      additionalNotesbyPandit: optionalText(1000),
      advanceAmountToBePaid: rupees.optional(),
      /** The pandit rejects because they are not free: we offer these hours to nobody until the pandit opens them again. */
      closesHours: z.boolean().optional(),
      /** Why the code is missing, where a pandit says that the puja was held and did not begin it by the code. */
      withoutCode: z.enum(codeExcuses).optional(),
    }),
    reply: booking,
    message: 'booking_updated',
    errors: [
      'booking_unknown',
      'booking_no_step',
      'booking_not_askable',
      'booking_taken',
      'proposal_first',
      'pandit_unapproved',
      'reason_required',
      'amount_required',
      'advance_range',
      'not_started',
      'case_holds',
    ],
  },
});
