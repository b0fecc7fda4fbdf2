import type { Found } from '#contract/availability.ts';
import type { MuhuratWindowSaid } from '#contract/almanac/muhurat.ts';
import type { PageContext } from '#contract/page.ts';
import type { Ritual } from '#contract/rituals.ts';
import { districtIn, placeQuery } from '#domain/calendar/degrees.ts';
import { windowOf } from '#domain/calendar/good-hours.ts';
import { areOfNight, dayFirst } from '#domain/calendar/hours-of-night.ts';
import { isDay, type Day } from '#domain/time.ts';
import { ritualIn } from '../../../i18n/local-names.ts';
import { refusedAs } from '../../../parts/api/refusal.ts';
import { searchOf, type Asked } from '../shared/asked.ts';
import { saidIn } from './find-search.ts';
import { placeIn } from './when/good-hours.ts';

/** What a family may begin with that has not said which ritual: asked of almanac and search on the server. */
export interface Before {
  readonly district: string;
  /** The next good hours of the rituals that families book most, by day. */
  readonly good: readonly GoodDay[];
  /** Who is free in the first of them that has anybody; null where none has. */
  readonly free: { readonly of: GoodDay; readonly found: readonly Found[] } | null;
}

export interface GoodDay {
  readonly ritual: { readonly _id: string; readonly name: string };
  readonly hours: MuhuratWindowSaid;
  /** The search that a press asks. */
  readonly asked: Asked;
}

/** How many rituals are looked at, for how many days. */
const [RITUALS, DAYS] = [4, '45'] as const;
const SHOWN = 4;

/** Null for a day that was named: what is good on others does not matter then. */
export async function beforeSearch(
  page: PageContext,
  url: URL,
  { rituals, asked, today }: { rituals: readonly Ritual[]; asked: Asked; today: Day },
): Promise<Before | null> {
  if (isDay(asked.date)) return null;
  const [district, known] = await Promise.all([
    placeIn(page, url),
    page.call('GET /muhurat/rituals', {}).catch(refusedAs([])),
  ]);
  const withHours = new Set(known.map(({ slug }) => slug));
  const looked = rituals.filter(({ slug }) => withHours.has(slug)).slice(0, RITUALS);
  const found = await Promise.all(looked.map((ritual) => nextOf(page, ritual, { asked, district, today })));
  const good = found
    .flatMap((one) => one ?? [])
    .toSorted(
      (one, other) =>
        Number(areOfNight(one.hours)) - Number(areOfNight(other.hours)) ||
        one.hours.from.localeCompare(other.hours.from),
    );
  return { district, good, free: await freeFor(page, good) };
}

async function nextOf(
  { call, locale }: PageContext,
  ritual: Ritual,
  { asked, district, today }: { asked: Asked; district: string; today: Day },
): Promise<GoodDay | null> {
  const { _id, slug } = ritual;
  const query = { ritual: slug, ...placeQuery(district), from: today, days: DAYS };
  const windows = await call('GET /muhurat', { query }).catch(refusedAs([]));
  // today's are too near to ask a pandit for
  const [hours] = dayFirst(windows.filter(({ date }) => date > today));
  if (!hours) return null;
  const window = windowOf(hours, district);
  const where = asked.district || districtIn(district);
  const [date, time] = [hours.from.slice(0, 10), hours.from.slice(11, 16)];
  const whole = { ...asked, ritual: _id, window, date, time, district: where };
  return { ritual: { _id, name: ritualIn(locale, ritual) }, hours, asked: whole };
}

async function freeFor({ call, locale }: PageContext, good: readonly GoodDay[]): Promise<Before['free']> {
  for (const of of good) {
    const body = { ...searchOf(of.asked), limit: SHOWN };
    // one after the other: the first mostly has somebody
    // oxlint-disable-next-line no-await-in-loop
    const reply = await call('POST /availability/filter-availability', { body }).catch(refusedAs(null));
    if (reply && reply.results.length > 0) return { of, found: reply.results.map((one) => saidIn(locale, one)) };
  }
  return null;
}
