import type { MuhuratRulesSaid, MuhuratWindowSaid } from '#contract/almanac/muhurat.ts';
import { id as idShape } from '#contract/fields.ts';
import type { Barred } from '#domain/calendar/why-empty.ts';
import type { MuhuratRule } from '#domain/almanac/muhurat/rule.ts';
import { startSet } from '#domain/almanac/muhurat/start-set.ts';
import type { MuhuratWindow } from '#domain/almanac/muhurat/windows.ts';
import { isoIn, noonOf, type Place } from '#domain/almanac/place.ts';
import { isCovered } from '#domain/almanac/years.ts';
import { addDays, dayAt, days, earlier, later, type Day } from '#domain/time.ts';
import type { Deps } from '../deps.ts';
import type { Sql } from '../db/sql.ts';
import { refuse } from '../http/failure.ts';
import { concurrencyLimit } from '../http/load/concurrency-limit.ts';
import { newestRules, ritualOfId, ritualOfSlug, ritualsWithRules, type RitualAsked } from './muhurat-store.ts';
import { dayAsked, placeInIndia } from './place.ts';
import { skiesBetween } from './skies.ts';
import { inThread } from './thread/thread.ts';

/** Hours in which a ritual may begin. A proposal, never a bar: a family may take any day. */

const DAYS_USUAL = 60;
const DAYS_MOST = 366;
/** A rule waits no longer around a planet that is set, and a day more for its hours. */
const ASTA_MOST = 16;

/** A year of hours takes a tenth of a second: one at a time, so that other work of the thread comes between. */
const enter = concurrencyLimit(1, 20, 3_000);

export interface HoursAsked {
  readonly ritual: string;
  readonly district?: string | undefined;
  readonly lat?: string | undefined;
  readonly lon?: string | undefined;
  readonly from?: string | undefined;
  readonly days?: number | undefined;
}

interface Span {
  readonly rules: MuhuratRule;
  readonly place: Place;
  readonly first: Day;
  readonly count: number;
}

/** The question in our words; refuses one that cannot be answered. */
async function spanAsked(deps: Pick<Deps, 'pool' | 'now'>, asked: HoursAsked): Promise<Span> {
  const place = placeInIndia(asked);
  const first = dayAsked(asked.from ?? dayAt(deps.now()), place);
  const count = asked.days ?? DAYS_USUAL;
  if (count < 1 || count > DAYS_MOST) refuse('muhurat_days');
  const find = idShape.safeParse(asked.ritual).success ? ritualOfId : ritualOfSlug;
  const ritual = (await find(deps.pool, asked.ritual)) ?? refuse('ritual_unknown');
  const { rules } = await rulesFor(deps.pool, ritual);
  return { rules, place, first, count };
}

export async function hoursOf(deps: Pick<Deps, 'pool' | 'now'>, asked: HoursAsked): Promise<MuhuratWindowSaid[]> {
  const span = await spanAsked(deps, asked);
  const { place } = span;
  const windows = await windowsInTurn(deps, span);
  return windows.map((window) => ({
    from: isoIn(place.tz, window.from),
    to: isoIn(place.tz, window.to),
    date: window.day,
    tithi: window.tithi,
    nakshatra: window.nakshatra,
    turns: window.turns.map((turn) => ({ ...turn, at: isoIn(place.tz, turn.at) })),
    warnings: [...window.warnings],
  }));
}

/** The same, one after the other: for what reaches far. */
export async function windowsInTurn(deps: Pick<Deps, 'pool'>, asked: Span): Promise<MuhuratWindow[]> {
  const leave = await enter();
  return windowsBetween(deps, asked).finally(leave);
}

/** By these rules, from a day on. */
export async function windowsBetween(
  deps: Pick<Deps, 'pool'>,
  { rules, place, first, count }: Span,
): Promise<MuhuratWindow[]> {
  const from = noonOf(first, place);
  const skies = await skiesBetween(deps, earlier(from, days(2)), later(from, days(count + 3)));
  return inThread('hours', { skies, place, rules, days: coveredFrom(first, count) });
}

const coveredFrom = (first: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, nth) => addDays(first, nth)).filter(isCovered);

/** Whole days on which the ritual has no hours, and why; each reason with its true end. */
export async function barredOf(deps: Pick<Deps, 'pool' | 'now'>, wanted: HoursAsked): Promise<Barred[]> {
  const { rules, place, first, count } = await spanAsked(deps, wanted);
  const asked = coveredFrom(first, count);
  // nothing lasts longer than a year, unless the rule leaves no day at all
  const ahead = coveredFrom(addDays(first, count), DAYS_MOST);
  const around = days(ASTA_MOST);
  const [from, to] = [noonOf(first, place), noonOf(ahead.at(-1) ?? asked.at(-1) ?? first, place)];
  const leave = await enter();
  try {
    const skies = await skiesBetween(deps, earlier(from, around), later(to, around));
    return await inThread('barred', { skies, place, rules, asked, ahead });
  } finally {
    leave();
  }
}

export async function rulesOf({ pool }: Pick<Deps, 'pool'>, slug: string): Promise<MuhuratRulesSaid> {
  return rulesFor(pool, (await ritualOfSlug(pool, slug)) ?? refuse('ritual_unknown'));
}

/** What the catalogue has whose hours have rules. */
export async function ritualsWithHours({ pool }: Pick<Deps, 'pool'>) {
  const rituals = await ritualsWithRules(pool);
  return rituals
    .filter(({ slug, version }) => version !== null || startSet[slug] !== undefined)
    .map(({ slug, confirmedBy }) => ({ slug, status: statusBy(confirmedBy), confirmedBy }));
}

const statusBy = (confirmedBy: string | null) => (confirmedBy === null ? ('draft' as const) : ('confirmed' as const));

/** What was written for the ritual, else what it begins with. */
export const rulesFor = async (sql: Sql, ritual: RitualAsked): Promise<MuhuratRulesSaid> =>
  (await rulesInForce(sql, ritual)) ?? refuse('muhurat_none');

/** The same; null for a ritual that has none. */
export async function rulesInForce(sql: Sql, { id, slug }: RitualAsked): Promise<MuhuratRulesSaid | null> {
  const row = await newestRules(sql, id);
  if (!row) {
    const rules = startSet[slug];
    return rules ? { slug, version: 0, rules, status: 'draft', confirmedBy: null, confirmedAt: null } : null;
  }
  const { version, rules, confirmedBy, confirmedAt } = row;
  const status = confirmedAt ? 'confirmed' : 'draft';
  return { slug, version, rules, status, confirmedBy, confirmedAt: confirmedAt?.toISOString() ?? null };
}
