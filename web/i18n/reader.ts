import { useLocale } from 'use-intl';
import type { Locale } from '#domain/locale.ts';

/**
 * In which language a page is read, and with whose digits. The choice of the language's own stands behind the language's name as BCP 47
 * has it, `or-IN-u-nu-orya`: so sentences with a number in them know it too. Values of fields, addresses and files have 0 to 9.
 */
const digitsOf: Partial<Record<Locale, string>> = { 'or-IN': 'orya', 'hi-IN': 'deva' };

/** For whom 0 to 9 are right, the language alone. */
export function withDigits(locale: Locale, own: boolean): Locale {
  const digits = own && digitsOf[locale];
  // whoever looks a word up by it asks `useLanguage`
  return digits ? (`${locale}-u-nu-${digits}` as Locale) : locale;
}

/** How long the name of a language is: `or-IN`. Behind the name may stand whose digits are read. */
const NAME = 5;

/** The language of the page, without whose digits it writes: by the name sentences, names and addresses are found. */
export const useLanguage = (): Locale => useLocale().slice(0, NAME) as Locale;
