import type { RulesPreviewSaid } from '#contract/almanac/muhurat.ts';
import type { MuhuratRule } from '#domain/almanac/muhurat/rule.ts';
import { BHUBANESWAR } from '#domain/almanac/place.ts';
import { addDays, dayAt, type Day } from '#domain/time.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/failure.ts';
import { ritualOfId } from '../muhurat-store.ts';
import { rulesInForce, windowsInTurn } from '../muhurat.ts';

/** What a change of a ritual’s rules does to its days, before it is made. */

/** So long that every season is in it. */
const A_YEAR = 366;

/** Of the coming year in the capital: how many days the rules leave, which come by them and which go. */
export async function previewRules(
  deps: Pick<Deps, 'pool' | 'now'>,
  { ritualId, rules }: { ritualId: string; rules: MuhuratRule },
): Promise<RulesPreviewSaid> {
  const ritual = (await ritualOfId(deps.pool, ritualId)) ?? refuse('ritual_unknown');
  const current = await rulesInForce(deps.pool, ritual);
  const before = current ? await daysAhead(deps, current.rules) : [];
  const after = await daysAhead(deps, rules);
  const from = dayAt(deps.now());
  return {
    from,
    to: addDays(from, A_YEAR - 1),
    before: before.length,
    after: after.length,
    come: after.filter((day) => !before.includes(day)),
    go: before.filter((day) => !after.includes(day)),
  };
}

/** Refuses rules that leave no day of the coming year, unless somebody is sure of them. */
export async function mustLeaveDays(
  deps: Pick<Deps, 'pool' | 'now'>,
  rules: MuhuratRule,
  isSure: boolean | undefined,
): Promise<void> {
  if (!isSure && (await daysAhead(deps, rules)).length === 0) refuse('muhurat_never');
}

async function daysAhead(deps: Pick<Deps, 'pool' | 'now'>, rules: MuhuratRule): Promise<Day[]> {
  const asked = { rules, place: BHUBANESWAR, first: dayAt(deps.now()), count: A_YEAR };
  return [...new Set((await windowsInTurn(deps, asked)).map(({ day }) => day))];
}
