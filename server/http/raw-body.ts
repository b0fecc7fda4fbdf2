import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isWithinBounds } from './load/body-bounds.ts';
import { Failure } from './failure.ts';

const bodies = new WeakMap<FastifyRequest, Buffer>();

/** The bytes of a JSON body as they were sent: what a signature is over. Empty where there was none. */
export const rawBodyOf = (request: FastifyRequest): Buffer => bodies.get(request) ?? Buffer.alloc(0);

/** Keeps the bytes of every JSON body beside the parsed one; the parsing stays Fastify's, which refuses `__proto__`. */
export function keepRawBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    bodies.set(request, body);
    // many clients name the type of a body they do not send; whether one is needed is the endpoint's to say
    if (body.length === 0) return done(null, undefined);
    if (!isWithinBounds(body)) return done(new Failure('malformed'));
    void parse(request, body.toString('utf8'), done);
  });
}
