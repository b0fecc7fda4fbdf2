/** Words that the office adds to the insults that are known, by language. */

export const refusedLanguages = ['english', 'odia', 'hindi'] as const;
export type RefusedLanguage = (typeof refusedLanguages)[number];

/** How many words the office adds at most: its page shows all of them. */
export const REFUSED_WORDS_MOST = 500;

/** Signs that are not seen, as a keyboard or a page that was copied from leaves them. */
export const withoutUnseen = (text: string): string => text.replaceAll(/\p{Cf}/gu, '');

const latin = /^[\p{Script=Latin}\p{Script=Inherited}\d@$!]+$/u;
const scripts: Record<RefusedLanguage, RegExp> = {
  english: latin,
  odia: /^[\p{Script=Oriya}\p{Script=Inherited}]+$/u,
  hindi: /^[\p{Script=Devanagari}\p{Script=Inherited}]+$/u,
};

/** Reviews are compared word by word: what is none would never be found. */
export const isOneWord = (text: string): boolean => /^[\p{L}\p{M}\d@$!]+$/u.test(text) && /\p{L}/u.test(text);

/** Odia and Hindi are written in letters of their own, and in Latin ones. */
export const isOfLanguage = (word: string, language: RefusedLanguage): boolean =>
  scripts[language].test(word) || latin.test(word);
