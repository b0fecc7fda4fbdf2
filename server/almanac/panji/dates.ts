import type { DeedName } from '#domain/deeds.ts';
import type { PanjiDateSaid } from '#contract/almanac/panji.ts';
import { festivalNamed, type FestivalDay } from '#domain/almanac/festivals/festivals.ts';
import { isPublisher } from '#domain/almanac/names/panji.ts';
import { isCovered, isYear, yearOf } from '#domain/almanac/years.ts';
import { daysBetween, type Day } from '#domain/time.ts';
import { audit } from '../../audit/audit.ts';
import type { Deps } from '../../deps.ts';
import { transaction } from '../../db/sql.ts';
import { refuse } from '../../http/failure.ts';
import type { Viewer } from '../../http/viewer.ts';
import { festivalsIn } from '../festivals.ts';
import { enterDates, enteredRows, removeDate, type Given } from './store.ts';

/** On which days other almanacs and authorities have festivals, as the office enters them: never computed, never guessed. */

type Db = Pick<Deps, 'pool' | 'now'>;

export async function panjiDatesOf(
  deps: Pick<Deps, 'pool'>,
  { year, panji }: { year: number; panji?: string | undefined },
): Promise<{ dates: PanjiDateSaid[] }> {
  if (!isYear(year)) refuse('almanac_years');
  if (panji && !isPublisher(panji)) refuse('panji_unknown');
  const [rows, ours] = await Promise.all([enteredRows(deps.pool, year, panji || null), festivalsIn(deps, year)]);
  return {
    dates: rows.map(({ enteredAt, ...row }) => ({
      ...row,
      names: { ...(festivalNamed(row.festival)?.names ?? { en: row.festival, or: row.festival, hi: row.festival }) },
      computed: nearest(ours, row.festival, row.date),
      enteredAt: enteredAt.toISOString(),
    })),
  };
}

/** Entered again it is what was entered last. */
export async function enter(
  deps: Db,
  viewer: Viewer,
  {
    isSure,
    atMinute,
    lagna,
    ...asked
  }: Omit<Given, 'atMinute' | 'lagna'> & {
    atMinute?: number | null | undefined;
    lagna?: number | null | undefined;
    isSure?: boolean | undefined;
  },
  requestId: string,
): Promise<{ dates: PanjiDateSaid[] }> {
  const given = { ...asked, atMinute: atMinute ?? null, lagna: lagna ?? null };
  const trouble = troubleOf(given);
  if (trouble) refuse(trouble);
  const year = yearOf(given.date);
  const computed = nearest(await festivalsIn(deps, year), given.festival, given.date);
  if (!isSure && isFar(computed, given.date)) refuse('panji_far', { values: { computed: computed ?? '' } });
  await write(deps, viewer, [given], requestId);
  return panjiDatesOf(deps, { year });
}

export async function remove(
  deps: Db,
  viewer: Viewer,
  given: { festival: string; panji: string; year: number },
  requestId: string,
): Promise<{ dates: PanjiDateSaid[] }> {
  await transaction(deps.pool, async (sql) => {
    if (!(await removeDate(sql, given))) return;
    await audit(sql, { ...deed(viewer, 'panji.removed', requestId), before: { ...given } }, deps.now());
  });
  return panjiDatesOf(deps, given);
}

/** Why a festival, an almanac and a day cannot be entered together. */
export function troubleOf({ festival, panji, date }: Pick<Given, 'festival' | 'panji' | 'date'>) {
  const known = festivalNamed(festival);
  if (!known) return 'festival_unknown';
  if (!isPublisher(panji)) return 'panji_unknown';
  if (!isCovered(date)) return 'almanac_years';
  return known.rule.kind === 'weekday' ? 'panji_weekly' : null;
}

/** Our own day of a festival that lies nearest to a date. */
export const nearest = (ours: readonly FestivalDay[], slug: string, date: Day): Day | null =>
  ours
    .filter(({ festival }) => festival.slug === slug)
    .map(({ day }) => day)
    .toSorted((one, other) => Math.abs(daysBetween(one, date)) - Math.abs(daysBetween(other, date)))[0] ?? null;

const FAR_DAYS = 40;
export const isFar = (computed: Day | null, date: Day): boolean =>
  computed !== null && Math.abs(daysBetween(computed, date)) > FAR_DAYS;

export async function write({ pool, now }: Db, viewer: Viewer, given: readonly Given[], requestId: string) {
  await transaction(pool, async (sql) => {
    const at = now();
    await enterDates(sql, given, viewer.id, new Date(at));
    const said = given.map(({ festival, panji, date }) => `${festival} ${panji} ${date}`);
    await audit(
      sql,
      { ...deed(viewer, 'panji.entered', requestId), after: { dates: said.slice(0, 50), count: given.length } },
      at,
    );
  });
}

const deed = ({ id }: Viewer, action: DeedName, requestId: string) =>
  ({
    actorId: id,
    action,
    subjectType: 'panji',
    subjectId: null,
    requestId,
  }) as const;
