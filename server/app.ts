import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { sandbox } from '#contract/misc.ts';
import { accountRoutes } from './account/routes.ts';
import { almanacRoutes } from './almanac/routes.ts';
import { auditRoutes } from './audit/routes.ts';
import { authenticator } from './auth/sessions/authenticate.ts';
import { authRoutes } from './auth/routes.ts';
import { viewerOfPage } from './auth/sessions/sessions.ts';
import { availabilityRoutes } from './availability/routes.ts';
import { boardRoutes } from './bookings/board/routes.ts';
import { bookingsRoutes } from './bookings/routes.ts';
import { openDifference } from './cases/open.ts';
import { nobodyCame } from './cases/open-by-office.ts';
import { casesRoutes } from './cases/routes.ts';
import { contactRoutes } from './contact/routes.ts';
import { countsKept } from './dashboard/counts.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import type { Deps, Plugin, Routes } from './deps.ts';
import { eventsRoutes } from './events/routes.ts';
import { demandAddress, pathOf } from './http/address.ts';
import { BROTLI } from './http/compression.ts';
import { BODY_BYTES } from './http/load/body-bounds.ts';
import { closeInOrder } from './http/load/closing.ts';
import { ANSWER_MS, limitTime } from './http/load/deadline.ts';
import { answerNoHttp, answerUnreadable, installErrors } from './http/errors.ts';
import { installHeaders } from './http/headers.ts';
import { installLimits, limitCalls, limitForgeries } from './http/load/limits.ts';
import type { Room } from './http/load/room.ts';
import { shedLoad } from './http/load/shed.ts';
import { readLocales } from './http/locale.ts';
import { followReaders } from './http/readers.ts';
import { keepRawBodies } from './http/raw-body.ts';
import { mounting } from './http/mount.ts';
import { installOpenApi } from './http/openapi.ts';
import { mountProbes } from './http/probes.ts';
import { requestId, RequestLog } from './http/request-log.ts';
import { answerUnknown } from './http/unknown.ts';
import { mountPages } from './pages/pages.ts';
import { searchEngines } from './pages/search-engines.ts';
import { familyDaysRoutes } from './family-days/routes.ts';
import { lettersRoutes } from './letters/routes.ts';
import { meantExactly } from './office/meant-exactly.ts';
import { officeRoutes } from './office/routes.ts';
import { notificationsRoutes } from './notifications/routes.ts';
import { panditsRoutes } from './pandits/routes.ts';
import { paymentsRoutes } from './payments/routes.ts';
import { returningRoutes } from './returning/routes.ts';
import { faultsOfFamilies } from './reviews/family.ts';
import { reviewsRoutes } from './reviews/routes.ts';
import { ritualsRoutes } from './rituals/routes.ts';
import { sandboxPlugins } from './sandbox/plugins.ts';
import { sandboxRoutes } from './sandbox/routes.ts';
import { passkeyRoutes } from './auth/second-factor/passkey-routes.ts';
import { secondFactorRoutes } from './auth/second-factor/routes.ts';
import { staffRoutes } from './staff/routes.ts';
import { trustRoutes } from './trust/routes.ts';
import { uploadsRoutes } from './uploads/routes.ts';
import { uploadsServer } from './uploads/serve.ts';
import { waitsRoutes } from './waits/routes.ts';
import { chooseRituals } from './users/profile/offers.ts';
import { usersRoutes } from './users/routes.ts';

/** Every capability, in plain sight. */
const capabilities: readonly Routes[] = [
  authRoutes,
  usersRoutes,
  panditsRoutes,
  accountRoutes,
  secondFactorRoutes,
  passkeyRoutes,
  ritualsRoutes,
  availabilityRoutes(chooseRituals),
  bookingsRoutes({ openDifference, faultsOfFamilies, meantExactly }),
  boardRoutes(nobodyCame),
  waitsRoutes,
  reviewsRoutes,
  lettersRoutes,
  returningRoutes,
  notificationsRoutes,
  trustRoutes,
  almanacRoutes,
  familyDaysRoutes,
  casesRoutes,
  paymentsRoutes,
  uploadsRoutes,
  contactRoutes,
  dashboardRoutes,
  officeRoutes,
  auditRoutes,
  staffRoutes,
  eventsRoutes,
  sandboxRoutes,
];

/** Addresses outside the contract. */
const plugins: readonly Plugin[] = [uploadsServer, searchEngines, countsKept, ...sandboxPlugins];

/** The HTTP application, ready to listen. How long a call may take, and how many at once, is given by tests alone. */
export async function buildApp(deps: Deps, answerMs: number = ANSWER_MS, room?: Room): Promise<FastifyInstance> {
  const { config } = deps;
  const { app, lately } = bareApp(deps);
  closeInOrder(app);
  shedLoad(app, config, room);
  limitTime(app, answerMs);
  if (deps.watch.replica) followReaders(app, deps.watch.replica, deps);
  demandAddress(app);
  installHeaders(app, config);
  await app.register(cookie);
  readLocales(app, config);
  await app.register(compress, { brotliOptions: { params: BROTLI } });
  await installLimits(app);
  answerUnknown(app, config);
  await installOpenApi(app, config);

  mountProbes(app, deps.watch, config.DATA_DIR, lately);
  await app.register(async (api) => mountApi(api, deps));
  for (const plugin of plugins) await app.register(async (scope) => plugin(scope, deps));
  await app.register(async (scope) =>
    mountPages(scope, deps, (request, response, locale) => viewerOfPage(deps, { request, response }, locale)),
  );
  return app;
}

function bareApp({ config, log }: Deps) {
  const app = fastify({
    loggerInstance: log,
    logController: new RequestLog(),
    genReqId: requestId,
    trustProxy: config.TRUST_PROXY,
    bodyLimit: BODY_BYTES,
    requestTimeout: 30_000,
    // a slug is made of a ritual's name, which is longer than the 100 that are usual
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: answerUnreadable,
    clientErrorHandler: answerNoHttp,
    rewriteUrl: pathOf,
    // Node would answer with an empty page; `demandAddress` answers with a sentence
    http: { requireHostHeader: false },
    // a line on which nothing moves; event streams have a heartbeat
    connectionTimeout: 60_000,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const lately = installErrors(app, config.BRAND_NAME);
  return { app, lately };
}

async function mountApi(api: FastifyInstance, deps: Deps): Promise<void> {
  // what is neither JSON nor an upload is 415, a form's plain text too
  api.removeContentTypeParser('text/plain');
  keepRawBodies(api);
  await api.register(multipart, { limits: { files: 1, parts: 4, fields: 3 } });
  const authenticate = authenticator(deps);
  limitCalls(api, deps.config, authenticate);
  limitForgeries(api, deps.config);
  const { route, missing } = mounting(api, authenticate, deps.config);
  for (const mount of capabilities) mount(route, deps);
  const forgotten = missing().filter((key) => !(key in sandbox));
  if (forgotten.length > 0) throw new Error(`Nobody serves ${forgotten.join(', ')}.`);
}
