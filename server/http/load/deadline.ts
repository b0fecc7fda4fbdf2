import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { until } from '../../db/limit.ts';
import { Failure } from '../failure.ts';

/**
 * Until when a call may take (docs/decisions/0064-until-when-a-call-may-take.md). Fastify's own limit, `handlerTimeout`, is no
 * longer there once a body has been read.
 */

/** Every call answers within ten seconds, whatever is held, frozen or slow; a little of that is needed to say so. */
export const ANSWER_MS = 8_000;
/** From the moment the caller is gone; what is nearly done is left to end. */
const GONE_MS = 250;
/** How long a call that waits for the database has to answer. */
const LAST_MS = 250;
/** A little more than a request may take to arrive (the server's `requestTimeout`). */
const ARRIVE_MS = 35_000;
/** Of what is written as it comes, a table without an end in sight or a picture on a slow line; the pages wait as long. */
const WRITE_MS = 600_000;

/** To hear an answer that came before everything was said. */
const HEARD_MS = 1_000;

interface Deadline {
  readonly patience: AbortController;
  /** From when the whole request is there, unless something else is allowed. */
  readonly answerMs: number;
  timer: NodeJS.Timeout;
  isWritten?: true;
}

const deadlines = new WeakMap<FastifyRequest, Deadline>();

/**
 * Ends every call that takes longer: what it asks of the database is taken back, and it answers 503. Also where the caller is
 * gone, whom nothing that is done for them then reaches.
 */
export function limitTime(app: FastifyInstance, answerMs: number): void {
  app.addHook('onRequest', (request, reply, done) => {
    const patience = new AbortController();
    // what a page asks has to come while there is time to show it
    const ms = request.raw.socket instanceof Socket ? answerMs : answerMs * 0.75;
    const timer = setTimeout(() => late(request, reply), ms).unref();
    deadlines.set(request, { patience, answerMs, timer });
    reply.raw.once('close', () => {
      allowForever(request);
      if (!reply.raw.writableFinished) setTimeout(() => patience.abort(tooLate()), GONE_MS).unref();
    });
    until(patience.signal, done);
  });
}

/** A body that is read while the call is answered takes as long as the sender's line needs. */
export function allowArrival(request: FastifyRequest, reply: FastifyReply): void {
  allow(request, reply, ARRIVE_MS);
  request.raw.once('end', () => allow(request, reply, deadlines.get(request)?.answerMs ?? ANSWER_MS));
  reply.raw.once('finish', () => letGo(request.raw));
  endTrickle(request, reply);
}

/** What hardly moves would hold a place for as long as it likes: so much has to come in the time in which a call is answered. */
const LEAST_BYTES = 8 * 1024;

function endTrickle(request: FastifyRequest, reply: FastifyReply): void {
  const { raw } = request;
  let before = raw.socket.bytesRead;
  const look = setInterval(
    () => {
      const came = raw.socket.bytesRead - before;
      before += came;
      if (came < LEAST_BYTES && !raw.complete) late(request, reply);
    },
    deadlines.get(request)?.answerMs ?? ANSWER_MS,
  ).unref();
  const over = () => clearInterval(look);
  raw.once('end', over);
  reply.raw.once('close', over);
}

/**
 * What was not read once it is answered is read by nobody any more, and would keep the line, and a stop, waiting: its sender has a moment to
 * hear the answer, and the line is closed.
 */
function letGo(body: FastifyRequest['raw']): void {
  if (body.readableEnded) return;
  body.unpipe();
  body.resume();
  setTimeout(() => void (body.readableEnded || body.socket.destroy()), HEARD_MS).unref();
}

/** An answer without an end, or one that is done. */
export const allowForever = (request: FastifyRequest): void => clearTimeout(deadlines.get(request)?.timer);

function allow(request: FastifyRequest, reply: FastifyReply, ms: number): void {
  const deadline = deadlines.get(request);
  if (!deadline || reply.raw.closed) return;
  clearTimeout(deadline.timer);
  deadline.timer = setTimeout(() => late(request, reply), ms).unref();
}

function late(request: FastifyRequest, reply: FastifyReply): void {
  const deadline = deadlines.get(request);
  if (!deadline || reply.raw.writableEnded) return;
  // an answer that is being written is one, and takes as long as the reader's line needs
  if (reply.raw.headersSent && !deadline.isWritten) {
    deadline.isWritten = true;
    return allow(request, reply, WRITE_MS);
  }
  // what has not arrived whole cannot be answered in time, and that is the line's doing and not ours
  const reason = request.raw.complete ? tooLate() : new Failure('too_slow');
  deadline.patience.abort(reason);
  // also where the call waits for something else than the database
  setTimeout(() => {
    if (reply.raw.writableEnded) return;
    if (reply.raw.headersSent) reply.raw.destroy();
    else {
      // what the call comes to after all is for nobody
      reply.raw.once('finish', () => reply.hijack());
      void reply.send(reason);
    }
  }, LAST_MS).unref();
}

const tooLate = (): Failure => new Failure('overloaded', { retryAfter: 2 });
