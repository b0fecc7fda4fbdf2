import { z } from 'zod';
import { isTicket } from '#domain/cases/case.ts';
import { isClock, isDay, isMonth, type Day } from '#domain/time.ts';
import { faultOfName, type NameScript } from '#domain/people/name-words.ts';
import { bareIfPhone, isPhone, isTenDigits } from '#domain/people/phone.ts';
import { cleanName } from '#domain/people/scripts/clean-name.ts';
import { isOtp } from '#domain/sign-in/otp.ts';
import { isPincode } from '#domain/people/pincode.ts';
import { isWholeRupees, MAX_RUPEES } from '#domain/money.ts';
import { latinDigits } from '#domain/words/digits.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from '#domain/sign-in/password.ts';
import type { MessageCode } from './messages.ts';

/** The shapes every call shares. A zod message here is a code of `messages.ts`. */

const says = (code: MessageCode): MessageCode => code;

/**
 * A number, a day, an hour or a code as a person types it: in any digits of our readers' keyboards, without the signs that nobody sees.
 * Every field that takes one begins with this.
 */
export const typedNumber = (missing?: MessageCode) => z.string(missing).overwrite(latinDigits).trim();

export const id = z.uuid({ error: ({ input }) => says(input === undefined ? 'required' : 'invalid') });
export const instant = z.iso.datetime({ offset: true });
// the compiler is not told by a check what it has shown
const ofDays = (texts: z.ZodString): z.ZodType<Day, string> => texts as unknown as z.ZodType<Day, string>;
export const day = ofDays(typedNumber().refine(isDay, says('date_invalid')));
/** A day in what we answer: ours already, and not looked at again. */
export const ourDay = ofDays(z.string());
/** `2026-11` */
export const month = typedNumber().refine(isMonth, says('date_invalid'));
/** A day on which somebody who lives today can have been born. Code that has a clock checks that the day is not ahead. */
export const birthday = day.refine((value) => value >= '1900-01-01', says('dob_early'));
export const clock = typedNumber().refine(isClock, says('clock_invalid'));
export const rupees = z.number().int().min(0).max(MAX_RUPEES);

/** A sum in whole rupees as a person types one, zero too. */
export const wholeRupees = (error: MessageCode) =>
  typedNumber().refine(isWholeRupees, { error, abort: true }).transform(Number);

/** Whole rupees a person types, one at least. */
export const refundRupees = z
  .number({ error: 'refund_amount_required' })
  .int({ error: 'refund_amount_required' })
  .min(1, { error: 'refund_amount_required' })
  .max(MAX_RUPEES, { error: 'refund_amount_required' });

/** Half a sign (a lone surrogate) or none at all (U+0000): nothing a keyboard gives, nor a database keeps. */
const unstorable = /[\0\p{Surrogate}]/u;
const isStorable = (value: string): boolean => !unstorable.test(value);

/** Text a person typed: trimmed, never empty, never longer than its column needs. */
export const text = (max: number, code: MessageCode = 'required', long: MessageCode = 'too_long') =>
  filled(z.string(says(code)), max, code, long);
/** The same where nothing need be said: an empty field is null. */
export const optionalText = (max: number, long: MessageCode = 'too_long') => filledOrNot(z.string(), max, long);

const filled = (typed: z.ZodString, max: number, code: MessageCode, long: MessageCode = 'too_long') =>
  typed.trim().min(1, says(code)).max(max, says(long)).refine(isStorable, says('invalid'));
const filledOrNot = (typed: z.ZodString, max: number, long: MessageCode = 'too_long') =>
  typed
    .trim()
    .max(max, says(long))
    .refine(isStorable, says('invalid'))
    .transform((value) => value || null)
    .nullish();

/** Letters of a name at most. */
const NAME_MAX = 120;
/** A name without the signs nobody sees, whatever else it is: a profile may send back one that was taken once. */
export const seenName = filled(z.string(says('name_required')).overwrite(cleanName), NAME_MAX, 'name_required');
/** The same where nobody need be named: an empty field is null. */
export const optionalSeenName = filledOrNot(z.string().overwrite(cleanName), NAME_MAX);

/** A person's name. Messages carry the name. */
export const personName = seenName.superRefine((name, context) => refuseNoName(name, context));
/** The same where nobody need be named, or not in that script. */
export const optionalPersonName = (script?: NameScript) =>
  optionalSeenName.superRefine((name, context) => {
    if (name) refuseNoName(name, context, script);
  });

function refuseNoName(name: string, context: z.RefinementCtx, script?: NameScript): void {
  const fault = name.trim() === '' ? null : faultOfName(name, script);
  if (fault) context.addIssue({ code: 'custom', message: says(fault) });
}

export const phone = typedNumber('phone_required')
  .min(1, says('phone_required'))
  .refine(isPhone, { error: ({ input }) => says(isTenDigits(String(input)) ? 'phone_mobile' : 'phone_digits') });
/** None, or one that can be; the specification's six characters are said first. */
export const optionalPincode = typedNumber()
  .max(6, says('too_long'))
  .transform((value) => value || null)
  .refine((value) => value === null || isPincode(value), says('pincode_invalid'))
  .nullish();
export const otp = typedNumber('otp_required').min(1, says('otp_required')).refine(isOtp, says('otp_digits'));
export const password = z
  .string(says('password_required'))
  .min(1, says('password_required'))
  .min(PASSWORD_MIN, says('password_short'))
  .max(PASSWORD_MAX, says('too_long'));
export const email = z
  .string(says('email_required'))
  .trim()
  .min(1, says('email_required'))
  .max(254, says('too_long'))
  .pipe(z.email(says('email_invalid')));
export const optionalEmail = z
  .string()
  .trim()
  .max(254, says('too_long'))
  .refine((value) => value === '' || z.email().safeParse(value).success, says('email_invalid'))
  .transform((value) => value || null)
  .nullish();

/** Where the next page begins: opaque to callers. */
export const cursor = z.string().max(300);
export const limit = z.number().int().min(1).max(50);

/** Words of a search, in which numbers, days and codes may be typed in any digits. */
export const searchWords = typedNumber().max(100);
/** Words of a search for people: a phone in any spelling, or words with any spaces between them. */
export const search = searchWords.transform((words) => bareIfPhone(words.replaceAll(/\s+/g, ' ')));

/** Page numbers and sizes as an address carries them: digits alone. */
export const pageInAddress = typedNumber()
  .regex(/^[1-9]\d{0,5}$/, says('invalid'))
  .transform(Number);
export const pageSizeInAddress = pageInAddress.refine((size) => size <= 100, says('invalid'));

/** Beside how many rows a search found: they were not counted to the end, there are that many or more. */
export const more = z.boolean();

/** By which a case, or a message of the contact form, is followed. */
export const ticketNumber = typedNumber().refine(isTicket);
