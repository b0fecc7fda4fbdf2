import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { prefixes, readAddress } from '#domain/locale.ts';
import { answersTo } from '../answers.ts';
import { desk, phone, site, visitor } from '../browser.ts';

/** What public pages say of themselves, and that nothing on them moves while they come. */

const read = async (path: string) => {
  const reply = await fetch(site() + path, { redirect: 'manual' });
  return { status: reply.status, text: await reply.text() };
};
const first = (pattern: RegExp, text: string): string | undefined => pattern.exec(text)?.[1];
const listed = async (): Promise<string[]> => {
  const { text } = await read('/sitemap.xml');
  return [...text.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, place = '']) => new URL(place).pathname);
};
/** Every page of everybody in each language, and of the many rituals and pandits the first two. */
async function samples(): Promise<string[]> {
  const all = await listed();
  const some = (prefix: string) => all.filter((path) => path.startsWith(prefix)).slice(0, 2);
  const isOneOfMany = (path: string) => /^(?:\/or|\/hi)?\/(?:services|pandits)\//.test(path);
  const languages = Object.entries(prefixes).flatMap(([locale, prefix]) => (locale === 'en-XA' ? [] : prefix));
  return [
    ...all.filter((path) => !isOneOfMany(path)),
    ...languages.flatMap((prefix) => [...some(`${prefix}/services/`), ...some(`${prefix}/pandits/`)]),
    '/services/varshika-shraddha',
  ];
}

test('each page of the site map is there, and has a title, a description and an address of its own', async () => {
  const titles = new Set<string>();
  const paths = await samples();
  expect(paths.length).toBeGreaterThan(14);
  for (const path of paths) {
    const { status, text } = await read(path);
    expect(status, path).toBe(200);
    // a pandit may be called the same in another language
    titles.add(`${readAddress(path).locale} ${first(/<title>(.+?)<\/title>/, text) ?? ''}`);
    expect(first(/<meta name="description" content="([^"]{30,})"/, text), path).toBeDefined();
    expect(first(/<link rel="canonical" href="([^"]+)"/, text), path).toBe(site() + path);
    expect(first(/<meta property="og:image" content="([^"]+)"/, text), path).toMatch(/^http/);
    expect(text, path).not.toContain('content="noindex"');
  }
  expect(titles.size).toBe(paths.length);
});

test('whoever asks for the headers alone gets those of every page, of what is none, and of where to go instead', async () => {
  const headers = async (path: string) => {
    const [get, head] = await Promise.all(
      ['GET', 'HEAD'].map((method) => fetch(site() + path, { method, redirect: 'manual' })),
    );
    await get?.text();
    return [get, head].map((reply) => [
      reply?.status,
      reply?.headers.get('content-type'),
      reply?.headers.get('location'),
    ]);
  };
  for (const path of [...(await samples()), '/', '/nothing-here', '/login', '/my-bookings', '/favicon.svg']) {
    const [get, head] = await headers(path);
    expect(head, path).toEqual(get);
    expect(head?.[0], path).not.toBe(500);
  }
});

test('search engines are told what the site, a ritual and a pandit are', async () => {
  const about = async (path: string): Promise<unknown> =>
    JSON.parse(first(/<script type="application\/ld\+json">(.+?)<\/script>/, (await read(path)).text) ?? '{}');
  const [pandit = ''] = (await listed()).filter((path) => path.startsWith('/pandits/'));
  expect(await about('/home')).toMatchObject({ '@graph': [{ '@type': 'Organization' }, { '@type': 'WebSite' }] });
  expect(await about('/services/satyanarayan-puja')).toMatchObject({
    '@type': 'Service',
    offers: { priceCurrency: 'INR' },
  });
  expect(await about('/services/varshika-shraddha')).not.toHaveProperty('offers');
  expect(await about(pandit)).toMatchObject({ '@type': 'Person', url: site() + pandit });
});

