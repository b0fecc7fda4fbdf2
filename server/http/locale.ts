import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DEFAULT_LOCALE, LOCALE_COOKIE, localeFrom, localeLiked, readAddress, type Locale } from '#domain/locale.ts';
import type { Config } from '../config.ts';

const locales = new WeakMap<FastifyRequest, Locale>();

/**
 * The language in which a request is answered: of the page's address, else the one chosen in that browser, else the account's, else the
 * one the browser likes best. Who is sent away at the door, before anything is read, is answered in it too.
 */
export const localeOf = (request: FastifyRequest): Locale =>
  locales.get(request) ?? chosenIn(request) ?? localeLiked(request.headers['accept-language']) ?? DEFAULT_LOCALE;

const languageCookie = new RegExp(`(?:^|;\\s*)${LOCALE_COOKIE}=([\\w-]+)`);

/** Of the address, else of the browser's cookie. */
function chosenIn({ url, headers }: FastifyRequest, allowMadeUp = false): Locale | null {
  const { locale, prefix } = readAddress(url, { allowMadeUp });
  return prefix ? locale : localeFrom(languageCookie.exec(headers.cookie ?? '')?.[1], { allowMadeUp });
}

/** Reads it of each request, before anything can be refused. The made-up language is for tests alone. */
export function readLocales(app: FastifyInstance, { UNSAFE_FOR_TESTS: allowMadeUp }: Config): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const chosen = chosenIn(request, allowMadeUp);
    if (chosen) locales.set(request, chosen);
    done();
  });
}

/** Once it is known whose request it is: their account's language, where the browser has chosen none. */
export function adoptLocale(request: FastifyRequest, { UNSAFE_FOR_TESTS: allowMadeUp }: Config, wanted: string): void {
  const locale = localeFrom(wanted, { allowMadeUp });
  if (locale && !locales.has(request)) locales.set(request, locale);
}
