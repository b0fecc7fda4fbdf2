import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { MessageCode } from '#contract/messages.ts';
import { sentence } from '#contract/words/sentences.ts';
import { ASKS_AGAIN, isAskedBack } from '#contract/page.ts';
import { troubleOf, type Trouble } from '../db/trouble.ts';
import { isFollowed, isNewPage, sendBusyPage, sendSorryPage } from './load/busy-page.ts';
import { localeOf } from './locale.ts';
import { Failure, failureBody, fieldsOf, statusFor, type FailureDetails } from './failure.ts';

/** Of these readiness knows better by asking. */
const watched = new Set<MessageCode>(['overloaded', 'records_away']);
/** How long we report that something outside of us failed. */
const LATELY_MS = 60_000;

/**
 * Turns everything that can go wrong in a call into the one failure body, and a page there was no time for into one that
 * comes again by itself. Never a stack trace, never SQL. Gives what of all that lies outside of us was not to be had in the
 * last minute.
 */
export function installErrors(app: FastifyInstance, brand: string): () => MessageCode[] {
  const failedAt = new Map<MessageCode, number>();
  app.setErrorHandler((error, request, reply) => {
    const { code, ...details } = explain(error);
    const asksAgain = request.headers[ASKS_AGAIN] !== undefined && isAskedBack(code);
    const status = asksAgain ? 200 : statusFor(code);
    if (status === 503 && !watched.has(code)) failedAt.set(code, performance.now());
    if (status >= 500 && !reply.raw.closed) request.log.error({ err: error, code }, 'call failed');
    const retryAfter = details.retryAfter ?? (status === 503 ? RETRY_AFTER : undefined);
    if (status === 503 && isNewPage(request)) return sendBusyPage(reply, brand, retryAfter ?? RETRY_AFTER);
    if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
    return send(reply, status, code, details);
  });
  return () => {
    const since = performance.now() - LATELY_MS;
    return [...failedAt].filter(([, at]) => at > since).map(([code]) => code);
  };
}

/** Addresses the router itself gives up on: no reader of percent signs, or a part that is too long to be anything of ours. */
export function answerUnreadable(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return error.code === 'FST_ERR_BAD_URL' ? send(reply, 400, 'malformed') : send(reply, 404, 'not_found');
}

/**
 * Errors are sent as they are: the contract's reply schema describes successes. What was to be a file and broke before
 * its first byte has said already how it is packed and called; an error is neither packed that way nor called so.
 */
function send(reply: FastifyReply, status: number, code: MessageCode, details: FailureDetails = {}): FastifyReply {
  const locale = localeOf(reply.request);
  const body = failureBody(code, details, locale);
  if (isFollowed(reply.request)) return sendSorryPage(reply, status, body.message, sentence('go_back', {}, locale));
  return reply
    .removeHeader('content-encoding')
    .removeHeader('content-disposition')
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer((answer: unknown) => (typeof answer === 'string' ? answer : JSON.stringify(answer)))
    .send(body);
}

/**
 * What Node cannot read as HTTP never becomes a request: its answer is written onto the line by hand, in the same body as all
 * others, and the line is closed.
 */
export function answerNoHttp(error: Error & { code?: string; rawPacket?: unknown }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) {
    const code = isOddMethod(error) ? 'wrong_method' : (notHttp[error.code ?? ''] ?? 'malformed');
    const body = JSON.stringify(failureBody(code));
    const status = statusFor(code);
    const allow = code === 'wrong_method' ? 'Allow: GET, HEAD, POST, DELETE, OPTIONS\r\n' : '';
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${allow}Content-Type: application/json; charset=utf-8\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n${body}`,
    );
  }
  socket.destroySoon();
}

/** `BREW /tea`: a method that Node has never heard of, and HTTP in all else. */
const isOddMethod = ({ code, rawPacket }: { code?: string; rawPacket?: unknown }): boolean =>
  code === 'HPE_INVALID_METHOD' &&
  rawPacket instanceof Buffer &&
  /^[A-Z-]{1,40} \//.test(rawPacket.toString('latin1', 0, 50));

const notHttp: Readonly<Record<string, MessageCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'too_slow',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'too_large',
};

interface Explained extends FailureDetails {
  readonly code: MessageCode;
}

/** After how many seconds to try again, where nothing better is known. */
const RETRY_AFTER = 5;

const ofDatabase: Record<Trouble, Explained> = {
  away: { code: 'records_away', retryAfter: RETRY_AFTER },
  full: { code: 'records_full', retryAfter: 60 },
  held: { code: 'overloaded', retryAfter: 2 },
};

/** PostgreSQL on a text with a sign it cannot hold (U+0000), as such and inside JSON. */
const unstorable = new Set(['22021', '22P05']);

/** A code and what goes with it, for anything that was thrown. */
export function explain(error: unknown): Explained {
  if (error instanceof Failure) return { code: error.code, ...error.details };
  if (hasZodFastifySchemaValidationErrors(error)) return { code: 'malformed', fields: fieldsOf(error.validation) };
  const trouble = troubleOf(error);
  if (trouble) return ofDatabase[trouble];
  const { code = '', statusCode = 500 } = error as Partial<FastifyError>;
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return { code: 'not_json' };
  if (unstorable.has(code)) return { code: 'malformed' };
  if (statusCode === 503) return { code: 'overloaded', retryAfter: 2 };
  const byStatus: Record<number, MessageCode> = {
    400: 'malformed',
    404: 'not_found',
    406: 'unsupported_type',
    413: 'too_large',
    415: 'unsupported_type',
    429: 'too_many',
  };
  return { code: byStatus[statusCode] ?? (statusCode < 500 ? 'malformed' : 'unexpected') };
}
