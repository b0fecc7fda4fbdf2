import { get } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { site } from '../browser.ts';

/**
 * What a first visit to a document fetches, whatever the browser: the page, and all that the page names for its first view. The fonts of
 * other scripts, which a device may have, and what moves on the screen are printed by `bench/visits/visits.ts`.
 */

/** A whole visit may cost 70 kB (docs/decisions/0096-documents.md); 10 of them are left for the font of names in Odia. */
const BYTES = 60_000;
const REQUESTS = 9;

test.each([
  '/home',
  '/services',
  '/services?search=vivah',
  '/services/satyanarayan-puja',
  '/about',
  '/help',
  '/panchang',
  '/panchang/2027/3',
  '/festivals/2027',
  '/eclipses/2027',
  '/muhurat',
  '/muhurat/gruha-pratistha',
  '/terms',
  '/privacy',
  '/refund-policy',
])('a first visit to %s fetches little', async (path) => {
  const page = await packed(path);
  const document = parse(page.text);
  const named = document
    .querySelectorAll('link[rel=stylesheet], link[rel=preload], script[src], img:not([loading=lazy])')
    .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
    .filter((address) => address !== '' && !address.startsWith('data:'));
  const files = await Promise.all([...new Set(named)].map(packed));
  const bytes = [page, ...files].reduce((sum, file) => sum + file.bytes, 0);
  expect({ path, bytes, isLittle: bytes <= BYTES }).toEqual({ path, bytes, isLittle: true });
  expect(files.length + 1).toBeLessThanOrEqual(REQUESTS);
});

/** An answer as a browser asks for it: what came over the wire, and its text. */
function packed(address: string): Promise<{ bytes: number; text: string }> {
  return new Promise((done, fail) => {
    const headers = { 'accept-encoding': 'gzip, deflate, br' };
    get(new URL(address, site()), { headers }, (reply) => {
      const pieces: Buffer[] = [];
      reply.on('data', (piece: Buffer) => pieces.push(piece));
      reply.on('error', fail);
      reply.on('end', () => {
        const body = Buffer.concat(pieces);
        const text = reply.headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body;
        done({ bytes: body.length, text: text.toString() });
      });
    }).on('error', fail);
  });
}
