import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { days } from '#domain/time.ts';
import type { Config } from '../../config.ts';
import type { Exchange } from '../sessions/sessions.ts';
import { networkOf, wideNetworkOf } from '../login/tries.ts';
import { browserCookieOf, setBrowserCookie } from '../sessions/cookie.ts';
import { fingerprint } from '../../keys.ts';
import { hashOf, newSecret } from '../sessions/tokens.ts';

/**
 * The asker: the person who asks for a code or types one (docs/decisions/0120-whose-code-it-is.md). A browser has a handle: a random secret that comes with the
 * first code it asks for, in the answer and in a cookie. With a right code the cookie learns that this phone knows this browser.
 */
export interface Asker {
  readonly handle: string;
  /** The hash of the handle; nobody's where the browser sent none. */
  readonly browser: Buffer;
  readonly network: Buffer;
  /** The hash of the wider network; for IPv4 the network itself. */
  readonly wide: Buffer;
  readonly ip: string;
  /** This browser has shown before that the phone is in its owner's hand: strangers use up nothing of what it may ask for. */
  readonly isKnown: boolean;
}

/** For so long a browser keeps its handle; no browser keeps one longer than that. */
const HANDLE_LASTS = days(400);

/** The browser or program that sends a request. A handle in the body counts before the cookie's. */
export function askerOf(config: Config, { request }: Exchange, phone: string, given?: string): Asker {
  const [kept, word] = browserCookieOf(config, request)?.split('.', 2) ?? [];
  const handle = [given, kept].find(isHandle) ?? newSecret();
  return {
    handle,
    browser: hashOf(handle),
    ...networksOf(config, request),
    ip: request.ip,
    isKnown: handle === kept && isWordOf(config, phone, handle, word),
  };
}

/** Where a request comes from, as it is counted. */
export function networksOf(config: Config, request: FastifyRequest): Pick<Asker, 'network' | 'wide'> {
  const hash = (network: string) => fingerprint(config, 'sign-in failures', `codes to ${network}`);
  return { network: hash(networkOf(request)), wide: hash(wideNetworkOf(request)) };
}

const isHandle = (text: string | undefined): text is string => text !== undefined && /^[\w-]{43}$/.test(text);

/** Leaves the handle with the browser, for the code that is on its way. */
export function keepHandle(config: Config, { request, response }: Exchange, { handle }: Asker): void {
  if (browserCookieOf(config, request)?.split('.', 1)[0] !== handle)
    setBrowserCookie(config, response, handle, HANDLE_LASTS);
}

/** Notes in the browser that its user holds this phone. */
export function makeKnown(config: Config, { response }: Exchange, phone: string, { handle }: Asker): void {
  setBrowserCookie(config, response, `${handle}.${wordFor(config, phone, handle).toString('base64url')}`, HANDLE_LASTS);
}

const wordFor = (config: Config, phone: string, handle: string): Buffer =>
  fingerprint(config, 'known browser', `${phone} ${handle}`);

function isWordOf(config: Config, phone: string, handle: string, word = ''): boolean {
  const [given, right] = [Buffer.from(word, 'base64url'), wordFor(config, phone, handle)];
  return given.length === right.length && timingSafeEqual(given, right);
}