test.each(['/my-bookings', '/pandit/dashboard', '/admin/dashboard', '/login', '/profile'])(
  '%s is kept out of search engines',
  async (path) => {
    const { status, text } = await read(path);
    // a visitor is led to the sign-in page, which is itself not indexed
    expect(status === 302 || text.includes('<meta name="robots" content="noindex"/>')).toBe(true);
  },
);

test('an address of nothing is 404, on a page with a way back', async () => {
  for (const [path, back] of [
    ['/services/nowhere', '/services'],
    ['/pandits/nobody', '/find-pandit'],
    ['/pandits/019e946d-90a0-7ab0-86fd-d1106924ca61', '/find-pandit'],
  ] as const) {
    const { status, text } = await read(path);
    expect([status, text.includes('content="noindex"')], path).toEqual([404, true]);
    expect(text).toMatch(new RegExp(`<main.*href="${back}".*</main>`, 's'));
  }
});

test('a family goes from a ritual to a pandit, and from him to his free day', async () => {
  const { page } = await visitor(phone);
  await page.goto('/services');
  await page.getByRole('link', { name: 'Satyanarayan Puja', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Satyanarayan Puja' }).waitFor();
  await page.getByRole('heading', { name: 'Pandits who offer it' }).waitFor();
  const card = page.locator('a[href^="/pandits/"]').first();
  const name = (await card.textContent()) ?? '';
  await card.click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByRole('link', { name: 'Book Now: Satyanarayan Puja' }).click();
  await page.getByText(`Only ${name}`).waitFor();
  await page.getByRole('main').locator('a[href*="date="]').first().click();
  await page.getByRole('heading', { level: 1, name: / is free on / }).waitFor();
  expect(await page.getByRole('button', { name: `Book Now: ${name}` }).count()).toBe(1);
});

test('where the rituals do not come, Find a Pandit says so, and Retry helps', async () => {
  const { page } = await visitor(desk);
  await page.goto('/contact');
  const mend = await answersTo(page, '**/find-pandit.data*', (route) => route.fulfill({ status: 503, body: '' }));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Find a Pandit' }).click();
  await page.getByText('Failed to load rituals. Please try again.').waitFor();
  await mend();
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByText('Failed to load rituals. Please try again.').waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/find-pandit');
});

test.each([
  ['typed', (page: Page) => page.getByLabel('Search rituals').fill('satyanarayan puja')],
  ['chosen', (page: Page) => page.getByRole('radio').nth(1).check()],
])('what is %s on a slow line before Services listens narrows the list once it does', async (_how, narrow) => {
  const { page } = await visitor(phone);
  const script = Promise.withResolvers<void>();
  await page.route(/\/main-[^/]*\.js$/, async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto('/services', { waitUntil: 'commit' });
  const cards = page.getByRole('article');
  await page.getByRole('contentinfo').waitFor();
  const all = await cards.count();
  await narrow(page);
  script.resolve();
  await expect.poll(() => cards.count()).toBeLessThan(all);
  expect(await cards.count()).toBeGreaterThan(0);
});

test('Services finds by what a family calls it, says where it is only spelled alike, and the address keeps it', async () => {
  const { page } = await visitor();
  await page.goto('/services');
  const names = page.getByRole('article').getByRole('heading');
  const search = page.getByLabel('Search rituals');
  await search.fill('housewarming');
  await expect.poll(() => names.allTextContents()).toEqual(['Gruha Pratistha']);
  await page.waitForURL('**/services?search=housewarming');
  await search.fill('upanayam');
  await expect.poll(() => names.first().textContent()).toBe('Upanayana (Brata)');
  await page.getByText('Nothing is called “upanayam”. These are spelled alike:').waitFor();
  await page.getByRole('radio', { name: 'Childhood and Samskaras' }).check();
  await page.waitForURL('**/services?search=upanayam&category=*');
  await page.reload();
  await expect.poll(() => names.first().textContent()).toBe('Upanayana (Brata)');
  expect(await search.inputValue()).toBe('upanayam');
  await search.fill('zebra');
  await page.getByRole('link', { name: 'Show all services' }).click();
  await expect.poll(() => names.count()).toBeGreaterThan(20);
  await page.waitForURL('**/services');
});

describe('documents', () => {
  const places = ['/', '/home', '/services', '/about', '/help', '/terms', '/privacy', '/refund-policy'];

  test('come without the router’s scripts, with one of their own, also where there is nothing', async () => {
    const all = await listed();
    const some = ['/services/', '/pandits/'].flatMap((prefix) => all.find((path) => path.startsWith(prefix)) ?? []);
    expect(some.length).toBe(2);
    for (const path of [...places, ...some, '/services/nowhere', '/pandits/nobody']) {
      const { text } = await read(path);
      expect([...text.matchAll(/<script type="module" src="([^"]+)"/g)].length, path).toBe(1);
      expect(text, path).not.toMatch(/modulepreload|entry\.client|__reactRouter/);
      // the next one is fetched while it is pressed
      expect(text, path).toContain('<script type="speculationrules">');
    }
    expect((await read('/contact')).text).toMatch(/entry\.client/);
  });

  test('are loaded as such where the router of another page is sent there', async () => {
    const { page } = await visitor(desk);
    await page.goto('/login');
    await page.evaluate(() => Object.assign(window, { before: true }));
    // a link the router takes: its data would come without a page
    await page.evaluate(() => {
      const { __reactRouterDataRouter: router } = window as unknown as {
        __reactRouterDataRouter: { navigate(to: string): Promise<void> };
      };
      void router.navigate('/services?search=vivah');
    });
    await page.getByRole('heading', { level: 1, name: 'Services' }).waitFor();
    expect(await page.evaluate(() => 'before' in window)).toBe(false);
    expect(new URL(page.url()).search).toBe('?search=vivah');
  });

  test('work without JavaScript: the menu, the search, the way to a pandit', async () => {
    const { page } = await visitor(phone, { script: false });
    await page.goto('/home');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.locator('#site-menu').getByRole('link', { name: 'Services' }).click();
    await page.getByLabel('Search rituals').fill('housewarming');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.waitForURL('**/services?search=housewarming*');
    const names = page.getByRole('article').getByRole('heading');
    expect(await names.allTextContents()).toEqual(['Gruha Pratistha']);
    expect(await page.getByLabel('Search rituals').inputValue()).toBe('housewarming');
    await page.getByLabel('Search rituals').fill('no such rite');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByText('No services found').waitFor();
    await page.getByRole('link', { name: 'Show all services' }).click();
    await page.getByRole('link', { name: 'Satyanarayan Puja', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Satyanarayan Puja' }).waitFor();
    await page.getByRole('heading', { name: 'Pandits who offer it' }).waitFor();
  });
});

test('what a page is seen by is fetched with more urgency than its scripts', async () => {
  for (const path of ['/find-pandit', '/home']) {
    const { page, context } = await visitor(phone);
    const wire = await context.newCDPSession(page);
    const urgency: Record<string, Set<string>> = {};
    const styles = new Set<string>();
    wire.on('Network.requestWillBeSent', ({ requestId, type = '', request }) => {
      if (type === 'Stylesheet') styles.add(requestId);
      // what the scripts ask for themselves comes once the page can be seen, and takes nothing from it
      if (type === 'Script' && styles.size === 0 && request.initialPriority !== 'Low') return;
      (urgency[type] ??= new Set()).add(request.initialPriority);
    });
    wire.on('Network.loadingFinished', ({ requestId }) => styles.delete(requestId));
    await wire.send('Network.enable');
    await page.goto(path);
    await page.waitForLoadState('load');
    expect([...(urgency['Stylesheet'] ?? [])], path).toEqual(['VeryHigh']);
    expect([...(urgency['Script'] ?? [])], path).toEqual(['Low']);
  }
});
