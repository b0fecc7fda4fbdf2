import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { makeRitual } from '../bookings/test-factories.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';
import { oneForm } from './one-form.ts';
import { searchEnginesIn } from './search-engines.ts';

/** `/robots.txt` and `/sitemap.xml`. */

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ PUBLIC_URL: 'https://sankalp.example/' });
});
afterAll(() => t.close());

async function read(path: string, url = t.url) {
  const reply = await fetch(url + path);
  return { status: reply.status, type: reply.headers.get('content-type'), text: await reply.text() };
}
const placesIn = (xml: string): string[] => [...xml.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, place = '']) => place);

test('robots are kept out of private areas and of what is no page, and told where the list is', async () => {
  const { status, type, text } = await read('/robots.txt');
  expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
  for (const path of ['/api/', '/sandbox/', '/admin', '/pandit/', '/my-bookings', '/profile']) {
    expect(text).toContain(`Disallow: ${path}\n`);
  }
  for (const path of ['/api/panchang/picture/', '/api/panchang/festivals.ics'])
    expect(text).toContain(`Allow: ${path}\n`);
  expect(text).not.toMatch(/^Disallow: \/(pandit|pandits\/.*)?$/m);
  expect(text).toContain('Sitemap: https://sankalp.example/sitemap.xml\n');
  for (const prefix of ['', '/or', '/hi']) expect(text).toContain(`Disallow: ${prefix}/admin\n`);
});

test('the list has every page of everybody: rituals and approved pandits among them, and nobody else', async () => {
  const ritual = await makeRitual(t);
  const gone = await makeRitual(t);
  await t.deps.pool`UPDATE rituals SET archived_at = now() WHERE id = ${gone.id}`;
  const slugs = await t.deps.pool<{ id: string; slug: string }[]>`SELECT id, slug FROM rituals`;
  const slugOf = (id: string) => slugs.find((one) => one.id === id)?.slug;
  const shown = [await t.person('pandit'), await t.person('acharya')];
  const hidden = [await t.person('pandit', 'pending'), await t.person('user'), await t.person('admin')];
  const { type, text } = await read('/sitemap.xml');
  expect(type).toBe('application/xml; charset=utf-8');
  const places = placesIn(text);
  for (const prefix of ['', '/or', '/hi']) expect(places).toContain(`https://sankalp.example${prefix}/home`);
  expect(places).toContain(`https://sankalp.example/services/${slugOf(ritual.id)}`);
  expect(places).not.toContain(`https://sankalp.example/services/${slugOf(gone.id)}`);
  for (const { id } of shown) expect(places).toContain(`https://sankalp.example/pandits/${id}`);
  for (const { id } of hidden) expect(text).not.toContain(id);
});

test('the list has months, festivals and eclipses of the years people look for, each in its one form', async () => {
  const places = placesIn((await read('/sitemap.xml')).text).map((place) =>
    place.replace('https://sankalp.example', ''),
  );
  const year = new Date(t.deps.now() + 5.5 * 3_600_000).getUTCFullYear();
  expect(places).toEqual(
    expect.arrayContaining([
      `/panchang/${year}/3`,
      `/panchang/${year + 2}/12`,
      `/festivals/${year}`,
      '/festivals/diwali',
    ]),
  );
  expect(places).toContain(`/eclipses/${year + 1}`);
  expect(places.filter((place) => oneForm(place) !== place)).toEqual([]);
});

test('a list that would be too long is a list of lists; each page is in one of them', async () => {
  // more than the database hands over at once
  const most = 1_200;
  const app = fastify();
  onTestFinished(() => app.close());
  await searchEnginesIn(most)(app, t.deps);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  await t.deps.pool`
    INSERT INTO people (id, user_type, status, name, phone)
    SELECT gen_random_uuid(), 'pandit', 'approved', 'Pandit ' || n, '6' || lpad(n::text, 9, '0')
    FROM generate_series(1, ${most}::int) n`;
  const lists = placesIn((await read('/sitemap.xml', url)).text).map((place) =>
    place.replace('https://sankalp.example', ''),
  );
  const ofEach = ['pages', 'pandits-1', 'pandits-2'];
  expect(lists).toEqual(
    ['/sitemap', '/sitemap/or', '/sitemap/hi'].flatMap((at) => ofEach.map((list) => `${at}/${list}.xml`)),
  );
  const [pages, first, second, inOdia, firstInOdia] = await Promise.all(
    lists.map(async (path) => placesIn((await read(path, url)).text)),
  );
  expect(pages).toContain('https://sankalp.example/services');
  expect(inOdia).toEqual(pages?.map((place) => place.replace('.example/', '.example/or/')));
  expect(first).toHaveLength(most);
  expect(firstInOdia).toEqual(first?.map((place) => place.replace('.example/', '.example/or/')));
  const pandits = [...(first ?? []), ...(second ?? [])];
  expect(new Set(pandits).size).toBe((await t.call('GET /stats', {})).body.data.pandits);
});

test.each(['/sitemap/pandits-0.xml', '/sitemap/pandits-99.xml', '/sitemap/pandits-x.xml', '/sitemap/other.xml'])(
  '%s is none of the lists',
  async (path) => {
    expect((await read(path)).status).toBe(404);
  },
);
