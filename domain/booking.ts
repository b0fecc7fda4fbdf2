import { opensAt, type PujaStart } from './booking/begun.ts';
import { stepsOfCashBack, stepsOfRest, type RestAction } from './booking/steps-of-rest.ts';
import { stepsOfUnheld, stepsToAnother, type OnBehalf } from './booking/steps-on-behalf.ts';
import { stepsToMove, type MovingAction } from './calendar/steps-to-move.ts';
import type { Paise } from './money.ts';
import type { Day, Instant, Period } from './time.ts';
import { addDays, DAY, dayAt, earlier, earliest, hours, later, minutes, minutesOf, startOfDay } from './time.ts';

/**
 * A booking's life as two tables: the states it can be in, and the steps between them. Buttons, permissions, holds,
 * deadlines, messages and refunds are all derived from their rows; no other file names a state (house.test.ts).
 */

export const bookingStatuses = [
  'pendingwithpandit',
  'advancepaymentrequested',
  'advancepaymentdone',
  'confirmedbypandit',
  'completed',
  'rejected',
  'cancelled',
  'expired',
] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

export interface State {
  /** The pandit's time is taken: no two of these overlap (`bookings_no_double_booking`). */
  readonly holdsTime: boolean;
  /** What must have happened by the deadline, at which time ends the state; null where it may stay for ever. */
  readonly deadline: 'answer' | 'payment' | 'acceptance' | 'puja' | null;
  /** The day is as good as fixed; `tentative` while the pandit can still decline. */
  readonly inCalendar: 'tentative' | 'confirmed' | null;
  /** The pandit may call the customer. */
  readonly sharesPhone: boolean;
  /** The advance can be paid. */
  readonly takesMoney: boolean;
  /** The advance has been paid, whichever way the booking came here; null where there may be none. */
  readonly isPaid: boolean | null;
  /** Nothing lies ahead: the puja was held, or came to nothing. */
  readonly isOver: 'held' | 'off' | null;
  /** How it looks wherever it is shown. */
  readonly tone: 'wait' | 'info' | 'ok' | 'no' | 'off';
}

// One row a state, so that the table can be read as a table.
// oxfmt-ignore
export const states: Readonly<Record<BookingStatus, State>> = {
  pendingwithpandit:       { holdsTime: false, deadline: 'answer', inCalendar: null, sharesPhone: false, takesMoney: false, isPaid: false, isOver: null, tone: 'wait' },
  advancepaymentrequested: { holdsTime: true, deadline: 'payment', inCalendar: null, sharesPhone: false, takesMoney: true, isPaid: false, isOver: null, tone: 'wait' },
  advancepaymentdone:      { holdsTime: true, deadline: 'acceptance', inCalendar: 'tentative', sharesPhone: false, takesMoney: false, isPaid: true, isOver: null, tone: 'info' },
  confirmedbypandit:       { holdsTime: true, deadline: 'puja', inCalendar: 'confirmed', sharesPhone: true, takesMoney: false, isPaid: null, isOver: null, tone: 'ok' },
  completed:               { holdsTime: true, deadline: null, inCalendar: 'confirmed', sharesPhone: true, takesMoney: false, isPaid: null, isOver: 'held', tone: 'ok' },
  rejected:                { holdsTime: false, deadline: null, inCalendar: null, sharesPhone: false, takesMoney: false, isPaid: null, isOver: 'off', tone: 'no' },
  cancelled:               { holdsTime: false, deadline: null, inCalendar: null, sharesPhone: false, takesMoney: false, isPaid: null, isOver: 'off', tone: 'off' },
  expired:                 { holdsTime: false, deadline: null, inCalendar: null, sharesPhone: false, takesMoney: false, isPaid: null, isOver: 'off', tone: 'off' },
};

export type Actor = 'customer' | 'pandit' | 'provider' | 'time' | 'admin';
/** The two whose booking a booking is. */
export const sides = ['customer', 'pandit'] as const;
export type Side = (typeof sides)[number];
export const sideOf = ({ panditId }: { readonly panditId: string }, { id }: { readonly id: string }): Side =>
  id === panditId ? 'pandit' : 'customer';
