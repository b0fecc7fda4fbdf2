import { addDays, asDay, weekday, type Day } from '../../time.ts';
import { INDIA, type Place } from '../place.ts';
import published from '../reference/muhurat.json' with { type: 'json' };
import type { Sky } from '../sky/sky.ts';
import type { MuhuratRule } from './rule.ts';
import { muhuratOn } from './windows.ts';

/** How well a rule finds the days of a published list. */

interface ListedDay {
  readonly list?: string;
  readonly kind: string;
  readonly date?: string;
  readonly start?: string;
  readonly end?: string;
}
interface List {
  readonly rite: string;
  readonly lat?: number;
  readonly lon?: number;
  readonly months_whole: readonly string[];
}

// the file is ours
const lists = published.lists as unknown as Readonly<Record<string, List>>;
const days = published.facts as readonly ListedDay[];

export const listNames = Object.keys(lists);
export const riteOf = (name: string): string => lists[name]?.rite ?? '';

export interface Score {
  readonly precision: number;
  readonly recall: number;
  readonly listed: number;
  /** Named by us alone, and by them alone. */
  readonly ours: readonly Day[];
  readonly theirs: readonly Day[];
}

/** By date. A month counts for precision where the whole of it was published; of samples only what was listed, or said not to be, does. */
export function scoreOf(skyOf: (year: number) => Sky, name: string, rule: MuhuratRule): Score {
  const list = lists[name];
  if (!list) throw new RangeError(`no list ${name}`);
  const place: Place = { lat: list.lat ?? 28.6139, lon: list.lon ?? 77.209, tz: INDIA };
  const of = days.filter((one) => one.list === name);
  const dates = (kind: string) => of.filter((one) => one.kind === kind).map(({ date = '' }) => asDay(date));
  const whole = list.months_whole;
  const isOurs = (day: Day) => muhuratOn(skyOf(Number(day.slice(0, 4))), place, rule, day).length > 0;
  const listed = [...new Set(dates('listed'))].filter((day) => whole.length === 0 || whole.includes(day.slice(0, 7)));
  const asked = whole.length > 0 ? whole.flatMap(daysOfMonth) : [...listed, ...dates('not_listed')];
  const found = asked.filter(isOurs);
  const hits = found.filter((day) => listed.includes(day)).length;
  return {
    precision: found.length > 0 ? hits / found.length : Number.NaN,
    recall: listed.length > 0 ? hits / listed.length : Number.NaN,
    listed: listed.length,
    ours: found.filter((day) => !listed.includes(day)),
    theirs: listed.filter((day) => !found.includes(day)),
  };
}

function daysOfMonth(month: string): Day[] {
  const all = Array.from({ length: 31 }, (_, nth) => addDays(asDay(`${month}-01`), nth));
  return all.filter((day) => day.startsWith(month) && weekday(day) >= 0);
}
