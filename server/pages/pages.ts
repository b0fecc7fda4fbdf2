import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Operator, PageContext } from '#contract/page.ts';
import type { SessionUser } from '#contract/people.ts';
import { sentence } from '#contract/words/sentences.ts';
import { addressIn, prefixes, readAddress, type Locale } from '#domain/locale.ts';
import { chooseOwnLanguage } from '../account/own-language.ts';
import { inOneVisit } from '../auth/sessions/visit.ts';
import { isApiElsewhere, isTrial, policyOf, type Config } from '../config.ts';
import { refuseLate } from '../db/limit.ts';
import type { Deps } from '../deps.ts';
import { explain } from '../http/errors.ts';
import { allowNonce } from '../http/headers.ts';
import { Failure, statusFor } from '../http/failure.ts';
import { BODY_BYTES, FORM_WITH_FILE_BYTES, hasFewParts } from '../http/load/body-bounds.ts';
import { limitOfPages } from '../http/load/limits.ts';
import { chooseLanguage, keepLanguage, placeInOwn } from './language.ts';
import { demandOwnPage, originOf } from '../http/own-page.ts';
import { builtBundle, devBundle, type Bundle } from './bundle.ts';
import { callerFor, refusalOf, type Visit } from './call.ts';
import { isOurs } from './ours.ts';
import { oneForm } from './one-form.ts';
import { isForEverybody, pageCache, sendCached, type Address } from './page-cache.ts';
import { answer, toWeb } from './web-request.ts';

/** The web: built files, and pages rendered by React Router in this process. */

/** Reads who a visitor's cookie belongs to, so that the first byte already greets the right person. */
export type ViewerOfPage = (
  request: FastifyRequest,
  response: FastifyReply,
  locale: Locale,
) => Promise<{ user: SessionUser; lacksFactor: boolean; ownDigits: boolean } | null>;

export async function mountPages(app: FastifyInstance, deps: Deps, viewerOfPage: ViewerOfPage): Promise<void> {
  const { config } = deps;
  if (config.WEB === 'none') return;
  const drawing = drawingBy(config.WEB === 'dev' ? await devBundle(app) : await builtBundle(app), config);
  const cached = pageCache();

  /** The same for all who come to the address: nothing else of the visit reaches the page. */
  const forEverybody = async ({ id, ip, host, protocol, log }: FastifyRequest, { path, locale, origin }: Address) => {
    const visit = { id, ip, host, log, method: 'GET', headers: {} };
    const page = contextOf(app, config, { visit, locale, origin, found: null, reply: givesNothing, nonce: newNonce() });
    const drawn = await drawing(new Request(`${protocol}://${host || 'localhost'}${path}`), page);
    const body = Buffer.from(await drawn.arrayBuffer());
    return { status: drawn.status, headers: drawn.headers, body, nonce: page.nonce };
  };

  const forOne = (request: FastifyRequest, reply: FastifyReply, locale: Locale) =>
    inOneVisit(() => drawnFor(request, reply, locale));
  const drawnFor = async (request: FastifyRequest, reply: FastifyReply, locale: Locale) => {
    const found = await viewerOfPage(request, reply, locale).catch(asPage);
    // now the language of their account is known
    const elsewhere = placeInOwn(request, locale);
    if (elsewhere) return new Response(null, { status: 302, headers: { location: elsewhere } });
    const origin = originOf(config, request);
    const nonce = newNonce();
    allowNonce(reply, nonce);
    const page = contextOf(app, config, { visit: request, locale, origin, found, reply, nonce });
    // finding out who asks took too long: no time is left to draw anything
    refuseLate();
    return drawing(toWeb(request, reply), page);
  };

  /** What somebody chose on a page of ours is the language of their messages, too; a link from elsewhere cannot choose that. */
  const keepForAccount = async (request: FastifyRequest, reply: FastifyReply, locale: Locale): Promise<void> => {
    if (request.headers['sec-fetch-site'] !== 'same-origin') return;
    const found = await viewerOfPage(request, reply, locale).catch(() => null);
    if (found) await chooseOwnLanguage(deps, found.user._id, locale);
  };

  const draw = async (request: FastifyRequest, reply: FastifyReply) => {
    const { locale, prefix, path } = readAddress(request.url, { allowMadeUp: config.UNSAFE_FOR_TESTS });
    if (isOurs(path)) return reply.callNotFound();
    const meant = addressIn(locale, oneForm(path));
    if (meant !== request.url) return reply.redirect(meant, 301);
    const chosen = chooseLanguage(request, reply, path, config);
    if (chosen) {
      await keepForAccount(request, reply, chosen.locale);
      return reply.redirect(chosen.place, 302);
    }
    if (prefix) keepLanguage(request, reply, locale);
    if (config.WEB === 'built' && isForEverybody(request, path)) {
      const own = placeInOwn(request, locale);
      if (own) return reply.redirect(own, 302);
      const address = { path: request.url, locale, origin: originOf(config, request) };
      const page = await cached(address, () => forEverybody(request, address));
      return reply.sent ? undefined : sendCached(reply, page);
    }
    const response = await forOne(request, reply, locale);
    // drawn too late: the answer has gone out
    return reply.sent ? undefined : answer(reply, response);
  };
  readForms(app);
  const limits = limitOfPages(config);
  app.get('/*', { config: limits }, draw);
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) =>
    isOurs(readAddress(request.url).path) ? reply.callNotFound() : demandOwnPage(config, request);
  app.post('/*', { config: limits, onRequest }, draw);
}

