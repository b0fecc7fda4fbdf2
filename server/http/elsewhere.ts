import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { apiOrigin, type Config } from '../config.ts';

/**
 * Pages of another host of the same site may call us, with the cookie of a sign-in; nobody else's may. Only where the
 * settings put the API at a host of its own.
 */
export async function letPagesCall(app: FastifyInstance, config: Config): Promise<void> {
  if (apiOrigin(config) === null || config.PUBLIC_URL === undefined) return;
  await app.register(cors, {
    origin: new URL(config.PUBLIC_URL).origin,
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    // what our pages read beside the body
    exposedHeaders: ['retry-after', 'content-disposition', 'x-request-id'],
    maxAge: 600,
  });
}
