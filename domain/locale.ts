/** The languages the pages speak, as BCP 47 names them. Hindi and Odia will be here beside English. */
export const locales = ['en-IN'] as const;

/** `en-XA`: English made longer and marked, by which a test sees words that come from no catalogue. Nobody is offered it. */
export type Locale = (typeof locales)[number] | 'en-XA';

export const DEFAULT_LOCALE: Locale = 'en-IN';

/** The cookie in which a browser keeps the language chosen in it. */
export const LOCALE_COOKIE = 'sankalp_locale';

/** What a browser or an account says it wants, if we have it: `en` is `en-IN`. The made-up one only where that is allowed. */
export function localeFrom(wanted: string | null | undefined, { allowMadeUp = false } = {}): Locale | null {
  if (!wanted) return null;
  if (wanted === 'en-XA') return allowMadeUp ? wanted : null;
  const [language] = wanted.split('-');
  return locales.find((locale) => locale === wanted || locale.split('-')[0] === language) ?? null;
}

/** The language alone, as accounts, consents and messages keep it: `en`. */
export const languageOf = (locale: Locale): string => new Intl.Locale(locale).language;

/** The values for the `{names}` in a sentence. */
export type Values = Readonly<Record<string, string>>;

/** A sentence with its gaps filled; those nobody has a value for stay. */
export const filled = (sentence: string, values: Values = {}): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap);
