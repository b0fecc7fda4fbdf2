import { HOUR, minutes, seconds } from '../time.ts';

/** One-time codes. The specification fixes six digits; the rest is ours. */
export const OTP_DIGITS = 6;
export const OTP_LIFETIME = minutes(5);
export const OTP_TRIES = 5;
export const OTP_RESEND_AFTER = seconds(30);
/** Codes to one phone that one network, or one browser the phone knows, is given in an hour; the next waits until the hour is over. */
export const OTP_SENDS_PER_HOUR = 5;
export const OTP_WINDOW = HOUR;
/** Codes to one phone in a day that strangers can cause, from wherever they ask; and as many for each browser the phone knows. */
export const OTP_SENDS_PER_DAY = 12;
/**
 * Once they are used up, one more for a network that has asked for none that day, this long after the last: a stranger who uses them up keeps the owner
 * out for no longer.
 */
export const OTP_MORE_AFTER = HOUR;
/** Phones that codes go to from one network in a day. A town may share one address; few of its people sign in again on one day. */
export const PHONES_A_NETWORK_AND_DAY = 100;
/** From this many phones of a network in a day on, a captcha costs this many times as much. */
const DEARER: readonly (readonly [phones: number, factor: number])[] = [
  [40, 8],
  [20, 4],
  [10, 2],
];

export const workFactor = (phones: number): number => DEARER.find(([from]) => phones >= from)?.[1] ?? 1;

/** How long a proved phone may take to finish signing up. */
export const PROOF_LIFETIME = minutes(10);

/** Wrong answers to what an owner knows (`silence.ts`) that one proof is good for; then it takes another code. */
export const PROOF_ANSWERS = 3;

export const isOtp = (text: string): boolean => /^\d{6}$/.test(text);
