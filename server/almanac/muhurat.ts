import type { MuhuratRulesSaid, MuhuratWindowSaid } from '#contract/almanac/muhurat.ts';
import { id as idShape } from '#contract/fields.ts';
import type { Barred } from '#domain/calendar/why-empty.ts';
import type { MuhuratRule } from '#domain/almanac/muhurat/rule.ts';
import { startSet } from '#domain/almanac/muhurat/start-set.ts';
import { whyWords, type MuhuratWindow } from '#domain/almanac/muhurat/windows.ts';
import { isoIn, noonOf, type Place } from '#domain/almanac/place.ts';
import { isCovered } from '#domain/almanac/years.ts';
import { addDays, dayAt, days, earlier, later, type Day } from '#domain/time.ts';
import { audit } from '../audit/audit.ts';
import type { Deps } from '../deps.ts';
import { transaction, type Sql } from '../db/sql.ts';
import { refuse } from '../http/failure.ts';
import { concurrencyLimit } from '../http/load/concurrency-limit.ts';
import type { Viewer } from '../http/viewer.ts';
import {
  confirmRules,
  insertRules,
  newestRules,
  ritualOfId,
  ritualOfSlug,
  ritualsWithRules,
  type RitualAsked,
} from './muhurat-store.ts';
import { dayAsked, placeAsked } from './place.ts';
import { skiesBetween } from './skies.ts';
import { inThread } from './thread/thread.ts';

/** Hours in which a ritual may begin. A proposal, never a bar: a family may take any day. */

const DAYS_USUAL = 60;
const DAYS_MOST = 366;
/** A rule waits no longer around a planet that is set, and a day more for its hours. */
const ASTA_MOST = 16;

/** A year of hours takes a tenth of a second: one at a time, so that whoever asks for other work of the thread comes between. */
const enter = concurrencyLimit(1, 20, 3_000);

export interface HoursAsked {
  readonly ritual: string;
  readonly district?: string | undefined;
  readonly from?: string | undefined;
  readonly days?: number | undefined;
}

interface Span {
  readonly rules: MuhuratRule;
  readonly place: Place;
  readonly first: Day;
  readonly count: number;
}

/** What is asked for, in our words, or the refusal it deserves. */
async function spanAsked(deps: Pick<Deps, 'pool' | 'now'>, asked: HoursAsked): Promise<Span> {
  const place = placeAsked({ district: asked.district });
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
  const leave = await enter();
  const windows = await windowsBetween(deps, span).finally(leave);
  return windows.map((window) => ({
    from: isoIn(place.tz, window.from),
    to: isoIn(place.tz, window.to),
    why: whyWords(window),
    date: window.day,
    tithi: window.tithi,
    nakshatra: window.nakshatra,
    warnings: [...window.warnings],
  }));
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
export async function rulesFor(sql: Sql, ritual: RitualAsked): Promise<MuhuratRulesSaid> {
  const { slug } = ritual;
  const row = await newestRules(sql, ritual.id);
  if (!row) {
    const rules = startSet[slug] ?? refuse('muhurat_none');
    return { slug, version: 0, rules, status: 'draft', confirmedBy: null, confirmedAt: null };
  }
  const { version, rules, confirmedBy, confirmedAt } = row;
  const status = confirmedAt ? 'confirmed' : 'draft';
  return { slug, version, rules, status, confirmedBy, confirmedAt: confirmedAt?.toISOString() ?? null };
}

/** Written upon the version that was read: upon an older one it is refused. */
export async function writeRules(
  { pool, now }: Pick<Deps, 'pool' | 'now'>,
  viewer: Viewer,
  { ritualId, version, rules }: { ritualId: string; version: number; rules: MuhuratRule },
  requestId: string,
): Promise<MuhuratRulesSaid> {
  const ritual = (await ritualOfId(pool, ritualId)) ?? refuse('ritual_unknown');
  if (!rules.eclipseOut && !rules.eclipseWhy?.trim()) {
    refuse('muhurat_eclipse', { fields: { 'rules.eclipseWhy': 'muhurat_eclipse' } });
  }
  await transaction(pool, async (sql) => {
    const before = await newestRules(sql, ritualId);
    if ((before?.version ?? 0) !== version) refuse('stale');
    const at = now();
    const written = { ritualId, version: version + 1, rules, by: viewer.id, at: new Date(at) };
    if (!(await insertRules(sql, written))) refuse('stale');
    await audit(sql, { ...deedOf('muhurat.written', viewer, ritualId, version + 1), requestId }, at);
  });
  return rulesFor(pool, ritual);
}

/** Confirmed twice it is confirmed once. What rituals begin with becomes their first version by it. */
export async function confirm(
  { pool, now }: Pick<Deps, 'pool' | 'now'>,
  viewer: Viewer,
  { ritualId, version }: { ritualId: string; version: number },
  requestId: string,
): Promise<MuhuratRulesSaid> {
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

const deedOf = (action: string, { id }: Viewer, ritualId: string, version: number) => ({
  actorId: id,
  action,
  subjectType: 'ritual',
  subjectId: ritualId,
  after: { version },
});
