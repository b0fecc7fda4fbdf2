import { randomInt } from 'node:crypto';
import {
  deadlineOf,
  holds,
  isAgreed,
  isLive,
  isTimeFor,
  staysPut,
  stepFor,
  stepOfTime,
  type Actor,
  type BookingAction,
  type BookingStatus,
  states,
  steps,
  type Step,
  type Side,
} from '#domain/booking.ts';
import { takesHours } from '#domain/asks/asks.ts';
import { pujaTime, type CodeExcuse } from '#domain/booking/begun.ts';
import { settlesTime } from '#domain/calendar/proposal.ts';
import type { Paise } from '#domain/money.ts';
import { asMillis, dayAt, earlier, instantOf, latest, periodBetween, type Instant } from '#domain/time.ts';
import { closeHours } from '../../availability/closed.ts';
import { keepSearchable } from '../../availability/searchable/searchable.ts';
import { tellStep } from '../../db/booking-changed.ts';
import type { Sql } from '../../db/sql.ts';
import { partialRefundOf } from '../../ledger/partial-refund.ts';
import type { BookingRef } from '../../ledger/ledger.ts';
import { remindAnew, tellOfBooking } from '../../notifications/notifications.ts';
import { stepTopic, type BookingFacts } from '../../notifications/topics.ts';
import { isSaid, keepRest, restAllows } from '../rest/rest.ts';
import { isToAnswer } from '../move/to-answer.ts';
import { followAsk, seeksAfter, waitsFor } from '../asks/follow.ts';
import { lockAsk, type AskRow } from '../asks/ask-store.ts';
import { noteOpened } from '../../availability/opened/opened.ts';
import { isCounterProposal } from '#domain/reviews/reliability.ts';
import { noteTaken } from '../taken/taken-store.ts';
import { countStep } from '../../ratings/reliability.ts';
import { moveMoney, noMoneyMoved, type MovedMoney } from './step-money.ts';
import {
  isApproved,
  lockPandit,
  moveBooking,
  noteWithoutCode,
  setTime,
  storedStateOf,
  type NewTime,
  type StoredState,
} from './step-store.ts';

export interface StepRequest extends BookingRef {
  readonly action: BookingAction;
  readonly by: Actor;
  /** The person who acts; null for time and the provider. */
  readonly actorId: string | null;
  readonly note?: string | null;
  readonly amount?: Paise;
  /** When the puja began, where that is told later. */
  readonly begunAt?: Instant;
  /** Of a puja that is said to be held and did not begin by the family's code: why, or null where nothing was said. */
  readonly withoutCode?: CodeExcuse | null;
  /** The pandit has no time then, whoever asks, though the step itself does not say so. */
  readonly closes?: boolean;
  /** It is paid by what the family paid another pandit of the same ask (`asks/follow.ts`). */
  readonly carries?: true;
  /** Of the press that asks for a step that can be taken again and again: one key, one step. */
  readonly key?: string;
  /** Where the booking is moved to. */
  readonly time?: NewTime;
  /** What the messages say beside, or instead of, what the booking itself knows. */
  readonly told?: BookingFacts;
  /** Who hears of it in a message about more than this. */
  readonly hushed?: readonly Side[];
}

export type Outcome =
  /** The step was taken by this call. */
  | {
      readonly kind: 'done';
      readonly from: BookingStatus;
      readonly status: BookingStatus;
      /** The two say different sums of the rest: what each says. Whoever took the step opens a case (`cases/open.ts`). */
      readonly differs: string | null;
    }
  /** It had been taken before: the booking already is where the step leads. */
  | { readonly kind: 'already'; readonly status: BookingStatus }
  /** The table has no such step from where the booking is now. */
  | { readonly kind: 'no-step'; readonly status: BookingStatus; readonly after: BookingAction | null }
  /** The step gives the pandit's word, and families cannot book this pandit at present. */
  | { readonly kind: 'not-approved'; readonly status: BookingStatus }
  /** A case about the booking's money is open: nothing is settled until it is decided. */
  | { readonly kind: 'case-open'; readonly status: BookingStatus }
  /** The puja is another pandit's until this one accepts, and what was paid comes along: nothing is asked for beside it. */
  | { readonly kind: 'advance-comes'; readonly status: BookingStatus }
  /** The other side proposes another time, and the step would give a word for the old one. */
  | { readonly kind: 'proposal-first'; readonly status: BookingStatus }
  | { readonly kind: 'unknown' };

/**
 * The one way a booking changes state. Call it inside a transaction: the move, its event, its money and its messages
 * stand or fall together. Throws the constraint `bookings_no_double_booking` where the time is taken; the transaction
 * is lost then, so whoever opened it says what that means (`takeStep` in `steps.ts`).
 */
