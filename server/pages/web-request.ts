import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Between Fastify and the router, which speaks the web's own `Request` and `Response`. */

/**
 * A visit as the router takes it. It ends when the visitor leaves. Where it came from has been looked at before
 * (`demandOwnPage`), and the router, which knows one address alone, is not asked again.
 */
export function toWeb(request: FastifyRequest, reply: FastifyReply): Request {
  const left = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) left.abort();
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string' && name !== 'origin') headers.set(name, value);
  }
  const url = `${request.protocol}://${request.host || 'localhost'}${request.url}`;
  const body = request.body instanceof Uint8Array ? { body: new Uint8Array(request.body) } : {};
  return new Request(url, { method: request.method, headers, signal: left.signal, ...body });
}

/** A signed-in visitor may be named on the page. */
export const isPersonal = ({ cookies, method }: FastifyRequest): boolean =>
  method === 'POST' || Object.keys(cookies).some((name) => name.endsWith('sankalp_session'));

/** A page depends on the visitor. No cache keeps a page with a person on it, so that going back after a log-out shows none. */
export function answer(reply: FastifyReply, response: Response): FastifyReply {
  void reply.code(response.status);
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') void reply.header(name, value);
  }
  if (response.status === 503) void reply.header('retry-after', '5');
  if (isPersonal(reply.request)) void reply.header('cache-control', 'no-store');
  else if (!response.headers.has('cache-control')) void reply.header('cache-control', 'private, no-cache');
  // a stream in any case: Fastify takes what HEAD does not send for one
  return reply.send(response.body ? Readable.fromWeb(response.body as WebStream) : Readable.from([]));
}