/**
 * Draws by the bundle of the moment; what a handler knows of all routes is made once for each, and for each language: to the router a
 * language is a place where all its routes begin.
 */
function drawingBy(load: () => Promise<Bundle>, { WEB }: Config) {
  const handlers = new WeakMap<Bundle, Partial<Record<Locale, Handler>>>();
  return async (request: Request, page: PageContext): Promise<Response> => {
    const bundle = await load();
    const { createRequestHandler, RouterContextProvider, pageContext } = bundle.entry.module;
    const ofBundle = handlers.get(bundle) ?? {};
    handlers.set(bundle, ofBundle);
    const handle = (ofBundle[page.locale] ??= createRequestHandler(
      { ...bundle, basename: prefixes[page.locale] || '/' },
      WEB === 'dev' ? 'development' : 'production',
    ));
    const context = new RouterContextProvider();
    context.set(pageContext, page);
    return handle(request, context);
  };
}

type Handler = ReturnType<Bundle['entry']['module']['createRequestHandler']>;

/** What everybody gets has nothing in it for one. */
const givesNothing = {
  header: () => {
    throw new Error('A page for everybody gives a cookie.');
  },
};

const newNonce = (): string => randomBytes(16).toString('hex');

/** Forms go to the router as they came, in bounds; nothing else is sent to a page. */
function readForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const asTheyCame = ({ headers }: FastifyRequest, body: Buffer, done: (error: Error | null, body?: Buffer) => void) =>
    hasFewParts(headers['content-type'], body) ? done(null, body) : done(new Failure('malformed'));
  for (const [type, bodyLimit] of [
    ['application/x-www-form-urlencoded', BODY_BYTES],
    ['application/json', BODY_BYTES],
    ['multipart/form-data', FORM_WITH_FILE_BYTES],
  ] as const) {
    app.addContentTypeParser(type, { parseAs: 'buffer', bodyLimit }, asTheyCame);
  }
}

interface Setting {
  readonly visit: Visit;
  readonly locale: Locale;
  readonly origin: string;
  readonly found: Awaited<ReturnType<ViewerOfPage>> | Response;
  readonly reply: Pick<FastifyReply, 'header'>;
  readonly nonce: string;
}

function contextOf(
  app: FastifyInstance,
  config: Config,
  { visit, locale, origin, found, reply, nonce }: Setting,
): PageContext {
  return {
    ...callerFor(app, config, { visit, locale, reply }),
    // a page that cannot know its visitor gets its own error page, not a stranger's
    get viewer() {
      if (found instanceof Response) throw found;
      return found?.user ?? null;
    },
    lacksFactor: !(found instanceof Response) && found !== null && found.lacksFactor,
    ownDigits: !(found instanceof Response) && found !== null && found.ownDigits,
    brand: config.BRAND_NAME,
    locale,
    operator: operatorIn(config),
    policy: policyOf(config),
    nonce,
    origin,
    sandbox: config.SMS_PROVIDER === 'sandbox',
    api: isApiElsewhere(config) ? '/api' : config.API_URL,
    trial: isTrial(config),
    report: (error) => visit.log.error({ err: error }, 'page failed'),
  };
}

/** The page says what passes; a fault of ours is one. */
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
