import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { authenticator } from './auth/authenticate.ts';
import { authRoutes } from './auth/routes.ts';
import { viewerOfCookie } from './auth/sessions.ts';
import { availabilityRoutes } from './availability/routes.ts';
import { bookingsRoutes } from './bookings/routes.ts';
import { contactRoutes } from './contact/routes.ts';
import type { Deps, Plugin, Routes } from './deps.ts';
import { eventsRoutes } from './events/routes.ts';
import { newId } from './db/ids.ts';
import { answerNotFound, installErrors } from './http/errors.ts';
import { mounting } from './http/mount.ts';
import { mountPages } from './pages/pages.ts';
import { paymentsRoutes } from './payments/routes.ts';
import { ritualsRoutes } from './rituals/routes.ts';
import { sandboxPlugins } from './sandbox/plugins.ts';
import { sandboxRoutes } from './sandbox/routes.ts';
import { uploadsRoutes } from './uploads/routes.ts';
import { uploadsServer } from './uploads/serve.ts';
import { usersRoutes } from './users/routes.ts';

/** Every capability, in plain sight. */
const capabilities: readonly Routes[] = [
  authRoutes,
  usersRoutes,
  ritualsRoutes,
  availabilityRoutes,
  bookingsRoutes,
  paymentsRoutes,
  uploadsRoutes,
  contactRoutes,
  eventsRoutes,
  sandboxRoutes,
];

/** What is served outside the contract. */
const plugins: readonly Plugin[] = [uploadsServer, ...sandboxPlugins];

/** Calls an address may make in a minute, over the whole API. */
const CALLS_PER_MINUTE = 600;

/** The HTTP application, ready to listen. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: deps.log,
    genReqId: () => newId(),
    trustProxy: deps.config.TRUST_PROXY,
    bodyLimit: 1024 * 1024,
    // every call answers within ten seconds, if only with 503
    handlerTimeout: 9_000,
    requestTimeout: 30_000,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  installErrors(app);
  app.setNotFoundHandler(answerNotFound);

  await app.register(cookie);
  await app.register(compress);
  await app.register(rateLimit, { global: false });
  await app.register(async (api) => {
    await api.register(multipart, { limits: { files: 1, parts: 4, fields: 3 } });
    const { route } = mounting(api, authenticator(deps), deps.config.RATE_LIMIT_SCALE);
    for (const mount of capabilities) mount(route, deps);
  });
  for (const plugin of plugins) await app.register(async (scope) => plugin(scope, deps));
  await app.register(async (scope) => mountPages(scope, deps, (value) => viewerOfCookie(deps, value)));
  void CALLS_PER_MINUTE;
  return app;
}
