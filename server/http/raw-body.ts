import type { FastifyInstance, FastifyRequest } from 'fastify';

const bodies = new WeakMap<FastifyRequest, Buffer>();

/** The bytes of a JSON body as they were sent: what a signature is over. Empty where there was none. */
export const rawBodyOf = (request: FastifyRequest): Buffer => bodies.get(request) ?? Buffer.alloc(0);

/** Keeps the bytes of every JSON body beside the parsed one; the parsing stays Fastify's, which refuses `__proto__`. */
export function keepRawBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    bodies.set(request, body);
    void parse(request, body.toString('utf8'), done);
  });
}
