import { earliest, instantOf, type Instant, type Period } from '../time.ts';

/** When a puja begins as the table of steps asks it: at its hour, or when the family's code was told before that. */

/** When a puja starts: at its agreed hour, or sooner where it was begun before that. */
export interface PujaStart {
  readonly from: Instant;
  /** The agreed hour, where that is another. */
  readonly hour?: Instant;
}

type Moment = string | Date;

export const beginningOf = (startsAt: Moment, begunAt: Moment | null): Instant =>
  begunAt === null ? instantOf(startsAt) : earliest(instantOf(startsAt), instantOf(begunAt));

/** From then to its end, with its agreed hour: what has begun is no longer called off, and is said to be done from its hour on. */
export const pujaTime = ({
  startsAt,
  endsAt,
  begunAt,
}: Record<'startsAt' | 'endsAt', Moment> & { readonly begunAt: Moment | null }): Period & Required<PujaStart> => ({
  from: beginningOf(startsAt, begunAt),
  hour: instantOf(startsAt),
  to: instantOf(endsAt),
});
