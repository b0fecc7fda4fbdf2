import { isLive, sharesPhone, wasHeld, type BookingStatus } from '../booking.ts';
import { days, later, type Instant } from '../time.ts';

/** What the two of a booking write to each other (docs/decisions/0110-words-between-them.md). */

/** The most characters of a letter. */
export const LETTER_MAX = 1000;
/** Days after an agreed puja, or after it came to nothing, in which the two may still write. */
export const LETTER_DAYS = 14;
/** Letters that one side may write in one thread within an hour. */
export const LETTERS_AN_HOUR = 60;
/** How many are on a page of a thread. */
export const LETTERS_A_PAGE = 20;

interface Ending {
  readonly endsAt: Instant;
  readonly endedAt: Instant;
  /** The day was agreed before. */
  readonly wasAgreed: boolean;
}

/** Until when the two may write: nothing ends it while there are steps ahead, and a request that came to nothing ends it at once. */
export function lettersEnd(status: BookingStatus, { endsAt, endedAt, wasAgreed }: Ending): Instant | null {
  if (isLive(status)) return null;
  if (wasHeld(status)) return later(endsAt, days(LETTER_DAYS));
  return wasAgreed ? later(endedAt, days(LETTER_DAYS)) : endedAt;
}

/** Before the day is agreed, and where it came to nothing, nobody reads how to reach the other. */
export const masksContacts = (status: BookingStatus): boolean => !sharesPhone(status);
