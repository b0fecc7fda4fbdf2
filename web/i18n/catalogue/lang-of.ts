import { useLocale } from 'use-intl';
import type { Locale } from '#domain/locale.ts';
import { languageByLetters } from '#domain/words/script.ts';

/** The language a voice should read a text in, as its letters tell; none where it is that of the page. Latin letters are read as English. */
export function langIn(locale: Locale, text: string): 'en' | 'or' | 'hi' | undefined {
  const lang = languageByLetters(text) ?? 'en';
  return locale.startsWith(lang) ? undefined : lang;
}

/** The `lang` of a text of the catalogue and of a person's name. */
export function useLangOf(): (text: string) => ReturnType<typeof langIn> {
  const locale = useLocale();
  return (text) => langIn(locale, text);
}
