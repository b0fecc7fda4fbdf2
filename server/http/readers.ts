import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { within } from '../db/limit.ts';
import { noteWrite, readingAs, visitor, type Reader } from '../db/reader.ts';
import type { Replica } from '../db/replica.ts';
import type { Pool } from '../db/sql.ts';

interface Needs {
  readonly pool: Pool;
  readonly log: FastifyBaseLogger;
}

/** Longer than this nobody waits to be told what has taken effect. */
const NOTE_MS = 1_000;

/**
 * Where a replica answers reads, a person who writes something by a call sees it in all later calls: the call is answered once it is
 * noted that the sign-in wrote (docs/decisions/0100-reading-replica.md).
 */
export function followReaders(app: FastifyInstance, replica: Replica, { pool, log }: Needs): void {
  replica.tell((reason) => {
    if (reason) log.warn({ reason }, 'the replica is left out: the primary answers its reads');
    else log.info('the replica is used again');
  });
  const readers = new WeakMap<FastifyRequest, Reader>();
  app.addHook('onRequest', (request, _reply, done) => {
    const reader = visitor();
    readers.set(request, reader);
    readingAs(reader, done);
  });
  app.addHook('onSend', async (request) => {
    const { signIn = null, hasWritten = false } = readers.get(request) ?? {};
    if (!signIn || !hasWritten) return;
    try {
      await within(NOTE_MS, () => noteWrite(pool, signIn.id));
    } catch (error) {
      request.log.warn({ err: error }, 'what was changed may be seen a moment later');
    }
  });
}
