import { HOUR, minutes } from '../time.ts';

/** One-time codes. The specification fixes six digits; the rest is `api.md` and issue 2. */
export const OTP_DIGITS = 6;
export const OTP_LIFETIME = minutes(5);
export const OTP_TRIES = 5;
export const OTP_RESEND_AFTER = 30_000;
/** Codes sent to one phone in an hour; the next waits until the hour is over. */
export const OTP_SENDS_PER_HOUR = 5;
export const OTP_WINDOW = HOUR;
/** How long a proved phone may take to finish signing up. */
export const PROOF_LIFETIME = minutes(10);

export const isOtp = (text: string): boolean => /^\d{6}$/.test(text);
