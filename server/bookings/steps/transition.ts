import {
  deadlineOf,
  holds,
  isLive,
  staysPut,
  stepFor,
  stepOfTime,
  type Actor,
  type BookingAction,
  type BookingStatus,
  steps,
  type Step,
} from '#domain/booking.ts';
import { NO_MONEY, type Paise } from '#domain/money.ts';
import type { Instant } from '#domain/time.ts';
import { closeHours } from '../../availability/closed.ts';
import { keepSearchable } from '../../availability/searchable/searchable.ts';
import type { Sql } from '../../db/sql.ts';
import { refundPartly, partialRefundOf, type PartlyRefunded } from '../../ledger/partial-refund.ts';
import { refundAdvance, settleAdvance, type BookingRef } from '../../ledger/ledger.ts';
import { tellOfBooking } from '../../notifications/notifications.ts';
import { stepTopic } from '../../notifications/topics.ts';
import { isApproved, lockPandit, moveBooking, storedStateOf, wakeListeners, type StoredState } from './step-store.ts';

export interface StepRequest extends BookingRef {
  readonly action: BookingAction;
  readonly by: Actor;
  /** The person who acts; null for time and the provider. */
  readonly actorId: string | null;
  readonly note?: string | null;
  readonly amount?: Paise;
  /** Of the press that asks for a step that can be taken again and again: one key, one step. */
  readonly key?: string;
}

export type Outcome =
  /** The step was taken by this call. */
  | { readonly kind: 'done'; readonly from: BookingStatus; readonly status: BookingStatus }
  /** It had been taken before: the booking already is where the step leads. */
  | { readonly kind: 'already'; readonly status: BookingStatus }
  /** The table has no such step from where the booking is now. */
  | { readonly kind: 'no-step'; readonly status: BookingStatus }
  /** The step gives the pandit's word, and families cannot book this pandit at present. */
  | { readonly kind: 'not-approved'; readonly status: BookingStatus }
  | { readonly kind: 'unknown' };

/**
 * The one way a booking changes state. Call it inside a transaction: the move, its event, its money and its messages
 * stand or fall together. Throws the constraint `bookings_no_double_booking` where the time is taken; the transaction
 * is lost then, so whoever opened it says what that means (`takeStep` in `steps.ts`).
 */
export async function transition(sql: Sql, request: StepRequest, now: Instant): Promise<Outcome> {
  // A booking has few steps before it, so losing a race to another one can only happen that often.
  for (;;) {
    const [found, approved] = await Promise.all([storedStateOf(sql, request), mayPromise(sql, request)]);
    if (!found) return { kind: 'unknown' };
    const { status } = found;
    if (await wasTaken(sql, found, request)) return { kind: 'already', status };
    const step = stepFor(request.action, status, request.by);
    if (!step || !inTime(found, step, request.by, now)) return { kind: 'no-step', status };
    if (step.promises && !approved) return { kind: 'not-approved', status };
    if (await take(sql, request, found, step, now)) return { kind: 'done', from: status, status: step.to };
  }
}

/** Asked along with the state, for steps that ask it. */
const mayPromise = async (sql: Sql, { action, panditId }: StepRequest): Promise<boolean> =>
  steps.some((step) => step.action === action && step.promises) && isApproved(sql, panditId);

/** The last step was this very one, by the same hand; one that has a key is known by it. */
const wasTaken = async (sql: Sql, found: StoredState, request: StepRequest): Promise<boolean> =>
  request.key === undefined
    ? found.lastAction === request.action && found.lastActor === request.by && found.lastActorId === request.actorId
    : (await partialRefundOf(sql, request, request.key)) !== null;

/**
 * Time acts from the deadline on, people until then, however late the job that watches deadlines may be. A payment
 * that comes in while the booking still waits for it counts.
 */
function inTime({ status, dueAt }: StoredState, step: Step, by: Actor, now: Instant): boolean {
  const due = dueAt !== null && dueAt.getTime() <= now;
  if (by === 'time') return due;
  return !due || by === 'provider' || step.action === stepOfTime(status)?.action;
}

async function take(sql: Sql, request: StepRequest, found: StoredState, step: Step, now: Instant): Promise<boolean> {
  const changesTime = holds(step.to) !== holds(found.status) || step.closes;
  const at = new Date(now);
  const note = request.note ?? null;
  const due = dueAfter(step, found, now);
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
    dueAt: due === null ? null : new Date(due),
    at,
    panditNotes: request.by === 'pandit' ? note : null,
    advance: step.asks === 'amount' ? (request.amount ?? null) : null,
    paidAt: step.money === 'hold' ? at : null,
  });
  // the database takes statements of a transaction in the order they are made, so the lock is there before the move
  const [moved] = await Promise.all([moving, queued]);
  if (!moved) return false;
  if (step.closes) await closeHours(sql, request, { from: +found.startsAt, to: +found.endsAt }, now);
  const back = await moveMoney(sql, request, step, now);
  const told = back.refunded > 0 ? { ...request, amount: back.refunded } : request;
  await Promise.all([
    changesTime ? keepSearchable(sql, [request.panditId], now) : null,
    tellParties(sql, told, found.customerId, step, due, now, back),
    wakeListeners(sql, request),
  ]);
  return true;
}

/** A state begins with its deadline; a step that stays in it changes nothing about that. */
function dueAfter(step: Step, { dueAt, startsAt, endsAt }: StoredState, now: Instant): Instant | null {
  if (staysPut(step)) return dueAt?.getTime() ?? null;
  return deadlineOf(step.to, now, { from: startsAt.getTime(), to: endsAt.getTime() });
}

const nothing: PartlyRefunded = { refunded: NO_MONEY, takenBack: null };

/** What the step does to the advance; says how much of it goes back to the customer. */
async function moveMoney(sql: Sql, request: StepRequest, step: Step, now: Instant): Promise<PartlyRefunded> {
  switch (step.money) {
    case 'refund':
      return { ...nothing, refunded: await refundAdvance(sql, request, request.note ?? step.action, now) };
    case 'give':
      return refundPartly(sql, request, wishOf(request), now);
    case 'settle':
      await settleAdvance(sql, request, now);
      return nothing;
    default:
      return nothing;
  }
}

function wishOf({ amount, note, actorId, key }: StepRequest) {
  if (!amount || !note || !actorId || !key) throw new Error('A refund names its amount, reason, person and key.');
  return { amount, reason: note, askedBy: actorId, key };
}

/** Who hears of a step is the table's word. */
export async function tellParties(
  sql: Sql,
  { panditId, bookingId, amount, note }: Pick<StepRequest, 'panditId' | 'bookingId' | 'amount' | 'note'>,
  customerId: string,
  step: Step,
  dueAt: Instant | null,
  now: Instant,
  { refunded, takenBack }: PartlyRefunded = nothing,
): Promise<void> {
  const paidAfter = step.money === 'give' && isLive(step.to);
  const facts = { dueAt, amount: amount ?? null, note: note ?? null, refunded: refunded > 0, paidAfter, takenBack };
  await Promise.all(
    step.tells.map((party) => {
      const personId = party === 'customer' ? customerId : panditId;
      return tellOfBooking(sql, { panditId, bookingId, personId, topic: stepTopic(step.action, party), facts }, now);
    }),
  );
}
