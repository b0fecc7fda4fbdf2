import { earliest, instantOf, type Instant, type Period } from '../time.ts';

/** When a puja begins as the table of steps asks it: at its hour, or when the family's code was told before that. */

type Moment = string | Date;

export const beginningOf = (startsAt: Moment, begunAt: Moment | null): Instant =>
  begunAt === null ? instantOf(startsAt) : earliest(instantOf(startsAt), instantOf(begunAt));

/** From then to its end: what has begun is no longer called off, and can be said to be done. */
export const pujaTime = ({
  startsAt,
  endsAt,
  begunAt,
}: Record<'startsAt' | 'endsAt', Moment> & { readonly begunAt: Moment | null }): Period => ({
  from: beginningOf(startsAt, begunAt),
  to: instantOf(endsAt),
});
