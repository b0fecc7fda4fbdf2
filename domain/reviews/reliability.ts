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

/** `9 of 10`. */
export interface Share {
  readonly count: number;
  readonly of: number;
}

export interface Reliability {
  /** Requests answered within a day; null where there are too few to say. */
  readonly answered: Share | null;
  /** Promised pujas that were held. */
  readonly kept: Share | null;
}

/** Months that count, the one that runs among them. */
export const MONTHS_RELIED = 12;
/** With fewer, pages show no figure. */
export const FEWEST_COUNTED = 10;
export const ANSWERED_WITHIN = hours(24);

export const firstMonthRelied = (now: Instant): Month => monthsUntil(dayAt(now), MONTHS_RELIED)[0] ?? '';

/** What was before a step. */
export interface Before {
  readonly askedAt: Instant;
  /** When the pandit first proposed another time, which is an answer; null where they did not. */
  readonly proposedAt: Instant | null;
  /** The office has found that the pandit did not come. */
  readonly wasAbsent: boolean;
}

/** What a step counts for; null for most. What the family or the office calls off says nothing of a pandit who was not absent. */
export function countedBy(
  step: Pick<Step, 'from' | 'to'>,
  by: Actor,
  { askedAt, proposedAt, wasAbsent }: Before,
  now: Instant,
): WordCount | null {
  if (step.from === null || staysPut(step)) return null;
  if (isUnanswered(step.from) && (by === 'pandit' || by === 'time')) {
    const at = proposedAt ?? (by === 'pandit' ? now : null);
    const inADay = at !== null && at <= later(askedAt, ANSWERED_WITHIN);
    return { asked: 1, answered: inADay ? 1 : 0, promised: 0, kept: 0 };
  }
  if (!isAgreed(step.from)) return null;
  const isKept = wasHeld(step.to) && !wasAbsent;
  const isCounted = isKept || by === 'pandit' || wasAbsent;
  return isCounted ? { asked: 0, answered: 0, promised: 1, kept: isKept ? 1 : 0 } : null;
}

/** The pandit cannot at that time, and says when. */
export const isCounterProposal = ({ action, from }: Pick<Step, 'action' | 'from'>, by: Actor): boolean =>
  action === 'propose' && by === 'pandit' && from !== null && isUnanswered(from);

/** Null where the pandit has too few of them for a figure. */
export const reliabilityOf = ({ asked, answered, promised, kept }: WordCount): Reliability => ({
  answered: asked < FEWEST_COUNTED ? null : { count: answered, of: asked },
  kept: promised < FEWEST_COUNTED ? null : { count: kept, of: promised },
});
