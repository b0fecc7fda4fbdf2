import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { z } from 'zod';
import { api, type Api, type HandlerInput, type Key, type Reply } from '#contract/index.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { sentence } from '#contract/words/sentences.ts';
import type { Config } from '../config.ts';
import { WEBHOOK_BYTES } from './load/body-bounds.ts';
import { allowArrival, allowForever } from './load/deadline.ts';
import { valuesIn, refuse, type ValuesByLanguage } from './failure.ts';
import { localeOf } from './locale.ts';
import { concurrencyLimit } from './load/concurrency-limit.ts';
import { SavedAs, sendFile } from './file.ts';
import { admit, viewerOf, type Authenticate, type Viewer } from './viewer.ts';

export interface Context<K extends Key> extends HandlerInput<K> {
  /** Never null where the endpoint names who may call. */
  viewer: Api[K]['who'] extends 'anyone' ? Viewer | null : Viewer;
  request: FastifyRequest;
  response: FastifyReply;
}

/** A reply whose success sentence has gaps: `said(data, { action })`. */
export class Said<T> {
  readonly data: T;
  readonly values: ValuesByLanguage;

  constructor(data: T, values: ValuesByLanguage) {
    this.data = data;
    this.values = values;
  }
}
export const said = <T>(data: T, values: ValuesByLanguage): Said<T> => new Said(data, values);

export type Handler<K extends Key> = (context: Context<K>) => Promise<Reply<K> | Said<Reply<K>> | SavedAs>;
/** Mounts one endpoint of the contract; the handler returns its `data`. */
export type Route = <K extends Key>(key: K, handler: Handler<K>) => void;

const failure = z.object({
  success: z.literal(false),
  message: z.string(),
  error: z.object({ code: z.string(), fields: z.record(z.string(), z.string()) }),
});

/** How many costly questions wait for their turn, and how long: the visitors of a moment. */
const IN_LINE = 100;
const TURN_MS = 1_000;
/** Exports that are written out at the same time; few people may ask for one. */
const TABLES = 3;

/** Every endpoint is mounted once. The server does not start while one is missing or mounted twice. */
export function mounting(app: FastifyInstance, authenticate: Authenticate, config: Config) {
  const mounted = new Set<Key>();
  // the rest of the sessions is for questions that cost little
  const dear = concurrencyLimit(Math.max(1, Math.floor((config.DATABASE_READ_POOL * 2) / 3)), IN_LINE, TURN_MS);
  const tables = concurrencyLimit(TABLES, IN_LINE, TURN_MS);

  const route: Route = (key, handler) => {
    if (mounted.has(key)) throw new Error(`${key} is mounted twice`);
    mounted.add(key);
    const endpoint: Endpoint = api[key];
    const [method = '', path = ''] = key.split(' ');
    const status = endpoint.status ?? 200;
    const plain = endpoint.gives === undefined || endpoint.gives === 'json';
    app.route({
      method: method as HTTPMethods,
      url: `/api${path}`,
      schema: schemaOf(endpoint, path, status),
      ...(endpoint.perMinute && {
        config: { rateLimit: { max: Math.ceil(endpoint.perMinute * config.RATE_LIMIT_SCALE), timeWindow: '1 minute' } },
      }),
      ...(endpoint.takes === 'raw' && { bodyLimit: WEBHOOK_BYTES }),
      onRequest: async (request, response) => {
        await admit(request, response, endpoint, { authenticate, config });
        demandType(request, endpoint.takes ?? 'json');
      },
      handler: async (request, response) => {
        if (endpoint.takes === 'multipart') allowArrival(request, response);
        if (endpoint.gives === 'event-stream') allowForever(request);
        const enter = endpoint.gives === 'text/csv' ? tables : endpoint.isDear ? dear : null;
        const leave = await enter?.();
        const context = {
          params: request.params,
          query: request.query,
          body: request.body,
          viewer: viewerOf(request),
          request,
          response,
        };
        // the schemas above have made these parts what the endpoint's types say
        const answer = await handler(context as unknown as Context<typeof key>).finally(() => {
          // a table is written while it is read
          if (endpoint.gives === 'text/csv' && !response.raw.closed) response.raw.once('close', () => leave?.());
          else leave?.();
        });
        if (answer instanceof SavedAs) return sendFile(response, endpoint, answer);
        if (!plain) return response;
        const { data, values } = answer instanceof Said ? answer : new Said(answer, {});
        const locale = localeOf(request);
        const message = sentence(endpoint.message ?? 'ok', valuesIn(values, locale), locale);
        return response.code(status).send({ success: true, message, data });
      },
    });
  };

  const missing = (): Key[] => (Object.keys(api) as Key[]).filter((key) => !mounted.has(key));
  return { route, missing };
}

/** The parsers of this scope know more kinds of body than any one endpoint takes. */
function demandType(request: FastifyRequest, takes: NonNullable<Endpoint['takes']>): void {
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (takes === 'json' && type !== undefined && type !== 'application/json') refuse('not_json');
  if (takes === 'multipart' && type !== 'multipart/form-data') refuse('unsupported_type');
}

function schemaOf(endpoint: Endpoint, path: string, status: number) {
  const [, tag = 'other'] = path.split('/');
  return {
    summary: endpoint.summary,
    description: describe(endpoint),
    tags: [tag],
    ...(endpoint.who !== 'anyone' && { security: [{ bearer: [] }, { cookie: [] }] }),
    ...(endpoint.params && { params: endpoint.params }),
    ...(endpoint.query && { querystring: endpoint.query }),
    ...(endpoint.body && { body: endpoint.body }),
    response:
      endpoint.gives === undefined || endpoint.gives === 'json'
        ? {
            [status]: z.object({ success: z.literal(true), message: z.string(), data: endpoint.reply }),
            default: failure,
          }
        : { default: failure },
  };
}

function describe(endpoint: Endpoint): string {
  const who = typeof endpoint.who === 'string' ? endpoint.who : endpoint.who.join(', ');
  const refusals = (endpoint.errors ?? []).map((code) => `\`${code}\``).join(', ');
  const gives = endpoint.gives === undefined || endpoint.gives === 'json' ? '' : ` Answers with ${endpoint.gives}.`;
  return `Who may call: ${who}.${gives}${refusals ? ` Refusals: ${refusals}.` : ''}`;
}
