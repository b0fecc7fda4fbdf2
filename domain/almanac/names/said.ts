import type { Locale } from '../../locale.ts';
import type { Names } from './names.ts';

/** What the almanac's things are called in one language. */
export type NameOf = (names: Names) => string;

const languages = { 'en-IN': 'en', 'or-IN': 'or', 'hi-IN': 'hi', 'en-XA': 'en' } as const satisfies Record<
  Locale,
  keyof Names
>;

export const namesFor =
  (locale: Locale): NameOf =>
  (names) =>
    names[languages[locale]];
