import type { PublicPandit } from '#contract/pandits.ts';
import type { RitualPage } from '#contract/rituals.ts';
import type { Locale } from '#domain/locale.ts';
import { STATE } from '#domain/state.ts';
import { ritualIn } from '../../i18n/local-names.ts';
import type { Thing } from './meta.ts';
import { isQuiet } from '../quiet.ts';

/** What a page is about, for search engines (schema.org): only what the page itself shows. */

interface Site {
  brand: string;
  origin: string;
}

const us = ({ brand, origin }: Site): Thing => ({
  '@type': 'Organization',
  '@id': `${origin}/#us`,
  name: brand,
  url: `${origin}/home`,
});
const odisha: Thing = { '@type': 'State', name: STATE };

export const aboutSite = (site: Site): Thing => ({
  '@graph': [
    { ...us(site), logo: `${site.origin}/favicon.svg`, areaServed: odisha },
    {
      '@type': 'WebSite',
      name: site.brand,
      url: `${site.origin}/home`,
      inLanguage: 'en-IN',
      publisher: { '@id': `${site.origin}/#us` },
    },
  ],
});

/** Rites for the dead carry no prices into a list of search results. */
export function aboutRitual(
  { ritual, prices }: Pick<RitualPage, 'ritual' | 'prices'>,
  site: Site & { locale: Locale },
): Thing {
  const name = ritualIn(site.locale, ritual);
  const also = [ritual.ritualType, ritual.ritualTypeOdia].find((one) => one !== name);
  const offers = prices &&
    !isQuiet(ritual) && {
      '@type': 'AggregateOffer',
      priceCurrency: 'INR',
      lowPrice: prices.lowest,
      highPrice: prices.highest,
      offerCount: prices.count,
    };
  return {
    '@type': 'Service',
    name,
    ...(also && { alternateName: also }),
    description: ritual.ritualDescription,
    url: `${site.origin}/services/${ritual.slug}`,
    image: new URL(ritual.ritualImageUrl, site.origin).href,
    areaServed: odisha,
    provider: us(site),
    ...(offers && { offers }),
  };
}

export function aboutPandit(pandit: PublicPandit, site: Site): Thing {
  const { city, district, profileUrl } = pandit;
  const person: Thing = {
    '@type': 'Person',
    name: pandit.name,
    url: `${site.origin}/pandits/${pandit._id}`,
    jobTitle: pandit.userType,
    knowsLanguage: pandit.languagesKnown,
    ...(profileUrl && { image: new URL(profileUrl, site.origin).href }),
    ...((city ?? district) && {
      address: {
        '@type': 'PostalAddress',
        addressLocality: city ?? district ?? '',
        addressRegion: STATE,
        addressCountry: 'IN',
      },
    }),
    makesOffer: pandit.offers.map(({ ritual, price }) => ({
      '@type': 'Offer',
      price,
      priceCurrency: 'INR',
      itemOffered: { '@type': 'Service', name: ritual.ritualType, url: `${site.origin}/services/${ritual.slug}` },
    })),
  };
  return pandit.rating ? { '@graph': [person, rated(pandit, pandit.rating, site)] } : person;
}

/** Stars are of what somebody does, not of a person: schema.org has them for a service. */
const rated = (pandit: PublicPandit, { stars, reviews }: NonNullable<PublicPandit['rating']>, site: Site): Thing => ({
  '@type': 'Service',
  name: pandit.offers.map(({ ritual }) => ritual.ritualType).join(', ') || pandit.name,
  provider: { '@type': 'Person', name: pandit.name, url: `${site.origin}/pandits/${pandit._id}` },
  areaServed: odisha,
  aggregateRating: {
    '@type': 'AggregateRating',
    ratingValue: stars,
    reviewCount: reviews,
    bestRating: 5,
    worstRating: 1,
  },
});
