import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Key } from '#contract/index.ts';
import type { ServerCall } from '#contract/page.ts';

/** Calls our own API without a socket, through the same guards and schemas as from outside. */
export function inProcess(app: FastifyInstance, request: FastifyRequest): ServerCall {
  return async (
    key: Key,
    input: { params?: Record<string, string>; query?: Record<string, string>; body?: unknown },
  ) => {
    const [method = 'GET', path = ''] = key.split(' ');
    const url = `/api${path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(input.params?.[name] ?? ''))}`;
    const reply = await app.inject({
      method: method as 'GET' | 'POST',
      url,
      ...(input.query && { query: input.query }),
      ...(input.body !== undefined && { payload: input.body as object }),
      remoteAddress: request.ip,
      headers: { 'x-request-id': request.id },
    });
    const answer = reply.json<{ success: boolean; message: string; data: never }>();
    // a page's loader turns this into the page's own error screen, with the right status
    if (!answer.success) {
      const retryAfter = Number(reply.headers['retry-after']) || undefined;
      throw Response.json({ retryAfter }, { status: reply.statusCode, statusText: answer.message });
    }
    return answer.data;
  };
}
