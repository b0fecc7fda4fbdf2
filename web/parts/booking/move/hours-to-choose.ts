import type { MuhuratWindowSaid } from '#contract/almanac/muhurat.ts';
import type { MoveDay } from '#contract/booking/life.ts';
import type { Booking } from '#contract/bookings.ts';
import { namedLimbs } from '#domain/almanac/names/limbs.ts';
import { CAPITAL_DISTRICT, clockAt, endPast, firstRoom, windowOf } from '#domain/calendar/good-hours.ts';
import type { NamedLimbs } from '#domain/calendar/limbs.ts';
import {
  dayAt,
  daysBetween,
  instantOf,
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
  readonly limbs: NamedLimbs;
}

/** So many are listed, the nearest to the booking’s own day. */
const MOST_HOURS = 40;

interface Around {
  windows: readonly MuhuratWindowSaid[];
  /** Days on which the pandit has time. */
  near: readonly MoveDay[];
  length: Millis;
  now: Instant;
}

/** Hours of the ritual that a booking can be moved into: they begin on a day that is free, at an hour that is, and are not its own. */
export function hoursToChoose(booking: Booking, { windows, near, length, now }: Around): readonly GoodHoursChoice[] {
  const { bookingDate: own, muhurat, startTime, startsAt } = booking;
  const district = muhurat?.district ?? CAPITAL_DISTRICT;
  const free = new Set(near.map(({ day }) => day));
  const held = near.flatMap(({ day, taken }) => taken.map(({ from, to }) => hoursOn(day, from, to)));
  return windows
    .filter((one) => instantOf(one.from) > now)
    .filter((one) => !muhurat || !areSame(muhurat, one))
    .flatMap((one) => choiceOf(one, { district, held, length }))
    .filter(({ begins }) => free.has(dayAt(instantOf(begins))))
    .filter(({ begins }) => startTime === null || instantOf(begins) !== instantOf(startsAt))
    .toSorted((one, other) => Math.abs(daysBetween(own, one.date)) - Math.abs(daysBetween(own, other.date)))
    .slice(0, MOST_HOURS)
    .toSorted((one, other) => one.begins.localeCompare(other.begins));
}

type Named = Pick<MuhuratWindowSaid, 'from' | 'to'>;
const areSame = (one: Named, other: Named): boolean =>
  instantOf(one.from) === instantOf(other.from) && instantOf(one.to) === instantOf(other.to);

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
      limbs: namedLimbs(one),
    },
  ];
}

/** `2026-12-03T09:12` */
export const momentText = (at: Instant): string => `${dayAt(at)}T${clockAt(at)}`;
