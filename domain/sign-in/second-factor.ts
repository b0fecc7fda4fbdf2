import { minutes } from '../time.ts';
import { waitsAfter } from './sign-in.ts';

/** A code of an authenticator app: six digits, new each half minute (RFC 6238). */
export const FACTOR_DIGITS = 6;
/** Codes of the half minutes before and after count as well: phones' clocks differ. */
export const FACTOR_WINDOW = 1;
export const FACTOR_PERIOD_SECONDS = 30;
/** Codes for a lost phone; each counts once. */
export const RECOVERY_CODES = 10;
/** Letters and digits that cannot be taken for each other on paper. */
export const RECOVERY_ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
export const RECOVERY_LENGTH = 12;

/** What was typed, as codes are kept: without the gaps and dashes people write them with. */
export const plainCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();

export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);

/** `ABCD-EFGH-JKMN`: as it is shown and written down. */
export const written = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1-');

/** Wrong codes in a row that need no waiting: the person has given a password already, and a code is six digits. */
export const FREE_FACTOR_TRIES = 5;
export const WRONG_FACTOR_WAITS = waitsAfter(FREE_FACTOR_TRIES);

/** How long a passkey may take to answer. */
export const PASSKEY_ANSWER_LASTS = minutes(5);

/** How long having shown who one is counts for what changes the way into an account. */
export const SELF_PROOF_LASTS = minutes(10);
