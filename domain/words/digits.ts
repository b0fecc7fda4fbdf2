/** What people type as digits: in Odia and Devanagari too, and in groups. */

const zeros = [0x0b66, 0x0966];

/** The same with 0 to 9 in their places. */
export const latinDigits = (text: string): string =>
  text.replaceAll(/[\u0b66-\u0b6f\u0966-\u096f]/gu, (digit) => {
    const at = digit.codePointAt(0) ?? 0;
    return String(at - (zeros.find((zero) => at >= zero) ?? at));
  });

/** The same with 0 to 9, and no room between them. */
export const plainDigits = (text: string): string => latinDigits(text.replaceAll(/[\s\-.]/gu, ''));