export type BookingAction =
  | 'request'
  | 'accept'
  | 'reject'
  | 'requestAdvance'
  | 'cancel'
  | 'decline'
  | 'pay'
  | 'cannotAttend'
  | 'expire'
  | 'withdraw'
  | 'begin'
  | 'complete'
  | OnBehalf
  | RestAction
  | MovingAction;

export interface Step {
  readonly action: BookingAction;
  readonly from: BookingStatus | null;
  readonly to: BookingStatus;
  readonly by: readonly Actor[];
  /** What the actor has to give along. */
  readonly asks?: 'reason' | 'amount' | 'reason and amount';
  /**
   * What happens to the advance; `give`: so much of it goes back as the actor says, held or settled; `part`: so much or, where no sum is
   * said, all of it, and the rest is settled; `policy`: so much as
   * was promised to a family that cancels (`cancellation.ts`), and the rest is settled; `along`: it is the next pandit's.
   */
  readonly money?: 'hold' | 'refund' | 'settle' | 'give' | 'part' | 'policy' | 'along';
  /** What it says of the rest of the dakshina: so much was paid, given or received, or given back, or is no longer asked back. The start is when the puja began, if that was sooner. */
  readonly rest?: 'paid' | 'given' | 'received' | 'returned' | 'dropped';
  /** Only where the family's credit pays all of it. */
  readonly fromCredit?: true;
  /** The family is given as credit what cancelling would have cost it (`cancellation.ts`). */
  readonly credits?: true;
  /** Only before the puja starts, only from then on, only from the agreed hour on even if it began sooner, or from two hours before it. */
  readonly when?: 'before start' | 'from start' | 'from hour' | 'near start';
  /** The person who takes this step has seen what comes back of the advance, and sends that sum. */
  readonly agrees?: true;
  /** Has a call of its own, which asks more than `update-booking-status` can say. */
  readonly ownCall?: true;
  /** The pandit gives their word, which only one whom families can book may do. */
  readonly promises?: true;
  /** The pandit has no time then, for any family: the hours of the booking are closed. */
  readonly closes?: true;
  readonly tells: readonly Side[];
}

