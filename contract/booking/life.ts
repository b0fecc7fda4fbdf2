import { z } from 'zod';
import { MAX_RUPEES } from '#domain/money.ts';
import type { UserType } from '#domain/roles.ts';
import { plainDigits } from '#domain/words/digits.ts';
import { windowTaken } from '../almanac/muhurat.ts';
import { booking } from '../bookings.ts';
import { endpoints } from '../endpoint.ts';
import { clock, day, id, optionalText, ourDay, rupees, text } from '../fields.ts';
import type { MessageCode } from '../messages.ts';
import { policy } from './policy.ts';

const says = (code: MessageCode): MessageCode => code;

/** A month in seconds: no page keeps a press as long. */
const LONGEST_AGO = 30 * 24 * 3600;

export const beginInput = z.strictObject({
  code: z
    .string()
    .transform(plainDigits)
    .pipe(z.string().regex(/^\d{4}$/, says('start_code_digits'))),
  /** `HH:MM` of the day of the puja, where there was no signal then; now unless told. */
  at: z.union([z.literal('').transform(() => null), clock]).nullish(),
  /** The key of the press. A press without an answer is sent again with the same key, and counts as the same try. */
  key: id.optional(),
  /** How long ago it was pressed, where there was no line until now: clocks of phones are wrong, the time between two looks at one is not. */
  secondsAgo: z.number().int().min(0).max(LONGEST_AGO).optional(),
});

const parties: readonly UserType[] = ['user', 'pandit', 'acharya'];

/** Whole rupees; zero says no to what the other side said. */
export const restInput = z.strictObject({
  amount: z
    .number({ error: says('rest_amount_required') })
    .int({ error: says('rest_amount_required') })
    .min(0, { error: says('rest_amount_required') })
    .max(MAX_RUPEES, { error: says('rest_amount_required') }),
});

/** Without a start the whole day. */
const time = { day, startTime: z.union([z.literal('').transform(() => null), clock]).nullish() };

/** A day to which a booking can be moved. */
const moveDay = z.object({
  day: ourDay,
  partly: z.boolean(),
  /** `HH:MM` to `HH:MM`, in order; `24:00` is the end of the day. */
  taken: z.array(z.object({ from: z.string(), to: z.string(), why: z.enum(['puja', 'closed', 'taken']) })),
});
export type MoveDay = z.infer<typeof moveDay>;

