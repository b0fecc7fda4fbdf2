import published from './panchang.json' with { type: 'json' };
import type { Day, Instant } from '../../time.ts';
import { instantOf } from '../../time.ts';
import { durgaPujaByState } from './durga-puja.ts';

/** Values others published, to check ours against: times in India, to the minute. */

export interface Fact {
  readonly id: string;
  readonly kind: string;
  readonly date: Day;
  readonly place: string;
  readonly lat?: number;
  readonly lon?: number;
  readonly value: unknown;
  readonly series?: string;
  readonly authority?: string;
  readonly use?: string;
  readonly tithi?: number;
  readonly nakshatra?: number;
  readonly yoga?: string;
  readonly karana?: string;
  readonly rashi?: string;
}

// the file is ours, and its days exist
export const facts = published.facts as readonly unknown[] as readonly Fact[];

/** Published dates that we compare with. Old-method almanacs are known to differ. */
export const binding = facts.filter(({ series }) => series !== 'odia-traditional');

export const instantIn = (clock: string): Instant => instantOf(`${clock}${clock.length === 16 ? ':00' : ''}+05:30`);
export const instantsIn = (value: unknown): Instant[] =>
  (Array.isArray(value) ? value : [value]).map((clock) => instantIn(String(clock)));

/** What the published lists call ours. */
const slugs: Readonly<Record<string, string>> = {
  'Vasant Panchami (Saraswati Puja)': 'saraswati-puja',
  'Buddha Purnima': 'buddha-purnima',
  'Diwali (Lakshmi Puja)': 'diwali',
  'Diwali (Odisha)': 'diwali',
  'Dussehra (Vijaya Dashami)': 'vijaya-dashami',
  'Ganesh Chaturthi': 'ganesh-chaturthi',
  'Holi (Rangwali)': 'rangwali-holi',
  'Holi (Odisha)': 'holi',
  'Maha Shivaratri': 'maha-shivaratri',
  'Rama Navami': 'rama-navami',
  'Rath Yatra': 'ratha-yatra',
  'Raksha Bandhan (Gamha Purnima)': 'gamha-purnima',
  'Makar Sankranti': 'makar-sankranti',
  'Gudi Padwa / Chaitra Shukla 1': 'chaitra-navaratri',
  'Kartik Purnima (Guru Nanak Jayanti)': 'kartika-purnima',
  'Sharad Navratri begins (Ashwina Shukla 1)': 'navaratri',
  'Savitri Brata (Savitri Amavasya)': 'savitri-brata',
  'Pahili Raja': 'pahili-raja',
  'Dola Purnima': 'dola-purnima',
  'Durga Puja Mahasaptami': 'mahasaptami',
  'Durga Puja Mahashtami': 'mahashtami',
  'Durga Puja Mahanavami': 'mahanavami',
  'Samba Dashami': 'samba-dashami',
  'Bada Osha': 'bada-osha',
  Prathamashtami: 'prathamashtami',
  Janmashtami: 'janmashtami',
  Nuakhai: 'nuakhai',
  'Raja Sankranti': 'raja-sankranti',
  'Manabasa Gurubara (a Thursday of purnimanta Margashirsha)': 'manabasa-gurubara',
};

export const slugOfPublished = (value: unknown): string | undefined => slugs[String(value)];

/** The days others published for a festival in a civil year, each with who said so. */
export function publishedDays(slug: string, year: number): { date: Day; authority: string }[] {
  const collected = facts
    .filter((one) => one.kind === 'festival_date' && slugOfPublished(one.value) === slug)
    .filter(({ date }) => Number(date.slice(0, 4)) === year)
    .map(({ date, authority = '' }) => ({ date, authority }));
  const state = durgaPujaByState(slug, year);
  if (state === null || collected.some(({ authority }) => authority === STATE)) return collected;
  return [...collected, { date: state, authority: STATE }];
}

const STATE = 'odisha-govt';
