import { z } from 'zod';
import { id as idShape } from '#contract/fields.ts';
import type { Received, Reply } from '#contract/index.ts';
import { audit } from '../audit/audit.ts';
import { transaction } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import { readCursor, writeCursor } from '../http/cursor.ts';
import { refuse } from '../http/failure.ts';
import type { Viewer } from '../http/viewer.ts';
import { nameOnBooks } from '../words/names.ts';
import { markLooked, openPairs, reviewsBetween } from './pair-store.ts';

/** Families and pandits who review each other often: somebody of the office looks at them. */

const PER_PAGE = 20;
const place = z.object({ at: z.iso.datetime(), panditId: idShape, customerId: idShape });

/** Longest ago first. */
export async function pairs(
  { pool }: Deps,
  { locale }: Viewer,
  cursor: string | undefined,
): Promise<Reply<'GET /admin/review-pairs'>> {
  const rows = await openPairs(pool, { after: readCursor(cursor, place), limit: PER_PAGE + 1 });
  const shown = rows.slice(0, PER_PAGE);
  const last = rows.length > PER_PAGE ? shown.at(-1) : undefined;
  const reviews = Map.groupBy(await reviewsBetween(pool, shown), ({ panditId, customerId }) => panditId + customerId);
  return {
    pairs: shown.map((row) => ({
      family: { _id: row.customerId, name: nameOnBooks(locale, row.customerName) },
      pandit: { _id: row.panditId, name: nameOnBooks(locale, row.panditName) },
      mutual: row.mutual,
      lastAt: row.lastAt.toISOString(),
      note: row.note,
      reviews: (reviews.get(row.panditId + row.customerId) ?? []).map(({ bookingId, day, stars, verified }) => ({
        bookingId,
        day,
        stars,
        verified,
      })),
    })),
    nextCursor: last
      ? writeCursor({ at: last.lastAt.toISOString(), panditId: last.panditId, customerId: last.customerId })
      : null,
  };
}

/** Takes them off the list until they do it again; pressed twice it is noted once. */
export async function looked(
  { pool, now }: Deps,
  admin: Viewer,
  { panditId, customerId, note }: Received<'POST /admin/review-pairs/looked', 'body'>,
  requestId: string,
): Promise<Record<string, never>> {
  await transaction(pool, async (sql) => {
    const marked = await markLooked(sql, { panditId, customerId }, { by: admin.id, note, at: new Date(now()) });
    if (marked === null) refuse('pair_unknown');
    if (!marked) return;
    const deed = { actorId: admin.id, action: 'pair.looked', subjectType: 'person', subjectId: panditId } as const;
    await audit(sql, { ...deed, after: { customerId }, note, requestId }, now());
  });
  return {};
}
