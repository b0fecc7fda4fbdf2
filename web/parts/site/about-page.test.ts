import { expect, test } from 'vitest';
import type { PublicPandit } from '#contract/pandits.ts';
import { makeCategory, makeRitual } from '../test-ritual.ts';
import { aboutPandit, aboutRitual } from './about-page.ts';

const site = { brand: 'Sankalp', origin: 'https://sankalp.example', locale: 'en-IN' } as const;
const prices = { count: 3, lowest: 1100, median: 1500, highest: 2100 };
const ritual = makeRitual({ fromPrice: 1100, toPrice: 2100 });

test('a ritual tells search engines what it costs', () => {
  expect(aboutRitual({ ritual, prices }, site)).toMatchObject({
    '@type': 'Service',
    url: 'https://sankalp.example/services/lakshmi-puja',
    image: 'https://sankalp.example/rituals/lakshmi-puja.svg',
    offers: { lowPrice: 1100, highPrice: 2100, offerCount: 3, priceCurrency: 'INR' },
  });
});

test('a ritual is named as its page names it, and as it is called besides', () => {
  const named = { ...ritual, ritualTypeOdia: 'ଲକ୍ଷ୍ମୀ ପୂଜା', ritualTypeHindi: 'लक्ष्मी पूजा' };
  const about = (locale: 'en-IN' | 'or-IN' | 'hi-IN') => aboutRitual({ ritual: named, prices }, { ...site, locale });
  expect(about('en-IN')).toMatchObject({ name: 'Lakshmi Puja', alternateName: 'ଲକ୍ଷ୍ମୀ ପୂଜା' });
  expect(about('or-IN')).toMatchObject({ name: 'ଲକ୍ଷ୍ମୀ ପୂଜା', alternateName: 'Lakshmi Puja' });
  expect(about('hi-IN')).toMatchObject({ name: 'लक्ष्मी पूजा', alternateName: 'Lakshmi Puja' });
});

test('a rite for the dead does not, nor one that nobody offers', () => {
  const quiet = { ...ritual, ritualCategory: makeCategory({ quiet: true }) };
  expect(aboutRitual({ ritual: quiet, prices }, site)).not.toHaveProperty('offers');
  expect(aboutRitual({ ritual, prices: null }, site)).not.toHaveProperty('offers');
});

test('a pandit has stars for search engines where a rating is shown, and none before', () => {
  const pandit: PublicPandit = {
    _id: '1',
    name: 'Pt. Nilamani Hota',
    userType: 'pandit',
    profileUrl: null,
    city: null,
    district: 'Puri',
    languagesKnown: ['Odia'],
    templeCity: null,
    templeDistrict: null,
    templeState: null,
    yearsOfExperience: 14,
    rating: { stars: 4.6, reviews: 12 },
    reliability: { answered: { count: 18, of: 20 }, kept: null },
    offers: [],
    freeDays: [],
  };
  expect(aboutPandit(pandit, site)).toMatchObject({
    '@graph': [{ '@type': 'Person' }, { '@type': 'Service', aggregateRating: { ratingValue: 4.6, reviewCount: 12 } }],
  });
  expect(JSON.stringify(aboutPandit({ ...pandit, rating: null }, site))).not.toContain('aggregateRating');
});
