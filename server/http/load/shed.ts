import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { statementsAsked } from '../../db/limit.ts';
import { failureBody } from '../failure.ts';
import { localeOf } from '../locale.ts';
import { isOfOwnPage } from '../own-page.ts';
import { isNewPage, sendBusyPage } from './busy-page.ts';
import { roomFor, type Room } from './room.ts';

/** Calls of open pages have this many places more than new visits. */
const FOR_OPEN_PAGES = 12;

/**
 * A caller for whom there is no room hears at once when to come again, before anything is done
 * (docs/decisions/0102-overload-and-processes.md). First those who only come; last who is in the middle of something.
 */
export function shedLoad(app: FastifyInstance, config: Config, given?: Room): void {
  // many tests share a process, and Vite compiles in this one: both are worth waiting for
  if (!given && (config.NODE_ENV === 'test' || config.WEB === 'dev')) return;
  // beyond that what is asked waits for a session
  const sessions = config.DATABASE_POOL + config.DATABASE_READ_POOL;
  const room = given ?? roomFor({ isFull: () => statementsAsked() > sessions });
  let inside = 0;
  const leave = (): void => room.holds((inside -= 1));
  app.addHook('onRequest', (request, reply, done) => {
    if (!isCounted(request)) return done();
    const over = inside - room.size();
    if (over >= FOR_OPEN_PAGES || (over >= 0 && !isOfOpenPage(config, request))) {
      return void sendAway(request, reply, config);
    }
    room.holds((inside += 1));
    reply.raw.once('close', leave);
    return done();
  });
  app.addHook('onClose', async () => room.stop());
}

/** Calls and pages: not files, not probes, not what a page asks while it is drawn, and not streams, which stay. */
const isCounted = ({ raw, routeOptions: { url = '' } }: FastifyRequest): boolean =>
  raw.socket instanceof Socket && (url === '/*' || (url.startsWith('/api/') && url !== '/api/events'));

/**
 * A page of ours asks, or a link on it was followed, or an app in which somebody is signed in. Told by what the request says of itself:
 * whoever makes it up gains a place, and no more. What a browser fetches ahead may come later.
 */
function isOfOpenPage(config: Config, request: FastifyRequest): boolean {
  const { authorization, referer = '', 'sec-purpose': ahead } = request.headers;
  if (ahead !== undefined) return false;
  return authorization !== undefined || isOfOwnPage(config, request) || URL.parse(referer)?.host === request.host;
}

function sendAway(request: FastifyRequest, reply: FastifyReply, config: Config): FastifyReply {
  // not all at the same moment
  const retryAfter = 2 + Math.floor(Math.random() * 4);
  if (isNewPage(request)) return sendBusyPage(reply, config.BRAND_NAME, retryAfter);
  return reply
    .code(503)
    .header('retry-after', String(retryAfter))
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer((body: unknown) => String(body))
    .send(JSON.stringify(failureBody('overloaded', {}, localeOf(request))));
}
