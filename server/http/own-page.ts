import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { refuse } from './failure.ts';

/** Who made a browser send something: one of our pages, or a page of somebody else that hopes for our cookie. */

/** `https://host` as visitors type it: the setting, else the address this one came by. */
export const originOf = ({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>, request: FastifyRequest): string =>
  PUBLIC_URL === undefined ? ownAddress(request) : new URL(PUBLIC_URL).origin;

const ownAddress = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what changes something and was sent by another site's page, or by nobody knows whom. The browser writes these
 * headers, and no page can.
 */
export function demandOwnPage(config: Pick<Config, 'PUBLIC_URL'>, request: FastifyRequest): void {
  if (!READS.has(request.method) && !isOfOwnPage(config, request)) refuse('foreign_page');
}

/** Refuses what a browser says another site's page sent; a program says nothing of pages. */
export function refuseForeignPage(config: Pick<Config, 'PUBLIC_URL'>, request: FastifyRequest): void {
  const { origin, 'sec-fetch-site': site } = request.headers;
  const isOfBrowser = site === undefined ? origin !== undefined : site !== 'none';
  if (isOfBrowser) demandOwnPage(config, request);
}

/** Whether one of our own pages had the browser send it. */
export function isOfOwnPage(config: Pick<Config, 'PUBLIC_URL'>, request: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  // only told over TLS and on this machine
  if (site !== undefined) return site === 'same-origin';
  return origin !== undefined && (origin === ownAddress(request) || origin === originOf(config, request));
}
