import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { fileURLToPath } from 'node:url';
import '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider, type RouterContext, type ServerBuild } from 'react-router';
import type { Operator, PageContext } from '#contract/page.ts';
import type { SessionUser } from '#contract/people.ts';
import { sentence } from '#contract/messages.ts';
import { isTrial, type Config } from '../config.ts';
import { refuseLate } from '../db/limit.ts';
import type { Deps } from '../deps.ts';
import { explain } from '../http/errors.ts';
import { statusFor } from '../http/failure.ts';
import { limitOfPages } from '../http/load/limits.ts';
import { StartError } from '../process/start-error.ts';
import { inProcess } from './in-process.ts';
import { originOf } from '../http/own-page.ts';

/** The web: built files, and pages rendered by React Router in this process. */

const root = fileURLToPath(new URL('../../', import.meta.url));
const serverBundle = new URL('../../build/server/index.js', import.meta.url);

/** What is not a page, even where nothing answers. */
const ours = /^\/(api|sandbox|uploads|healthz|readyz|metrics)(\/|$|\?)/;

/** The server bundle, and the context object of its own module instance. */
type Bundle = ServerBuild & { entry: { module: { pageContext: RouterContext<PageContext> } } };

/** Reads who a visitor's cookie belongs to, so that the first byte already greets the right person. */
export type ViewerOfPage = (
  request: FastifyRequest,
  response: FastifyReply,
) => Promise<{ user: SessionUser; lacksFactor: boolean } | null>;

export async function mountPages(app: FastifyInstance, deps: Deps, viewerOfPage: ViewerOfPage): Promise<void> {
  if (deps.config.WEB === 'none') return;
  const load = deps.config.WEB === 'dev' ? await devBundle(app) : await builtBundle(app);
  app.get('/*', { config: limitOfPages(deps.config) }, async (request, reply) => {
    if (ours.test(request.url)) return reply.callNotFound();
    const bundle = await load();
    const handle = createRequestHandler(bundle, deps.config.WEB === 'dev' ? 'development' : 'production');
    const context = new RouterContextProvider();
    const page = await contextOf(app, deps, request, reply, viewerOfPage);
    context.set(bundle.entry.module.pageContext, page);
    // who asks was waited for too long: there is no time left to draw anything
    refuseLate();
    const response = await handle(toWeb(request, reply), context);
    // drawn too late, and answered meanwhile
    return reply.sent ? undefined : answer(reply, response, mayBePersonal(request));
  });
}

async function contextOf(
  app: FastifyInstance,
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  viewerOfPage: ViewerOfPage,
): Promise<PageContext> {
  const found = await viewerOfPage(request, reply).catch(asPage);
  return {
    call: inProcess(app, request),
    // a page that cannot know who asks is its own error page, and not one for strangers
    get viewer() {
      if (found instanceof Response) throw found;
      return found?.user ?? null;
    },
    brand: deps.config.BRAND_NAME,
    operator: operatorIn(deps.config),
    nonce: nonceOf(reply) ?? randomBytes(16).toString('base64'),
    origin: originOf(deps.config, request),
    sandbox: deps.config.SMS_PROVIDER === 'sandbox',
    api: deps.config.API_URL,
    trial: isTrial(deps.config),
    report: (error) => request.log.error({ err: error }, 'page failed'),
  };
}

/** What passes is told by the page; a fault of ours is one. */
function asPage(error: unknown): Response {
  const { code, retryAfter } = explain(error);
  if (statusFor(code) !== 503) throw error;
  return Response.json({ retryAfter }, { status: 503, statusText: sentence(code) });
}

const operatorIn = (config: Config): Operator => ({
  name: config.LEGAL_NAME ?? null,
  address: config.LEGAL_ADDRESS ?? null,
  officer: config.GRIEVANCE_OFFICER ?? null,
  email: config.GRIEVANCE_EMAIL ?? null,
  phone: config.GRIEVANCE_PHONE ?? null,
});

/** Where the security headers set one; the API alone (tests) has none. */
const nonceOf = (reply: FastifyReply): string | undefined => ('cspNonce' in reply ? reply.cspNonce?.script : undefined);

async function builtBundle(app: FastifyInstance): Promise<() => Promise<Bundle>> {
  if (!existsSync(serverBundle))
    throw new StartError('The web is not built. Run `npm run build`, or set WEB=none for the API alone.');
  await app.register(fastifyStatic, {
    root: `${root}build/client`,
    wildcard: false,
    index: false,
    preCompressed: true,
    // names of built assets carry a hash of what is in them
    setHeaders: (reply, path) =>
      reply.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      ),
  });
  const bundle: Bundle = await import(serverBundle.href);
  return () => Promise.resolve(bundle);
}

/** For people who change the code: Vite compiles on the fly and reloads the page. */
async function devBundle(app: FastifyInstance): Promise<() => Promise<Bundle>> {
  const { createServer, isRunnableDevEnvironment } = await import('vite');
  const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true } });
  app.addHook('onRequest', (request, reply, done) => {
    if (ours.test(request.url)) return done();
    vite.middlewares(request.raw, reply.raw, () => done());
  });
  app.addHook('onClose', () => vite.close());
  return async () => {
    const { ssr } = vite.environments;
    if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite gave no environment to render in.');
    return (await ssr.runner.import('virtual:react-router/server-build')) as Bundle;
  };
}

/** Pages only read, so a request is its address and its headers. It ends when the visitor leaves. */
function toWeb(request: FastifyRequest, reply: FastifyReply): Request {
  const left = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) left.abort();
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value);
  }
  const url = `${request.protocol}://${request.host || 'localhost'}${request.url}`;
  return new Request(url, { method: request.method, headers, signal: left.signal });
}

/** Whoever brings a sign-in may find themselves on the page. */
const mayBePersonal = ({ cookies }: FastifyRequest): boolean =>
  Object.keys(cookies).some((name) => name.endsWith('sankalp_session'));

/** What a page shows depends on who asks; one with a person in it is kept by nobody, so that going back after a log-out shows none. */
function answer(reply: FastifyReply, response: Response, isPersonal: boolean): FastifyReply {
  void reply.code(response.status);
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') void reply.header(name, value);
  }
  if (response.status === 503) void reply.header('retry-after', '5');
  if (isPersonal) void reply.header('cache-control', 'no-store');
  else if (!response.headers.has('cache-control')) void reply.header('cache-control', 'private, no-cache');
  // a stream in any case: Fastify takes what HEAD does not send for one
  return reply.send(response.body ? Readable.fromWeb(response.body as WebStream) : Readable.from([]));
}
