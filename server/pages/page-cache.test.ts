import cookie from '@fastify/cookie';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { isForEverybody, pageCache, sendCached, type Drawn } from './page-cache.ts';

/** Which pages are kept for a moment, for whom, and how often they are drawn. */

/** A site whose pages say which drawing they are. */
async function siteThat(draw: (drawing: number) => Promise<Partial<Drawn>> | Partial<Drawn>) {
  let drawings = 0;
  const cached = pageCache();
  const app = fastify();
  await app.register(cookie);
  app.get('/*', async (request, reply) => {
    drawings += 1;
    if (!isForEverybody(request, request.url)) return `${drawings}, for one`;
    drawings -= 1;
    const address = { origin: `http://${request.host}`, path: request.url, locale: 'en-IN' } as const;
    const page = await cached(address, async () => {
      drawings += 1;
      const body = Buffer.from(`drawing ${drawings}`);
      return { status: 200, headers: new Headers(), body, nonce: 'n-o-n-c-e', ...(await draw(drawings)) };
    });
    return sendCached(reply, page);
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const read = async (path: string, headers = {}) => (await fetch(url + path, { headers })).text();
  return { read, drawings: () => drawings };
}

test('who asks together gets one drawing, whatever they can unpack', async () => {
  const { promise: all, resolve: draw } = Promise.withResolvers<Partial<Drawn>>();
  const { read, drawings } = await siteThat(() => all);
  const asked = Array.from({ length: 20 }, (_, n) => read('/home', { 'accept-encoding': n % 2 ? 'br' : 'identity' }));
  await expect.poll(drawings).toBe(1);
  draw({});
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['drawing 1']));
});

test('what changed is seen a moment later', async () => {
  const { read, drawings } = await siteThat(() => ({}));
  await read('/services');
  await expect.poll(() => read('/services')).not.toBe('drawing 1');
  expect(drawings()).toBeGreaterThan(1);
});

test('an address is another page, and a sign-in or words behind the address are for one alone', async () => {
  const { read } = await siteThat((n) => ({ body: Buffer.from(`drawing ${n} for all`) }));
  expect(await read('/home')).toBe('drawing 1 for all');
  expect(await read('/services')).toBe('drawing 2 for all');
  for (const name of ['sankalp_session', '__Host-sankalp_session']) {
    expect(await read('/home', { cookie: `${name}=x` })).toMatch(/for one$/);
  }
  expect(await read('/services?search=vivah')).toMatch(/for one$/);
  expect(await read('/panchang', { cookie: 'sankalp_almanac=Jajpur.biraja' })).toMatch(/for one$/);
  expect(await read('/services', { cookie: 'sankalp_almanac=Jajpur.biraja' })).toMatch(/for all$/);
  expect(await read('/my-bookings')).toMatch(/for one$/);
});

test('a page that failed, or carries what one reply alone may, is not kept', async () => {
  for (const page of [{ status: 500 }, { status: 404 }, { body: Buffer.from('<script nonce="n-o-n-c-e">') }]) {
    const { read, drawings } = await siteThat(() => page);
    await read('/home');
    await expect.poll(async () => (await read('/home'), drawings())).toBeGreaterThan(1);
  }
});
