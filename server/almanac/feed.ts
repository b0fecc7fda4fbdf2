import { ICalCalendar, ICalEventTransparency } from 'ical-generator';
import type { FestivalDay } from '#contract/almanac/festivals.ts';
import { ruleSentences } from '#contract/almanac/rule-sentences.ts';
import { boundsOf } from '#domain/almanac/day/day.ts';
import { panjiNames } from '#domain/almanac/names/panji.ts';
import { ruleWords } from '#domain/almanac/names/rule-said.ts';
import { namesFor, type NameOf } from '#domain/almanac/names/said.ts';
import { noonOf, type DistrictPlace } from '#domain/almanac/place.ts';
import { isYear, startOfYear } from '#domain/almanac/years.ts';
import { filled, type Locale } from '#domain/locale.ts';
import { DAY, dayAt, days, earlier, later, MINUTE } from '#domain/time.ts';
import { clockOn } from '#domain/calendar/good-hours.ts';
import type { Deps } from '../deps.ts';
import { savedAs, type SavedAs } from '../http/file.ts';
import { festivalList } from './festivals.ts';
import { panjiAsked } from './followed.ts';
import { districtAsked } from './place.ts';
import { lastEntered } from './panji/store.ts';
import { skyBetween } from './skies.ts';

/** Festivals for a family’s own calendar, by its district and its almanac: this year’s and the next two years’. */

const YEARS = 3;
const CAPITAL = 'Khordha';

/**
 * Taken again, an entry is the same entry whatever day, panji or district it was taken by: it is named by festival and year. Nothing in
 * the file says when it was made, so that an unchanged one is known by its ETag.
 */
export async function festivalFeed(
  deps: Pick<Deps, 'pool' | 'now' | 'config'>,
  asked: { district?: string | undefined; panji?: string | undefined },
  locale: Locale,
): Promise<SavedAs> {
  const nameIn = namesFor(locale);
  const place = districtAsked(asked.district ?? CAPITAL);
  const panji = panjiAsked(asked.panji);
  const first = Number(dayAt(deps.now()).slice(0, 4));
  const years = Array.from({ length: YEARS }, (_, nth) => first + nth).filter(isYear);
  const all = await Promise.all(
    years.map(async (year) => ({ year, found: await festivalList(deps, { year, ...(panji && { panji }) }) })),
  );
  // an almanac of which nothing was entered for these years has no say in them
  const isBy = panji !== null && all.some(({ found }) => found.some(({ by }) => by === panji));
  const name = isBy ? `Festivals of Odisha, ${nameIn(panjiNames[panji])}` : 'Festivals of Odisha';
  const calendar = new ICalCalendar({
    name,
    prodId: { company: deps.config.BRAND_NAME, product: 'Almanac', language: 'EN' },
    // programs that follow the address ask once a day
    ttl: (24 * 60 * MINUTE) / 1000,
  });
  const entered = await lastEntered(deps.pool, years);
  const stamp = new Date(Math.max(entered?.getTime() ?? 0, startOfYear(first)));
  for (const { year, found } of all) {
    const sunrise = await sunrises(deps, place, found);
    const nth = new Map<string, number>();
    for (const festival of found) {
      const count = (nth.get(festival.slug) ?? 0) + 1;
      nth.set(festival.slug, count);
      const midnight = Date.parse(`${festival.date}T00:00:00Z`);
      calendar.createEvent({
        id: `${year}-${festival.slug}-${count}`,
        allDay: true,
        stamp,
        start: new Date(midnight),
        end: new Date(midnight + DAY),
        summary: nameIn(festival.names),
        description: wordsOf(festival, { district: place.district, sunrise: sunrise(festival), nameIn }),
        transparency: ICalEventTransparency.TRANSPARENT,
      });
    }
  }
  return savedAs(`festivals-${panji ?? 'computed'}-${place.district}.ics`, `${calendar.toString()}\r\n`);
}

const worded = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });

interface Around {
  readonly district: string;
  readonly sunrise: string | null;
  readonly nameIn: NameOf;
}

function wordsOf({ names, line, rule, differs }: FestivalDay, { district, sunrise, nameIn }: Around): string {
  const others = differs.map((one) => {
    const by =
      one.panji === 'computed'
        ? 'Computed'
        : one.panji in panjiNames
          ? nameIn(panjiNames[one.panji as keyof typeof panjiNames])
          : one.panji;
    return `${by}: ${worded.format(new Date(`${one.date}T00:00:00Z`))}.`;
  });
  return [
    `${names.or}. ${line}`,
    ruleWords(rule, nameIn, (sentence, gaps) => filled(ruleSentences[sentence], gaps)),
    ...others,
    ...(sunrise ? [`Sunrise in ${district}: ${sunrise}.`] : []),
  ].join('\n');
}

/** By the clock of India, of the days of a year’s festivals. */
async function sunrises(deps: Pick<Deps, 'pool'>, place: DistrictPlace, found: readonly FestivalDay[]) {
  const [first, last] = [found[0], found.at(-1)];
  if (!first || !last) return () => null;
  const sky = await skyBetween(
    deps,
    earlier(noonOf(first.date, place), days(2)),
    later(noonOf(last.date, place), days(3)),
  );
  return ({ date }: FestivalDay): string | null => {
    const bounds = boundsOf(sky, place, date);
    return bounds && clockOn(bounds.sunrise, date);
  };
}
