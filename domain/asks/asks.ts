import {
  fellThrough,
  isLive,
  KNOWN_HOURS,
  liveStatuses,
  promisedStatuses,
  states,
  type BookingStatus,
  type Step,
} from '../booking.ts';
import { earlier, earliest, hours, later, type Instant } from '../time.ts';

/**
 * Several pandits asked for one puja: at once from the start, or one for another who cannot come. How many at a time, until when,
 * and which steps decide (docs/decisions/0109-several-pandits-for-one-puja.md).
 */

/** How many pandits a family asks at once. */
export const MOST_AT_ONCE = 3;
/** With less time than this before the puja we ask substitutes side by side. */
export const SOON_HOURS = 48;
/** Hours a substitute has to answer. */
export const TURN_HOURS = 6;
/** Hours a family has to choose whom to ask instead, while its advance waits. */
export const CHOOSE_HOURS = 24;

/** What a family said when it asked: ask others by yourself, ask me each time, ask nobody. */
export const consents = ['yes', 'ask', 'no'] as const;
export type Consent = (typeof consents)[number];

/**
 * How far it is: asked, and waiting for answers; one has accepted, or is paid; we look for others; the family is to choose
 * others; over, with nobody.
 */
export const askStates = ['asked', 'won', 'seeking', 'choosing', 'over'] as const;
export type AskState = (typeof askStates)[number];
/** As pages show the ask: one pandit has the puja, and we ask others to take it over. */
export const shownAskStates = [...askStates, 'handing'] as const;

/** One has it, and until the ask is looked at again others can take it over. */
export const isHanding = ({ state, nextAt }: { readonly state: AskState; readonly nextAt: Date | null }): boolean =>
  state === 'won' && nextAt !== null;

/** A family counts on this pandit. */
export const isPromised = (status: BookingStatus | null): boolean => promisedStatuses.some((one) => one === status);

/** A pandit whom the family asks and who has not got the puja yet: another can be first. */
export const isAskedNow = (status: BookingStatus): boolean => isLive(status) && !isPromised(status);
export const askedNowStatuses = liveStatuses.filter(isAskedNow);

/**
 * The step by which one of those asked has it: the pandit's acceptance, or the advance the family pays. That a pandit asks for an
 * advance binds only the pandit; the others are still asked.
 */
export const decides = ({ from, to }: Pick<Step, 'from' | 'to'>): boolean => !isPromised(from) && isPromised(to);

/** The pandit's hours are another family's for good from this step on: by it they are as good as fixed, or have moved there. */
export const takesHours = (step: Pick<Step, 'from' | 'to'>, moves: boolean): boolean =>
  decides(step) || (moves && isPromised(step.to));

/** The pandit does not come, and the family has done its part: it may want another. */
export const fallsThrough = ({ from, to }: Pick<Step, 'from' | 'to'>): boolean =>
  from !== null && states[from].deadline !== 'payment' && fellThrough(to);

/** How many more substitutes we ask now, where this many have still to answer. */
export function howManyMore(startsAt: Instant, now: Instant, waiting: number): number {
  const isSoon = now >= earlier(startsAt, hours(SOON_HOURS));
  return Math.max(0, (isSoon ? MOST_AT_ONCE : 1) - waiting);
}

/** From this moment on we ask nobody: the family has to know, and a pandit has to get there. */
export const seekingEnds = (startsAt: Instant): Instant => earlier(startsAt, hours(KNOWN_HOURS));

/** Until when a substitute whom we ask now has to answer. */
export const turnEnds = (startsAt: Instant, now: Instant): Instant =>
  earliest(later(now, hours(TURN_HOURS)), seekingEnds(startsAt));

/** Until when the family has to choose others, before its advance goes back. */
export const choosingEnds = (startsAt: Instant, now: Instant): Instant =>
  earliest(later(now, hours(CHOOSE_HOURS)), seekingEnds(startsAt));