export async function transition(sql: Sql, request: StepRequest, now: Instant): Promise<Outcome> {
  // A booking has few steps before it, so losing a race to another one can only happen that often.
  let ask: AskRow | null = null;
  for (;;) {
    const [found, approved] = await Promise.all([storedStateOf(sql, request), mayPromise(sql, request)]);
    if (!found) return { kind: 'unknown' };
    const { status } = found;
    if (await wasTaken(sql, found, request)) return { kind: 'already', status };
    const step = stepFor(request.action, status, request.by);
    if (!step || !inTime(found, step, request.by, now)) return { kind: 'no-step', status, after: found.lastAction };
    if (step.promises && !approved) return { kind: 'not-approved', status };
    if (step.money === 'settle' && found.moneyWaits > 0) return { kind: 'case-open', status };
    if (settlesTime(step) && (await isToAnswer(sql, request, request.by, now)))
      return { kind: 'proposal-first', status };
    if (!(await restAllows(sql, request, step, found, now)))
      return { kind: 'no-step', status, after: found.lastAction };
    if (found.askId !== null && !ask && !staysPut(step)) {
      // before anything else of it: whoever decides about another of its bookings has gone on when we look again
      ask = await lockAsk(sql, { customerId: found.customerId, askId: found.askId });
      continue;
    }
    if (step.asks === 'amount' && ask?.state === 'won') return { kind: 'advance-comes', status };
    const made = await take(sql, request, found, step, ask, now);
    if (!made) continue;
    if (ask) await followAsk(sql, { request, found, step, ask }, now);
    return { kind: 'done', from: status, status: step.to, differs: made.differs };
  }
}

/** Asked along with the state, for steps that ask it. */
const mayPromise = async (sql: Sql, { action, panditId }: StepRequest): Promise<boolean> =>
  steps.some((step) => step.action === action && step.promises) && isApproved(sql, panditId);

/** The last step was this very one, by the same hand; one that has a key is known by it. */
const wasTaken = async (sql: Sql, found: StoredState, request: StepRequest): Promise<boolean> =>
  (request.action === 'begin' && found.begunAt !== null) ||
  isSaid(found, request) ||
  (request.key === undefined
    ? found.lastAction === request.action && found.lastActor === request.by && found.lastActorId === request.actorId
    : (await partialRefundOf(sql, request, request.key)) !== null);

/**
 * Time acts from the deadline on, people until then, however late the job that watches deadlines may be. A payment
 * that comes in while the booking still waits for it counts, and of the rest is spoken after the puja too. What was begun
 * before its hour has begun: it is no longer called off, nor by whoever pressed a moment earlier and comes a moment later.
 */
function inTime(
  { status, dueAt, startsAt, endsAt, begunAt }: StoredState,
  step: Step,
  by: Actor,
  now: Instant,
): boolean {
  const at = begunAt === null ? now : latest(now, instantOf(begunAt));
  if (!isTimeFor(step, by, pujaTime({ startsAt, endsAt, begunAt }), at)) return false;
  const due = dueAt !== null && dueAt.getTime() <= now;
  if (by === 'time') return due || staysPut(step);
  // what a case kept from counting as held is for the office to decide, however late
  const isOffices = by === 'admin' && states[status].deadline === 'puja';
  return (
    !due || isOffices || by === 'provider' || step.rest !== undefined || step.action === stepOfTime(status)?.action
  );
}

