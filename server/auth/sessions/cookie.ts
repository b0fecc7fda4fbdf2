import type { FastifyReply, FastifyRequest } from 'fastify';
import { SIGN_IN_LIFETIME } from '#domain/sign-in/sign-in.ts';
import type { Millis } from '#domain/time.ts';
import type { Config } from '../../config.ts';

/** The cookie a sign-in is renewed by. Scripts cannot read it, other sites cannot send it along. */
const NAME = 'sankalp_session';
/** The cookie that a browser keeps over its sign-ins, for its codes (`otp/asker.ts`). */
const BROWSER = 'sankalp_browser';

/**
 * Where visitors come by TLS: in production, which never goes without, and wherever else they came so. There the cookie has
 * the prefix by which a browser takes it from this very host alone: no neighbour under the same domain can slip one in.
 */
const isSecure = ({ NODE_ENV }: Config, { protocol }: FastifyRequest): boolean =>
  NODE_ENV === 'production' || protocol === 'https';

const nameFor = (config: Config, request: FastifyRequest, name = NAME): string =>
  isSecure(config, request) ? `__Host-${name}` : name;

const attributes = (secure: boolean) => ({ httpOnly: true, sameSite: 'lax', path: '/', secure }) as const;

/** One cookie counts: under TLS that with the prefix, whatever else came along. */
export const sessionCookieOf = (config: Config, request: FastifyRequest): string | undefined =>
  request.cookies[nameFor(config, request)];

export function setSessionCookie(config: Config, response: FastifyReply, secret: string): void {
  const { request } = response;
  const lasting = { ...attributes(isSecure(config, request)), maxAge: SIGN_IN_LIFETIME / 1000 };
  void response.setCookie(nameFor(config, request), secret, lasting);
}

export const browserCookieOf = (config: Config, request: FastifyRequest): string | undefined =>
  request.cookies[nameFor(config, request, BROWSER)]?.slice(0, 200);

export function setBrowserCookie(config: Config, response: FastifyReply, value: string, lasts: Millis): void {
  const { request } = response;
  const lasting = { ...attributes(isSecure(config, request)), maxAge: lasts / 1000 };
  void response.setCookie(nameFor(config, request, BROWSER), value, lasting);
}

export function clearSessionCookie(config: Config, response: FastifyReply): void {
  const { request } = response;
  void response.clearCookie(nameFor(config, request), attributes(isSecure(config, request)));
}
