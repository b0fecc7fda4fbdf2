import type { FastifyReply, FastifyRequest } from 'fastify';
import { SIGN_IN_LIFETIME } from '#domain/sign-in.ts';
import type { Config } from '../config.ts';

/** The cookie a sign-in is renewed by. Scripts cannot read it, other sites cannot send it along. */
export const SESSION_COOKIE = 'sankalp_session';

const attributes = (config: Config) =>
  ({ httpOnly: true, sameSite: 'lax', path: '/', secure: config.NODE_ENV === 'production' }) as const;

export const sessionCookieOf = (request: FastifyRequest): string | undefined => request.cookies[SESSION_COOKIE];

export function setSessionCookie(config: Config, response: FastifyReply, secret: string): void {
  void response.setCookie(SESSION_COOKIE, secret, { ...attributes(config), maxAge: SIGN_IN_LIFETIME / 1000 });
}

export function clearSessionCookie(config: Config, response: FastifyReply): void {
  void response.clearCookie(SESSION_COOKIE, attributes(config));
}
