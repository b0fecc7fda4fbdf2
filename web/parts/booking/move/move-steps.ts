import type { ActionFunctionArgs } from 'react-router';
import type { MuhuratWindowSaid } from '#contract/almanac/muhurat.ts';
import type { Booking } from '#contract/bookings.ts';
import type { Reply } from '#contract/index.ts';
import type { PageContext } from '#contract/page.ts';
import { DAYS_AROUND } from '#domain/calendar/free-days.ts';
import { placeQuery } from '#domain/calendar/degrees.ts';
import { CAPITAL_DISTRICT, clockAt, endPast, firstRoom, readWindow, windowOf } from '#domain/calendar/good-hours.ts';
import {
  asInstant,
  dayAt,
  daysBetween,
  later,
  minutes,
  minutesOf,
  periodBetween,
  startOfDay,
  type Day,
  type Instant,
  type Millis,
  type Period,
} from '#domain/time.ts';
import { refusedAs } from '../../api/refusal.ts';
import { step } from '../../forms/form-action.ts';
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

const momentText = (at: Instant): string => `${dayAt(at)}T${clockAt(at)}`;

/** When the pandit has time for it, and how long it lasts. */
export type MoveTimes = Reply<'GET /booking/:id/times'>;

/** The next days, and those around its own, where another one can be proposed. */
export async function timesToMoveTo(
  { call }: PageContext,
  booking: Booking,
  seenBy: 'customer' | 'pandit',
): Promise<MoveTimes> {
  const none = { days: [], minutes: 0 };
  if (booking.proposal || !mayPropose(booking, seenBy, asInstant(Date.now()))) return none;
  return call('GET /booking/:id/times', { params: { id: booking._id } }).catch(refusedAs(none));
}

/** Good hours that can be proposed, as a list shows them. */
export interface GoodHoursChoice {
  /** The hours as an address says them, `@`, and when it begins in them. */
  readonly value: string;
  readonly date: Day;
  readonly from: string;
  readonly to: string;
  /** The first time in them at which the pandit is free. */
  readonly begins: string;
  /** Where it then ends after the hours, when. */
  readonly past: string | null;
  readonly words: string;
}

/** So many are listed, the nearest to the booking’s own day. */
const MOST_HOURS = 40;

/**
 * The good hours of the booking’s ritual around its own day, on days on which the pandit has time and at hours that are free; none for a
 * ritual without hours.
 */
export async function hoursToMoveTo(
  { call }: PageContext,
  booking: Booking,
  { days: freeDays, minutes: length }: MoveTimes,
): Promise<readonly GoodHoursChoice[]> {
  const own = booking.bookingDate;
  const near = freeDays.filter(({ day }) => Math.abs(daysBetween(own, day)) <= DAYS_AROUND);
  const [first, last] = [near[0], near.at(-1)];
  if (!first || !last) return [];
  const district = booking.muhurat?.district ?? CAPITAL_DISTRICT;
  const days = String(daysBetween(first.day, last.day) + 1);
  const query = { ritual: booking.ritualId._id, ...placeQuery(district), from: first.day, days };
  const windows = (await call('GET /muhurat', { query }).catch(refusedAs(null))) ?? [];
  const free = new Set(near.map(({ day }) => day));
  const held = near.flatMap(({ day, taken }) => taken.map(({ from, to }) => hoursOn(day, from, to)));
  return windows
    .filter(({ from, date }) => free.has(date) && Date.parse(from) > Date.now())
    .flatMap((one) => choiceOf(one, { district, held, length: minutes(length) }))
    .toSorted((one, other) => Math.abs(daysBetween(own, one.date)) - Math.abs(daysBetween(own, other.date)))
    .slice(0, MOST_HOURS)
    .toSorted((one, other) => one.begins.localeCompare(other.begins));
}

/** `24:00` is the end of the day. */
const hoursOn = (day: Day, from: string, to: string): Period => ({
  from: later(startOfDay(day), minutes(minutesOf(from))),
  to: later(startOfDay(day), minutes(minutesOf(to))),
});

interface Room {
  district: string;
  held: readonly Period[];
  length: Millis;
}

function choiceOf(one: MuhuratWindowSaid, { district, held, length }: Room): GoodHoursChoice[] {
  const hours = periodBetween(one.from, one.to);
  const begins = firstRoom(hours, held, length);
  if (begins === null) return [];
  const past = endPast(hours, begins, length);
  const { date, from, to } = one;
  return [
    {
      value: `${windowOf(one, district)}@${momentText(begins)}`,
      date,
      from,
      to,
      begins: new Date(begins).toISOString(),
      past: past && new Date(past).toISOString(),
      words: one.why.split('. ')[0]?.split(', ').slice(1).join(', ') ?? '',
    },
  ];
}
