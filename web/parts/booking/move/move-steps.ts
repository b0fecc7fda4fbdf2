import type { Side } from '#domain/booking.ts';
import type { ActionFunctionArgs } from 'react-router';
import type { Booking } from '#contract/bookings.ts';
import type { Reply } from '#contract/index.ts';
import type { PageContext } from '#contract/page.ts';
import { DAYS_AROUND } from '#domain/calendar/free-days.ts';
import { placeQuery } from '#domain/calendar/degrees.ts';
import { CAPITAL_DISTRICT, readWindow } from '#domain/calendar/good-hours.ts';
import { addDays, asInstant, daysBetween, minutes, type Day } from '#domain/time.ts';
import { refusedAs } from '../../api/refusal.ts';
import { step } from '../../forms/form-action.ts';
import { hoursToChoose, momentText, type GoodHoursChoice } from './hours-to-choose.ts';
import { acceptForm, answerForm, proposeForm } from './move-forms.ts';
import { mayPropose } from './may-propose.ts';

/** What the forms about another time lead to, on either side's page of a booking. */

type Args = ActionFunctionArgs;

export const moveSteps = {
  propose: step(proposeForm, async ({ window: chosen = '', ...typed }, { call }, { params: { id = '' } }: Args) => {
    const [window = '', at] = chosen.split('@');
    const begins = at ?? beginOf(window);
    // hours that were chosen count more than the day and the time beside them
    const time = begins ? { day: begins.slice(0, 10) as Day, startTime: begins.slice(11) } : typed;
    await call('POST /booking/:id/propose', {
      params: { id },
      body: { ...time, day: time.day, window, reason: typed.reason },
    });
  }),
  acceptMove: step(acceptForm, async (body, { call }, { params: { id = '' } }: Args) => {
    await call('POST /booking/:id/proposal/accept', { params: { id }, body });
  }),
  refuseMove: step(answerForm, async (_, { call }, { params: { id = '' } }: Args) => {
    await call('POST /booking/:id/proposal/refuse', { params: { id } });
  }),
  takeBackMove: step(answerForm, async (_, { call }, { params: { id = '' } }: Args) => {
    await call('POST /booking/:id/proposal/take-back', { params: { id } });
  }),
};

/** The first minute of hours, `2026-12-03T09:12`; nothing for none. */
function beginOf(window: string): string | null {
  const hours = readWindow(window);
  return hours && momentText(hours.from);
}

/** Where a booking can be moved to: free days, and good hours on them. */
export async function whereToMove(page: PageContext, booking: Booking, seenBy: Side) {
  const times = await timesToMoveTo(page, booking, seenBy);
  return { freeDays: times.days, hours: await hoursToMoveTo(page, booking, times) };
}

/** When the pandit has time for it, and how long it lasts. */
type MoveTimes = Reply<'GET /booking/:id/times'>;

/** The next days, and those around its own, where another one can be proposed. */
async function timesToMoveTo({ call }: PageContext, booking: Booking, seenBy: Side): Promise<MoveTimes> {
  const none = { days: [], minutes: 0 };
  if (booking.proposal || !mayPropose(booking, seenBy, asInstant(Date.now()))) return none;
  return call('GET /booking/:id/times', { params: { id: booking._id } }).catch(refusedAs(none));
}

/**
 * The good hours of the booking’s ritual around its own day, on days on which the pandit has time and at hours that are free, without
 * those it is held in already; none for a ritual without hours.
 */
async function hoursToMoveTo(
  { call }: PageContext,
  booking: Booking,
  { days: freeDays, minutes: length }: MoveTimes,
): Promise<readonly GoodHoursChoice[]> {
  const own = booking.bookingDate;
  const near = freeDays.filter(({ day }) => Math.abs(daysBetween(own, day)) <= DAYS_AROUND);
  const [first, last] = [near[0], near.at(-1)];
  if (!first || !last) return [];
  const district = booking.muhurat?.district ?? CAPITAL_DISTRICT;
  // the hours after midnight are named with the day before
  const since = addDays(first.day, -1);
  const days = String(daysBetween(since, last.day) + 1);
  const query = { ritual: booking.ritualId._id, ...placeQuery(district), from: since, days };
  const windows = (await call('GET /muhurat', { query }).catch(refusedAs(null))) ?? [];
  return hoursToChoose(booking, { windows, near, length: minutes(length), now: asInstant(Date.now()) });
}
