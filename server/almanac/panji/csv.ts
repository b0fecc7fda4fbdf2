import { CsvError, parse } from 'csv-parse/sync';
import type { PanjiLine } from '#contract/almanac/panji.ts';
import type { Names } from '#domain/almanac/names/names.ts';
import { isPublisher, panjiNames } from '#domain/almanac/names/panji.ts';
import { namesFor } from '#domain/almanac/names/said.ts';
import { isYear, yearOf } from '#domain/almanac/years.ts';
import type { Locale } from '#domain/locale.ts';
import { asDay, clockOf, isDay, minutesOf } from '#domain/time.ts';
import type { Deps } from '../../deps.ts';
import { csv } from '../../http/csv.ts';
import { refuse } from '../../http/failure.ts';
import { savedAs, type SavedAs } from '../../http/file.ts';
import type { Viewer } from '../../http/viewer.ts';
import { festivalsIn } from '../festivals.ts';
import { isFar, nearest, panjiDatesOf, troubleOf, write } from './dates.ts';
import { enteredOf, type Given } from './store.ts';

/** Tables of published days: read from a spreadsheet line by line, and given out in the form they can be read in. */

const columns = ['festival', 'panji', 'date', 'source', 'hour', 'lagna'] as const;
type Cells = Record<(typeof columns)[number], string>;
type Read = { line: number; cells: Cells };

interface Result {
  lines: PanjiLine[];
  entered: number;
  known: number;
  skipped: number;
}

/** Without `write` a preview. With it the good lines are entered in one transaction; a far day only where somebody is sure. */
export async function enterTable(
  deps: Pick<Deps, 'pool' | 'now'>,
  viewer: Viewer,
  asked: { csv: string; write?: boolean | undefined; isSure?: boolean | undefined },
  requestId: string,
): Promise<Result> {
  const all = rowsIn(asked.csv);
  // lines of a template that were not filled in
  const filled = all.filter(({ cells }) => cells.date !== '');
  const checked = await checkedLines(deps, filled);
  // what is there already keeps who entered it, and when
  const good = checked.filter(({ said, given }) => given && !said.isKnown && (asked.isSure || !said.isFar));
  if (asked.write && good.length > 0) {
    const given = good.flatMap((one) => one.given ?? []);
    await write(deps, viewer, given, requestId);
  }
  return {
    lines: checked.map(({ said }) => said),
    entered: asked.write ? good.length : 0,
    known: checked.filter(({ said }) => said.isKnown).length,
    skipped: all.length - filled.length,
  };
}

async function checkedLines(deps: Pick<Deps, 'pool'>, all: readonly Read[]) {
  const read = withOthers(all.map(({ line, cells }) => ({ line, cells, ...readLine(cells), others: [] })));
  const years = [...new Set(read.flatMap(({ given }) => (given ? [yearOf(given.date)] : [])))];
  const [ours, entered] = await Promise.all([
    Promise.all(years.map((year) => festivalsIn(deps, year))).then((found) => found.flat()),
    years.length > 0 ? enteredOf(deps.pool, years) : [],
  ]);
  return read.map(({ line, cells, given, trouble, others }) => {
    const computed = given ? nearest(ours, given.festival, given.date) : null;
    const isKnown =
      given !== null &&
      entered.some(
        (one) =>
          one.festival === given.festival &&
          one.panji === given.panji &&
          one.day === given.date &&
          one.source === given.source &&
          one.atMinute === given.atMinute &&
          one.lagna === given.lagna,
      );
    const { festival, panji, date, source } = cells;
    const said: PanjiLine = {
      line,
      festival: festival.slice(0, 80),
      panji: panji.slice(0, 40),
      date: date.slice(0, 20),
      source: source.slice(0, 300),
      computed,
      trouble,
      others: [...others],
      isFar: given !== null && isFar(computed, given.date),
      isKnown,
    };
    return { said, given };
  });
}

interface Checked extends Read {
  given: Given | null;
  trouble: PanjiLine['trouble'];
  /** Lines about the same festival of the same panji and year. */
  others: readonly number[];
}

/** An almanac has a festival once a year: which of two lines is meant, only people can say. */
function withOthers(read: readonly Checked[]): Checked[] {
  const keyOf = ({ given }: Checked) => given && `${given.festival} ${given.panji} ${yearOf(given.date)}`;
  const same = Map.groupBy(read, keyOf);
  return read.map((one) => {
    const others = (same.get(keyOf(one)) ?? []).filter(({ line }) => line !== one.line).map(({ line }) => line);
    return one.given && others.length > 0 ? { ...one, given: null, trouble: 'panji_twice', others } : one;
  });
}

