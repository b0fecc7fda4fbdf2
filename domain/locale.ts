/** The languages the pages speak, as BCP 47 names them. */
export const locales = ['en-IN', 'or-IN', 'hi-IN'] as const;

/** What each calls itself. */
export const ownNames: Readonly<Record<(typeof locales)[number], string>> = {
  'en-IN': 'English',
  'or-IN': 'ଓଡ଼ିଆ',
  'hi-IN': 'हिंदी',
};

/** `en-XA`: English made longer and marked, by which a test sees words that come from no catalogue. Nobody is offered it. */
export type Locale = (typeof locales)[number] | 'en-XA';

/** The same without their country, as accounts and messages keep them. */
export const languages = ['en', 'or', 'hi'] as const;

export const DEFAULT_LOCALE: Locale = 'en-IN';

/** The cookie in which a browser keeps the language chosen in it. */
export const LOCALE_COOKIE = 'sankalp_locale';

/** How the addresses of a language begin. English has none, so that what was ever shared stays. */
export const prefixes: Readonly<Record<Locale, string>> = {
  'en-IN': '',
  'or-IN': '/or',
  'hi-IN': '/hi',
  'en-XA': '/xa',
};

/** What a browser or an account says it wants, if we have it: `en` is `en-IN`. The made-up one only where that is allowed. */
export function localeFrom(wanted: string | null | undefined, { allowMadeUp = false } = {}): Locale | null {
  if (!wanted) return null;
  if (wanted === 'en-XA') return allowMadeUp ? wanted : null;
  const [language] = wanted.split('-');
  return locales.find((locale) => locale === wanted || locale.split('-')[0] === language) ?? null;
}

/** The language alone, as accounts, consents and messages keep it: `en`. */
export const languageOf = (locale: Locale): string => new Intl.Locale(locale).language;

/** The first language of an `Accept-Language` that we have: `or,hi;q=0.8,en;q=0.5` in order of what is liked best. */
export function localeLiked(header: string | undefined): Locale | null {
  const liked = (header ?? '').split(',').map((part) => {
    const [name = '', ...said] = part.split(';').map((one) => one.trim());
    const weight = Number(said.find((one) => one.startsWith('q='))?.slice(2) ?? 1);
    return { name, weight: Number.isFinite(weight) ? weight : 0 };
  });
  const best = liked.filter(({ weight }) => weight > 0).toSorted((one, other) => other.weight - one.weight);
  return best.map(({ name }) => localeFrom(name)).find((locale) => locale !== null) ?? null;
}

/** A page's address in parts: the language it names, how that is written at its beginning, and the address as English has it. */
export interface Address {
  readonly locale: Locale;
  readonly prefix: string;
  /** From `/` on, with its query. */
  readonly path: string;
}

/** `/xa/services?page=2` is the `/services?page=2` of that language. */
export function readAddress(url: string, { allowMadeUp = false } = {}): Address {
  for (const [locale, prefix] of Object.entries(prefixes) as [Locale, string][]) {
    if (!prefix || (locale === 'en-XA' && !allowMadeUp)) continue;
    const rest = url.slice(prefix.length);
    if (url.startsWith(prefix) && /^([/?]|$)/.test(rest)) {
      return { locale, prefix, path: rest.startsWith('/') ? rest : `/${rest}` };
    }
  }
  return { locale: DEFAULT_LOCALE, prefix: '', path: url };
}

/** Where a page of ours (`/services?page=2`) is in a language; its first page has no slash at the end. */
export const addressIn = (locale: Locale, path: string): string => {
  const prefix = prefixes[locale];
  return prefix && /^\/($|\?)/.test(path) ? prefix + path.slice(1) : prefix + path;
};

/** What is written in English, and in the other languages where somebody wrote it. */
export interface InLanguages<T> {
  readonly en: T;
  readonly or: T | null;
  readonly hi: T | null;
}

/** What to read in a language: the English where there is nothing in that one. */
export const inLanguage = <T>(locale: Locale, { en, or, hi }: InLanguages<T>): T =>
  ({ 'or-IN': or, 'hi-IN': hi, 'en-IN': null, 'en-XA': null })[locale] ?? en;

/** The values for the `{names}` in a sentence. */
export type Values = Readonly<Record<string, string>>;

/** A sentence with its gaps filled; those nobody has a value for stay. */
export const filled = (sentence: string, values: Values = {}): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap);
