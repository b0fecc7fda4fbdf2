import { z } from 'zod';
import type { ToCall } from '#contract/office/please-call.ts';
import type { Received, Reply } from '#contract/index.ts';
import type { Instant } from '#domain/time.ts';
import { whyUndelivered } from '#domain/notices/undelivered.ts';
import { audit, lastDeeds, type LastDeedRow } from '../audit/audit.ts';
import { transaction } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import { readCursor, writeCursor } from '../http/cursor.ts';
import { refuse } from '../http/failure.ts';
import type { Viewer } from '../http/viewer.ts';
import { givenUp, markCalled, unreached, type UnreachedRow } from './call-store.ts';
import { textOf } from './texts/texts.ts';

/** Messages that reached nobody: the office tells those people by phone. */

const PER_PAGE = 50;
/** A call that nobody answered, as the audit has it. */
const TRIED = 'message.tried';
const place = z.object({ at: z.iso.datetime(), id: z.uuid() });

export async function toCall(
  { pool, now }: Deps,
  cursor: string | undefined,
): Promise<Reply<'GET /admin/please-call'>> {
  const after = readCursor(cursor, place);
  const at = now();
  const rows = await unreached(pool, { after, limit: PER_PAGE + 1, now: new Date(at) });
  const shown = rows.slice(0, PER_PAGE);
  const bookingIds = shown.map(({ bookingId }) => bookingId);
  const tries = await lastDeeds(pool, [TRIED], 'booking', bookingIds);
  const last = rows.length > PER_PAGE ? shown.at(-1) : undefined;
  return {
    calls: shown.map((row) =>
      present(
        row,
        tries.find(({ subjectId }) => subjectId === row.bookingId),
        at,
      ),
    ),
    nextCursor: last ? writeCursor({ at: last.at.toISOString(), id: last.id }) : null,
  };
}

const present = (row: UnreachedRow, tried: LastDeedRow | undefined, now: Instant): ToCall => ({
  _id: row.id,
  bookingId: row.bookingId,
  name: row.name,
  phone: row.phone,
  text: textOf({ topic: row.topic, booking: row, facts: row.payload }, row.locale, now),
  why: whyUndelivered(row.errorCode, row.reason),
  at: row.at.toISOString(),
  tried: tried ? { at: tried.at.toISOString(), by: tried.by } : null,
});

export async function called(
  { pool, now }: Deps,
  viewer: Viewer,
  { messageId, outcome }: Received<'POST /admin/please-call/called', 'body'>,
  requestId: string,
): Promise<Record<string, never>> {
  await transaction(pool, async (sql) => {
    if (outcome === 'noAnswer') {
      const { bookingId } = (await givenUp(sql, messageId)) ?? refuse('call_unknown');
      const deed = { actorId: viewer.id, action: TRIED, subjectType: 'booking', subjectId: bookingId } as const;
      return audit(sql, { ...deed, requestId }, now());
    }
    const marked = (await markCalled(sql, messageId, viewer.id, new Date(now()))) ?? refuse('call_unknown');
    if (!marked.isNew) return;
    const deed = {
      actorId: viewer.id,
      action: 'message.called',
      subjectType: 'booking',
      subjectId: marked.bookingId,
    } as const;
    await audit(sql, { ...deed, requestId }, now());
  });
  return {};
}
