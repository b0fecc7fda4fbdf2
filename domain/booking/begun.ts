import { DAY, dayAt, earliest, hours, instantOf, later, startOfDay, type Instant, type Period } from '../time.ts';

/** When a puja begins as the table of steps asks it: at its hour, or when the family's code was told before that. */

/** When a puja starts: at its agreed hour, or sooner where it was begun before that. */
export interface PujaStart {
  readonly from: Instant;
  /** The agreed hour, where that is another. */
  readonly hour?: Instant;
}

type Moment = string | Date;

/** Pujas are held between these hours of a day; one without an hour of its own begins with the first, and nobody is late for it before the last. */
const [FIRST_HOUR, LAST_HOUR] = [hours(5), hours(21)];

/** No hour was agreed: it is held at any hour of its day. */
export const isAnyHour = ({ from, to }: Period): boolean => from === startOfDay(dayAt(from)) && to === later(from, DAY);

/** From when a puja can be under way by the clock. */
export const startOf = (period: Period): Instant => (isAnyHour(period) ? later(period.from, FIRST_HOUR) : period.from);

/** When somebody who was to come by then is late. */
export const dueBy = (period: Period): Instant => (isAnyHour(period) ? later(period.from, LAST_HOUR) : period.from);

const periodOfPuja = ({ startsAt, endsAt }: Record<'startsAt' | 'endsAt', Moment>): Period => ({
  from: instantOf(startsAt),
  to: instantOf(endsAt),
});

/** From then to its end, with its agreed hour: what has begun is no longer called off, and is said to be done from its hour on. */
export function pujaTime(
  puja: Record<'startsAt' | 'endsAt', Moment> & { readonly begunAt: Moment | null },
): Period & Required<PujaStart> {
  const period = periodOfPuja(puja);
  const hour = startOf(period);
  return { from: puja.begunAt === null ? hour : earliest(hour, instantOf(puja.begunAt)), hour, to: period.to };
}
