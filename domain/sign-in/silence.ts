import { days, type Instant } from '../time.ts';

/** A phone number that nobody pays for is given to somebody else within some months: after a year it may be anybody's. */
export const SILENCE = days(365);

/** Whether nothing was heard for so long that a code to the phone shows no more whose account it is. */
export const isSilent = (lastHeard: Instant, now: Instant): boolean => now - lastHeard >= SILENCE;

/** Wrong answers to what its owner knows, after which a birthday, which is one of some 20,000, counts no more; and for how long. */
export const KNOWN_TRIES = 10;
export const KNOWN_TRIES_KEPT = days(30);
