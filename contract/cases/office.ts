import { z } from 'zod';
import { caseKinds, WORDS_MOST } from '#domain/cases/case.ts';
import { caseShows } from '#domain/cases/office.ts';
import { isMeasure, measures, remedies, waiveGrounds } from '#domain/cases/outcome.ts';
import { booking } from '../bookings.ts';
import { endpoints } from '../endpoint.ts';
import { cursor, day, id, instant, refundRupees, text } from '../fields.ts';
import type { MessageCode } from '../messages.ts';
import { caseDeeds } from './cases.ts';

/** Cases as the office works through them. */

const person = z.object({ _id: id, name: z.string(), phone: z.string().nullable() });
const staff = z.object({ _id: id, name: z.string() });

const row = {
  _id: id,
  number: z.string(),
  kind: z.enum(caseKinds),
  bookingId: id,
  by: z.enum(['customer', 'pandit', 'time']),
  stage: z.enum(['new', 'taken', 'closed']),
  family: person,
  pandit: person,
  ritualType: z.string(),
  bookingDate: day,
  /** The price of the puja, in whole rupees. */
  price: z.number(),
  openedAt: instant,
  acknowledgeBy: instant,
  acknowledgedAt: instant.nullable(),
  resolveBy: instant,
  /** The clock that runs: to be acknowledged, then to be decided. */
  dueAt: instant,
  owner: staff.nullable(),
  closedAt: instant.nullable(),
  remedy: z.enum(remedies).nullable(),
  measure: z.enum(measures).nullable(),
};
const officeRow = z.object(row);
export type OfficeCase = z.infer<typeof officeRow>;

const officeEvent = z.object({
  _id: id,
  at: instant,
  what: z.enum(caseDeeds),
  by: z.enum(['customer', 'pandit', 'time', 'office']),
  /** By name; null where nobody in particular did it. */
  name: z.string().nullable(),
  /** To whom it was handed. */
  to: z.string().nullable(),
  words: z.string().nullable(),
  photos: z.array(id),
});

const officeCase = z.object({
  ...row,
  booking,
  /** Whole rupees that can still be refunded. */
  left: z.number(),
  /** What can be decided about the money now. */
  remedies: z.array(z.enum(remedies)),
  mayPause: z.boolean(),
  decision: z.object({ words: z.string(), amount: z.number().nullable(), reason: z.string().nullable() }).nullable(),
  story: z.array(officeEvent),
  /** The case an appeal is about, or the appeal about this one; and other cases of the booking. */
  others: z.array(
    z.object({ _id: id, number: z.string(), kind: z.enum(caseKinds), stage: z.enum(['new', 'taken', 'closed']) }),
  ),
  /** What the pandit was warned or paused for before. */
  before: z.array(
    z.object({ at: instant, measure: z.enum(['warn', 'pause']), reason: z.string(), lifted: z.boolean() }),
  ),
  /** Whom it can be handed to. */
  staff: z.array(staff),
});
export type OfficeCaseWhole = z.infer<typeof officeCase>;

const chosen = { caseId: id };

export const decisionInput = z
  .strictObject({
    ...chosen,
    remedy: z.enum(remedies, 'case_remedy_required' satisfies MessageCode),
    /** Whole rupees, of a part. */
    amount: refundRupees.optional(),
    /** Why a loss is waived. */
    ground: z.enum(waiveGrounds).optional(),
    /** What was decided and why: those whom it concerns read it. */
    words: text(WORDS_MOST, 'case_decision_required'),
    measure: z.enum(measures),
    /** Why the pandit is warned or paused; the pandit reads it. */
    reason: z.string().trim().max(1000, 'too_long').optional(),
    /** The agreed bookings of a paused pandit that end now; the others stay. */
    cancel: z.array(id).max(500).optional(),
  })
  .superRefine(({ remedy, amount, ground, measure, reason }, context) => {
    const missing = (field: string, code: MessageCode) =>
      context.addIssue({ code: 'custom', path: [field], message: code });
    if (remedy === 'refundPart' && amount === undefined) missing('amount', 'refund_amount_required');
    if (remedy === 'waive' && ground === undefined) missing('ground', 'case_ground_required');
    if (isMeasure(measure) && !reason) missing('reason', 'case_reason_required');
  });

export const officeCases = endpoints({
  'GET /case/admin/list': {
    summary: 'The open cases, the one whose clock runs out first on top; or the decided ones, newest first; paged',
    who: ['admin'],
    query: z.strictObject({
      show: z.enum(caseShows).optional(),
      kind: z.enum(caseKinds).optional(),
      cursor: cursor.optional(),
    }),
    reply: z.object({
      cases: z.array(officeRow),
      nextCursor: z.string().nullable(),
      counts: z.record(z.enum(caseShows), z.number()),
    }),
  },
  'GET /case/admin/:id': {
    summary: 'One case with its booking, its evidence and its history; that it was looked at is written down',
    who: ['admin'],
    params: z.object({ id }),
    reply: officeCase,
    errors: ['case_unknown'],
  },
  'POST /case/admin/take': {
    summary: 'An admin takes a case nobody has: it is acknowledged by that',
    who: ['admin'],
    body: z.strictObject(chosen),
    reply: officeCase,
    message: 'case_taken',
    errors: ['case_unknown', 'case_closed', 'case_not_yours'],
  },
  'POST /case/admin/hand-over': {
    summary: 'A case goes to another admin',
    who: ['admin'],
    body: z.strictObject({ ...chosen, to: id }),
    reply: officeCase,
    message: 'case_handed',
    errors: ['case_unknown', 'case_closed', 'staff_unknown'],
  },
  'POST /case/admin/note': {
    summary: 'A word of the office to itself',
    who: ['admin'],
    body: z.strictObject({ ...chosen, words: text(WORDS_MOST, 'case_note_required') }),
    reply: officeCase,
    message: 'case_noted',
    errors: ['case_unknown'],
  },
  'POST /case/admin/decide': {
    summary: 'An admin decides a case that is theirs, or nobody’s: what becomes of the money, and of the pandit',
    who: ['admin'],
    body: decisionInput,
    reply: officeCase,
    message: 'case_decided',
    errors: [
      'case_unknown',
      'case_decided_before',
      'case_not_yours',
      'case_remedy',
      'case_refund_beyond',
      'case_measure',
      'case_holds',
      'booking_unknown',
    ],
  },
});
