import type { UserType } from '../roles.ts';
import { DAY, days, hours, MINUTE, minutes, type Millis } from '../time.ts';

/** Tries in a row that need no waiting: a family that mistypes, or signs in on all its phones at once. */
export const FREE_PASSWORD_TRIES = 8;

/**
 * Seconds to wait after the first, second, … wrong password in a row for one phone from one address; the last
 * stays. Long enough to make guessing hopeless, never a lock a stranger could put on somebody's door
 * (OWASP ASVS 5.0, 6.1.1 and 6.3.1).
 */
export const WRONG_PASSWORD_WAITS: readonly number[] = waitsAfter(FREE_PASSWORD_TRIES);

/** No wait for this many tries, then one that grows. */
export function waitsAfter(free: number): readonly number[] {
  return [...Array.from({ length: free - 1 }, () => 0), 2, 4, 8, 16, 32, 64, 128, 300];
}
/** Without another try for this long, the count starts again. */
export const WRONG_PASSWORDS_KEPT = DAY;

/** How long a sign-in lasts, used or not: families and pandits keep theirs for a month. */
export const SIGN_IN_LIFETIME = days(30);
/** People who see everybody's data and money sign in again each working day. */
export const ADMIN_SIGN_IN_LIFETIME = hours(12);
export const lifetimeOf = (type: UserType): Millis => (type === 'admin' ? ADMIN_SIGN_IN_LIFETIME : SIGN_IN_LIFETIME);
/** Wrong passwords in a day after which the owner hears of them, once. */
export const WRONG_PASSWORDS_TOLD = 5;
/** A cookie gets a successor after so long, or sooner where it comes from elsewhere (docs/decisions/0085-one-cookie.md). */
export const COOKIE_AGE = DAY;
/**
 * A cookie whose successor came back this short a while ago is one that was sent beside it. Longer ago it is a copy. A cookie younger
 * than this gets no successor, wherever it comes from.
 */
export const COOKIE_GRACE = MINUTE;
/** How exactly we know when a sign-in was last used. */
export const LAST_USED_WITHIN = minutes(15);
/** Clocks of other people's servers may run this far ahead. */
export const CLOCK_TOLERANCE = MINUTE;
