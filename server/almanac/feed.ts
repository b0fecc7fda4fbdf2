import { ICalCalendar, ICalEventTransparency } from 'ical-generator';
import type { FestivalDay } from '#contract/almanac/festivals.ts';
import { ruleSentencesIn } from '#contract/words/rules.ts';
import { boundsOf } from '#domain/almanac/day/day.ts';
import { panjiNames } from '#domain/almanac/names/panji.ts';
import { ruleWords } from '#domain/almanac/names/rule-said.ts';
import { namesFor } from '#domain/almanac/names/said.ts';
import { noonOf, type DistrictPlace } from '#domain/almanac/place.ts';
import { isYear, startOfYear } from '#domain/almanac/years.ts';
import { filled, languageOf, type Locale } from '#domain/locale.ts';
import { DAY, dayAt, days, earlier, later, MINUTE, startOfDay, type Instant } from '#domain/time.ts';
import type { Deps } from '../deps.ts';
import { savedAs, type SavedAs } from '../http/file.ts';
import { festivalList } from './festivals.ts';
import { panjiAsked } from './followed.ts';
import { districtAsked } from './place.ts';
import { lastEntered } from './panji/store.ts';
import { skyBetween } from './skies.ts';
import { datesIn } from '../words/dates.ts';
import { sayer } from '../words/words.ts';

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
  const say = sayer(locale, 'almanac');
  const name = isBy ? say('festivalsBy', { panji: nameIn(panjiNames[panji]) }) : say('festivals');
  const calendar = new ICalCalendar({
    name,
    prodId: { company: deps.config.BRAND_NAME, product: 'Almanac', language: languageOf(locale).toUpperCase() },
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
        description: wordsOf(festival, { district: place.district, sunrise: sunrise(festival), locale }),
        transparency: ICalEventTransparency.TRANSPARENT,
      });
    }
  }
  return savedAs(`festivals-${panji ?? 'computed'}-${place.district}.ics`, `${calendar.toString()}\r\n`);
}

interface Around {
  readonly district: string;
  readonly sunrise: Instant | null;
  readonly locale: Locale;
}

function wordsOf({ names, line, rule, differs }: FestivalDay, { district, sunrise, locale }: Around): string {
  const nameIn = namesFor(locale);
  const say = sayer(locale, 'almanac');
  const write = datesIn(locale);
  const others = differs.map((one) => {
    const by =
      one.panji === 'computed'
        ? say('computed')
        : one.panji in panjiNames
          ? nameIn(panjiNames[one.panji as keyof typeof panjiNames])
          : one.panji;
    return say('differs', { by, day: write.dateLong(startOfDay(one.date)) });
  });
  return [
    `${names.or}. ${line}`,
    ruleWords(rule, nameIn, (sentence, gaps) => filled(ruleSentencesIn(locale)[sentence], gaps)),
    ...others,
    ...(sunrise === null ? [] : [say('sunrise', { district, clock: write.clock(sunrise) })]),
  ].join('\n');
}

/** Of the days of a year’s festivals. */
async function sunrises(deps: Pick<Deps, 'pool'>, place: DistrictPlace, found: readonly FestivalDay[]) {
  const [first, last] = [found[0], found.at(-1)];
  if (!first || !last) return () => null;
  const sky = await skyBetween(
    deps,
    earlier(noonOf(first.date, place), days(2)),
    later(noonOf(last.date, place), days(3)),
  );
  return ({ date }: FestivalDay): Instant | null => boundsOf(sky, place, date)?.sunrise ?? null;
}
