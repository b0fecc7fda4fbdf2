import type { IncomingMessage } from 'node:http';
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { MINUTE } from '#domain/time.ts';
import { newId } from '../db/ids.ts';
import { isForged } from './load/limits.ts';
import { viewerOf } from './viewer.ts';

/**
 * One line a request: who, which route, how it ended, how long it took. The route is the pattern, never
 * the address as it was called: phones and tokens sit in paths and queries.
 */
export class RequestLog extends fastify.LogController {
  readonly #refusals = new OnceAMinute();

  override incomingRequest(): void {}
  override routeNotFound(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const line = {
      method: request.method,
      route: routeOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ...(viewerOf(request) && { who: viewerOf(request)?.id }),
    };
    if (isFlood(line) || isForged(request)) {
      const kind = isForged(request) ? 'forged' : `${line.route} ${line.status}`;
      const before = this.#refusals.tell(kind, performance.now());
      if (before !== null) request.log.warn({ ...line, ...(before > 0 && { before }) }, 'refused');
    } else if (error) request.log.warn({ ...line, err: error }, 'answer broke off');
    else if (isBackground(line.route, request.url)) request.log.debug(line, 'request');
    else request.log.info(line, 'request');
  }
}

/** What comes by the thousand, when somebody means it or all come at once; the figures count each. */
const isFlood = ({ route, status }: { route: string; status: number }): boolean =>
  status === 429 ||
  status === 503 ||
  ((status === 404 || status === 405) && nowhere.has(route)) ||
  (route === '/api/payment/webhook' && status >= 400 && status < 500);

/** Routes of what is looked for where there is nothing. */
const nowhere = new Set(['(unknown)', '/*', '/api/*', '/uploads/*']);

/** Lets one of a kind through in a minute, so that a flood of them does not flood the log as well. */
export class OnceAMinute {
  readonly #kinds = new Map<string, { next: number; before: number }>();

  /** How many were held back since the last one, or null where this one is. `now` in milliseconds. */
  tell(kind: string, now: number): number | null {
    const last = this.#kinds.get(kind);
    if (last && now < last.next) {
      last.before += 1;
      return null;
    }
    this.#kinds.set(kind, { next: now + MINUTE, before: 0 });
    return last?.before ?? 0;
  }
}

/** A proxy's id, or that of the page that makes a call in process, is kept, so that one visit can be followed. */
export function requestId(request: IncomingMessage): string {
  const { 'x-request-id': given } = request.headers;
  return typeof given === 'string' && /^[\da-f-]{32,36}$/.test(given) ? given : newId();
}

export const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? '(unknown)';

/** Probes, files, and what a page fetches ahead: they come every second and say nothing. */
const isBackground = (route: string, url: string): boolean =>
  /^\/(healthz|readyz|metrics|assets\/|.*\.\w+$)/.test(route) || (route === '/*' && /^\/@|\.\w+(\?|$)/.test(url));
