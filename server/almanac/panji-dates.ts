import type { PanjiDateSaid } from '#contract/almanac/panji.ts';
import { festivalNamed } from '#domain/almanac/festivals/festivals.ts';
import { isPanji } from '#domain/almanac/names/panji.ts';
import { isCovered, isYear, yearOf } from '#domain/almanac/years.ts';
import { asDay, isDay, type Day } from '#domain/time.ts';
import { audit } from '../audit/audit.ts';
import type { Deps } from '../deps.ts';
import { transaction } from '../db/sql.ts';
import { refuse } from '../http/failure.ts';
import type { Viewer } from '../http/viewer.ts';
import { enterDates, enteredRows, removeDate } from './panji-store.ts';

/** On which days other almanacs have festivals, as the office enters them: never computed, never guessed. */

export interface PanjiDate {
  readonly festival: string;
  readonly panji: string;
  readonly date: Day;
  readonly source: string;
}
type Db = Pick<Deps, 'pool' | 'now'>;

export async function panjiDatesOf({ pool }: Pick<Deps, 'pool'>, year: number): Promise<{ dates: PanjiDateSaid[] }> {
  if (!isYear(year)) refuse('almanac_years');
  const rows = await enteredRows(pool, year);
  return { dates: rows.map(({ enteredAt, ...row }) => ({ ...row, enteredAt: enteredAt.toISOString() })) };
}

/** Entered again it is what was entered last. */
export async function enter(
  deps: Db,
  viewer: Viewer,
  given: PanjiDate,
  requestId: string,
): Promise<{ dates: PanjiDateSaid[] }> {
  const trouble = troubleOf(given);
  if (trouble) refuse(trouble);
  await write(deps, viewer, [given], requestId);
  return panjiDatesOf(deps, yearOf(given.date));
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
  return panjiDatesOf(deps, given.year);
}

/** All lines or none: the first that is wrong is named. */
export async function enterMany(
  deps: Db,
  viewer: Viewer,
  csv: string,
  requestId: string,
): Promise<{ entered: number }> {
  const lines = csv.split(/\r?\n/).map((line) => line.trim());
  const given = lines.flatMap((line, nth) => {
    if (line === '' || (nth === 0 && line.startsWith('festival,'))) return [];
    return [lineRead(line) ?? refuse('panji_line', { values: { line: String(nth + 1) } })];
  });
  if (given.length > 0) await write(deps, viewer, lastOfEach(given), requestId);
  return { entered: given.length };
}

/** One statement enters a row once: of two lines about one festival the later counts. */
const lastOfEach = (given: readonly PanjiDate[]): PanjiDate[] => [
  ...new Map(given.map((one) => [`${one.festival} ${one.panji} ${yearOf(one.date)}`, one])).values(),
];

function lineRead(line: string): PanjiDate | null {
  const [festival = '', panji = '', date = '', ...rest] = line.split(',').map((part) => part.trim());
  const source = rest.join(', ').replaceAll(/^"|"$/g, '').slice(0, 300);
  if (!isDay(date) || !source) return null;
  const read = { festival, panji, date: asDay(date), source };
  return troubleOf(read) ? null : read;
}

function troubleOf({ festival, panji, date }: PanjiDate) {
  const known = festivalNamed(festival);
  if (!known) return 'festival_unknown';
  if (!isPanji(panji)) return 'panji_unknown';
  if (!isCovered(date)) return 'almanac_years';
  return known.rule.kind === 'weekday' ? 'panji_weekly' : null;
}

async function write({ pool, now }: Db, viewer: Viewer, given: readonly PanjiDate[], requestId: string): Promise<void> {
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

const deed = ({ id }: Viewer, action: string, requestId: string) => ({
  actorId: id,
  action,
  subjectType: 'panji',
  subjectId: null,
  requestId,
});
