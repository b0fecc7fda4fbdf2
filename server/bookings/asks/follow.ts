import { choosingEnds, decides, fallsThrough, isHanding, seekingEnds } from '#domain/asks/asks.ts';
import { wasHeld, type Step } from '#domain/booking.ts';
import { minus, NO_MONEY, type Paise } from '#domain/money.ts';
import { instantOf, type Instant } from '#domain/time.ts';
import type { Sql } from '../../db/sql.ts';
import { carriable, carryAdvance } from '../../ledger/carry.ts';
import { refuse } from '../../http/failure.ts';
import { refundAdvance, type BookingRef } from '../../ledger/ledger.ts';
import { tellOfBooking } from '../../notifications/notifications.ts';
import type { Taken as StepTaken } from '../steps/followers.ts';
import type { TakeStep } from '../steps/step-request.ts';
import { liveMade, lockAsk, setAsk, type AskKey, type AskNow, type AskRow } from './ask-store.ts';

/** What a step of one booking means for the others that were asked for the same puja. In the step's own transaction. */

type Taken = StepTaken & { readonly ask: AskRow };

/** Whether another pandit is looked for after this step, and by whom; then an advance waits. */
export const seeksAfter = (step: Step, ask: AskRow, startsAt: Instant, now: Instant): 'yes' | 'ask' | null =>
  fallsThrough(step) && ask.consent !== 'no' && now < seekingEnds(startsAt) ? ask.consent : null;

/**
 * The part of an advance that waits for a pandit who comes instead and asks for an advance now. One that is not more is paid by it at once: the family has said
 * before that others are asked, and gives no more than it gave.
 */
export async function waitsFor(sql: Sql, step: Step, ask: AskRow | null): Promise<Paise> {
  const kept = ask && step.asks === 'amount' ? keptOf(ask) : null;
  return kept ? carriable(sql, kept) : NO_MONEY;
}

/** Takes the steps of the others by `transition`. */
export async function followAsk(sql: Sql, taken: Taken, now: Instant, transition: TakeStep): Promise<void> {
  const { step, found, ask, request } = taken;
  if (step.asks === 'amount') return payByWhatWaits(sql, taken, now, transition);
  if (decides(step)) return choose(sql, taken, now, transition);
  if (isHanding(ask)) {
    return request.bookingId === ask.wonId
      ? giveUpHanding(sql, taken, now, transition)
      : endHanding(sql, taken, now, transition);
  }
  // another one has it already
  if (ask.state === 'won' && ask.wonId !== taken.request.bookingId) return;
  const seeks = seeksAfter(step, ask, instantOf(found.startsAt), now);
  if (seeks) return seek(sql, taken, seeks, now);
  await endIfNobody(sql, taken, now);
}

const keyOf = ({ ask }: Taken) => ({ customerId: ask.customerId, askId: ask.id });
/** The booking whose advance waits. */
export const keptOf = ({ keptPanditId, keptId }: AskRow): BookingRef | null =>
  keptPanditId !== null && keptId !== null ? { panditId: keptPanditId, bookingId: keptId } : null;

/** This pandit has the puja: the others hear of it at once, and an advance that waited moves along or goes back. */
async function choose(sql: Sql, taken: Taken, now: Instant, transition: TakeStep): Promise<void> {
  const { request, found, step, ask } = taken;
  const { panditId, bookingId } = request;
  await setAsk(sql, keyOf(taken), wonBy(bookingId));
  let kept = keptOf(ask);
  for (const other of await liveMade(sql, keyOf(taken))) {
    if (other.bookingId === bookingId) continue;
    if (other.bookingId === ask.wonId) kept = await handOver(sql, other, taken, now, transition);
    else await passOver(sql, other, found.customerId, now, transition);
  }
  if (!kept) return;
  const to = { panditId, bookingId };
  const most = request.carries ? (found.advancePaise ?? NO_MONEY) : found.pricePaise;
  // a family that has paid this pandit gets the other advance back
  const isPaid = step.money === 'hold' && !request.carries;
  const carried = isPaid ? null : await carryAdvance(sql, { from: kept, to, most }, now);
  if (carried === null) await refundAdvance(sql, kept, 'passOver', now);
  if (!carried?.back || request.carries) return;
  const facts = { amount: carried.amount, back: carried.back };
  await tellOfBooking(sql, { ...to, personId: found.customerId, topic: 'carried.customer', facts }, now);
}

/** A substitute asks for an advance of at most what waits: that pays it, and the difference goes back. */
async function payByWhatWaits(
  sql: Sql,
  { request, step, ask }: Taken,
  now: Instant,
  transition: TakeStep,
): Promise<void> {
  const { panditId, bookingId, amount } = request;
  const waits = await waitsFor(sql, step, ask);
  if (amount === undefined || amount > waits) return;
  const told = { paidBefore: true, back: minus(waits, amount) };
  const paid = { action: 'pay', by: 'provider', actorId: null, amount, carries: true, told } as const;
  await transition(sql, { panditId, bookingId, ...paid }, now);
}

/** Another pandit has it. Where its deadline has come, time ends it. */
export const passOver = (
  sql: Sql,
  { panditId, bookingId }: BookingRef,
  customerId: string,
  now: Instant,
  transition: TakeStep,
) => transition(sql, { panditId, bookingId, action: 'passOver', by: 'customer', actorId: customerId }, now);

