import type { MetaDescriptor } from 'react-router';

interface Page {
  title: string;
  description?: string;
  brand: string;
  /** `https://host/path`, where the page should be found. */
  address?: string;
}

/** Title and description of a page, the same for search engines and for links people share. */
export function pageMeta({ title, description, brand, address }: Page): MetaDescriptor[] {
  const full = `${title} · ${brand}`;
  return [
    { title: full },
    { property: 'og:title', content: full },
    { property: 'og:site_name', content: brand },
    { property: 'og:type', content: 'website' },
    ...(description
      ? [
          { name: 'description', content: description },
          { property: 'og:description', content: description },
        ]
      : [{ name: 'robots', content: 'noindex' }]),
    ...(address
      ? [
          { tagName: 'link', rel: 'canonical', href: address },
          { property: 'og:url', content: address },
        ]
      : []),
  ];
}
