import type { AlmanacDayReply, DayOfMonth, LocalEclipseSaid } from '#contract/almanac/day.ts';
import { almanacDay, headOf, type DayHead } from '#domain/almanac/day/day.ts';
import { SUTAK_MOST, sutakOf } from '#domain/almanac/day/eclipse.ts';
import { dayIn, isoIn, noonOf, type Place } from '#domain/almanac/place.ts';
import type { Sky } from '#domain/almanac/sky/sky.ts';
import { isYear, yearOf } from '#domain/almanac/years.ts';
import { addDays, days, earlier, later, type Day, type Period } from '#domain/time.ts';
import type { Deps } from '../deps.ts';
import { refuse } from '../http/failure.ts';
import { dayAsked, placeAsked, type PlaceAsked } from './place.ts';
import { eclipsesAt, eclipseSaid } from './eclipses.ts';
import { festivalsByDay } from './festivals.ts';
import { birthAsked, panjiAsked } from './followed.ts';
import { cellSaid, daySaid } from './present.ts';
import { skyBetween } from './skies.ts';

/** Days and months of the almanac at a place. */

/** Without a date, the day that is now by the almanac: until sunrise it is still yesterday’s. */
export async function dayOf(
  deps: Deps,
  asked: PlaceAsked & { date?: string | undefined; panji?: string | undefined; birth?: string | undefined },
): Promise<AlmanacDayReply> {
  const place = placeAsked(asked);
  const birth = birthAsked(asked.birth ?? '');
  const civil = dayAsked(asked.date ?? dayIn(place.tz, deps.now()), place);
  const noon = noonOf(civil, place);
  const sky = await skyBetween(deps, earlier(noon, days(2)), later(noon, days(3)));
  const day = almanacDay(sky, place, civil) ?? refuse('almanac_pole');
  const isYesterday = asked.date === undefined && deps.now() < day.sunrise;
  const meant = isYesterday ? (almanacDay(sky, place, addDays(civil, -1)) ?? refuse('almanac_pole')) : day;
  const festivals = await festivalsByDay(deps, yearOf(meant.day), panjiAsked(asked.panji));
  const { eclipses, sutak } = await eclipsesIn(deps, sky, [meant], place);
  const kept = { ...festivals(meant.day), eclipses: eclipses(meant), sutak: sutak(meant) };
  return daySaid(meant, place.tz, kept, birth);
}

interface EclipsesIn {
  readonly eclipses: (day: DayHead) => LocalEclipseSaid[];
  readonly sutak: (day: DayHead) => AlmanacDayReply['sutak'];
}

/** Eclipses of days in a row as the place sees them; few days have one. */
async function eclipsesIn(
  deps: Pick<Deps, 'pool'>,
  sky: Sky,
  row: readonly DayHead[],
  place: Place,
): Promise<EclipsesIn> {
  const [first, last] = [row[0], row.at(-1)];
  if (!first || !last) return { eclipses: () => [], sutak: () => [] };
  // sutak of a morning's eclipse begins on the evening before, and in the year before on its last one
  const near = sky.eclipses(first.sunrise, later(last.nextSunrise, SUTAK_MOST));
  const years = [...new Set(near.map(({ peak }) => yearOf(dayIn(place.tz, peak))))];
  const found = (await Promise.all(years.map((year) => eclipsesAt(deps, year, place)))).flat();
  const touching = ({ from, to }: Period, day: DayHead) => from < day.nextSunrise && to > day.sunrise;
  return {
    eclipses: (day) => found.filter(({ seen }) => touching(seen, day)).map((one) => eclipseSaid(one, place.tz)),
    sutak: (day) =>
      found
        .map(sutakOf)
        .filter((span) => touching(span, day))
        .map(({ from, to }) => ({ from: isoIn(place.tz, from), to: isoIn(place.tz, to) })),
  };
}

/** The days of a civil month. */
export async function monthOf(
  deps: Pick<Deps, 'pool'>,
  asked: PlaceAsked & { year: number; month: number; panji?: string | undefined },
): Promise<{ days: DayOfMonth[] }> {
  const place = placeAsked(asked);
  if (!isYear(asked.year)) refuse('almanac_years');
  if (asked.month < 1 || asked.month > 12) refuse('almanac_month');
  const first = dayAsked(`${asked.year}-${String(asked.month).padStart(2, '0')}-01`, place);
  const noon = noonOf(first, place);
  const sky = await skyBetween(deps, earlier(noon, days(2)), later(noon, days(34)));
  const heads = daysOfMonth(first).map((day) => headOf(sky, place, day) ?? refuse('almanac_pole'));
  const festivals = await festivalsByDay(deps, asked.year, panjiAsked(asked.panji));
  const { eclipses } = await eclipsesIn(deps, sky, heads, place);
  return {
    days: heads.map((head) => cellSaid(head, place.tz, { ...festivals(head.day), eclipses: eclipses(head) })),
  };
}

function daysOfMonth(first: Day): Day[] {
  const all = Array.from({ length: 31 }, (_, nth) => addDays(first, nth));
  return all.filter((day) => day.slice(0, 7) === first.slice(0, 7));
}