const wonBy = (wonId: string): AskNow => ({ state: 'won', wonId, kept: null, nextAt: null });

/** The present pandit hands over to the one who accepted. A puja that has begun stays where it is. */
async function handOver(
  sql: Sql,
  { panditId, bookingId }: BookingRef,
  { found }: Taken,
  now: Instant,
  transition: TakeStep,
): Promise<BookingRef> {
  const step = { action: 'handOver', by: 'customer', actorId: found.customerId } as const;
  const { kind } = await transition(sql, { panditId, bookingId, ...step }, now);
  return kind === 'done' ? { panditId, bookingId } : refuse('ask_won');
}

/** The agreed puja that others were to take over comes to nothing, or is held: they are asked no more, unless they are needed now. */
async function giveUpHanding(sql: Sql, taken: Taken, now: Instant, transition: TakeStep): Promise<void> {
  const { step, found, ask, request } = taken;
  const needed = fallsThrough(step);
  const seeks = seeksAfter(step, ask, instantOf(found.startsAt), now);
  if (seeks) return seek(sql, taken, seeks, now);
  const others = await liveMade(sql, keyOf(taken));
  if (needed && others.length > 0) {
    return setAsk(sql, keyOf(taken), { state: 'asked', wonId: null, kept: null, nextAt: null });
  }
  const next: AskNow = { state: 'over', wonId: null, kept: null, nextAt: null };
  await setAsk(sql, keyOf(taken), wasHeld(step.to) ? wonBy(request.bookingId) : next);
  for (const other of others) await passOver(sql, other, found.customerId, now, transition);
}

/** One of those who were to take it over does not: once that was the last, it stays with its pandit, and the family hears of it. */
async function endHanding(sql: Sql, taken: Taken, now: Instant, transition: TakeStep): Promise<void> {
  const live = await liveMade(sql, keyOf(taken));
  if (live.every(({ bookingId }) => bookingId === taken.ask.wonId))
    await handedToNobody(sql, taken.ask, now, transition);
}

/** The puja stays with its pandit. */
export async function handedToNobody(sql: Sql, ask: AskRow, now: Instant, transition: TakeStep): Promise<void> {
  const key = { customerId: ask.customerId, askId: ask.id };
  const holder = (await liveMade(sql, key)).find(({ bookingId }) => bookingId === ask.wonId);
  if (!(await stopHanding(sql, key, now, transition)) || !holder) return;
  const { panditId, bookingId } = holder;
  const topic = 'handedToNobody.customer';
  await tellOfBooking(sql, { panditId, bookingId, personId: ask.customerId, topic, facts: {} }, now);
}

/** Nobody is to take it over any more: the family does not want it, or the puja moves to a time they were not asked for. */
export async function stopHanding(sql: Sql, key: AskKey, now: Instant, transition: TakeStep): Promise<boolean> {
  const ask = await lockAsk(sql, key);
  const { wonId } = ask;
  if (!isHanding(ask) || wonId === null) return false;
  await setAsk(sql, key, wonBy(wonId));
  for (const other of await liveMade(sql, key)) {
    if (other.bookingId !== wonId) await passOver(sql, other, key.customerId, now, transition);
  }
  return true;
}

/** The pandit does not come: the job asks the next ones, or the family is to choose. */
async function seek(sql: Sql, taken: Taken, seeks: 'yes' | 'ask', now: Instant): Promise<void> {
  const { request, found, step, ask } = taken;
  const { panditId, bookingId } = request;
  const kept = step.money === 'refund' ? { panditId, bookingId } : keptOf(ask);
  const live = await liveMade(sql, keyOf(taken));
  const ends = new Date(choosingEnds(instantOf(found.startsAt), now));
  const next: AskNow =
    seeks === 'yes'
      ? { state: 'seeking', wonId: null, kept, nextAt: new Date(now) }
      : live.length > 0
        ? { state: 'asked', wonId: null, kept, nextAt: null }
        : { state: 'choosing', wonId: null, kept, nextAt: ends };
  await setAsk(sql, keyOf(taken), next);
}

/** Nobody who was asked is left, and nobody is looked for. */
async function endIfNobody(sql: Sql, taken: Taken, now: Instant): Promise<void> {
  const { request, step, ask } = taken;
  if (wasHeld(step.to)) return;
  if ((await liveMade(sql, keyOf(taken))).length > 0) return;
  await endAsk(sql, ask, request, now);
}

/** Gives an advance that waited back, and says so where nobody was found. */
export async function endAsk(sql: Sql, ask: AskRow, ref: BookingRef, now: Instant, tells = false): Promise<void> {
  await setAsk(
    sql,
    { customerId: ask.customerId, askId: ask.id },
    { state: 'over', wonId: null, kept: null, nextAt: null },
  );
  const kept = keptOf(ask);
  const amount = kept ? await refundAdvance(sql, kept, 'nobodyFound', now) : null;
  if (!tells) return;
  const { panditId, bookingId } = kept ?? ref;
  const facts = { amount, refunded: amount !== null && amount > 0 };
  await tellOfBooking(
    sql,
    { panditId, bookingId, personId: ask.customerId, topic: 'nobodyFound.customer', facts },
    now,
  );
}
