/** What people type as digits: in Odia and Devanagari too, and in groups. */

const zeros = [0x0b66, 0x0966];

/** The same with European digits, and no room between them. */
export const plainDigits = (text: string): string =>
  text.replaceAll(/[\s\-.]/gu, '').replaceAll(/[\u0b66-\u0b6f\u0966-\u096f]/gu, (digit) => {
    const at = digit.codePointAt(0) ?? 0;
    return String(at - (zeros.find((zero) => at >= zero) ?? at));
  });
