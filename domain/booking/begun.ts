import {
  DAY,
  dayAt,
  earlier,
  earliest,
  hours,
  instantOf,
  later,
  startOfDay,
  type Instant,
  type Period,
} from '../time.ts';

/** When a puja begins as the table of steps asks it: at its hour, or when the family's code was told before that. */

/** When a puja starts: at its agreed hour, or sooner where it was begun before that. */
export interface PujaStart {
  readonly from: Instant;
  /** The agreed hour, where that is another. */
  readonly hour?: Instant;
  readonly to?: Instant;
}

/** How many hours before the start a puja can begin. */
export const BEGIN_HOURS = 2;
/** Why somebody says that a puja without its code was held: they forgot the code, or the family had none at hand. */
export const codeExcuses = ['forgot', 'none'] as const;
export type CodeExcuse = (typeof codeExcuses)[number];

/** After how many wrong start codes the pandit has to wait. */
export const CODE_TRIES = 5;

type Moment = string | Date;

/**
 * Most pujas are held between these hours of a day. One without an hour of its own may be held at night as well, and is said to be done
 * from midnight on; but nothing is asked of anybody before the first, and nobody is late for it before the last.
 */
const [FIRST_HOUR, LAST_HOUR] = [hours(5), hours(21)];

/** No hour was agreed: it is held at any hour of its day. */
export const isAnyHour = ({ from, to }: Period): boolean => from === startOfDay(dayAt(from)) && to === later(from, DAY);

/** From when the code of the family begins it: two hours before its hour; without one on its day. */
export const opensAt = (period: Period): Instant =>
  isAnyHour(period) ? period.from : earlier(period.from, hours(BEGIN_HOURS));

/** From when a puja can be taken to be under way, by the clock alone. */
export const startOf = (period: Period): Instant => (isAnyHour(period) ? later(period.from, FIRST_HOUR) : period.from);

/** When somebody who was to come by then is late. */
export const dueBy = (period: Period): Instant => (isAnyHour(period) ? later(period.from, LAST_HOUR) : period.from);

/**
 * From when people are asked whether the puja is over: from its hour, or once it began by the code; of one without an hour that has not
 * begun, from the end of its day's usual hours.
 */
export function askedIfOverFrom(puja: Parameters<typeof pujaTime>[0]): Instant {
  return puja.begunAt === null ? dueBy(periodOfPuja(puja)) : pujaTime(puja).hour;
}

const periodOfPuja = ({ startsAt, endsAt }: Record<'startsAt' | 'endsAt', Moment>): Period => ({
  from: instantOf(startsAt),
  to: instantOf(endsAt),
});

/** From the beginning to the end, with the agreed hour. Nobody calls off a puja that has begun; from its hour on people can say that it is done. */
export function pujaTime(
  puja: Record<'startsAt' | 'endsAt', Moment> & { readonly begunAt: Moment | null },
): Period & Required<PujaStart> {
  const { from: hour, to } = periodOfPuja(puja);
  return { from: puja.begunAt === null ? hour : earliest(hour, instantOf(puja.begunAt)), hour, to };
}
