import { describe, expect, test } from 'vitest';
import { faultsOf, settled } from './axe.ts';
import { desk, phone, site, tablet, visitor, type Screen } from './browser.ts';
import { demo } from './people.ts';

/** Every screen, in every size and both themes: nothing sticks out, and axe finds nothing to complain of. */

const sizes: readonly (readonly [string, Screen])[] = [
  ['phone', phone],
  ['tablet', tablet],
  ['desk', desk],
];

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
  ['a customer', demo.customer, ['/my-bookings', '/profile', '/find-pandit']],
  [
    'a pandit',
    demo.pandit,
    ['/pandit/dashboard', '/pandit/bookings', '/pandit/availability', '/pandit/earning', '/pandit/profile'],
  ],
  ['a new pandit', demo.pending, ['/pandit/profile', '/pandit/availability', '/pandit/earning']],
  [
    'an admin',
    demo.admin,
    ['/admin/dashboard', '/admin/pandits', '/admin/payments', '/admin/messages', '/admin/staff', '/admin/audit'],
  ],
];

describe.each(screens)('what %s sees', (_who, phoneNumber, paths) => {
  test.each(sizes)('on a %s', async (_size, screen) => {
    for (const dark of [false, true]) {
      const { page, context } = await visitor(screen, { dark });
      if (phoneNumber)
        await context.request.post('/api/auth/login', { data: { phone: phoneNumber, password: demo.password } });
      for (const path of paths) {
        await page.goto(path.replace(':id', await panditId()));
        await settled(page);
        expect(await faultsOf(page), `${path} ${dark ? 'dark' : 'light'}`).toEqual([]);
      }
    }
  });
});

/** A pandit who has a page: the first of the site map. */
async function panditId(): Promise<string> {
  const list = await (await fetch(`${site()}/sitemap.xml`)).text();
  return /\/pandits\/([\w-]+)</.exec(list)?.[1] ?? '';
}
