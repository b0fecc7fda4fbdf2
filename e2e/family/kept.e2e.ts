import { expect, test } from 'vitest';
import { site } from '../browser.ts';
import { demo } from '../people.ts';

/** What a browser may keep of a page. */

const keptOf = async (path: string, cookie = ''): Promise<string | null> =>
  (await fetch(site() + path, { headers: { cookie }, redirect: 'manual' })).headers.get('cache-control');

test('a page with a person in it is kept by nobody; what is the same for all may be', async () => {
  const signIn = await fetch(`${site()}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone: demo.customer, password: demo.password }),
  });
  const [cookie = ''] = signIn.headers.getSetCookie().map((one) => one.split(';', 1)[0]);
  for (const path of ['/my-bookings', '/services', '/services.data', '/settings']) {
    expect(await keptOf(path, cookie), path).toBe('no-store');
  }
  expect(await keptOf('/services')).toBe('private, no-cache');
});
