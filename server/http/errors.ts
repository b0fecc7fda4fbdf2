import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { MessageCode } from '#contract/messages.ts';
import { Failure, failureBody, fieldsOf, statusFor, type FailureDetails } from './failure.ts';

/** Turns everything that can go wrong in a call into the one failure body. Never a stack trace, never SQL. */
export function installErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const { code, ...details } = explain(error);
    const status = statusFor(code);
    if (status >= 500) request.log.error({ err: error, code }, 'call failed');
    if (details.retryAfter !== undefined) void reply.header('retry-after', String(details.retryAfter));
    return send(reply, status, code, details);
  });
}

export function answerNotFound(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return send(reply, 404, 'endpoint_unknown');
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
  return reply
    .removeHeader('content-encoding')
    .removeHeader('content-disposition')
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer((body: unknown) => (typeof body === 'string' ? body : JSON.stringify(body)))
    .send(failureBody(code, details));
}

interface Explained extends FailureDetails {
  readonly code: MessageCode;
}

/** PostgreSQL on a text with a sign it cannot hold (U+0000), as such and inside JSON. */
const unstorable = new Set(['22021', '22P05']);

function explain(error: unknown): Explained {
  if (error instanceof Failure) return { code: error.code, ...error.details };
  if (hasZodFastifySchemaValidationErrors(error)) return { code: 'malformed', fields: fieldsOf(error.validation) };
  const { code = '', statusCode = 500 } = error as Partial<FastifyError>;
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return { code: 'not_json' };
  if (unstorable.has(code)) return { code: 'malformed' };
  if (code === 'FST_ERR_HANDLER_TIMEOUT' || statusCode === 503) return { code: 'overloaded', retryAfter: 2 };
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
