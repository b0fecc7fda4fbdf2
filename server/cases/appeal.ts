import type { OwnCase } from '#contract/cases/cases.ts';
import type { Received } from '#contract/index.ts';
import { APPEAL_DAYS } from '#domain/cases/case.ts';
import { appealUntil } from '#domain/cases/outcome.ts';
import { instantOf } from '#domain/time.ts';
import { constraintOf, transaction } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import { refuse } from '../http/failure.ts';
import { said, type Said } from '../http/mount.ts';
import type { Viewer } from '../http/viewer.ts';
import { openCase } from './open.ts';
import { ownCaseOf, ownRow } from './own.ts';
import { deedsOf, measuresByCase } from './read-store.ts';
import { appealOf, caseById, type CaseRow } from './store.ts';

/**
 * A pandit appeals against being warned or paused: an own case, with its own number and clocks. One appeal a decision, whoever
 * presses twice (`cases_one_appeal`).
 */
export async function appeal(
  deps: Deps,
  viewer: Viewer,
  caseId: string,
  { words }: Received<'POST /case/:id/appeal', 'body'>,
): Promise<Said<OwnCase>> {
  const now = deps.now();
  const about = await caseById(deps.pool, caseId);
  if (!about || about.panditId !== viewer.id) refuse('case_unknown');
  const key = { panditId: viewer.id, caseId };
  const [told] = await measuresByCase(deps.pool, viewer.id, [caseId]);
  if (!told) {
    ownRow(about, viewer);
    refuse('appeal_none');
  }
  const before = await appealOf(deps.pool, key);
  if (before) return again(deps, viewer, before, words);
  if (now >= appealUntil(instantOf(told.at))) refuse('appeal_late', { values: { days: String(APPEAL_DAYS) } });
  const ref = { panditId: viewer.id, bookingId: about.bookingId };
  const wish = { ...ref, kind: 'appeal', by: 'pandit', openerId: viewer.id, aboutId: caseId, words } as const;
  try {
    const opened = await transaction(deps.pool, (sql) => openCase(sql, wish, now));
    return said(await ownCaseOf(deps, viewer, opened.id), { number: opened.number });
  } catch (error) {
    const first = constraintOf(error) === 'cases_one_appeal' ? await appealOf(deps.pool, key) : null;
    if (!first) throw error;
    return again(deps, viewer, first, words);
  }
}

/** The button pressed twice; other words are refused, so that none of them is lost unread. */
async function again(deps: Deps, viewer: Viewer, before: CaseRow, words: string): Promise<Said<OwnCase>> {
  const { number } = before;
  const [first] = await deedsOf(deps.pool, before.panditId, [before.id]);
  if (first?.words !== words) refuse('appeal_twice', { values: { number } });
  return said(await ownCaseOf(deps, viewer, before.id), { number });
}
