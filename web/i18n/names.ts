import { useLocale } from 'use-intl';
import type { Names } from '#domain/almanac/names/names.ts';
import type { Locale } from '#domain/locale.ts';

/** What the almanac's things are called in the reader's language: `useNames()` in a component, `namesFor(locale)` elsewhere. */
export type NameOf = (names: Names) => string;

const languages = { 'en-IN': 'en', 'en-XA': 'en' } as const satisfies Record<Locale, keyof Names>;

export const namesFor =
  (locale: Locale): NameOf =>
  (names) =>
    names[languages[locale]];

export const useNames = (): NameOf => namesFor(useLocale());
