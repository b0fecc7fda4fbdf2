import type { MetaDescriptor } from 'react-router';
import type { LocalNames } from '../../i18n/local-names.ts';
import type { Match } from '../../i18n/words.ts';
import { addressIn, DEFAULT_LOCALE, languageOf, locales, type Locale } from '#domain/locale.ts';

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };
/** A thing in the words of schema.org. */
export type Thing = { [name: string]: Json };

/** Of the root's data: what the product is called, where it is, and in which language the page is written. */
interface Site {
  readonly brand: string;
  readonly origin: string;
  readonly locale: Locale;
  readonly names?: LocalNames;
}

/** A page's routes, the root first. */
export type Matches = readonly [{ loaderData: Site }, ...(Match | undefined)[]];

interface Page {
  title: string;
  /** A page without one is nobody else's: search engines leave it out. */
  description?: string;
  site: Site;
  /** `https://host/path`, where the page should be found in English; the other languages are found below it. */
  address?: string;
  /** A picture of the page's own, below the site; drawings (SVG) are not shown by those who share links. */
  picture?: string | null;
  /** It is as wide as those who share links show it large. */
  isWide?: boolean;
  /** What the page is about, in the words of schema.org. */
  about?: Thing;
}

/** Title and description of a page, the same for search engines and for links people share. */
export function pageMeta({ title, description, site, address, picture, isWide, about }: Page): MetaDescriptor[] {
  const full = `${title} · ${site.brand}`;
  if (!description) return [{ title: full }, { name: 'robots', content: 'noindex' }];
  return [
    { title: full },
    { name: 'description', content: description },
    { property: 'og:title', content: full },
    { property: 'og:description', content: description },
    { property: 'og:site_name', content: site.brand },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: site.locale.replace('-', '_') },
    ...(address ? placed(site, address, picture, isWide) : []),
    ...(about ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...about } }] : []),
  ];
}

/** The pictures with words in them (`scripts/share/make.ts`); "share" is that of English. */
const shared: Partial<Record<Locale, string>> = { 'or-IN': 'share-or', 'hi-IN': 'share-hi' };

function placed(
  { origin, locale }: Site,
  address: string,
  picture: string | null | undefined,
  isWide = false,
): MetaDescriptor[] {
  const own = picture && !picture.endsWith('.svg') ? picture : null;
  const inLanguage = (language: Locale): string => origin + addressIn(language, address.slice(origin.length));
  const alternate = (hrefLang: string, language: Locale): MetaDescriptor => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: inLanguage(language),
  });
  return [
    { tagName: 'link', rel: 'canonical', href: inLanguage(locale) },
    ...locales.map((language) => alternate(languageOf(language), language)),
    alternate('x-default', DEFAULT_LOCALE),
    { property: 'og:url', content: inLanguage(locale) },
    { property: 'og:image', content: new URL(own ?? `/${shared[locale] ?? 'share'}.png`, address).href },
    { name: 'twitter:card', content: own && !isWide ? 'summary' : 'summary_large_image' },
  ];
}
