import { randomBytes } from 'node:crypto';
import '@fastify/helmet';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { Operator, PageContext } from '#contract/page.ts';
import type { SessionUser } from '#contract/people.ts';
import { sentence } from '#contract/messages.ts';
import { isApiElsewhere, isTrial, type Config } from '../config.ts';
import { refuseLate } from '../db/limit.ts';
import type { Deps } from '../deps.ts';
import { explain } from '../http/errors.ts';
import { statusFor } from '../http/failure.ts';
import { BODY_BYTES, FORM_WITH_FILE_BYTES } from '../http/load/body-bounds.ts';
import { limitOfPages } from '../http/load/limits.ts';
import { localeOf } from '../http/locale.ts';
import { demandOwnPage, originOf } from '../http/own-page.ts';
import { builtBundle, devBundle } from './bundle.ts';
import { callerFor, refusalOf } from './call.ts';
import { isOurs } from './ours.ts';
import { answer, toWeb } from './web-request.ts';

/** The web: built files, and pages rendered by React Router in this process. */

/** Reads who a visitor's cookie belongs to, so that the first byte already greets the right person. */
export type ViewerOfPage = (
  request: FastifyRequest,
  response: FastifyReply,
) => Promise<{ user: SessionUser; lacksFactor: boolean } | null>;

export async function mountPages(app: FastifyInstance, deps: Deps, viewerOfPage: ViewerOfPage): Promise<void> {
  if (deps.config.WEB === 'none') return;
  const load = deps.config.WEB === 'dev' ? await devBundle(app) : await builtBundle(app);
  const draw = async (request: FastifyRequest, reply: FastifyReply) => {
    if (isOurs(request.url)) return reply.callNotFound();
    const bundle = await load();
    const handle = createRequestHandler(bundle, deps.config.WEB === 'dev' ? 'development' : 'production');
    const context = new RouterContextProvider();
    const page = await contextOf(app, deps, request, reply, viewerOfPage);
    context.set(bundle.entry.module.pageContext, page);
    // who asks was waited for too long: there is no time left to draw anything
    refuseLate();
    const response = await handle(toWeb(request, reply), context);
    // drawn too late, and answered meanwhile
    return reply.sent ? undefined : answer(reply, response);
  };
  readForms(app);
  const config = limitOfPages(deps.config);
  app.get('/*', { config }, draw);
  app.post('/*', { config, onRequest: async (request) => demandOwnPage(deps.config, request) }, draw);
}

/** Forms go to the router as they came, in bounds; nothing else is sent to a page. */
function readForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const asTheyCame = (_request: unknown, body: Buffer, done: (error: null, body: Buffer) => void) => done(null, body);
  for (const [type, bodyLimit] of [
    ['application/x-www-form-urlencoded', BODY_BYTES],
    ['application/json', BODY_BYTES],
    ['multipart/form-data', FORM_WITH_FILE_BYTES],
  ] as const) {
    app.addContentTypeParser(type, { parseAs: 'buffer', bodyLimit }, asTheyCame);
  }
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
    ...callerFor(app, deps.config, request, reply),
    // a page that cannot know who asks is its own error page, and not one for strangers
    get viewer() {
      if (found instanceof Response) throw found;
      return found?.user ?? null;
    },
    lacksFactor: !(found instanceof Response) && found !== null && found.lacksFactor,
    brand: deps.config.BRAND_NAME,
    locale: localeOf(request),
    operator: operatorIn(deps.config),
    nonce: nonceOf(reply) ?? randomBytes(16).toString('base64'),
    origin: originOf(deps.config, request),
    sandbox: deps.config.SMS_PROVIDER === 'sandbox',
    api: isApiElsewhere(deps.config) ? '/api' : deps.config.API_URL,
    trial: isTrial(deps.config),
    report: (error) => request.log.error({ err: error }, 'page failed'),
  };
}

/** What passes is told by the page; a fault of ours is one. */
function asPage(error: unknown): Response {
  const { code, retryAfter } = explain(error);
  if (statusFor(code) !== 503) throw error;
  return refusalOf({ code, message: sentence(code), fields: {}, retryAfter }, 503);
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
