import { KNOWN_HOURS, type Step } from '../booking.ts';
import { clockOf, earlier, earliest, hours, later, type Day, type Instant } from '../time.ts';

/** Another day or hour for a booking, which one side proposes and the other answers. */

/** When a puja is to be held; without a minute of the day, on any hour of it. */
export interface PujaTime {
  readonly day: Day;
  readonly startMinute: number | null;
}

/** Hours the other side has to answer. */
export const PROPOSAL_HOURS = 24;

/** Of a proposal: when the puja would start by it, when it starts as agreed, and when the booking's state ends without a step of anybody. */
interface Around {
  readonly startsAt: Instant;
  readonly newStartsAt: Instant;
  readonly dueAt: Instant | null;
}

/** Until when a proposal can be answered: both sides know two hours before either start. Not after `now`: it is too late for one. */
export const proposalEnds = (now: Instant, { startsAt, newStartsAt, dueAt }: Around): Instant =>
  earliest(
    later(now, hours(PROPOSAL_HOURS)),
    earlier(startsAt, hours(KNOWN_HOURS)),
    earlier(newStartsAt, hours(KNOWN_HOURS)),
    ...(dueAt === null ? [] : [dueAt]),
  );

/** A step that gives somebody's word for the time as agreed: its taker answers the other side's proposal first. */
export const settlesTime = ({ promises, fromCredit }: Step): boolean => promises === true || fromCredit === true;

export const isSameTime = (one: PujaTime, other: PujaTime): boolean =>
  one.day === other.day && one.startMinute === other.startMinute;

/** `2026-12-05 09:30`, or the day alone: as a booking's history keeps it, in no particular language. */
export const timeText = ({ day, startMinute }: PujaTime): string =>
  startMinute === null ? day : `${day} ${clockOf(startMinute)}`;
