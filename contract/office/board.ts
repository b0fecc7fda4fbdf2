import { z } from 'zod';
import { bookingStatuses, sides } from '#domain/booking.ts';
import { boardAnswers, boardShows, callOutcomes, handReasons, outcomesWith } from '#domain/booking/board.ts';
import { caseKinds } from '#domain/cases/case.ts';
import { endpoints } from '../endpoint.ts';
import type { MessageCode } from '../messages.ts';
import { cursor, day, id, instant, optionalText, ourDay } from '../fields.ts';

/** The office's board: every puja of today and tomorrow by time, and what needs a hand. */

const side = z.object({
  _id: id,
  name: z.string(),
  /** Null once the account is deleted. */
  phone: z.string().nullable(),
  profileUrl: z.string().nullable(),
});

/** Something the office did about a booking, and who. */
const done = z.object({ at: instant, by: z.string().nullable() });

const watched = z.object({
  _id: id,
  day: ourDay,
  /** `HH:MM` in India; null for the whole day. */
  startTime: z.string().nullable(),
  startsAt: instant,
  endsAt: instant,
  bookingStatus: z.enum(bookingStatuses),
  ritualId: id,
  ritualType: z.string(),
  family: side,
  pandit: side,
  place: z.string().nullable(),
  /** Whole rupees. */
  price: z.number(),
  begunAt: instant.nullable(),
  /** Until when the step that is awaited can be taken. */
  dueAt: instant.nullable(),
  /** Since when nobody has moved. */
  since: instant,
  /** What was said with the last step. */
  note: z.string().nullable(),
  why: z.array(z.enum(handReasons)),
  /** The office has said that the pandit does not come. */
  takenByOffice: z.boolean(),
  /** The open case about it that runs out first: what was said, by whom (null: by nobody in particular), and which member of staff has it. */
  openCase: z
    .object({ _id: id, kind: z.enum(caseKinds), by: z.enum(sides).nullable(), owner: z.string().nullable() })
    .nullable(),
  /** Who is asked instead of its pandit just now, and until when they can answer. */
  asked: z.array(z.object({ name: z.string(), until: instant.nullable() })),
  /** Whose step is awaited. */
  awaited: z.enum(sides).nullable(),
  reminded: done.nullable(),
  /** From when on they can be reminded again; null: at once. */
  remindAgainAt: instant.nullable(),
  called: done
    .extend({
      party: z.enum(sides).nullable(),
      outcome: z.enum(callOutcomes).nullable(),
      note: z.string().nullable(),
    })
    .nullable(),
});
export type Watched = z.infer<typeof watched>;

const listOf = { pujas: z.array(watched), nextCursor: z.string().nullable() };

const withdrawn = z.object({
  pandit: z.object({ _id: id, name: z.string() }),
  withdrawals: z.number(),
  /** Of how many different families. */
  families: z.number(),
  /** Whole rupees of credit that came of it. */
  credit: z.number(),
});

const dayFigures = z.object({
  day: ourDay,
  total: z.number(),
  begun: z.number(),
  /** The pandit's word is given, and the puja has not begun. */
  agreed: z.number(),
  /** Somebody has still to answer, pay or confirm. */
  unconfirmed: z.number(),
});
export type DayFigures = z.infer<typeof dayFigures>;

const says = (code: MessageCode): MessageCode => code;

/** A call of the office, and what came of it. */
export const callNoted = z
  .strictObject({
    bookingId: id,
    party: z.enum(sides),
    outcome: z.enum(callOutcomes).optional(),
    note: optionalText(300),
  })
  .refine(({ party, outcome }) => outcome === undefined || outcomesWith[party].includes(outcome), {
    path: ['outcome'],
    error: says('board_call_outcome'),
  });

export const board = endpoints({
  'GET /admin/board': {
    summary:
      'The figures of today and tomorrow, how many pujas begin in each half hour of today, and what needs a hand now, the gravest first',
    who: ['admin'],
    query: z.strictObject({ cursor: cursor.optional() }),
    reply: z.object({
      at: instant,
      today: ourDay,
      /** Today and tomorrow. */
      days: z.array(dayFigures),
      /** Pujas of today by the half hour in which they begin, in minutes of the day; those without an hour are in none. */
      slots: z.array(z.object({ from: z.number(), total: z.number(), begun: z.number() })),
      /** Who withdrew most often from agreed pujas in the last thirty days; ten at most. */
      withdrawals: z.array(withdrawn),
      /** Of both days; a thousand at most. */
      needing: z.number(),
      ...listOf,
    }),
  },
  'GET /admin/board/pujas': {
    summary: 'The pujas of a day by their hour, paged: all, those that should have begun, or those not confirmed yet',
    who: ['admin'],
    query: z.strictObject({ day: day.optional(), show: z.enum(boardShows).optional(), cursor: cursor.optional() }),
    reply: z.object(listOf),
  },
  'POST /admin/board/remind': {
    summary: 'Reminds the side whose step is awaited, not more often than hourly',
    who: ['admin'],
    body: z.strictObject({ bookingId: id }),
    reply: watched,
    message: 'board_reminded',
    errors: ['booking_unknown', 'board_nothing_to_remind', 'board_reminded_already'],
  },
  'POST /admin/board/call': {
    summary: 'Notes that the office has called one side of a booking, and what came of it',
    who: ['admin'],
    body: callNoted,
    reply: watched,
    message: 'board_call_noted',
    errors: ['booking_unknown'],
  },
  'POST /admin/board/answer': {
    summary:
      'What the office has found out about a puja whose hour has come: it was held and the code forgotten, so it is completed; or nobody came, so a case of the family is opened, and is in the hands of who says so. Twice is once',
    who: ['admin'],
    body: z.strictObject({
      bookingId: id,
      answer: z.enum(boardAnswers, says('board_answer_required')),
      note: optionalText(300),
    }),
    reply: watched,
    message: 'board_answered',
    errors: ['booking_unknown', 'booking_no_step', 'case_holds', 'case_early', 'case_late', 'case_never', 'case_held'],
  },
});
