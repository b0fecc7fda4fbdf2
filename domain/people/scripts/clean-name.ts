/**
 * A name as it is kept: without signs that nobody sees. Zero-width signs and marks of direction go wherever they stand, and letters are
 * composed in one way (NFC), so that two names that look the same are the same.
 */

/** Joiners (U+200C, U+200D) are looked at apart. */
const unseen = /(?![\u200C\u200D])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * A joiner stays between two letters of Odia or of Devanagari where one of them is held by a halanta: there alone the joiner changes what
 * is read, from a conjunct to a half letter or to a halanta that is seen. Anywhere else it only makes one name look like another.
 */
const idleJoiner =
  /(?!(?<=\u094D).[\u0904-\u0939\u0958-\u0961]|(?<=[\u0915-\u0939]\u093C?).\u094D|(?<=\u0B4D).[\u0B05-\u0B39\u0B5C-\u0B61\u0B71]|(?<=[\u0B15-\u0B39]\u0B3C?).\u0B4D)[\u200C\u200D]/gu;

export const cleanName = (typed: string): string =>
  typed.normalize('NFC').replaceAll(unseen, '').replaceAll(idleJoiner, '').normalize('NFC');
