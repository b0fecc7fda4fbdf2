import { describe, expect, test } from 'vitest';
import { faultsInEveryLook, settled } from '../axe.ts';
import { desk, phone, site, tablet, visitor } from '../browser.ts';
import { windowOf } from '../made.ts';
import { demo } from '../people.ts';

/** Every screen, in every size and both themes: nothing sticks out, and axe finds nothing to complain of. */

const screens: readonly (readonly [who: string, signIn: string | null, paths: readonly string[]])[] = [
  [
    'a visitor',
    null,
    [
      '/home',
      '/services',
      '/find-pandit',
      '/login',
      '/signup',
      '/pandit-registration',
      '/about',
      '/contact',
      '/privacy',
      '/help',
      '/terms',
      '/refund-policy',
      '/services/satyanarayan-puja',
      '/services/varshika-shraddha',
      '/services/nowhere',
      '/pandits/nobody',
      '/pandits/:id',
      '/find-pandit?pandit=:id',
    ],
  ],
  ['a customer', demo.customer, ['/my-bookings', '/my-cases', '/my-days', '/my-notices', '/profile', '/find-pandit']],
  [
    'a pandit',
    demo.pandit,
    [
      '/pandit/dashboard',
      '/pandit/bookings',
      '/pandit/availability',
      '/pandit/earning',
      '/pandit/cases',
      '/pandit/notices',
      '/pandit/profile',
    ],
  ],
  ['an acharya', demo.acharya, ['/pandit/hours', '/pandit/hours/vivah-bahaghara']],
  ['a new pandit', demo.pending, ['/pandit/profile', '/pandit/availability', '/pandit/earning']],
  [
    'an admin',
    demo.admin,
    [
      '/admin/dashboard',
      '/admin/board',
      '/admin/calls',
      '/admin/trust',
      '/admin/panji',
      '/admin/hours',
      '/admin/hours/vivah-bahaghara',
      '/admin/cases',
      '/admin/pandits',
      '/admin/payments',
      '/admin/messages',
      '/admin/staff',
      '/admin/audit',
    ],
  ],
];

describe.each(screens)('what %s sees', (_who, phoneNumber, paths) => {
  test.each(paths)('at %s', async (path) => {
    const { page } = phoneNumber
      ? await windowOf({ phone: phoneNumber, password: demo.password }, phone)
      : await visitor(phone);
    await page.goto(path.replace(':id', await panditId()));
    await settled(page);
    expect(await faultsInEveryLook(page, [phone, tablet, desk])).toEqual([]);
  });
});

/** A pandit who has a page: the first of the site map. */
async function panditId(): Promise<string> {
  const list = await (await fetch(`${site()}/sitemap.xml`)).text();
  return /\/pandits\/([\w-]+)</.exec(list)?.[1] ?? '';
}
