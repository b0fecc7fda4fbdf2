import { z } from 'zod';
import type { ToCall } from '#contract/office/please-call.ts';
import type { Reply } from '#contract/index.ts';
import { audit } from '../audit/audit.ts';
import { transaction } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import { readCursor, writeCursor } from '../http/cursor.ts';
import { refuse } from '../http/failure.ts';
import type { Viewer } from '../http/viewer.ts';
import { markCalled, unreached, type UnreachedRow } from './call-store.ts';
import { textOf } from './texts.ts';

/** What reached nobody by itself, somebody tells by phone. */

const PER_PAGE = 50;
const place = z.object({ at: z.iso.datetime(), id: z.uuid() });

export async function toCall({ pool }: Deps, cursor: string | undefined): Promise<Reply<'GET /admin/please-call'>> {
  const after = readCursor(cursor, place);
  const rows = await unreached(pool, { after, limit: PER_PAGE + 1 });
  const shown = rows.slice(0, PER_PAGE);
  const last = rows.length > PER_PAGE ? shown.at(-1) : undefined;
  return {
    calls: shown.map(present),
    nextCursor: last ? writeCursor({ at: last.at.toISOString(), id: last.id }) : null,
  };
}

const present = (row: UnreachedRow): ToCall => ({
  _id: row.id,
  bookingId: row.bookingId,
  name: row.name,
  phone: row.phone,
  text: textOf({ topic: row.topic, booking: row, facts: row.payload }, row.locale),
  reason: row.reason,
  at: row.at.toISOString(),
});

export async function called(
  { pool, now }: Deps,
  viewer: Viewer,
  messageId: string,
  requestId: string,
): Promise<Record<string, never>> {
  await transaction(pool, async (sql) => {
    const marked = (await markCalled(sql, messageId, viewer.id, new Date(now()))) ?? refuse('call_unknown');
    if (!marked.isNew) return;
    const deed = { actorId: viewer.id, action: 'message.called', subjectType: 'booking', subjectId: marked.bookingId };
    await audit(sql, { ...deed, requestId }, now());
  });
  return {};
}
