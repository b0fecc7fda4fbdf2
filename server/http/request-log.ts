import type { IncomingMessage } from 'node:http';
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { newId } from '../db/ids.ts';
import { viewerOf } from './viewer.ts';

/**
 * One line a request: who, which route, how it ended, how long it took. The route is the pattern, never
 * the address as it was called: phones and tokens sit in paths and queries.
 */
export class RequestLog extends fastify.LogController {
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
    if (error) request.log.warn({ ...line, err: error }, 'answer broke off');
    else if (isBackground(line.route, request.url)) request.log.debug(line, 'request');
    else request.log.info(line, 'request');
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