/** What a line says, or what is wrong with it. */
function readLine(cells: Cells): { given: Given | null; trouble: PanjiLine['trouble'] } {
  const wrong = (trouble: NonNullable<PanjiLine['trouble']>) => ({ given: null, trouble });
  const [festival, panji] = [cells.festival.toLowerCase(), panjiIn(cells.panji)];
  if (!isDay(cells.date)) return wrong('panji_date');
  const named = { festival, panji, date: asDay(cells.date) };
  const trouble = troubleOf(named);
  if (trouble) return wrong(trouble);
  if (cells.source === '' || cells.source.length > 300) return wrong('panji_source');
  if (cells.hour !== '' && !/^([01]?\d|2[0-3]):[0-5]\d$/.test(cells.hour)) return wrong('panji_hour');
  if (cells.lagna !== '' && !/^([1-9]|1[0-2])$/.test(cells.lagna)) return wrong('panji_lagna');
  const atMinute = cells.hour === '' ? null : minutesOf(cells.hour.padStart(5, '0'));
  const lagna = cells.lagna === '' ? null : Number(cells.lagna);
  return { given: { ...named, source: cells.source, atMinute, lagna }, trouble: null };
}

/** By its key, or by a name that people read. */
function panjiIn(text: string): string {
  const wanted = text.toLowerCase();
  return Object.entries(panjiNames).find(([, names]) => isCalled(names, wanted))?.[0] ?? wanted;
}

const isCalled = (names: Names, wanted: string): boolean =>
  Object.values<string>({ ...names }).some((name) => name.toLowerCase() === wanted);

/** The columns by the names of a first line where there is one, else in our order. */
function rowsIn(text: string): Read[] {
  const [first, ...rest] = cellsIn(text);
  if (!first) return [];
  const names = first.record.map((cell) => cell.toLowerCase());
  const isHeader = names.includes('festival') && names.includes('date');
  const at = (name: string): number => (isHeader ? names.indexOf(name) : columns.findIndex((one) => one === name));
  return (isHeader ? rest : [first, ...rest]).map(({ record, line }) => ({
    line,
    cells: Object.fromEntries(columns.map((name) => [name, plain(record[at(name)] ?? '')])) as Cells,
  }));
}

/** A spreadsheet that guards against formulas puts an apostrophe in front. */
const plain = (cell: string): string => cell.replace(/^'(?=[=+@-])/, '');

function cellsIn(text: string): { record: string[]; line: number }[] {
  const lines: number[] = [];
  try {
    const records = parse(text, {
      bom: true,
      delimiter: separatorOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
      on_record: (record, info) => {
        lines.push(info.lines);
        return record;
      },
    });
    return records.map((record, nth) => ({ record, line: lines[nth] ?? 0 }));
  } catch (error) {
    if (error instanceof CsvError) refuse('panji_csv', { values: { line: String(error.lines ?? 1) } });
    throw error;
  }
}

/** Spreadsheets of many languages write semicolons; the first line says which sign separates. */
function separatorOf(text: string): string {
  const [first = ''] = text.split(/\r?\n/, 1);
  const count = (sign: string): number => first.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

export async function tableOf(
  deps: Pick<Deps, 'pool'>,
  asked: { year: number; panji?: string | undefined },
): Promise<SavedAs> {
  const { dates } = await panjiDatesOf(deps, asked);
  const table = csv<(typeof dates)[number]>(
    {
      festival: ({ festival }) => festival,
      panji: ({ panji }) => panji,
      date: ({ date }) => date,
      source: ({ source }) => source,
      hour: ({ atMinute }) => (atMinute === null ? null : clockOf(atMinute)),
      lagna: ({ lagna }) => lagna,
    },
    [dates],
  );
  return savedAs(`panji-dates-${asked.year}${asked.panji ? `-${asked.panji}` : ''}.csv`, table);
}

/** Every festival that can be entered, with our day beside an empty one. */
export async function templateOf(
  deps: Pick<Deps, 'pool'>,
  { year, panji }: { year: number; panji: string },
  locale: Locale,
): Promise<SavedAs> {
  if (!isYear(year)) refuse('almanac_years');
  if (!isPublisher(panji)) refuse('panji_unknown');
  const nameIn = namesFor(locale);
  const ours = (await festivalsIn(deps, year)).filter(({ festival }) => festival.rule.kind !== 'weekday');
  const table = csv<(typeof ours)[number]>(
    {
      festival: ({ festival }) => festival.slug,
      panji: () => panji,
      date: () => null,
      source: () => null,
      hour: () => null,
      lagna: () => null,
      name: ({ festival }) => nameIn(festival.names),
      computed: ({ day }) => day,
    },
    [ours],
  );
  return savedAs(`panji-dates-${year}-${panji}-template.csv`, table);
}
