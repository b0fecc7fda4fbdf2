import { useLocale } from 'use-intl';
import type { Locale } from '#domain/locale.ts';

/** What is written in a language has a letter of that language. */
const letters: Partial<Record<Locale, RegExp>> = { 'or-IN': /[\u0b00-\u0b7f]/, 'hi-IN': /[\u0900-\u097f]/ };

/** Whether a text of the catalogue is in English on a page that is not: nobody wrote the text in the page's language. */
export const isEnglishIn = (locale: Locale, text: string): boolean => letters[locale]?.test(text) === false;

/** The `lang` of a text of the catalogue; none where the text is in the language of the page. */
export function useLangOf(): (text: string) => 'en' | undefined {
  const locale = useLocale();
  return (text) => (isEnglishIn(locale, text) ? 'en' : undefined);
}