// One row a step, so that the table can be read as a table.
// oxfmt-ignore
export const steps: readonly Step[] = [
  { action: 'request', from: null, to: 'pendingwithpandit', by: ['customer'], tells: ['pandit'] },
  { action: 'accept', from: 'pendingwithpandit', to: 'confirmedbypandit', by: ['pandit'], promises: true, tells: ['customer'] },
  { action: 'reject', from: 'pendingwithpandit', to: 'rejected', by: ['pandit'], asks: 'reason', tells: ['customer'] },
  { action: 'requestAdvance', from: 'pendingwithpandit', to: 'advancepaymentrequested', by: ['pandit'], asks: 'amount', promises: true, tells: ['customer'] },
  { action: 'cancel', from: 'pendingwithpandit', to: 'cancelled', by: ['customer'], tells: ['pandit'] },
  { action: 'decline', from: 'advancepaymentrequested', to: 'cancelled', by: ['customer'], tells: ['pandit'] },
  { action: 'pay', from: 'advancepaymentrequested', to: 'advancepaymentdone', by: ['provider'], money: 'hold', tells: ['pandit', 'customer'] },
  { action: 'pay', from: 'advancepaymentrequested', to: 'advancepaymentdone', by: ['customer'], money: 'hold', fromCredit: true, ownCall: true, tells: ['pandit', 'customer'] },
  { action: 'cancel', from: 'advancepaymentdone', to: 'cancelled', by: ['customer'], money: 'refund', agrees: true, ownCall: true, tells: ['pandit', 'customer'] },
  { action: 'accept', from: 'advancepaymentdone', to: 'confirmedbypandit', by: ['pandit'], promises: true, tells: ['customer'] },
  { action: 'cannotAttend', from: 'advancepaymentdone', to: 'rejected', by: ['pandit'], asks: 'reason', money: 'refund', closes: true, tells: ['customer'] },
  { action: 'expire', from: 'pendingwithpandit', to: 'expired', by: ['time'], tells: ['customer', 'pandit'] },
  { action: 'expire', from: 'advancepaymentrequested', to: 'expired', by: ['time'], tells: ['customer', 'pandit'] },
  { action: 'expire', from: 'advancepaymentdone', to: 'expired', by: ['time'], money: 'refund', tells: ['customer', 'pandit'] },
  { action: 'cancel', from: 'confirmedbypandit', to: 'cancelled', by: ['customer'], money: 'policy', agrees: true, when: 'before start', ownCall: true, tells: ['pandit', 'customer'] },
  { action: 'withdraw', from: 'confirmedbypandit', to: 'rejected', by: ['pandit'], asks: 'reason', money: 'refund', credits: true, when: 'before start', ownCall: true, closes: true, tells: ['customer'] },
  { action: 'begin', from: 'confirmedbypandit', to: 'confirmedbypandit', by: ['pandit'], when: 'near start', ownCall: true, tells: ['customer'] },
  { action: 'complete', from: 'confirmedbypandit', to: 'completed', by: ['customer'], money: 'settle', when: 'from hour', ownCall: true, tells: ['pandit'] },
  { action: 'complete', from: 'confirmedbypandit', to: 'completed', by: ['pandit', 'time'], money: 'settle', when: 'from hour', tells: ['customer'] },
  { action: 'cancelOnBehalf', from: 'pendingwithpandit', to: 'cancelled', by: ['admin'], asks: 'reason', tells: ['customer', 'pandit'] },
  { action: 'cancelOnBehalf', from: 'advancepaymentrequested', to: 'cancelled', by: ['admin'], asks: 'reason', tells: ['customer', 'pandit'] },
  { action: 'cancelOnBehalf', from: 'advancepaymentdone', to: 'cancelled', by: ['admin'], asks: 'reason', money: 'refund', tells: ['customer', 'pandit'] },
  { action: 'cancelOnBehalf', from: 'confirmedbypandit', to: 'cancelled', by: ['admin'], asks: 'reason', money: 'refund', tells: ['customer', 'pandit'] },
  { action: 'completeOnBehalf', from: 'confirmedbypandit', to: 'completed', by: ['admin'], asks: 'reason', money: 'settle', when: 'from start', ownCall: true, tells: ['customer', 'pandit'] },
  { action: 'refund', from: 'advancepaymentdone', to: 'advancepaymentdone', by: ['admin'], asks: 'reason and amount', money: 'give', tells: ['customer', 'pandit'] },
  { action: 'refund', from: 'confirmedbypandit', to: 'confirmedbypandit', by: ['admin'], asks: 'reason and amount', money: 'give', tells: ['customer', 'pandit'] },
  { action: 'refund', from: 'completed', to: 'completed', by: ['admin'], asks: 'reason and amount', money: 'give', tells: ['customer', 'pandit'] },
  ...stepsOfRest('confirmedbypandit', 'from start'),
  ...stepsOfRest('completed'),
  ...stepsOfCashBack('cancelled'),
  { action: 'passOver', from: 'pendingwithpandit', to: 'cancelled', by: ['customer'], ownCall: true, tells: ['pandit'] },
  { action: 'passOver', from: 'advancepaymentrequested', to: 'cancelled', by: ['customer'], ownCall: true, tells: ['pandit'] },
  { action: 'hourTaken', from: 'pendingwithpandit', to: 'rejected', by: ['pandit'], ownCall: true, tells: ['customer'] },
  { action: 'refund', from: 'cancelled', to: 'cancelled', by: ['admin'], asks: 'reason and amount', money: 'give', ownCall: true, tells: ['customer', 'pandit'] },
  ...stepsToAnother('confirmedbypandit', { none: 'rejected', other: 'cancelled' }),
  ...stepsOfUnheld('cancelled', 'confirmedbypandit', 'completed'),
  ...(['pendingwithpandit', 'advancepaymentrequested', 'advancepaymentdone', 'confirmedbypandit'] as const).flatMap(stepsToMove),
];

