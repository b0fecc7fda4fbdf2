import { randomInt } from 'node:crypto';
import {
  deadlineOf,
  holds,
  isAgreed,
  isTimeFor,
  staysPut,
  stepFor,
  stepOfTime,
  type Actor,
  states,
  steps,
  type Step,
} from '#domain/booking.ts';
import { pujaTime } from '#domain/booking/begun.ts';
import { settlesTime } from '#domain/calendar/proposal.ts';
import { isCounterProposal } from '#domain/reviews/reliability.ts';
import { instantOf, latest, periodBetween, type Instant } from '#domain/time.ts';
import type { Sql } from '../../db/sql.ts';
import { partialRefundOf } from '../../ledger/partial-refund.ts';
import { lockAsk, type AskRow } from '../asks/ask-store.ts';
import { isToAnswer } from '../move/to-answer.ts';
import { isReturned, isSaid, restAllows } from '../rest/rest.ts';
import { changesHours, followStep } from './followers.ts';
import type { Outcome, StepRequest } from './step-request.ts';
import { changeState, isApproved, lockPandit, storedStateOf, type NewTime, type StoredState } from './step-store.ts';

/**
 * The one way a booking changes state. Call it inside a transaction: the move, its event, its money and its messages
 * happen together or not at all. Throws the constraint `bookings_no_double_booking` where the time is taken; the transaction
 * is lost then, so its opener says what that means (`takeStep` in `steps.ts`).
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
    if (!(await restAllows(sql, request, step, found, now))) {
      // the same press may have come through since the state was read
      if (await isReturned(sql, request)) return { kind: 'already', status };
      return { kind: 'no-step', status, after: found.lastAction };
    }
    if (found.askId !== null && !ask && !staysPut(step)) {
      // before anything else: a decision about another booking of the ask is over when we look again
      ask = await lockAsk(sql, { customerId: found.customerId, askId: found.askId });
      continue;
    }
    if (step.asks === 'amount' && ask?.state === 'won') return { kind: 'advance-comes', status };
    const dueAt = dueAfter(step, found, now, request.time);
    if (!(await take(sql, request, found, step, dueAt, now))) continue;
    const { differs } = await followStep(sql, { request, found, step, ask, dueAt }, now, transition);
    return { kind: 'done', from: status, status: step.to, differs };
  }
}

/** Asked along with the state, for steps that ask it. */
const mayPromise = async (sql: Sql, { action, panditId }: StepRequest): Promise<boolean> =>
  steps.some((step) => step.action === action && step.promises) && isApproved(sql, panditId);

/** The last step was this very one, by the same hand; one that has a key is known by it. */
const wasTaken = async (sql: Sql, found: StoredState, request: StepRequest): Promise<boolean> =>
  (request.action === 'begin' && found.begunAt !== null) ||
  isSaid(found, request) ||
  (await isReturned(sql, request)) ||
  (request.key === undefined
    ? found.lastAction === request.action && found.lastActor === request.by && found.lastActorId === request.actorId
    : (await partialRefundOf(sql, request, request.key)) !== null);

/**
 * Time acts from the deadline on, people until then, however late the job that watches deadlines may be. A payment
 * that comes in while the booking still waits for it counts, and of the rest is spoken after the puja too. What was begun
 * before its hour has begun: it is no longer called off, nor by a press of a moment earlier that arrives a moment later.
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

/** Compares and swaps: false where somebody else was faster. */
async function take(
  sql: Sql,
  request: StepRequest,
  found: StoredState,
  step: Step,
  dueAt: Instant | null,
  now: Instant,
): Promise<boolean> {
  const at = new Date(now);
  const note = request.note ?? null;
  // also where the time was held before: the row enters the constraint's index again and would be checked both ways
  const queued = holds(step.to) || changesHours(request, found, step) ? lockPandit(sql, request.panditId) : null;
  const changing = changeState(sql, request, {
    action: step.action,
    actor: request.by,
    actorId: request.actorId,
    note,
    amount: request.amount ?? null,
    from: found.status,
    to: step.to,
    version: found.version,
    moneyWaits: found.moneyWaits,
    dueAt: dueAt === null ? null : new Date(dueAt),
    at,
    panditNotes: request.by === 'pandit' && !staysPut(step) ? note : null,
    advance: step.asks === 'amount' ? (request.amount ?? null) : null,
    paidAt: step.money === 'hold' ? at : null,
    startCode: isAgreed(step.to) ? newStartCode() : null,
    begunAt: step.action === 'begin' ? new Date(request.begunAt ?? now) : null,
    proposedAt: isCounterProposal(step, request.by) ? at : null,
  });
  // the database takes statements of a transaction in the order they are made, so the lock is there before the change
  const [isChanged] = await Promise.all([changing, queued]);
  return isChanged;
}

/** Four digits; a family tells them to the pandit at the door. */
const newStartCode = (): string => randomInt(10_000).toString().padStart(4, '0');

/** A state begins with its deadline, and again where the booking moves; other steps that stay in it change nothing about that. */
function dueAfter(step: Step, { dueAt, startsAt, endsAt }: StoredState, now: Instant, time?: NewTime): Instant | null {
  if (time) return deadlineOf(step.to, now, time.period);
  if (staysPut(step)) return dueAt && instantOf(dueAt);
  return deadlineOf(step.to, now, periodBetween(startsAt, endsAt));
}