/** Null where somebody else was faster. */
async function take(
  sql: Sql,
  request: StepRequest,
  found: StoredState,
  step: Step,
  ask: AskRow | null,
  now: Instant,
): Promise<{ readonly differs: string | null } | null> {
  const closes = step.closes === true || request.closes === true;
  const changesTime = holds(step.to) !== holds(found.status) || closes || (holds(step.to) && request.time);
  const at = new Date(now);
  const note = request.note ?? null;
  const due = dueAfter(step, found, now, request.time);
  // also where the time was held before: the row enters the constraint's index anew and would be checked both ways
  const queued = holds(step.to) || changesTime ? lockPandit(sql, request.panditId) : null;
  const moving = moveBooking(sql, request, {
    action: step.action,
    actor: request.by,
    actorId: request.actorId,
    note,
    amount: request.amount ?? null,
    from: found.status,
    to: step.to,
    version: found.version,
    moneyWaits: found.moneyWaits,
    dueAt: due === null ? null : new Date(due),
    at,
    panditNotes: request.by === 'pandit' && !staysPut(step) ? note : null,
    advance: step.asks === 'amount' ? (request.amount ?? null) : null,
    paidAt: step.money === 'hold' ? at : null,
    startCode: isAgreed(step.to) ? newStartCode() : null,
    begunAt: step.action === 'begin' ? new Date(request.begunAt ?? now) : null,
    proposedAt: isCounterProposal(step, request.by) ? at : null,
  });
  // the database takes statements of a transaction in the order they are made, so the lock is there before the move
  const [moved] = await Promise.all([moving, queued]);
  if (!moved) return null;
  if (request.time) await setTime(sql, request, request.time);
  if (request.withoutCode) await noteWithoutCode(sql, request, request.withoutCode);
  await countStep(sql, { panditId: request.panditId, step, by: request.by, ...found }, now);
  if (closes) await closeHours(sql, request, periodBetween(found.startsAt, found.endsAt), now);
  const rest = await keepRest(sql, request, step, found, now);
  const seeks = ask ? seeksAfter(step, ask, instantOf(found.startsAt), now) : null;
  const waits = await waitsFor(sql, step, ask);
  const isPaid = waits > 0 && request.amount !== undefined && request.amount <= waits;
  const back = await moveMoney(sql, request, found, step, now, { keeps: seeks !== null, isPaid });
  const facts = {
    ...request.told,
    ...(request.withoutCode !== undefined && { withoutCode: true }),
    ...(rest && { rest: rest.stage }),
    ...(seeks && { seeks, ...(ask?.keptId && { holdsAdvance: true }) }),
    ...(step.action === 'begin' && { begunAt: request.begunAt ?? now }),
    ...(waits > 0 && { waits }),
  };
  const told = { ...request, told: facts, ...(back.refunded > 0 && { amount: back.refunded }) };
  await Promise.all([
    changesTime ? keepSearchable(sql, [request.panditId], now) : null,
    takesHours(step, request.time !== undefined) ? noteTaken(sql, request, at) : null,
    opensTime(request, found, step) ? noteOpened(sql, request.panditId, daysOf(found), now) : null,
    // of an advance that is paid already they hear as of a payment
    isPaid ? null : tellParties(sql, told, found.customerId, step, due, now, back),
    keepReminders(sql, request, found, step, now),
    tellStep(sql, request),
  ]);
  return { differs: rest?.differs ?? null };
}

/** Hours that were held are free again: the booking is over, or elsewhere. */
const opensTime = ({ time }: StepRequest, { status }: StoredState, { to, closes }: Step): boolean =>
  holds(status) && !closes && (!holds(to) || time !== undefined);

const daysOf = ({ startsAt, endsAt }: StoredState) => ({
  from: dayAt(instantOf(startsAt)),
  to: dayAt(earlier(instantOf(endsAt), asMillis(1))),
});

/** An agreed puja is told once more shortly before it; where it moves, begins or comes to nothing, that is taken back. */
async function keepReminders(
  sql: Sql,
  { panditId, bookingId, action, time }: StepRequest,
  { status, customerId, startsAt, endsAt }: StoredState,
  step: Step,
  now: Instant,
): Promise<void> {
  const isChanged = isAgreed(step.to) !== isAgreed(status) || time !== undefined || action === 'begin';
  if (!isChanged || !(isAgreed(step.to) || isAgreed(status))) return;
  const isAhead = isAgreed(step.to) && action !== 'begin';
  const period = isAhead ? (time?.period ?? periodBetween(startsAt, endsAt)) : null;
  await remindAnew(sql, { panditId, bookingId, customerId, period }, now);
}

/** Four digits; a family tells them to the pandit at the door. */
const newStartCode = (): string => randomInt(10_000).toString().padStart(4, '0');

/** A state begins with its deadline, and again where the booking moves; other steps that stay in it change nothing about that. */
function dueAfter(step: Step, { dueAt, startsAt, endsAt }: StoredState, now: Instant, time?: NewTime): Instant | null {
  if (time) return deadlineOf(step.to, now, time.period);
  if (staysPut(step)) return dueAt && instantOf(dueAt);
  return deadlineOf(step.to, now, periodBetween(startsAt, endsAt));
}

type TellOf = Pick<StepRequest, 'panditId' | 'bookingId' | 'amount' | 'note' | 'told' | 'hushed'>;

/** Who hears of a step is the table's word. */
export async function tellParties(
  sql: Sql,
  { panditId, bookingId, amount, note, told, hushed = [] }: TellOf,
  customerId: string,
  step: Step,
  dueAt: Instant | null,
  now: Instant,
  { refunded, ...moved }: MovedMoney = noMoneyMoved,
): Promise<void> {
  const paidAfter = step.money === 'give' && isLive(step.to);
  const facts = {
    dueAt,
    amount: amount ?? null,
    note: note ?? null,
    refunded: refunded > 0,
    paidAfter,
    ...moved,
    ...told,
  };
  await Promise.all(
    step.tells
      .filter((party) => !hushed.includes(party))
      .map((party) => {
        const personId = party === 'customer' ? customerId : panditId;
        return tellOfBooking(sql, { panditId, bookingId, personId, topic: stepTopic(step.action, party), facts }, now);
      }),
  );
}
