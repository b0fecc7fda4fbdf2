import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallInput, Key } from '#contract/index.ts';
import { sentence } from '#contract/words/sentences.ts';
import { pathOf, type PageContext, type Refusal } from '#contract/page.ts';
import { LOCALE_COOKIE, type Locale } from '#domain/locale.ts';
import { readAnew } from '../auth/sessions/visit.ts';
import { isApiElsewhere, type Config } from '../config.ts';
import { failureBody, type FailureBody } from '../http/failure.ts';
import { ANSWER_MS } from '../http/load/deadline.ts';
import { BY_FORM } from '../http/load/limits.ts';

/** A page asks the API in the name of its visitor: the same guards and schemas as from outside, with their own cookie. */

type Input = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown; file?: File };
type Answered = { success: true; message: string; data: never } | Failed;

/** What was said where a call failed; `refused` is an answer without a code of ours. */
interface Failed {
  readonly success: false;
  readonly message: string;
  readonly error: Pick<FailureBody['error'], 'fieldCodes' | 'values'> & { readonly code: Said['code'] };
}
type Said = Omit<Refusal, 'code'> & { readonly code: Refusal['code'] | 'refused' };

/** In whose name it asks: what of a visit a call is made of. */
export type Visit = Pick<FastifyRequest, 'id' | 'ip' | 'host' | 'method' | 'headers' | 'log'>;

interface OfPage {
  readonly visit: Visit;
  readonly locale: Locale;
  readonly reply: Pick<FastifyReply, 'header'>;
}

/** One request to the API, below its base. */
interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string | Buffer<ArrayBuffer> | null;
}

/**
 * Calls go in process, or where `API_URL` says. Cookies that come back go on to the visitor, and with the calls that follow: who has
 * signed in by one call makes the next.
 */
export function callerFor(
  app: FastifyInstance,
  config: Config,
  { visit, locale, reply }: OfPage,
): Pick<PageContext, 'call' | 'ask'> {
  const send = isApiElsewhere(config) ? overHttp(config.API_URL, visit) : inProcess(app, visit);
  // the API answers in the language of the page
  let cookie = withCookies(visit.headers.cookie, [`${LOCALE_COOKIE}=${locale}`]);
  const ask = async (key: string, input: Input) => {
    const { status, retryAfter, cookies, answer } = await send(await callOf(key, input, visit, cookie));
    if (!key.startsWith('GET ')) readAnew();
    if (cookies.length > 0) {
      void reply.header('set-cookie', cookies);
      cookie = withCookies(cookie, cookies);
    }
    if (answer.success) return answer;
    const { code, fieldCodes: fields, values } = answer.error;
    throw refusalOf({ code, message: answer.message, fields, values, retryAfter }, statusOf(status, code));
  };
  return { ask, call: async (key, input) => (await ask(key, input)).data };
}

/** What was refused and came as a success is no fault of a server; what cannot be read is no success, whatever it calls itself. */
const statusOf = (status: number, code: Said['code']): number =>
  status >= 400 ? status : code === 'unexpected' ? 500 : 422;

/** What a page makes of it: its own error screen with the right status, or words beside a form. */
export const refusalOf = (refusal: Said, status: number): Response => Response.json(refusal, { status });

/** What a browser would send after these answers. */
function withCookies(before = '', set: readonly string[]): string {
  const pairs = [...before.split('; '), ...set.map((one) => one.split(';', 1)[0] ?? '')].filter(Boolean);
  return [...new Map(pairs.map((pair) => [pair.split('=', 1)[0], pair])).values()].join('; ');
}

async function callOf(key: string, input: Input, visit: Visit, cookie: string | undefined): Promise<Call> {
  const [method = 'GET'] = key.split(' ');
  const { 'user-agent': agent } = visit.headers;
  const { type, body } = await bodyOf(input);
  return {
    method: method as Call['method'],
    // `PageContext` types who calls here
    path: pathOf(key as Key, input as CallInput<Key>),
    headers: {
      'x-request-id': visit.id,
      // the page itself was asked whether it is ours
      'sec-fetch-site': 'same-origin',
      ...(visit.method === 'POST' && { [BY_FORM]: '1' }),
      ...(cookie && { cookie }),
      ...(agent && { 'user-agent': agent }),
      ...(type && { 'content-type': type }),
    },
    body,
  };
}

async function bodyOf({ body, file }: Input): Promise<{ type: string | null; body: Call['body'] }> {
  if (file) {
    const form = new FormData();
    form.append('file', file);
    const written = new Response(form);
    return { type: written.headers.get('content-type'), body: Buffer.from(await written.arrayBuffer()) };
  }
  return body === undefined ? { type: null, body: null } : { type: 'application/json', body: JSON.stringify(body) };
}

/** The message of whatever was thrown; where there is none, that something went wrong. */
function answerIn(text: string, status: number): Answered {
  const answer = objectIn(text);
  if (answer.success === true || answer.error) return answer as Answered;
  const message = typeof answer.message === 'string' ? answer.message : '';
  if (!message && (answer.success !== false || status >= 400)) return failureBody('unexpected');
  // without a sentence of its own, what failed is for the screen to say
  return { success: false, message, error: { code: 'refused', fieldCodes: {} } };
}

function objectIn(text: string): { success?: unknown; message?: unknown; error?: unknown } {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

interface Came {
  readonly status: number;
  readonly retryAfter: number | undefined;
  readonly cookies: string[];
  readonly answer: Answered;
}

const secondsIn = (header: unknown): number | undefined => Number(header) || undefined;

const inProcess =
  (app: FastifyInstance, { ip }: Visit) =>
  async ({ method, path, headers, body }: Call): Promise<Came> => {
    const reply = await app.inject({
      method,
      url: `/api${path}`,
      headers,
      ...(body !== null && { payload: body }),
      remoteAddress: ip,
    });
    return {
      status: reply.statusCode,
      retryAfter: secondsIn(reply.headers['retry-after']),
      cookies: [reply.headers['set-cookie'] ?? []].flat(),
      answer: answerIn(reply.body, reply.statusCode),
    };
  };

/** As long as a call of our own may take while a page waits for it. */
const PATIENCE_MS = ANSWER_MS * 0.75;

/** Tells the other host for whom we ask, as a proxy does. */
const overHttp =
  (base: string, { ip, host, log }: Visit) =>
  async ({ method, path, headers, body }: Call): Promise<Came> => {
    const forwarded = { ...headers, 'x-forwarded-for': ip, 'x-forwarded-host': host };
    try {
      const reply = await fetch(base + path, {
        method,
        headers: forwarded,
        body,
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      return {
        status: reply.status,
        retryAfter: secondsIn(reply.headers.get('retry-after')),
        cookies: reply.headers.getSetCookie(),
        answer: answerIn(await reply.text(), reply.status),
      };
    } catch (error) {
      log.error({ err: error }, 'the API does not answer');
      throw refusalOf({ code: 'overloaded', message: sentence('overloaded'), fields: {}, retryAfter: 5 }, 503);
    }
  };
