/** What people type as digits: in Odia, Devanagari and Arabic-Indic too, and in groups. */

/** The zeros of the scripts our languages are written in; the other nine follow each. */
export const ODIA = 0x0b66;
export const DEVANAGARI = 0x0966;

/** Zero-width signs and marks of direction: phones put them around a number that is copied, and nobody sees them. */
const UNSEEN = /\p{Cf}/gu;

/**
 * The same with 0 to 9 in their places, and without the signs that nobody sees. Unicode begins the digits of India's scripts at a place
 * that ends with 6, those of keyboards in Urdu and in Arabic at one that ends with 0.
 */
export const latinDigits = (text: string): string =>
  text.replaceAll(UNSEEN, '').replaceAll(/[\u0b66-\u0b6f\u0966-\u096f\u06f0-\u06f9\u0660-\u0669]/gu, (digit) => {
    const at = digit.charCodeAt(0);
    return String((at % 16) - (at < DEVANAGARI ? 0 : 6));
  });

/** The same with 0 to 9, and no room between them. */
export const plainDigits = (text: string): string => latinDigits(text.replaceAll(/[\s\-.]/gu, ''));

/** The same with the digits that begin at a zero, for whoever reads those. */
export const inDigits = (text: string, zero: number): string =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
