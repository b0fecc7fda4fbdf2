import { expect, test } from 'vitest';
import { LOCALE_COOKIE } from '#domain/locale.ts';
import { phone, site } from '../browser.ts';
import { windowOf } from '../made.ts';
import { demo } from '../people.ts';
import { reader } from '../plain.ts';

/** A language is an address (docs/decisions/0163-a-language-is-an-address.md). The made-up one, `/xa`, stands for those that are offered. */

const madeUp = { [LOCALE_COOKIE]: 'en-XA' };
const at = async (path: string, headers: Record<string, string> = {}) => {
  const reply = await fetch(site() + path, { headers, redirect: 'manual' });
  return { status: reply.status, to: reply.headers.get('location'), cookie: reply.headers.get('set-cookie') ?? '' };
};
const cookie = `${LOCALE_COOKIE}=en-XA`;

test('an address says in which language a page is', async () => {
  const { open } = await reader();
  for (const [path, lang] of [
    ['/services', 'en-IN'],
    ['/xa/services', 'en-XA'],
    ['/xa', 'en-XA'],
  ] as const) {
    expect((await open(path)).document.querySelector('html')?.getAttribute('lang'), path).toBe(lang);
    if (lang === 'en-IN') continue;
    // from then on the browser is answered in it
    expect((await at(path)).cookie).toMatch(/^sankalp_locale=en-XA; .*Path=\/; .*SameSite=Lax/);
  }
});

test('a link that is shared shows a picture in the language of its page', async () => {
  const { open } = await reader();
  for (const [path, picture] of [
    ['/help', '/share.png'],
    ['/or/help', '/share-or.png'],
    ['/hi/help', '/share-hi.png'],
  ] as const) {
    const shown = (await open(path)).document.querySelector('meta[property="og:image"]')?.getAttribute('content');
    expect(shown, path).toBe(site() + picture);
    expect((await fetch(site() + picture)).headers.get('content-type'), picture).toBe('image/png');
  }
});

test('rules that were translated say that the English text counts', async () => {
  const { open } = await reader();
  for (const path of ['/terms', '/privacy', '/refund-policy']) {
    expect((await open(path)).text, path).not.toContain('translation');
    expect((await open(`/or${path}`)).text, path).toContain('ଇଂରାଜୀ ଲେଖା ମାନ୍ୟ');
    expect((await open(`/hi${path}`)).text, path).toContain('अंग्रेज़ी पाठ मान्य है');
  }
});

test('an address has one form in each language', async () => {
  expect(await at('/xa/')).toMatchObject({ status: 301, to: '/xa' });
  expect(await at('/xa/Services/')).toMatchObject({ status: 301, to: '/xa/services' });
  expect((await at('/xa/api/stats')).status).toBe(404);
  // a language that is not offered is an address like any other that nobody knows
  expect(await at('/fr/services')).toMatchObject({ status: 404 });
});

test('an address without a language leads to the page in the reader’s own', async () => {
  expect(await at('/services?search=vivah', { cookie })).toMatchObject({
    status: 302,
    to: '/xa/services?search=vivah',
  });
  expect(await at('/', { cookie })).toMatchObject({ status: 302, to: '/xa' });
  // what a page of ours fetches is for that page
  expect((await at('/services.data', { cookie })).status).toBe(200);
  expect((await at('/xa/services', { cookie: `${LOCALE_COOKIE}=en-IN` })).status).toBe(200);
});

test('a language that is chosen is kept, and the page stays the same', async () => {
  expect(await at('/xa/services?search=vivah&lang=en')).toMatchObject({ status: 302, to: '/services?search=vivah' });
  const chosen = await at('/services?lang=en-XA&search=vivah');
  expect(chosen).toMatchObject({ status: 302, to: '/xa/services?search=vivah' });
  expect(chosen.cookie).toContain(cookie);
  expect((await at('/services?lang=klingon')).status).toBe(200);
});

test('whoever must sign in comes back to the page in their language', async () => {
  const { open } = await reader(null, madeUp);
  expect((await open('/my-bookings')).address).toBe('/xa/login?next=%2Fmy-bookings');
});

test('with script the way goes on in the language, by links and back', async () => {
  // its own window: an answer that is on its way keeps the language in a window that others use after it
  const { page } = await windowOf({ phone: demo.customer, password: demo.password }, phone, { own: true });
  await page.goto('/xa/my-bookings');
  await page.locator('a[href^="/xa/my-bookings/"]:visible').first().click();
  await page.waitForURL(/\/xa\/my-bookings\/[\w-]{36}/);
  await page.goBack();
  await page.waitForURL(/\/xa\/my-bookings$/);
  await page.locator('a[href="/xa/panchang"]:visible').first().click();
  await page.waitForURL(/\/xa\/panchang$/);
  expect(await page.locator('html').getAttribute('lang')).toBe('en-XA');
});
