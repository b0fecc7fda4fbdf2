import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Received, Reply } from '#contract/index.ts';
import { REPORTS_A_DAY } from '#domain/reviews/hiding.ts';
import { DAY, earlier } from '#domain/time.ts';
import { plainly } from '#domain/words/contacts.ts';
import { audit } from '../audit/audit.ts';
import { networksOf } from '../auth/otp/asker.ts';
import { queueForSearch } from '../availability/searchable/searchable.ts';
import { newId } from '../db/ids.ts';
import { transaction, type Sql } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import { readCursor, writeCursor } from '../http/cursor.ts';
import { refuse } from '../http/failure.ts';
import type { Viewer } from '../http/viewer.ts';
import { nameOnBooks } from '../words/names.ts';
import {
  countOpen,
  deskRows,
  insertReport,
  lockOnDesk,
  noteLooked,
  putOnDesk,
  reportsOf,
  reportsSince,
  setHidden,
} from './desk-store.ts';
import { oneOfPandit } from './reviews.ts';
import { recounted } from './showing.ts';

/** What is said against reviews, and what the office makes of it (docs/decisions/0125-reports-of-reviews.md). */

/** Says what is wrong with a review that is shown. Each says it once; said again it changes nothing. */
export async function report(
  deps: Deps,
  { viewer, request }: { viewer: Viewer | null; request: FastifyRequest },
  { id: panditId, reviewId }: { id: string; reviewId: string },
  { why, words }: Received<'POST /pandits/:id/reviews/:reviewId/report', 'body'>,
): Promise<Record<string, never>> {
  await oneOfPandit(deps, panditId, reviewId);
  const now = deps.now();
  const who = viewer
    ? { byId: viewer.id, network: null }
    : ({ byId: null, network: networksOf(deps.config, request).network } as const);
  await transaction(deps.pool, async (sql) => {
    const today = await reportsSince(sql, who, new Date(earlier(now, DAY)));
    const most = REPORTS_A_DAY * (viewer ? 1 : deps.config.RATE_LIMIT_SCALE);
    if (today >= most) refuse('reports_many', { retryAfter: DAY / 1000 });
    const made = { panditId, reviewId, id: newId(now), why, words: plainly(words ?? ''), at: new Date(now) };
    if (await insertReport(sql, made, who)) {
      await putOnDesk(sql, { panditId, reviewIds: [reviewId] }, false, new Date(now));
    }
  });
  return {};
}

const PER_PAGE = 20;
const place = z.object({ at: z.iso.datetime(), id: z.uuid() });

export async function toLookAt(
  { pool }: Deps,
  { locale }: Viewer,
  { cursor, hidden }: Received<'GET /admin/reviews', 'query'>,
): Promise<Reply<'GET /admin/reviews'>> {
  const after = readCursor(cursor, place);
  const rows = await deskRows(pool, { after, limit: PER_PAGE + 1, hidden: hidden === '1' });
  const shown = rows.slice(0, PER_PAGE);
  const last = rows.length > PER_PAGE ? shown.at(-1) : undefined;
  const said = Map.groupBy(await reportsOf(pool, shown), ({ reviewId }) => reviewId);
  return {
    reviews: shown.map((row) => ({
      _id: row.reviewId,
      bookingId: row.bookingId,
      pandit: { _id: row.panditId, name: nameOnBooks(locale, row.panditName) },
      family: { _id: row.familyId, name: nameOnBooks(locale, row.familyName) },
      stars: row.stars,
      words: row.words,
      answer: row.answer,
      at: row.at.toISOString(),
      badDay: row.badDay,
      lastAt: row.lastAt.toISOString(),
      reports: (said.get(row.reviewId) ?? []).map(({ why, words, at, byId, byName }) => ({
        why,
        words,
        at: at.toISOString(),
        by: byId !== null && byName !== null ? { _id: byId, name: nameOnBooks(locale, byName) } : null,
      })),
      hiddenBy: row.hiddenRule,
      note: row.note,
    })),
    nextCursor: last ? writeCursor({ at: last.lastAt.toISOString(), id: last.reviewId }) : null,
  };
}

/** Keeps it, hides it by a rule, or shows it again; what it counts for the rating goes with it. The same once more changes nothing. */
export async function decideReview(
  { pool, now }: Deps,
  admin: Viewer,
  { panditId, reviewId, decision, rule, note }: Received<'POST /admin/reviews/decide', 'body'>,
  requestId: string,
): Promise<Record<string, never>> {
  const at = now();
  const ref = { panditId, reviewId };
  await transaction(pool, async (sql) => {
    await queueForSearch(sql, [panditId]);
    const { bookingId } = (await lockOnDesk(sql, ref)) ?? refuse('review_unknown');
    if (decision !== 'keep') {
      const hiddenBy = decision === 'hide' ? (rule ?? refuse('review_unknown')) : null;
      await recounted(sql, { panditId, bookingId }, at, async () => ({
        changed: await setHidden(sql, ref, hiddenBy, new Date(at)),
        result: undefined,
      }));
    }
    await noteLooked(sql, ref, { by: admin.id, note, at: new Date(at) });
    const deed = { actorId: admin.id, action: 'review.looked', subjectType: 'booking', subjectId: bookingId } as const;
    await audit(sql, { ...deed, after: { decision, rule: rule ?? null }, note, requestId }, at);
  });
  return {};
}

/** How many wait, for the office's menu. */
export const countToLookAt = (sql: Sql): Promise<number> => countOpen(sql);
