import type { DeedName } from '#domain/deeds.ts';
import type { MuhuratRulesSaid } from '#contract/almanac/muhurat.ts';
import type { MuhuratRule } from '#domain/almanac/muhurat/rule.ts';
import { isBookable } from '#domain/people/onboarding.ts';
import { audit } from '../../audit/audit.ts';
import { transaction } from '../../db/sql.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/failure.ts';
import type { Viewer } from '../../http/viewer.ts';
import { confirmRules, insertRules, newestRules, ritualOfId } from '../muhurat-store.ts';
import { rulesFor } from '../muhurat.ts';
import { mustLeaveDays } from './preview.ts';

/** Rules of a ritual’s hours: written by the office, confirmed or corrected by an acharya. */

export interface Writing {
  readonly ritualId: string;
  /** The version that its writer had read. */
  readonly version: number;
  readonly rules: MuhuratRule;
  /** Of rules that leave no day at all. */
  readonly isSure?: boolean | undefined;
}

type Used = Pick<Deps, 'pool' | 'now'>;

/** A draft, until an acharya confirms it. Written upon the version that was read: upon an older one it is refused. */
export const writeRules = (deps: Used, viewer: Viewer, writing: Writing, requestId: string) =>
  write(deps, viewer, writing, { action: 'muhurat.written', requestId, isConfirmed: false });

/** The same by an acharya, who answers for the rule: writing confirms it. */
export async function correctRules(deps: Used, viewer: Viewer, writing: Writing, requestId: string) {
  mayJudge(viewer);
  return write(deps, viewer, writing, { action: 'muhurat.corrected', requestId, isConfirmed: true });
}

async function write(
  deps: Used,
  viewer: Viewer,
  { ritualId, version, rules, isSure }: Writing,
  { action, requestId, isConfirmed }: { action: DeedName; requestId: string; isConfirmed: boolean },
): Promise<MuhuratRulesSaid> {
  const ritual = (await ritualOfId(deps.pool, ritualId)) ?? refuse('ritual_unknown');
  if (!rules.eclipseOut && !rules.eclipseWhy?.trim()) {
    refuse('muhurat_eclipse', { fields: { 'rules.eclipseWhy': 'muhurat_eclipse' } });
  }
  // it reads the almanac, and so comes before the transaction
  await mustLeaveDays(deps, rules, isSure);
  await transaction(deps.pool, async (sql) => {
    const before = await newestRules(sql, ritualId);
    if ((before?.version ?? 0) !== version) refuse('stale');
    const at = deps.now();
    const next = version + 1;
    if (!(await insertRules(sql, { ritualId, version: next, rules, by: viewer.id, at: new Date(at) }))) refuse('stale');
    if (isConfirmed) await confirmRules(sql, ritualId, next, viewer.id, new Date(at));
    await audit(sql, { ...deedOf(action, viewer, ritualId, next), requestId }, at);
  });
  return rulesFor(deps.pool, ritual);
}

/** Confirmed twice it is confirmed once. What rituals begin with becomes their first version by it. */
export async function confirm(
  { pool, now }: Used,
  viewer: Viewer,
  { ritualId, version }: { ritualId: string; version: number },
  requestId: string,
): Promise<MuhuratRulesSaid> {
  mayJudge(viewer);
  const ritual = (await ritualOfId(pool, ritualId)) ?? refuse('ritual_unknown');
  await transaction(pool, async (sql) => {
    const read = await rulesFor(sql, ritual);
    if (read.version !== version) refuse('stale');
    if (read.status === 'confirmed') return;
    const at = now();
    const meant = Math.max(1, version);
    if (version === 0) {
      await insertRules(sql, { ritualId, version: meant, rules: read.rules, by: null, at: new Date(at) });
    }
    await confirmRules(sql, ritualId, meant, viewer.id, new Date(at));
    await audit(sql, { ...deedOf('muhurat.confirmed', viewer, ritualId, meant), requestId }, at);
  });
  return rulesFor(pool, ritual);
}

/** Whose own profile is still being reviewed gives no word on rules. */
function mayJudge({ userStatus }: Viewer): void {
  if (!isBookable(userStatus)) refuse('not_approved');
}

const deedOf = (action: DeedName, { id }: Viewer, ritualId: string, version: number) =>
  ({
    actorId: id,
    action,
    subjectType: 'ritual',
    subjectId: ritualId,
    after: { version },
  }) as const;
