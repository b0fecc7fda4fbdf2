import type { z } from 'zod';
import type { bookInput } from '#contract/bookings.ts';
import { deadlineOf, periodOf, stepFor } from '#domain/booking.ts';
import type { Paise } from '#domain/money.ts';
import { dayAt, type Instant, type Period } from '#domain/time.ts';
import { hasClosed } from '../../availability/closed.ts';
import { newId } from '../../db/ids.ts';
import { constraintOf, transaction, type Sql } from '../../db/sql.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/failure.ts';
import type { BookingRef } from '../../ledger/ledger.ts';
import { oneAtATime, refuseTooMany } from './bounds.ts';
import { insertBooking, isAsked, isBookablePandit, isCustomer, isDeclared, isHeld, offerOf } from './request-store.ts';
import { insertEvent, wakeListeners } from '../steps/step-store.ts';
import { tellParties } from '../steps/transition.ts';

type Request = z.output<typeof bookInput>;

/** Makes a request, or refuses with the first rule that says no. */
export async function requestBooking(deps: Deps, customerId: string, input: Request): Promise<BookingRef> {
  const now = deps.now();
  refusePast(input, now);
  const bookingId = newId(now);
  try {
    await transaction(deps.pool, async (sql) => {
      await oneAtATime(sql, customerId);
      if (!(await isCustomer(sql, customerId))) refuse('session_over');
      const { price, period } = await checked(sql, input);
      if (await isAsked(sql, { ...input, customerId, day: input.bookingDate, period })) refuse('booking_asked_before');
      await refuseTooMany(sql, { customerId, panditId: input.panditId }, now);
      await write(sql, { bookingId, customerId, input, price, period }, now);
    });
  } catch (error) {
    if (constraintOf(error) === 'bookings_one_live_request') refuse('booking_asked_before');
    throw error;
  }
  return { panditId: input.panditId, bookingId };
}

function refusePast({ bookingDate, startTime }: Request, now: Instant): void {
  if (bookingDate < dayAt(now)) refuse('date_past', { fields: { bookingDate: 'date_past' } });
  if (startTime && periodOf(bookingDate, startTime, 0).from <= now) {
    refuse('start_passed', { fields: { startTime: 'start_passed' } });
  }
}

/** The price and the window of a request that may be made. That the time is free is decided again at every step. */
async function checked(sql: Sql, input: Request): Promise<{ price: Paise; period: Period }> {
  const { panditId, ritualId, bookingDate } = input;
  if (!(await isBookablePandit(sql, panditId))) refuse('pandit_unknown');
  const offer = (await offerOf(sql, panditId, ritualId)) ?? refuse('offer_missing');
  if (!(await isDeclared(sql, panditId, bookingDate))) refuse('pandit_not_available');
  const period = periodOf(bookingDate, input.startTime ?? null, offer.durationMinutes);
  if ((await isHeld(sql, panditId, period)) || (await hasClosed(sql, panditId, period))) refuse('pandit_busy');
  return { price: offer.pricePaise, period };
}

interface Draft {
  readonly bookingId: string;
  readonly customerId: string;
  readonly input: Request;
  readonly price: Paise;
  readonly period: Period;
}

async function write(sql: Sql, { bookingId, customerId, input, price, period }: Draft, now: Instant): Promise<void> {
  const step = stepFor('request', null, 'customer');
  if (!step) throw new Error('The table of steps begins with a request.');
  const ref = { panditId: input.panditId, bookingId };
  const at = new Date(now);
  const due = deadlineOf(step.to, now, period);
  await insertBooking(sql, {
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
    at,
  });
  const opening = { version: 0, action: step.action, from: null, to: step.to, note: null, amount: null, at };
  await insertEvent(sql, { ...ref, ...opening, actor: 'customer', actorId: customerId });
  await tellParties(sql, ref, customerId, step, due, now);
  await wakeListeners(sql, ref);
}