const statusesWith = (holdsIn: (state: State) => boolean): readonly BookingStatus[] =>
  bookingStatuses.filter((status) => holdsIn(states[status]));

/** The row of a state by its name; nothing for a name no state has. An older page may be told of a newer one. */
export const stateOf = (name: string | null): State | undefined =>
  bookingStatuses.filter((status) => status === name).map((status) => states[status])[0];

export const holdingStatuses = statusesWith(({ holdsTime }) => holdsTime);
export const holds = (status: BookingStatus): boolean => states[status].holdsTime;

/** A step that leaves the booking in its state: money goes back, the puja begins, or its time is another. */
export const staysPut = ({ from, to }: Pick<Step, 'from' | 'to'>): boolean => from === to;

/** A booking that still has steps before it. */
export const isLive = (status: BookingStatus): boolean => stateOf(status)?.isOver === null;
export const liveStatuses = bookingStatuses.filter(isLive);

/** The puja took place. */
export const wasHeld = (status: BookingStatus): boolean => stateOf(status)?.isOver === 'held';
export const heldStatuses = bookingStatuses.filter(wasHeld);

/** States in which nothing goes on until the family has paid. */
export const payableStatuses = statusesWith(({ takesMoney }) => takesMoney);

/** The pandit has still to answer the request. */
export const isUnanswered = (status: BookingStatus): boolean => states[status].deadline === 'answer';
export const unansweredStatuses = bookingStatuses.filter(isUnanswered);

/** The advance is paid, and the pandit has still to accept. */
export const unacceptedStatuses = statusesWith(({ deadline }) => deadline === 'acceptance');

/** Whether a booking still lies ahead: it has steps before it, and its time, or the day it began on, is not over. */
export const isAhead = (status: BookingStatus, { from, to }: Period, now: Instant): boolean =>
  isLive(status) && (now < to || dayAt(now) <= dayAt(from));

/** States in which the day is as good as fixed: the advance is paid or the pandit has accepted. */
export const belongsInCalendar = (status: BookingStatus): boolean => (stateOf(status)?.inCalendar ?? null) !== null;

/** States in which the day is as good as fixed while it is still to come: a family counts on this pandit. */
export const promisedStatuses = statusesWith(({ inCalendar, isOver }) => inCalendar !== null && isOver === null);

/** States in which the pandit has promised everything: only the puja is ahead. */
export const isAgreed = (status: BookingStatus): boolean =>
  stateOf(status)?.inCalendar === 'confirmed' && isLive(status);

/** States that ask for the pandit's time or have it. */
export const wantingStatuses = bookingStatuses.filter((status) => isLive(status) || holds(status));

/** The pandit may call the customer: the day is agreed. */
export const sharesPhone = (status: BookingStatus): boolean => states[status].sharesPhone;

/** The step an actor takes from a state, or nothing where the table has none. */
export const stepFor = (action: BookingAction, from: BookingStatus | null, by: Actor): Step | undefined =>
  steps.find((step) => step.action === action && step.from === from && step.by.includes(by));

/** The step that leads an actor from one state to a wished one: what `update-booking-status` asks for. */
export const stepTowards = (from: BookingStatus, to: BookingStatus, by: Actor): Step | undefined =>
  steps.find((step) => step.from === from && step.to === to && step.by.includes(by) && !step.ownCall);

/** Whether it is the time for a step, as far as that depends on the puja's start. Time itself comes when it comes. */
export function isTimeFor({ when }: Step, by: Actor, { from, hour = from, to }: PujaStart, now: Instant): boolean {
  if (by === 'time' || when === undefined) return true;
  const since = { 'from start': from, 'from hour': hour, 'near start': opensAt({ from, to: to ?? from }) };
  return when === 'before start' ? now < from : now >= since[when];
}

/** Whether an actor can ever bring a booking into that state, whatever state it is in now. */
export const canEverReach = (to: BookingStatus, by: Actor): boolean =>
  steps.some((step) => step.to === to && step.by.includes(by) && !staysPut(step));

