import { LRUCache } from 'lru-cache';
import type { KeptWindow } from '#contract/almanac/muhurat.ts';
import { clockAt, dayWithin, liesIn, readWindow, type TakenWindow } from '#domain/calendar/good-hours.ts';
import type { MuhuratWindow } from '#domain/almanac/muhurat/windows.ts';
import { namedLimbs } from '#domain/almanac/names/limbs.ts';
import { INDIA, isoIn } from '#domain/almanac/place.ts';
import { addDays, dayAt, earlier, instantOf, later, minutes, type Day, type Period } from '#domain/time.ts';
import type { Sql } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import { refuse } from '../http/failure.ts';
import { ritualOfId } from './muhurat-store.ts';
import { rulesFor, rulesInForce, windowsBetween } from './muhurat.ts';
import { placeNamed } from './place.ts';

/** Good hours that a booking is asked for in. */

interface Taking {
  readonly ritualId: string;
  readonly day: Day;
  readonly startTime: string | null;
  /** As an address says them. */
  readonly window: string | null | undefined;
}

export interface Taken {
  /** The next one where the puja begins after the midnight in its hours. */
  readonly day: Day;
  readonly startTime: string | null;
  readonly muhurat: TakenWindow | null;
}

/**
 * When the puja begins and which hours the booking keeps: those of the ritual’s rules as they are now, else it is refused. Asked before a
 * transaction, for it may read the almanac.
 */
export async function takeWindow(
  deps: Pick<Deps, 'pool'>,
  { ritualId, day, startTime, window }: Taking,
): Promise<Taken> {
  if (!window) return { day, startTime, muhurat: null };
  const asked = readWindow(window) ?? refuse('muhurat_window');
  const ritual = (await ritualOfId(deps.pool, ritualId)) ?? refuse('muhurat_gone');
  const { rules, version } = await rulesFor(deps.pool, ritual);
  const place = placeNamed(asked.district);
  // hours after midnight belong to the day before
  const first = addDays(dayAt(asked.from), -1);
  const windows = await windowsBetween(deps, { rules, place, first, count: 2 });
  const found = windows.find(({ from, to }) => from === asked.from && to === asked.to) ?? refuse('muhurat_gone');
  const start = startTime ?? clockAt(asked.from);
  const begins =
    dayWithin(asked, day, start) ?? refuse('muhurat_outside', { fields: { startTime: 'muhurat_outside' } });
  const { tithi, nakshatra, warnings } = found;
  const hours = { from: isoIn(INDIA, found.from), to: isoIn(INDIA, found.to) };
  const turns = found.turns.map((turn) => ({ ...turn, at: isoIn(INDIA, turn.at) }));
  return {
    day: begins,
    startTime: start,
    muhurat: { ...hours, date: found.day, district: asked.district, tithi, nakshatra, turns, warnings, version },
  };
}

/** What a booking that moves keeps: the hours it moves into, or its own where it still begins in them. */
export const keptAfter = (
  proposed: TakenWindow | null,
  own: TakenWindow | null,
  { from }: Period,
): TakenWindow | null =>
  proposed ?? (own && liesIn({ from: instantOf(own.from), to: instantOf(own.to) }, from) ? own : null);

/**
 * Whether the ritual’s rules have changed since and no longer give the hours that a booking keeps. Hours that are over, and those of a ritual
 * that is offered no more, are as they were.
 */
export async function haveRulesChanged(
  deps: Pick<Deps, 'pool' | 'now'>,
  ritualId: string,
  kept: Pick<TakenWindow, 'from' | 'to' | 'date' | 'district' | 'version'>,
): Promise<boolean> {
  const [from, to] = [instantOf(kept.from), instantOf(kept.to)];
  const ritual = to > deps.now() ? await ritualOfId(deps.pool, ritualId) : null;
  if (!ritual) return false;
  const said = await rulesInForce(deps.pool, ritual);
  // a version is never written over; what rituals begin with comes with the program
  if (!said || (said.version > 0 && said.version === kept.version)) return !said;
  const { rules, version } = said;
  const place = placeNamed(kept.district);
  const name = [ritualId, version, kept.district, kept.date].join(' ');
  const asked = known.get(name) ?? windowsBetween(deps, { rules, place, first: kept.date, count: 1 });
  known.set(name, asked);
  asked.catch(() => known.delete(name));
  return (await asked).every((one) => later(from, FINER) < one.from || one.to < earlier(to, FINER));
}

/** The hours of the ritual that come after those a booking keeps, by the rules of now; none where it has no rules, or is offered no more. */
export async function hoursAfter(
  deps: Pick<Deps, 'pool' | 'now'>,
  ritualId: string,
  kept: Pick<TakenWindow, 'from' | 'date' | 'district'>,
): Promise<MuhuratWindow[]> {
  const ritual = await ritualOfId(deps.pool, ritualId);
  const said = ritual && (await rulesInForce(deps.pool, ritual));
  if (!said) return [];
  const now = deps.now();
  const [today, place] = [dayAt(now), placeNamed(kept.district)];
  // of yesterday: its night may not be over
  const first = kept.date < today ? addDays(today, -1) : kept.date;
  const windows = await windowsBetween(deps, { rules: said.rules, place, first, count: DAYS_AFTER });
  return windows.filter(({ from }) => from > now && from > instantOf(kept.from));
}
const DAYS_AFTER = 60;

/** Hours of a day by a version of rules: a booking’s page is looked at often. */
const known = new LRUCache<string, Promise<MuhuratWindow[]>>({ max: 500 });
/** By a finer computation of the sky hours may lie otherwise by as much; that is no other rule. */
const FINER = minutes(2);

export const presentWindow = (kept: TakenWindow | null): KeptWindow | null =>
  kept && {
    from: kept.from,
    to: kept.to,
    date: kept.date,
    district: kept.district,
    ...namedLimbs({ ...kept, turns: kept.turns ?? [] }),
    warnings: [...kept.warnings],
    version: kept.version,
  };

/** As a column has it. */
export const windowColumn = (sql: Sql, kept: TakenWindow | null) =>
  kept && sql.json({ ...kept, warnings: [...kept.warnings], turns: (kept.turns ?? []).map((turn) => ({ ...turn })) });
