import type { z } from 'zod';
import type { bookInput } from '#contract/bookings.ts';
import { isPromised } from '#domain/asks/asks.ts';
import { deadlineOf, periodOf, stepFor } from '#domain/booking.ts';
import type { Policy } from '#domain/booking/cancellation.ts';
import type { Paise } from '#domain/money.ts';
import { dayAt, type Instant, type Period } from '#domain/time.ts';
import { hasClosed } from '../../availability/closed.ts';
import { policyOf } from '../../config.ts';
import { tellStep } from '../../db/booking-changed.ts';
import { newId } from '../../db/ids.ts';
import type { TakenWindow } from '#domain/calendar/good-hours.ts';
import { takeWindow } from '../../almanac/taken.ts';
import { constraintOf, transaction, type Sql } from '../../db/sql.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/failure.ts';
import type { BookingRef } from '../../ledger/ledger.ts';
import { samePujas, type Same } from '../asks/alongside-store.ts';
import { saidOf } from '../asks/same-said.ts';
import { boundReachedBy, oneAtATime } from './bounds.ts';
import { insertBooking, isAsked, isBookablePandit, isCustomer, isDeclared, isHeld, offerOf } from './request-store.ts';
import { insertOpening } from '../steps/step-store.ts';
import { tellParties } from '../steps/followers.ts';

export type Typed = z.output<typeof bookInput>;
/** With the good hours that were taken. */
export type Request = Omit<Typed, 'window'> & { readonly muhurat?: TakenWindow | null };

/** What was typed, with the good hours it names looked up: before the transaction. */
export async function inHours<T extends Omit<Typed, 'panditId'>>(deps: Pick<Deps, 'pool'>, { window, ...typed }: T) {
  const { ritualId, bookingDate, startTime = null } = typed;
  const { day, ...taken } = await takeWindow(deps, { ritualId, day: bookingDate, startTime, window });
  return { ...typed, ...taken, bookingDate: day };
}

/** Work that makes requests, all of them or none. */
export async function requesting<T>(deps: Deps, work: (sql: Sql) => Promise<T>): Promise<T> {
  try {
    return await transaction(deps.pool, work);
  } catch (error) {
    if (constraintOf(error) === 'bookings_one_live_request') refuse('booking_asked_before');
    throw error;
  }
}

/** Of a request that is one of several for the same puja. */
export interface OfAsk {
  readonly askId: string;
  /** Somebody else does not come, and this one is asked instead: when they have to answer at the latest. */
  readonly substituteUntil?: Instant;
}

/** The same inside a transaction. */
export async function requestIn(
  sql: Sql,
  { config, now: clock }: Pick<Deps, 'config' | 'now'>,
  customerId: string,
  input: Request,
  ask: OfAsk | null = null,
  /** The price as the family saw it. */
  seenPrice?: Paise,
): Promise<BookingRef & { readonly price: Paise }> {
  const now = clock();
  refusePast(input, now);
  const bookingId = newId(now);
  const { price, period } = await checked(sql, customerId, input, ask, now);
  if (seenPrice !== undefined && seenPrice !== price) refuse('ask_price_changed');
  await write(sql, { bookingId, customerId, input, price, period, policy: policyOf(config), ask }, now);
  return { panditId: input.panditId, bookingId, price };
}

function refusePast({ bookingDate, startTime }: Request, now: Instant): void {
  if (bookingDate < dayAt(now)) refuse('date_past', { fields: { bookingDate: 'date_past' } });
  if (startTime && periodOf(bookingDate, startTime, 0).from <= now) {
    refuse('start_passed', { fields: { startTime: 'start_passed' } });
  }
}

/**
 * The price and the window of a request that may be made. That the time is free is decided again at every step. What does not
 * depend on another's answer is asked along with it, in this order.
 */
async function checked(
  sql: Sql,
  customerId: string,
  input: Request,
  ask: OfAsk | null,
  now: Instant,
): Promise<{ price: Paise; period: Period }> {
  const { panditId, ritualId, bookingDate: day } = input;
  const [, known, bookable, offered, declared] = await Promise.all([
    oneAtATime(sql, customerId),
    isCustomer(sql, customerId),
    isBookablePandit(sql, panditId),
    offerOf(sql, panditId, ritualId),
    isDeclared(sql, panditId, day),
  ]);
  if (!known) refuse('session_over');
  if (!bookable) refuse('pandit_unknown');
  const offer = offered ?? refuse('offer_missing');
  if (!declared) refuse('pandit_not_available');
  const period = periodOf(day, input.startTime ?? null, offer.durationMinutes);
  const [held, closed, asked, others, reached] = await Promise.all([
    isHeld(sql, panditId, period),
    hasClosed(sql, panditId, period),
    isAsked(sql, { ...input, customerId, day, period }),
    wantsBoth(input, ask) ? [] : samePujas(sql, { customerId, ritualId, day, period }),
    boundReachedBy(sql, { customerId, panditId }, now),
  ]);
  if (held || closed) refuse('pandit_busy');
  if (asked) refuse('booking_asked_before');
  refuseAnother(others, input, ask);
  if (reached) refuse(reached);
  return { price: offer.pricePaise, period };
}

/** The family has said so, or asks others for one who does not come: then it has seen who else was asked. */
const wantsBoth = ({ another }: Request, ask: OfAsk | null): boolean =>
  another === 'both' || ask?.substituteUntil !== undefined;

/** Two pandits for one puja are not sent for by mistake. Of the same ask, the first to accept has it. */
function refuseAnother(same: readonly Same[], { panditId, userAddress }: Request, ask: OfAsk | null): void {
  const others = same.filter((one) => one.panditId !== panditId && (ask === null || one.askId !== ask.askId));
  const [other] = others.toSorted((one, next) => Number(isPromised(next.status)) - Number(isPromised(one.status)));
  if (!other) return;
  if (isPromised(other.status)) refuse('booked_another', { values: saidOf([other], userAddress) });
  refuse('asked_another', { values: saidOf(others, userAddress) });
}

interface Draft {
  readonly bookingId: string;
  readonly customerId: string;
  readonly input: Request;
  readonly price: Paise;
  readonly period: Period;
  readonly policy: Policy;
  readonly ask: OfAsk | null;
}

async function write(
  sql: Sql,
  { bookingId, customerId, input, price, period, policy, ask }: Draft,
  now: Instant,
): Promise<void> {
  const step = stepFor('request', null, 'customer');
  if (!step) throw new Error('The table of steps begins with a request.');
  const ref = { panditId: input.panditId, bookingId };
  const at = new Date(now);
  const until = ask?.substituteUntil;
  const due = until ?? deadlineOf(step.to, now, period);
  const standing = insertBooking(sql, {
    ...input,
    id: bookingId,
    customerId,
    status: step.to,
    day: input.bookingDate,
    startTime: input.startTime ?? null,
    period,
    price,
    place: input.userAddress,
    notes: input.additionalNotesByUser ?? null,
    dueAt: due === null ? null : new Date(due),
    policy,
    muhurat: input.muhurat ?? null,
    askId: ask?.askId ?? null,
    isSubstitute: until !== undefined,
    at,
  });
  const opening = { action: step.action, to: step.to, note: null, amount: null, at } as const;
  await Promise.all([
    standing,
    insertOpening(sql, ref, { ...opening, actor: 'customer', actorId: customerId }),
    tellParties(sql, { ...ref, told: { substitute: until !== undefined } }, customerId, step, due, now),
    tellStep(sql, { ...ref, customerId, version: 0 }),
  ]);
}
