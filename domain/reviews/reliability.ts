import { isAgreed, isUnanswered, staysPut, wasHeld, type Actor, type Step } from '../booking.ts';
import { dayAt, hours, later, monthsUntil, type Instant, type Month } from '../time.ts';

/** How a pandit keeps to their word: what is counted, and when it is shown. */

export interface WordCount {
  /** Requests the pandit answered, or let run out. */
  readonly asked: number;
  /** Those answered within a day. */
  readonly answered: number;
  /** Agreed pujas that were held, or that the pandit withdrew from. */
  readonly promised: number;
  readonly kept: number;
}

export interface Reliability {
  /** Percent of requests answered within a day; null where there are too few to say. */
  readonly answered: number | null;
  /** Percent of promised pujas that were held. */
  readonly kept: number | null;
}

/** Months that count, the one that runs among them. */
export const MONTHS_RELIED = 12;
/** With fewer nothing is said. */
export const FEWEST_COUNTED = 10;
export const ANSWERED_WITHIN = hours(24);

export const firstMonthRelied = (now: Instant): Month => monthsUntil(dayAt(now), MONTHS_RELIED)[0] ?? '';

/** What a step counts for; null for most. What the family or the office calls off says nothing of the pandit. */
export function countedBy(
  step: Pick<Step, 'from' | 'to'>,
  by: Actor,
  askedAt: Instant,
  now: Instant,
): WordCount | null {
  if (step.from === null || staysPut(step)) return null;
  if (isUnanswered(step.from) && (by === 'pandit' || by === 'time')) {
    const inADay = by === 'pandit' && now <= later(askedAt, ANSWERED_WITHIN);
    return { asked: 1, answered: inADay ? 1 : 0, promised: 0, kept: 0 };
  }
  if (!isAgreed(step.from)) return null;
  const held = wasHeld(step.to);
  return held || by === 'pandit' ? { asked: 0, answered: 0, promised: 1, kept: held ? 1 : 0 } : null;
}

/** Whole percents, rounded down: a hundred is said where nothing was missed. */
export const reliabilityOf = ({ asked, answered, promised, kept }: WordCount): Reliability => ({
  answered: asked < FEWEST_COUNTED ? null : Math.floor((100 * answered) / asked),
  kept: promised < FEWEST_COUNTED ? null : Math.floor((100 * kept) / promised),
});
