import { TOO_LATE } from './too-late.ts';

/** Why a message did not reach a phone, as the office reads of it in its own language. */
export const undelivered = [
  /** What it is about was over. */
  'tooLate',
  /** Nobody is left to write to. */
  'nobody',
  /** No sentence is known for it. */
  'noWords',
  /** The vendor of text messages said no, and why in its own words. */
  'refused',
  /** The vendor did not answer. */
  'silent',
  /** The vendor answered what no program of ours can read. */
  'unreadable',
  /** Something else went wrong on the way. */
  'other',
] as const;
export type Undelivered = (typeof undelivered)[number];

/** Of these the vendor, or the program that failed, has words of its own: in English, whoever reads them. */
const hasOwnWords: ReadonlySet<Undelivered> = new Set(['refused', 'other']);

export interface WhyUndelivered {
  readonly code: Undelivered;
  /** In English, as the vendor put it; null where the code says it all. */
  readonly said: string | null;
}

/** What was noted of an attempt. A note of an earlier version has no code, and one of a later version may have another. */
export function whyUndelivered(noted: string | null, words: string): WhyUndelivered {
  const known = undelivered.find((code) => code === noted);
  const code = words === TOO_LATE ? 'tooLate' : (known ?? 'other');
  return { code, said: hasOwnWords.has(code) ? words : null };
}
