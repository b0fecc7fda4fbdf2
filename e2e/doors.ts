import { readdirSync, readFileSync } from 'node:fs';
import { PASSWORD } from './people.ts';

/** The pages there are, and who may have them. */

/** `everybody`; one's own kind of person; or a door, past which those who are signed in may be led. */
export type Whose = 'everybody' | 'families' | 'priests' | 'acharyas' | 'admins' | 'door';
export interface Page {
  readonly whose: Whose;
  /** Where it leads people who may have it. */
  readonly leadsTo?: string;
  /** It is about one of somebody's: to others of their kind there is none. */
  readonly isOnes?: true;
  /** The status for people who may have it; 200 unless given. */
  readonly status?: 200 | 403 | 404;
}

const everybody: Page = { whose: 'everybody' };
const families: Page = { whose: 'families' };
const priests: Page = { whose: 'priests' };
const admins: Page = { whose: 'admins' };
const door: Page = { whose: 'door' };

/** By their path in `web/routes.ts`; a route that is in no row fails. */
export const pages: Readonly<Record<string, Page>> = {
  '/': everybody,
  '/home': everybody,
  '/services': everybody,
  '/find-pandit': everybody,
  '/services/:slug': everybody,
  '/pandits/:id': { ...everybody, status: 404 },
  '/panchang': everybody,
  '/panchang/:date': everybody,
  '/panchang/:year/:month': everybody,
  '/festivals/:of?': everybody,
  '/eclipses/:year?': everybody,
  '/muhurat': everybody,
  '/muhurat/:ritual': everybody,
  '/my-bookings': families,
  '/my-bookings/:id': { ...families, isOnes: true },
  '/my-bookings/:id/receipt': { ...families, isOnes: true },
  '/my-bookings/:id/whole-receipt': { ...families, isOnes: true },
  '/my-pandits': families,
  '/my-days': families,
  '/my-cases': families,
  '/my-cases/:number': { ...families, status: 404 },
  '/profile': families,
  '/my-notices': families,
  '/settings': { ...everybody, leadsTo: '/' },
  '/logout': { ...everybody, leadsTo: '/home' },
  '/agree': { ...everybody, leadsTo: '/privacy' },
  '/my-data': door,
  '/about': everybody,
  '/contact': everybody,
  '/report/:id/:reviewId': { ...everybody, status: 404 },
  '/help': everybody,
  '/terms': everybody,
  '/privacy': everybody,
  '/refund-policy': everybody,
  '/login': door,
  '/signup': door,
  '/pandit-registration': door,
  '/admin-invitation/:token': { ...everybody, status: 404 },
  '/*': { ...everybody, leadsTo: '/home' },
  '/pandit': { ...priests, leadsTo: '/pandit/dashboard' },
  '/pandit/dashboard': priests,
  '/pandit/bookings': priests,
  '/pandit/bookings/:id': { ...priests, isOnes: true },
  '/pandit/bookings/:id/receipt': { ...priests, isOnes: true },
  '/pandit/assigned': { whose: 'acharyas' },
  '/pandit/hours': { whose: 'acharyas' },
  '/pandit/hours/:slug': { whose: 'acharyas', status: 404 },
  '/pandit/availability': priests,
  '/pandit/earning': priests,
  '/pandit/cases': priests,
  '/pandit/cases/:number': { ...priests, status: 404 },
  '/pandit/notices': priests,
  '/pandit/profile': priests,
  '/pandit/*': { ...priests, leadsTo: '/pandit/dashboard' },
  '/admin': { ...admins, leadsTo: '/admin/dashboard' },
  '/admin/dashboard': admins,
  '/admin/board': admins,
  '/admin/cases': admins,
  '/admin/cases/:id': { ...admins, status: 404 },
  '/admin/calls': admins,
  '/admin/trust': admins,
  '/admin/panji': admins,
  '/admin/hours': admins,
  '/admin/hours/:slug': { ...admins, status: 404 },
  '/admin/find': admins,
  '/admin/people/:id': admins,
  '/admin/users': admins,
  '/admin/pandits': admins,
  '/admin/bookings': admins,
  '/admin/rituals': admins,
  '/admin/payments': admins,
  '/admin/messages': admins,
  '/admin/staff': admins,
  '/admin/audit': admins,
  '/admin/security': admins,
  '/admin/*': { ...admins, leadsTo: '/admin/dashboard' },
};

interface Route {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly index?: boolean;
}

/** The paths of all pages, as what was built has them. */
export function pathsOfSite(): string[] {
  const folder = 'build/client/assets';
  const name = readdirSync(folder).find((file) => /^manifest-[\w-]+\.js$/.test(file)) ?? '';
  const script = readFileSync(`${folder}/${name}`, 'utf8');
  const manifest = script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1);
  const { routes } = JSON.parse(manifest) as { routes: Record<string, Route> };
  const pathOf = ({ parentId, path }: Route): string => {
    const parent = parentId === undefined ? undefined : routes[parentId];
    return (parent ? pathOf(parent) : '') + (path ? `/${path}` : '');
  };
  const all = Object.values(routes);
  const parents = new Set(all.map(({ parentId }) => parentId));
  return all.filter(({ id }) => !parents.has(id)).map((route) => pathOf(route) || '/');
}

/** The address by which a page that is there already asks for another one. */
export const dataOf = (path: string): string => (path === '/' ? '/_.data' : `${path}.data`);

export interface Answer {
  readonly status: number;
  /** Where it leads; null for nowhere. */
  readonly to: string | null;
  readonly text: string;
}

/** One address, asked for as a browser with this cookie does; where it leads is not followed. */
export async function ask(url: string, cookie: string): Promise<Answer> {
  const reply = await fetch(url, { redirect: 'manual', headers: cookie ? { cookie } : {} });
  const text = await reply.text();
  const inData = reply.status === 202 ? (/"redirect","([^"]*)"/.exec(text)?.[1] ?? null) : null;
  return { status: reply.status, to: reply.headers.get('location') ?? inData, text };
}

/** Signs in at a site; a new cookie each time. */
export async function cookieAt(base: string, phone: string, password = PASSWORD): Promise<string> {
  const reply = await fetch(`${base}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone, password }),
  });
  const [cookie = ''] = reply.headers.getSetCookie();
  if (!cookie) throw new Error(`${phone} is not let in: ${reply.status}`);
  return cookie.split(';')[0] ?? '';
}
