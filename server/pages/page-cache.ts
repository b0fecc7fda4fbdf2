import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isDocument, isOfAlmanac } from '#contract/page.ts';
import { FOLLOWED_COOKIE } from '#domain/almanac/names/panji.ts';
import type { Locale } from '#domain/locale.ts';
import { within } from '../db/limit.ts';
import { BROTLI } from '../http/compression.ts';
import { isPersonal } from './web-request.ts';

/**
 * Documents as everybody gets them who is not signed in, kept for a moment (docs/decisions/0098-pages-from-a-cache.md). Whoever asks
 * while one is being drawn gets the same.
 */

/** What was changed is seen this late. */
const FRESH_MS = 1_000;
const MOST_BYTES = 32 * 1024 * 1024;
/** A page is drawn for everybody who waits for it, and not given up with the first of them. */
const DRAW_MS = 8_000;

/** All that such a page may depend on. */
export interface Address {
  /** `https://host` as visitors see it. */
  readonly origin: string;
  readonly path: string;
  readonly locale: Locale;
}

export interface Drawn {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
  /** Of this one reply, and for nobody else. */
  readonly nonce: string;
}

type Cached = Omit<Drawn, 'nonce'> & { readonly packed: Buffer };
type Draw = () => Promise<Drawn>;

/** Nothing in the address asks for more than the page, and nobody brings a sign-in; `path` is the address without its language. */
export const isForEverybody = (request: FastifyRequest, path: string): boolean =>
  request.method === 'GET' &&
  isDocument(path) &&
  !path.includes('?') &&
  !isPersonal(request) &&
  !isFollowed(request, path);

/** A visitor who has chosen a district and an almanac finds them on the almanac’s pages. */
const isFollowed = ({ cookies }: FastifyRequest, path: string): boolean =>
  isOfAlmanac(path) && FOLLOWED_COOKIE in cookies;

/** Gives the page of an address; `draw` is asked where none is kept. */
export function pageCache(): (address: Address, draw: Draw) => Promise<Cached> {
  const pages = new LRUCache<string, Cached, Draw>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ body, packed }) => body.length + packed.length + 1_000,
    ttl: FRESH_MS,
    ttlResolution: 0,
    fetchMethod: (_key, _before, { context: draw, options }) =>
      within(DRAW_MS, async () => {
        const { nonce, ...page } = await draw();
        // it goes to those who asked together, and to nobody after them
        if (page.status !== 200 || page.body.includes(nonce)) options.ttl = 1;
        return { ...page, packed: await packed(page.body) };
      }),
    // what was pushed out while it was drawn is still the answer to who asked
    ignoreFetchAbort: true,
  });
  return ({ origin, path, locale }, draw) => pages.forceFetch(`${locale} ${origin}${path}`, { context: draw });
}

const compress = promisify(brotliCompress);
const packed = (body: Buffer): Promise<Buffer> =>
  compress(body, { params: { ...BROTLI, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } });

export function sendCached(reply: FastifyReply, { status, headers, body, packed: brotli }: Cached): FastifyReply {
  void reply
    .code(status)
    .headers({ ...Object.fromEntries(headers), 'cache-control': 'private, no-cache', vary: 'accept-encoding' });
  const takesBrotli = /\bbr\b(?!\s*;\s*q=0)/.test(String(reply.request.headers['accept-encoding']));
  return takesBrotli ? reply.header('content-encoding', 'br').send(brotli) : reply.send(body);
}
