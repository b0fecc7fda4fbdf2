import type { ActionFunctionArgs } from 'react-router';
import type { MoveDay } from '#contract/booking/life.ts';
import type { Booking } from '#contract/bookings.ts';
import type { PageContext } from '#contract/page.ts';
import { CAPITAL_DISTRICT, clockAt, readWindow, windowOf } from '#domain/calendar/good-hours.ts';
import { asInstant, dayAt, daysBetween, type Day } from '#domain/time.ts';
import { refusedAs } from '../../api/refusal.ts';
import { step } from '../../forms/form-action.ts';
import { acceptForm, answerForm, proposeForm } from './move-forms.ts';
import { mayPropose } from './may-propose.ts';

/** What the forms about another time lead to, on either side's page of a booking. */

type Args = ActionFunctionArgs;

export const moveSteps = {
  propose: step(proposeForm, async ({ window = '', ...typed }, { call }, { params: { id = '' } }: Args) => {
    const hours = readWindow(window);
    // hours that were chosen count more than the day and the time beside them
    const time = hours ? { day: dayAt(hours.from), startTime: clockAt(hours.from), window } : { ...typed, window: '' };
    await call('POST /booking/:id/propose', { params: { id }, body: { ...time, day: time.day, reason: typed.reason } });
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

/** The next days on which the pandit has time, where another one can be proposed. */
export async function daysToMoveTo(
  { call }: PageContext,
  booking: Booking,
  seenBy: 'customer' | 'pandit',
): Promise<readonly MoveDay[]> {
  if (booking.proposal || !mayPropose(booking, seenBy, asInstant(Date.now()))) return [];
  const times = await call('GET /booking/:id/times', { params: { id: booking._id } }).catch(refusedAs(null));
  return times?.days ?? [];
}

/** Good hours that can be proposed, as a list shows them. */
export interface GoodHoursChoice {
  /** As an address says them. */
  readonly window: string;
  readonly date: Day;
  readonly from: string;
  readonly to: string;
  readonly words: string;
}

/** The good hours of the booking's ritual on days on which the pandit has time; none for a ritual without hours. */
export async function hoursToMoveTo(
  { call }: PageContext,
  booking: Booking,
  freeDays: readonly MoveDay[],
): Promise<readonly GoodHoursChoice[]> {
  const [first, last] = [freeDays[0], freeDays.at(-1)];
  if (!first || !last) return [];
  const district = booking.muhurat?.district ?? CAPITAL_DISTRICT;
  const days = String(daysBetween(first.day, last.day) + 1);
  const query = { ritual: booking.ritualId._id, district, from: first.day, days };
  const windows = (await call('GET /muhurat', { query }).catch(refusedAs(null))) ?? [];
  const free = new Set(freeDays.map(({ day }) => day));
  return windows
    .filter(({ from, date }) => free.has(date) && Date.parse(from) > Date.now())
    .slice(0, 40)
    .map((one) => ({
      window: windowOf(one, district),
      date: one.date,
      from: one.from,
      to: one.to,
      words: one.why.split('. ')[0]?.split(', ').slice(1).join(', ') ?? '',
    }));
}
