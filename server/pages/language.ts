import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressIn, LOCALE_COOKIE, localeFrom, type Locale } from '#domain/locale.ts';
import type { Config } from '../config.ts';
import { localeOf } from '../http/locale.ts';

/** In which language a page is asked for, and where that leads (docs/decisions/0163-a-language-is-an-address.md). */

const YEAR_S = 365 * 24 * 60 * 60;

/** `?lang=en` on any page: the browser keeps the choice, and the visitor goes to the same page in that language. */
export function chooseLanguage(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  config: Config,
): { readonly locale: Locale; readonly place: string } | null {
  if (request.method !== 'GET' || !path.includes('lang=')) return null;
  const { pathname, searchParams, search } = new URL(path, 'http://page');
  const locale = localeFrom(searchParams.get('lang'), { allowMadeUp: config.UNSAFE_FOR_TESTS });
  if (!locale) return null;
  keepLanguage(request, reply, locale);
  const rest = search.replace(/([?&])lang=[^&]*(&|$)/, (_, before: string, after: string) => after && before);
  return { locale, place: addressIn(locale, pathname + rest) };
}

/** The browser keeps the language in which it was last here: what it asks the API itself is answered in it. */
export function keepLanguage(request: FastifyRequest, reply: FastifyReply, locale: Locale): void {
  // a page that a browser fetches ahead is not yet one that somebody chose
  if (request.cookies[LOCALE_COOKIE] === locale || request.headers['sec-purpose']) return;
  void reply.setCookie(LOCALE_COOKIE, locale, {
    path: '/',
    maxAge: YEAR_S,
    sameSite: 'lax',
    secure: request.protocol === 'https',
  });
}

/** An address without a language, opened by somebody who reads another: where their page is. What a page of ours fetches stays. */
export function placeInOwn(request: FastifyRequest, named: Locale): string | null {
  const own = localeOf(request);
  if (request.method !== 'GET' || own === named || /\.data($|\?)/.test(request.url)) return null;
  return addressIn(own, request.url);
}
