import { isLive, sharesPhone, wasHeld, type BookingStatus } from '../booking.ts';
import { days, later, type Instant } from '../time.ts';

/** What the two of a booking write to each other (docs/decisions/0110-words-between-them.md). */

export type LetterSide = 'customer' | 'pandit';

/** The most characters of a letter. */
export const LETTER_MAX = 1000;
/** Days after the puja, or after it came to nothing, in which the two may still write. */
export const LETTER_DAYS = 14;
/** Letters that one side may write in one thread within an hour. */
export const LETTERS_AN_HOUR = 60;
/** So many are on a page of a thread. */
export const LETTERS_A_PAGE = 20;

/** Until when the two may write: nothing ends it while there are steps ahead. */
export function lettersEnd(
  status: BookingStatus,
  { endsAt, endedAt }: { readonly endsAt: Instant; readonly endedAt: Instant },
): Instant | null {
  if (isLive(status)) return null;
  return later(wasHeld(status) ? endsAt : endedAt, days(LETTER_DAYS));
}

/** Before the day is agreed, and where it came to nothing, nobody is told how to reach the other. */
export const masksContacts = (status: BookingStatus): boolean => !sharesPhone(status);
