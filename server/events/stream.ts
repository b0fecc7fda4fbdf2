import type { FastifyReply, FastifyRequest } from 'fastify';
import { TOKEN_SECONDS } from '../auth/sessions/tokens.ts';
import { refuse } from '../http/failure.ts';
import type { LetterCame } from './letters.ts';
import type { BookingChanged, PersonChanged } from '#contract/misc.ts';
import type { Hub, StreamOwner } from './hub.ts';

/** One server-sent event stream, from opening to end. */

const HEARTBEAT_MS = 15_000;
/** A stream is opened with a token or a cookie. It lasts no longer than a token, and the next one asks again. */
const LIFE_MS = TOKEN_SECONDS * 1_000;
/** An event and not a comment: a page hears it too, and knows that the line is alive. */
const BEAT = 'event: beat\ndata: \n\n';
/** A comment, which pages pass over: whatever changes from here on is news. */
const CAUGHT_UP = ': caught up\n\n';
/** A reader that far behind is gone or stuck. */
const MAX_BEHIND = 64 * 1024;

/** Until one of a person's other streams may have ended: a tab that was closed, a line that was lost. */
const FULL_SECONDS = 30;

/**
 * Takes the answer out of Fastify's hands, so that neither its time limit nor compression holds it back. Refuses
 * `too_many` to a person who has ten of them.
 */
export function openStream(hub: Hub, who: StreamOwner, request: FastifyRequest, reply: FastifyReply): void {
  if (hub.isFull(who.id)) refuse('too_many', { retryAfter: FULL_SECONDS });
  const { raw } = reply;
  const { stopping } = request.server;
  reply.hijack();
  // those that plugins have set for every answer
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-request-id': request.id,
  });
  if (request.method === 'HEAD' || stopping.aborted) {
    raw.end();
    return;
  }

  const write = (text: string): void => {
    if (raw.writableLength > MAX_BEHIND) raw.destroy();
    // its sign-in may end while others hear of it
    else if (!raw.writableEnded) raw.write(text);
  };
  const end = (): void => void raw.end();
  const unsubscribe = hub.subscribe(
    who,
    (change) => write(asEvent(change)),
    { end, onStatus: (userStatus) => write(asPerson({ userStatus })) },
    (came) => write(asLetter(came)),
    () => write(CAUGHT_UP),
  );
  const heartbeat = setInterval(() => write(BEAT), HEARTBEAT_MS);
  const life = setTimeout(end, LIFE_MS);
  stopping.addEventListener('abort', end);
  raw.on('close', () => {
    unsubscribe();
    clearInterval(heartbeat);
    clearTimeout(life);
    stopping.removeEventListener('abort', end);
  });
  // the first bytes open the stream at the other end; a browser that loses the stream comes back after three seconds
  write('retry: 3000\n\n');
}

const asPerson = (changed: PersonChanged): string => `event: person\ndata: ${JSON.stringify(changed)}\n\n`;
const asLetter = (came: LetterCame): string => `event: letter\ndata: ${JSON.stringify(came)}\n\n`;
const asEvent = (change: BookingChanged): string => `event: booking\ndata: ${JSON.stringify(change)}\n\n`;
