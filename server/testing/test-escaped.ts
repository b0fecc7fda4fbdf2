/**
 * Words of ours that were said in plain English where the made-up language was asked for: a sentence that was written into the program and
 * is in no catalogue. `given` is what may stand as it is: names, and what people typed.
 */
export function escapedIn(text: string, given: readonly string[] = []): string[] {
  const kept = [...given].toSorted((one, other) => other.length - one.length);
  const ours = kept.reduce((rest, one) => (one ? rest.replaceAll(one, ' ') : rest), text);
  const words = ours.replaceAll(asItIs, ' ').match(/[\p{L}\p{M}]+/gu) ?? [];
  return [...new Set(words.filter((word) => plain.test(word)))];
}

/** Each of these letters is accented in the made-up language: a word of ours with one of them came from no catalogue. */
const plain = /[aeiouyncszgl]/i;

/** Addresses, numbers of things, and what every language writes in Latin letters; days and hours are English in the made-up language. */
const asItIs =
  /https?:\S+|\bM-\d+|#[0-9A-F]{8}|\b(?:OTP|UPI|SMS|PDF|PAN|GST)\b|\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec)[a-z]*\b|\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*\b|(?<=\d\s?)[ap]m(?![a-z])/gu;
