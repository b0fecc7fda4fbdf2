import { addDays, instantOf, later, minutes, startOfDay, type Day, type Instant } from '../time.ts';

/** Messages that were held up: what is over by the time of sending is not told as if it lay ahead (docs/decisions/0162-messages-that-come-too-late.md). */

/** The note on a message that was not sent. */
export const TOO_LATE = 'What it is about was over before it could be sent.';

/** Their whole purpose is an answer by a moment: after it the other side, or time, has decided, and another message says so. */
const asks = new Set(['request', 'requestAdvance', 'propose', 'remind']);
/** Messages that look ahead to a puja. */
const looksAhead = new Set(['soon', 'remind']);

export interface Waiting {
  /** `soon.customer` */
  readonly topic: string;
  /** By when it asks for an answer; null or absent where it does not. */
  readonly dueAt?: Instant | null | undefined;
  /** When its puja is over; null where it concerns none. */
  readonly endsAt: Date | null;
  /** A later one that says the same waits, and is due. */
  readonly hasNewer: boolean;
  /** A day the family keeps. */
  readonly familyDay?: Day | undefined;
  /** A day, and the minute of it, that somebody waited for. */
  readonly waitedDay?: Day | undefined;
  readonly startMinute?: number | null | undefined;
}

/** Whether that is over now which a message speaks of as ahead. */
export function isTooLate(waiting: Waiting, now: Instant): boolean {
  const [kind = ''] = waiting.topic.split('.');
  const { dueAt, endsAt, hasNewer, familyDay, waitedDay, startMinute } = waiting;
  if (familyDay !== undefined) return now >= startOfDay(addDays(familyDay, 1));
  if (waitedDay !== undefined) return now >= untilOf(waitedDay, startMinute ?? null);
  if (asks.has(kind) && dueAt != null && now >= dueAt) return true;
  return looksAhead.has(kind) && ((endsAt !== null && now >= instantOf(endsAt)) || hasNewer);
}

/** A day's hour, or its end, is what can still be asked for. */
const untilOf = (day: Day, minute: number | null): Instant =>
  minute === null ? startOfDay(addDays(day, 1)) : later(startOfDay(day), minutes(minute));