/** The pandit brought the booking there, and had to say why. */
export const isRefusal = (status: BookingStatus): boolean =>
  steps.some(({ to, by, asks }) => to === status && by.includes('pandit') && asks === 'reason');

/** The booking came to nothing, and not by the family: the family may want to look for another pandit. */
export const fellThrough = (status: BookingStatus): boolean =>
  stateOf(status)?.isOver === 'off' && !canEverReach(status, 'customer');

/** Whether a person may ask for that state at all; the others come from the payment's provider or from time. */
export const canBeAskedFor = (to: BookingStatus): boolean =>
  steps.some((step) => step.to === to && !step.ownCall && /customer|pandit/.test(step.by.join(' ')));

/** What an actor may do now; the screens draw their buttons from this. */
export const actionsFor = (status: BookingStatus, by: Actor, start: PujaStart, now: Instant): readonly Step[] =>
  steps.filter((step) => step.from === status && step.by.includes(by) && isTimeFor(step, by, start, now));

/** From the day before, the family is shown its start code. */
export const isCodeShown = (status: BookingStatus, day: Day, now: Instant): boolean =>
  isAgreed(status) && now >= startOfDay(addDays(day, -1));
/** Hours a pandit has to answer a request. */
export const ANSWER_HOURS = 48;
/** Hours a family has to pay an advance, and then the pandit to confirm. */
export const ADVANCE_HOURS = 24;
/** Hours before the start by which both know what becomes of it. */
export const KNOWN_HOURS = 2;
/** Less time than this is none to answer in. */
const LEAST_TO_ANSWER = minutes(30);
/** With this many hours left, a paid advance that nobody has confirmed is a matter for the office. */
export const LAST_HOURS = 3;
/** Hours after its end at which a confirmed puja counts as held. */
export const HELD_AFTER_HOURS = 24;

/** When a state ends without a step of anybody: null where it may stay for ever. */
export function deadlineOf(status: BookingStatus, enteredAt: Instant, period: Period): Instant | null {
  const { deadline } = states[status];
  if (deadline === null) return null;
  if (deadline === 'puja') return later(period.to, hours(HELD_AFTER_HOURS));
  return deadline === 'answer'
    ? answerDue(enteredAt, period)
    : earliest(later(enteredAt, hours(ADVANCE_HOURS)), lastCall(enteredAt, period));
}

/** Until when the pandit has to answer a request made at that time. */
export const answerDue = (askedAt: Instant, period: Period): Instant =>
  earliest(later(askedAt, hours(ANSWER_HOURS)), lastCall(askedAt, period));

/**
 * An answer is due two hours before the booking starts, so that a family can still look for somebody else; where it is too late for
 * that, when it starts; and where that is past already (a request today for the whole of today), when it ends.
 */
function lastCall(enteredAt: Instant, { from, to }: Period): Instant {
  const known = earlier(from, hours(KNOWN_HOURS));
  if (later(enteredAt, LEAST_TO_ANSWER) <= known) return known;
  return enteredAt < from ? from : to;
}

/** The step time itself takes at a state's deadline. */
export const stepOfTime = (status: BookingStatus): Step | undefined =>
  steps.find((step) => step.from === status && step.by.includes('time') && !staysPut(step));

/** Start plus the ritual's duration, or the whole day in India where no start was named. Half-open. */
export function periodOf(day: Day, startTime: string | null, durationMinutes: number): Period {
  const midnight = startOfDay(day);
  if (startTime === null) return { from: midnight, to: later(midnight, DAY) };
  const from = later(midnight, minutes(minutesOf(startTime)));
  return { from, to: later(from, minutes(durationMinutes)) };
}

/** An advance is whole rupees, from one up to the agreed price. */
export const isAdvance = (advance: Paise, price: Paise): boolean =>
  Number.isSafeInteger(advance) && advance >= 100 && advance % 100 === 0 && advance <= price;

/** Ids are long; people read the last eight characters. */
export const shortId = (id: string, length = 8): string => id.slice(-length).toUpperCase();
