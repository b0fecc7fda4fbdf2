/** An Indian phone: ten digits in payloads, +91 added where it meets the network. */
export const PHONE_DIGITS = 10;
export const isTenDigits = (text: string): boolean => /^\d{10}$/.test(text);
/** Mobile numbers in India begin with 6 to 9; no other can be sent a code. */
export const isPhone = (text: string): boolean => /^[6-9]\d{9}$/.test(text);
export const withCountry = (phone: string): string => `+91${phone}`;

/**
 * The ten digits of a phone as people type or paste it: spaces, +91 and a leading 0 fall away. Digits of another script stay as they are:
 * `latinDigits` (`words/digits.ts`) comes later than the field, and whoever receives the number reads them.
 */
export function digitsOfPhone(typed: string): string {
  const digits = typed.replaceAll(/\P{Nd}/gu, '');
  const national = digits.replace(/^0*(?:91)?(?=\d{10}$)/, '');
  return national.slice(0, PHONE_DIGITS);
}

/**
 * A phone with its country or with gaps as its ten digits; one typed half way, with its gap or +91, as the digits there
 * are; any other words as they are.
 */
export function bareIfPhone(words: string): string {
  const digits = /^\+?[\d\s().-]+$/.test(words) ? words.replaceAll(/\D/g, '').replace(/^0*(?:91)?(?=\d{10}$)/, '') : '';
  if (isPhone(digits)) return digits;
  return /^(?:\+91)?[\d\s]*\d$/.test(words) ? words.replace(/^\+91(?=\s*\d)/, '').replaceAll(/\s/g, '') : words;
}

/** `… 3210`: enough for its owner to know it by. */
export const ending = (phone: string): string => `… ${phone.slice(-4)}`;

/** `98765 43210`, as it is read aloud: the one way a phone is written for people. Its gap never breaks a line. Other numbers stay as they are. */
export const spoken = (phone: string): string =>
  isPhone(phone) ? `${phone.slice(0, 5)}\u00A0${phone.slice(5)}` : phone;

/** `••••••••22`: enough to know one's own list by, and nothing to call. */
export const masked = (phone: string): string => '•'.repeat(Math.max(0, phone.length - 2)) + phone.slice(-2);
