import { takesHours } from '#domain/asks/asks.ts';
import { holds, isAgreed, isLive, type Step } from '#domain/booking.ts';
import { asMillis, dayAt, earlier, instantOf, periodBetween, type Instant } from '#domain/time.ts';
import { closeHours } from '../../availability/closed.ts';
import { noteOpened } from '../../availability/opened/opened.ts';
import { keepSearchable } from '../../availability/searchable/searchable.ts';
import { tellStep } from '../../db/booking-changed.ts';
import type { Sql } from '../../db/sql.ts';
import { remindAnew, tellOfBooking } from '../../notifications/notifications.ts';
import { stepTopic } from '../../notifications/topics.ts';
import { countStep } from '../../ratings/reliability.ts';
import type { AskRow } from '../asks/ask-store.ts';
import { followAsk, seeksAfter, waitsFor } from '../asks/follow.ts';
import { keepRest } from '../rest/rest.ts';
import { noteTaken } from '../taken/taken-store.ts';
import { moveMoney, noMoneyMoved, type MovedMoney } from './step-money.ts';
import type { StepRequest, TakeStep } from './step-request.ts';
import { noteWithoutCode, setTime, type StoredState } from './step-store.ts';

/** What follows a step of a booking, in the step's own transaction. */

/** A step that was taken. */
export interface Taken {
  readonly request: StepRequest;
  /** As the step found the booking. */
  readonly found: StoredState;
  readonly step: Step;
  /** Locked since before the step; null where nobody else was asked. */
  readonly ask: AskRow | null;
  /** The deadline of the state it led to. */
  readonly dueAt: Instant | null;
}

const closes = ({ request, step }: Pick<Taken, 'request' | 'step'>): boolean =>
  step.closes === true || request.closes === true;

/** The pandit's hours are taken, free again, or closed by the step. */
export const changesHours = (request: StepRequest, found: StoredState, step: Step): boolean =>
  holds(step.to) !== holds(found.status) || closes({ request, step }) || (holds(step.to) && request.time !== undefined);

/** Hours that were held are free again: the booking is over, or elsewhere. */
const opensHours = ({ request, found, step }: Taken): boolean =>
  holds(found.status) && !step.closes && (!holds(step.to) || request.time !== undefined);

/**
 * All that follows, in this order: the booking's other columns; the pandit's figures and closed hours; the rest of the dakshina, which
 * money is settled by; money, whose sums the messages name; then, side by side, the search, the hours others asked for, waiting lists,
 * messages, reminders and open pages; last the other bookings of the same ask, which take steps of their own by `transition`.
 */
export async function followStep(
  sql: Sql,
  taken: Taken,
  now: Instant,
  transition: TakeStep,
): Promise<{ readonly differs: string | null }> {
  const { request, found, step, ask } = taken;
  const { panditId, bookingId, action } = request;
  const booking = { panditId, bookingId };
  if (request.time) await setTime(sql, request, request.time);
  const isWithoutCode = found.begunAt === null && (request.withoutCode !== undefined || action === 'completeOnBehalf');
  if (isWithoutCode && request.withoutCode) await noteWithoutCode(sql, request, request.withoutCode);
  await countStep(sql, { panditId, step, by: request.by, ...found }, now);
  if (closes(taken)) await closeHours(sql, request, periodBetween(found.startsAt, found.endsAt), now);
  const rest = await keepRest(sql, request, step, found, now);
  const seeks = ask ? seeksAfter(step, ask, instantOf(found.startsAt), now) : null;
  const waits = await waitsFor(sql, step, ask);
  const isPaid = waits > 0 && request.amount !== undefined && request.amount <= waits;
  const back = await moveMoney(sql, request, found, step, now, { keeps: seeks !== null, isPaid });
  const facts = {
    ...request.told,
    ...(isWithoutCode && { withoutCode: true }),
    ...(rest && { rest: rest.stage }),
    ...(seeks && { seeks, ...(ask?.keptId && { holdsAdvance: true }) }),
    ...(step.action === 'begin' && { begunAt: request.begunAt ?? now }),
    ...(waits > 0 && { waits }),
  };
  const told = { ...request, told: facts, ...(back.refunded > 0 && { amount: back.refunded }) };
  await Promise.all([
    changesHours(request, found, step) ? keepSearchable(sql, [panditId], now) : null,
    takesHours(step, request.time !== undefined) ? noteTaken(sql, request, new Date(now)) : null,
    opensHours(taken) ? noteOpened(sql, panditId, daysOf(found), now) : null,
    // of an advance that is paid already they hear as of a payment
    isPaid ? null : tellParties(sql, told, found.customerId, step, taken.dueAt, now, back),
    keepReminders(sql, taken, now),
    tellStep(sql, { ...booking, customerId: found.customerId, version: found.version + 1 }),
  ]);
  if (ask) await followAsk(sql, { ...taken, ask }, now, transition);
  return { differs: rest?.differs ?? null };
}

const daysOf = ({ startsAt, endsAt }: StoredState) => ({
  from: dayAt(instantOf(startsAt)),
  to: dayAt(earlier(instantOf(endsAt), asMillis(1))),
});

/** Reminders of an agreed puja. Where it moves, begins or comes to nothing, they are withdrawn. */
async function keepReminders(sql: Sql, { request, found, step }: Taken, now: Instant): Promise<void> {
  const { panditId, bookingId, action, time } = request;
  const { status, customerId, startsAt, endsAt } = found;
  const isChanged = isAgreed(step.to) !== isAgreed(status) || time !== undefined || action === 'begin';
  if (!isChanged || !(isAgreed(step.to) || isAgreed(status))) return;
  const isAhead = isAgreed(step.to) && action !== 'begin';
  const period = isAhead ? (time?.period ?? periodBetween(startsAt, endsAt)) : null;
  await remindAnew(sql, { panditId, bookingId, customerId, period }, now);
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
