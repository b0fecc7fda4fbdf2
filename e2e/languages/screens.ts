import type { HTMLElement } from 'node-html-parser';
import { readAddress } from '#domain/locale.ts';
import { demo } from '../people.ts';

/** The screens that are looked at in each language, by whose they are. */

export const screens: readonly (readonly [who: string, signIn: string | null, paths: readonly string[]])[] = [
  [
    'a visitor',
    null,
    [
      '/home',
      '/services',
      '/services/satyanarayan-puja',
      '/about',
      '/contact',
      '/help',
      '/terms',
      '/login',
      '/signup',
      '/pandit-registration',
      '/find-pandit',
      '/privacy',
      '/refund-policy',
      '/panchang',
      '/panchang/2027/3',
      '/festivals/2027',
      '/festivals/diwali',
      '/eclipses',
      '/muhurat',
      '/muhurat/vivah-bahaghara',
    ],
  ],
  ['a customer', demo.customer, ['/my-bookings', '/my-pandits', '/my-days', '/my-cases', '/my-notices', '/profile']],
  [
    'a pandit',
    demo.pandit,
    [
      '/pandit/dashboard',
      '/pandit/bookings',
      '/pandit/earning',
      '/pandit/availability',
      '/pandit/cases',
      '/pandit/notices',
      '/pandit/profile',
    ],
  ],
  ['an acharya', demo.acharya, ['/pandit/assigned', '/pandit/hours', '/pandit/hours/vivah-bahaghara']],
  [
    'an admin',
    demo.admin,
    [
      '/admin/dashboard',
      '/admin/users',
      '/admin/pandits',
      '/admin/bookings',
      '/admin/messages',
      '/admin/staff',
      '/admin/rituals',
      '/admin/audit',
      '/admin/board',
      '/admin/cases',
      '/admin/calls',
      '/admin/trust',
      '/admin/find',
      '/admin/payments',
      '/admin/panji',
      '/admin/hours',
      '/admin/hours/vivah-bahaghara',
      '/admin/security',
    ],
  ],
];

/** What stands behind the lists: one page each of these kinds, and every booking of the first page. */
export const behind: readonly (readonly [who: string, phone: string, list: string, page: RegExp])[] = [
  ['a customer', demo.customer, '/my-bookings', /^\/my-bookings\/[\w-]{36}$/],
  ['a customer', demo.customer, '/my-cases', /^\/my-cases\/\w+/],
  ['a pandit', demo.pandit, '/pandit/bookings', /^\/pandit\/bookings\/[\w-]{36}$/],
  ['a pandit', demo.pandit, '/pandit/cases', /^\/pandit\/cases\/\w+/],
  ['an admin', demo.admin, '/admin/cases', /^\/admin\/cases\/\w+/],
  ['an admin', demo.admin, '/admin/find?q=9000000004', /^\/admin\/people\/\w+/],
];

/** The addresses of such pages in the links of a list, without their language. */
export function pagesBehind(list: HTMLElement, page: RegExp): string[] {
  const links = list.querySelectorAll('a[href]').map((one) => one.getAttribute('href') ?? '');
  const paths = links.map((one) => readAddress(one, { allowMadeUp: true }).path.split(/[?#]/)[0] ?? '');
  return [...new Set(paths)].filter((one) => page.test(one));
}
