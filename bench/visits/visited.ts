import { addDays, asInstant, dayAt } from '#domain/time.ts';

/** Which screens `bench/visits/visits.ts` visits, and the most that a first visit may cost. */

export interface Limits {
  /** Over the wire in all. */
  readonly bytes?: number;
  readonly requests?: number;
  /** Files of script, and their bytes. */
  readonly scripts?: number;
  readonly scriptBytes?: number;
  /** Layout shift, as browsers count it. */
  readonly moved: number;
}

const MOVED = 0.02;
export const DOCUMENT: Limits = { bytes: 70_000, requests: 10, scriptBytes: 8_000, moved: MOVED };
/** With the router's scripts, for signed-out visitors. */
export const APP: Limits = { scripts: 15, scriptBytes: 110_000, moved: MOVED };
const SIGNED_IN: Limits = { ...APP, scriptBytes: 130_000 };

export const documents = [
  '/',
  '/home',
  '/services',
  '/services?search=vivah',
  '/services/satyanarayan-puja',
  '/services/varshika-shraddha',
  '/services/nowhere',
  '/pandits/:id',
  '/about',
  '/help',
  '/panchang',
  '/panchang/2026/12',
  '/festivals/2026',
  '/festivals/diwali',
  '/eclipses/2026',
  '/muhurat',
  '/muhurat/gruha-pratistha',
  '/terms',
  '/privacy',
  '/refund-policy',
];

export const open = [
  '/find-pandit',
  '/find-pandit?ritual=:ritual&date=:day',
  '/contact',
  '/login',
  '/signup',
  '/pandit-registration',
];

const office = [
  'dashboard',
  'users',
  'pandits',
  'bookings',
  'rituals',
  'payments',
  'messages',
  'staff',
  'audit',
  'security',
];

export const people = [
  { who: 'family', phone: '9000000004', paths: ['/home', '/services', '/my-bookings', '/profile'] },
  {
    who: 'pandit',
    phone: '9000000002',
    paths: [
      '/home',
      ...['dashboard', 'bookings', 'availability', 'earning', 'profile'].map((name) => `/pandit/${name}`),
    ],
  },
  { who: 'admin', phone: '9000000001', paths: office.map((name) => `/admin/${name}`) },
] as const;

export const asSignedIn = (path: string): Limits => (documents.includes(path) ? DOCUMENT : SIGNED_IN);

export type Examples = Readonly<Record<string, string>>;

/** One of each kind of the demo, for what paths leave open. */
export async function examples(site: string): Promise<Examples> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const answer = (await (await fetch(`${site}/api/rituals/get-ritual`)).json()) as {
    data: { rituals: { _id: string; slug: string }[] };
  };
  const ritual = answer.data.rituals.find(({ slug }) => slug === 'satyanarayan-puja')?._id ?? '';
  return {
    id: await panditOf(site, sitemap),
    ritual,
    day: addDays(dayAt(asInstant(Date.now())), 7),
  };
}

/** The first whose reviews are in Latin letters: a family's own words bring the letters of their script along. */
async function panditOf(site: string, sitemap: string): Promise<string> {
  for (const [, id = ''] of sitemap.matchAll(/\/pandits\/([\w-]+)</g)) {
    const page = await (await fetch(`${site}/pandits/${id}`)).text();
    if (!/[\u0900-\u0b7f]/.test(page.replaceAll(/lang="or"[^<]*/g, ''))) return id;
  }
  throw new Error('Every pandit has reviews in other scripts.');
}

/** A path with one of them in each `:place`. */
export const filledIn = (path: string, known: Examples): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => known[name] ?? '');