/** Steps that ask more than `update-booking-status` can say, each a call of its own. */
export const bookingLife = endpoints({
  'GET /booking/policy': {
    summary:
      'What is promised at present about cancelling to a family that asks for a puja; a booking keeps what was promised for it',
    who: 'anyone',
    reply: policy,
  },
  'POST /booking/:id/cancel': {
    summary:
      'A family cancels a booking it has paid for or that is agreed, knowing what comes back; before that `update-booking-status` does',
    who: ['user'],
    params: z.object({ id }),
    body: z.strictObject({
      reason: optionalText(500),
      /** Whole rupees of the advance that come back, as they were shown: with another sum nothing is done. */
      refund: rupees,
    }),
    reply: booking,
    message: 'booking_cancelled_by_family',
    errors: ['booking_unknown', 'booking_no_step', 'booking_started', 'refund_changed'],
  },
  'POST /booking/:id/pay-by-credit': {
    summary: 'A family says yes to an advance that its credit pays whole: no payment is opened',
    who: ['user'],
    params: z.object({ id }),
    reply: booking,
    message: 'paid_by_credit',
    errors: ['booking_unknown', 'booking_no_step', 'payment_needed', 'pandit_gone', 'proposal_first'],
  },
  'POST /booking/:id/withdraw': {
    summary:
      'A pandit withdraws from an agreed puja: the whole advance goes back, and near the day the family is given credit beside it',
    who: ['pandit', 'acharya'],
    params: z.object({ id }),
    body: z.strictObject({ reason: text(1000, 'withdraw_reason_required') }),
    reply: booking,
    message: 'booking_withdrawn',
    errors: ['booking_unknown', 'booking_no_step', 'booking_started'],
  },
  'POST /booking/:id/begin': {
    summary:
      'A pandit begins a puja with the code of the family, from two hours before its start on; where there was no line, with when it was pressed, and later, with the time it began',
    who: ['pandit', 'acharya'],
    params: z.object({ id }),
    body: beginInput,
    reply: booking,
    message: 'booking_begun',
    errors: [
      'booking_unknown',
      'booking_no_step',
      'start_code_wrong',
      'start_code_waits',
      'begin_early',
      'begin_time',
      'begin_press_old',
    ],
    perMinute: 30,
  },
  'POST /booking/:id/complete': {
    summary: 'A family says that its puja is done, once it has begun by the clock',
    who: ['user'],
    params: z.object({ id }),
    reply: booking,
    message: 'booking_completed',
    errors: ['booking_unknown', 'booking_no_step', 'not_started', 'case_holds'],
  },
  'GET /booking/:id/times': {
    summary:
      'The next days, and those around its own, on which the pandit of a booking has time for it, with the hours that are not free; the pandit also reads why',
    who: parties,
    params: z.object({ id }),
    reply: z.object({
      days: z.array(moveDay),
      /** So long the ritual lasts. */
      minutes: z.number(),
    }),
    errors: ['booking_unknown'],
  },
  'POST /booking/:id/propose': {
    summary:
      'Either side of a booking that lies ahead proposes another day or hour; until it is agreed the old one is held',
    who: parties,
    params: z.object({ id }),
    body: z.strictObject({ ...time, window: windowTaken, reason: optionalText(500) }),
    reply: booking,
    message: 'proposal_sent',
    errors: [
      'booking_unknown',
      'booking_no_step',
      'date_past',
      'start_passed',
      'proposal_open',
      'proposal_often',
      'proposal_same',
      'proposal_late',
      'proposal_not_free',
      'proposal_own_not_free',
      'muhurat_none',
      'muhurat_gone',
      'muhurat_outside',
    ],
  },
  'POST /booking/:id/proposal/accept': {
    summary: 'The other side agrees to the time that was proposed, and sends it along as it was shown: it takes effect',
    who: parties,
    params: z.object({ id }),
    body: z.strictObject(time),
    reply: booking,
    message: 'proposal_agreed',
    errors: [
      'booking_unknown',
      'booking_no_step',
      'proposal_over',
      'proposal_own',
      'proposal_not_free',
      'proposal_own_not_free',
      'proposal_asked',
    ],
  },
  'POST /booking/:id/proposal/refuse': {
    summary: 'The other side does not agree to the time that was proposed',
    who: parties,
    params: z.object({ id }),
    reply: booking,
    message: 'proposal_refused',
    errors: ['booking_unknown', 'booking_no_step', 'proposal_over', 'proposal_own'],
  },
  'POST /booking/:id/proposal/take-back': {
    summary: 'Who has proposed another time takes that back',
    who: parties,
    params: z.object({ id }),
    reply: booking,
    message: 'proposal_taken_back',
    errors: ['booking_unknown', 'booking_no_step', 'proposal_over', 'proposal_others'],
  },
  'POST /booking/:id/rest/given': {
    summary:
      'A family says how much of the rest it gave the pandit in cash, in all; with another sum it corrects itself',
    who: ['user'],
    params: z.object({ id }),
    body: restInput,
    reply: booking,
    message: 'rest_said',
    errors: ['booking_unknown', 'rest_early', 'rest_over', 'rest_beyond', 'rest_zero', 'rest_often'],
  },
  'POST /booking/:id/rest/received': {
    summary: 'A pandit says how much of the rest came in cash, in all; with another sum they correct themselves',
    who: ['pandit', 'acharya'],
    params: z.object({ id }),
    body: restInput,
    reply: booking,
    message: 'rest_said',
    errors: ['booking_unknown', 'rest_early', 'rest_over', 'rest_beyond', 'rest_zero', 'rest_often'],
  },
  'POST /booking/:id/rest/returned': {
    summary: 'One of the two says that the cash of a puja that was not held was given back by hand',
    who: parties,
    params: z.object({ id }),
    reply: booking,
    message: 'rest_said',
    errors: ['booking_unknown', 'cash_none'],
  },
  'GET /booking/credit': {
    summary: 'A family’s credit: we deduct it from the next advance',
    who: ['user'],
    reply: z.object({
      /** Whole rupees. */
      amount: z.number(),
    }),
  },
});
