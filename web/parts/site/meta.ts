import type { MetaDescriptor } from 'react-router';

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };
/** A thing in the words of schema.org. */
export type Thing = { [name: string]: Json };

interface Page {
  title: string;
  /** A page without one is nobody else's: search engines leave it out. */
  description?: string;
  brand: string;
  /** `https://host/path`, where the page should be found. */
  address?: string;
  /** A picture of the page's own, below the site; drawings (SVG) are not shown by those who share links. */
  picture?: string | null;
  /** It is as wide as those who share links show it large. */
  isWide?: boolean;
  /** What the page is about, in the words of schema.org. */
  about?: Thing;
}

/** Title and description of a page, the same for search engines and for links people share. */
export function pageMeta({ title, description, brand, address, picture, isWide, about }: Page): MetaDescriptor[] {
  const full = `${title} · ${brand}`;
  if (!description) return [{ title: full }, { name: 'robots', content: 'noindex' }];
  return [
    { title: full },
    { name: 'description', content: description },
    { property: 'og:title', content: full },
    { property: 'og:description', content: description },
    { property: 'og:site_name', content: brand },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'en_IN' },
    ...(address ? placed(address, picture, isWide) : []),
    ...(about ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...about } }] : []),
  ];
}

function placed(address: string, picture: string | null | undefined, isWide = false): MetaDescriptor[] {
  const own = picture && !picture.endsWith('.svg') ? picture : null;
  return [
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:url', content: address },
    { property: 'og:image', content: new URL(own ?? '/share.png', address).href },
    { name: 'twitter:card', content: own && !isWide ? 'summary' : 'summary_large_image' },
  ];
}
