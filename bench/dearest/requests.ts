import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { api } from '#contract/index.ts';

/** A request for every address there is, with the dearest of what it takes. */

export type Role = 'visitor' | 'customer' | 'pandit' | 'acharya' | 'admin';

export interface Asked {
  readonly name: string;
  readonly role: Role;
  readonly method: string;
  readonly path: string;
  readonly body: string | FormData | null;
}

/** Ids and names of the demo, by the name an address has for them. */
export type Found = Readonly<Record<string, string>>;

/** Far years, others in each round, so that nothing is there from the round before. */
const farYear = (round: number): number => 1950 + ((round * 13) % 139);

/** What makes an answer long or its making dear; of a name that is not here the ids of the demo, else the longest text. */
const dear = (round: number): Readonly<Record<string, string>> => ({
  year: String(farYear(round)),
  month: String((round % 12) + 1),
  years: '10',
  days: '366',
  date: `${farYear(round)}-11-20`,
  from: `${farYear(round)}-01-02`,
  file: `${farYear(round)}-11-20.png`,
  of: 'ratha-yatra',
  ritual: 'vivah-bahaghara',
  district: 'Koraput',
  limit: '50',
  pageSize: '100',
  page: '1',
  q: 'a',
  search: 'a',
  token: 'x'.repeat(64),
});

const filled = (path: string, values: Found): string =>
  path.replaceAll(/\/:(\w+)\??/g, (_, name: string) => `/${encodeURIComponent(values[name] ?? 'x')}`);

function queryOf({ query }: Endpoint, values: Found): string {
  if (!(query instanceof z.ZodObject)) return '';
  // what a schema would refuse is left out: a refusal costs nothing
  const named = Object.entries(query.shape).flatMap(([name, shape]) => {
    const value = values[name];
    return value !== undefined && (shape as z.ZodType).safeParse(value).success ? [`${name}=${value}`] : [];
  });
  return named.length > 0 ? `?${named.join('&')}` : '';
}

/** As large as a body may be (`BODY_BYTES`), in every field the call knows. */
function largest({ body }: Endpoint, values: Found): string {
  if (!(body instanceof z.ZodObject)) return JSON.stringify(Array.from({ length: 2_400 }, () => 1));
  const names = Object.keys(body.shape);
  const room = Math.floor(60_000 / names.length);
  return JSON.stringify(Object.fromEntries(names.map((name) => [name, values[name] ?? 'ଓଁ '.repeat(room / 7)])));
}

const roleOf = ({ who }: Endpoint): Role => {
  if (who === 'anyone') return 'visitor';
  const first = who === 'signed-in' ? 'customer' : who[0];
  return first === 'user' || first === undefined ? 'customer' : first;
};

/** Ends the caller's session or account, or never ends itself. */
const apart = /logout|sign-out|end-session|delete-account|change-password|second-factor|\/events$|agree$/;

export function calls(round: number, found: Found, picture: Buffer): Asked[] {
  const values = { ...found, ...dear(round) };
  return (Object.entries(api) as [string, Endpoint][])
    .filter(([key]) => !apart.test(key))
    .map(([key, endpoint]) => {
      const [method = 'GET', path = ''] = key.split(' ');
      const address = `/api${filled(path, values)}${queryOf(endpoint, values)}`;
      const body =
        method === 'GET' ? null : endpoint.takes === 'multipart' ? formWith(picture) : largest(endpoint, values);
      return { name: key, role: roleOf(endpoint), method, path: address, body };
    });
}

/** Calls whose bodies ask for much. */
export function searches(round: number, { ritualId = '', panditId = '', userId = '' }: Found): Asked[] {
  const date = new Date(Date.now() + (7 + round) * 86_400_000).toISOString().slice(0, 10);
  const post = (name: string, role: Role, body: object): Asked => ({
    name: `POST ${name}, filled in`,
    role,
    method: 'POST',
    path: `/api${name}`,
    body: JSON.stringify(body),
  });
  return [
    post('/availability/filter-availability', 'visitor', { ritualId, date, limit: 50 }),
    post('/availability/get-by-user', 'pandit', { userId: panditId }),
    post('/booking/get-bookings-by-user', 'customer', { userId, limit: 50 }),
    post('/booking/get-bookings-by-user', 'pandit', { userId: panditId, limit: 50 }),
    post('/user/get-users', 'admin', {}),
    post('/auth/login', 'visitor', { phone: '9000000004', password: 'x'.repeat(60) }),
  ];
}

function formWith(picture: Buffer): FormData {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(picture)]), 'a.png');
  return form;
}

interface BuiltRoute {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
}

/** Every page of the web, as it was built. */
export function pages(built: Readonly<Record<string, BuiltRoute>>, round: number, found: Found): Asked[] {
  const whole = (route: BuiltRoute): string => {
    const parent = route.parentId === undefined ? undefined : built[route.parentId];
    return `${parent ? whole(parent) : ''}${route.path ? `/${route.path}` : ''}`;
  };
  const values = { ...found, ...dear(round) };
  const patterns = [...new Set(Object.values(built).map(whole))].filter((path) => !/\*|logout|settings/.test(path));
  return patterns.flatMap((pattern) => {
    const role = pattern.startsWith('/admin')
      ? 'admin'
      : pattern.startsWith('/pandit/')
        ? 'pandit'
        : /^\/(my-|profile|agree)/.test(pattern)
          ? 'customer'
          : 'visitor';
    const path = filled(pattern || '/', values);
    // the words behind `?` keep it out of the cache of pages
    return ['', '.data'].map((end) => ({
      name: `page ${pattern || '/'}${end}`,
      role: role as Role,
      method: 'GET',
      path: `${path === '/' && end ? '/_root' : path}${end}?year=${farYear(round)}&years=10&pageSize=100&n=${round}`,
      body: null,
    }));
  });
}
