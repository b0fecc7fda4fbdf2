import { z } from 'zod';
import type { Found, searchInput } from '#contract/availability.ts';
import type { Reply } from '#contract/index.ts';
import { periodOf } from '#domain/booking.ts';
import { DAYS_AHEAD } from '#domain/calendar/declaring.ts';
import { clockAt } from '#domain/calendar/good-hours.ts';
import type { Locale } from '#domain/locale.ts';
import { paise, rupees } from '#domain/money.ts';
import { nameIn } from '#domain/people/scripts/name-in.ts';
import { districtMeant } from '#domain/search/place-search.ts';
import { addDays, dayAt, HOUR, instantOf, type Instant } from '#domain/time.ts';
import type { Deps } from '../deps.ts';
import { readCursor, writeCursor } from '../http/cursor.ts';
import { refuse } from '../http/failure.ts';
import { ratingsOf } from '../ratings/ratings.ts';
import { reliabilitiesOf, UNKNOWN } from '../ratings/reliability.ts';
import { answerTimes } from './answers-store.ts';
import { insteadOf } from './instead.ts';
import { askableRitual, findPandits, type FoundRow, type Search, type Sort } from './search-store.ts';
import { hoursAsked, type HoursAsked } from './windows/window-asked.ts';

/** The search of the public page: pandits who can hold this puja on that day for this price. */

type Wish = z.output<typeof searchInput>;
const PER_PAGE = 20;

/**
 * Approved pandits who offer the ritual, declared the day and are free. Without a start a booking takes the whole day,
 * so a pandit who holds anything on that day is left out; with an hour, only one who holds something in its hours.
 */
export async function search(
  deps: Deps,
  wish: Wish,
  locale: Locale,
): Promise<Reply<'POST /availability/filter-availability'>> {
  const now = deps.now();
  const hours = hoursIn(wish, now);
  refusePast(wish, now);
  const sort = wish.sort ?? 'price';
  const after = readCursor(wish.cursor, keyShapes[sort]);
  const { minutes, known } = (await askableRitual(deps.replica, wish.ritualId)) ?? refuse('ritual_unknown');
  // going on to the next page is the same search
  if (!wish.cursor) deps.counter.add({ day: dayAt(now), what: 'search', n: 1 });
  // nobody can have declared it, and it may lie beyond what a database can count
  if (wish.date > addDays(dayAt(now), DAYS_AHEAD)) return { results: [], nextCursor: null, instead: [] };
  const limit = wish.limit ?? PER_PAGE;
  const startTime = wish.startTime ?? (hours ? clockAt(hours.first) : null);
  const asked: Search = {
    ritualId: wish.ritualId,
    day: wish.date,
    period: periodOf(wish.date, startTime, minutes),
    lastStart: hours?.last,
    ceiling: wish.price === undefined ? null : paise(wish.price),
    district: wish.district ? districtMeant(wish.district) : null,
    language: wish.language || null,
    panditId: wish.panditId ?? null,
    sort,
    after: after && { key: after[1], panditId: after[2] },
    limit: limit + 1,
    known,
  };
  const rows = await findPandits(deps.replica, asked);
  const nobody = rows.length === 0 && !wish.cursor;
  const shown = rows.slice(0, limit);
  const found = shown.map(({ panditId }) => panditId);
  const [answers, ratings, words] = await Promise.all([
    answerTimes(deps.replica, found, now),
    ratingsOf(deps.replica, found, now),
    reliabilitiesOf(deps.replica, found, now),
  ]);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    results: shown.map((row) =>
      present(row, answers.get(row.panditId), {
        rating: ratings.get(row.panditId) ?? null,
        reliability: words.get(row.panditId) ?? UNKNOWN,
        locale,
      }),
    ),
    nextCursor: last ? writeCursor(keyOf(last, sort)) : null,
    instead: nobody ? await insteadOf(deps.replica, { search: asked, startTime, minutes, today: dayAt(now) }) : [],
  };
}

/** Anybody who could begin at any time within them; null where a day or a time is asked for. */
function hoursIn({ window, startTime, date }: Wish, now: Instant): HoursAsked | null {
  if (!window || startTime) return null;
  const hours = hoursAsked(window, now) ?? refuse('start_passed', { fields: { startTime: 'start_passed' } });
  return hours.day === date ? hours : refuse('muhurat_window');
}

function refusePast({ date, startTime }: Wish, now: Instant): void {
  if (date < dayAt(now)) refuse('date_past', { fields: { date: 'date_past' } });
  if (startTime && periodOf(date, startTime, 0).from <= now) {
    refuse('start_passed', { fields: { startTime: 'start_passed' } });
  }
}

const keyShape = (sort: Sort) =>
  z.tuple([
    z.literal(sort),
    z
      .int()
      .min(0)
      .max(2 ** 31 - 1),
    z.uuid(),
  ]);
/** A page goes on only in the order in which it began. */
const keyShapes = {
  price: keyShape('price'),
  experience: keyShape('experience'),
  recommended: keyShape('recommended'),
};
function keyIn({ pricePaise, experienceYears, rank }: FoundRow, sort: Sort): number {
  if (sort === 'price') return pricePaise;
  return sort === 'experience' ? experienceYears : (rank ?? 0);
}
const keyOf = (row: FoundRow, sort: Sort): z.input<ReturnType<typeof keyShape>> => [
  sort,
  keyIn(row, sort),
  row.panditId,
];

/** A pandit the search found, as families see them who read that language. */
export const present = (
  row: FoundRow,
  answersWithin: number | undefined,
  { locale, ...trust }: Pick<Found, 'rating' | 'reliability'> & { readonly locale: Locale | undefined },
): Found => ({
  _id: row.id,
  price: rupees(row.pricePaise),
  startTime: row.startsAt && clockAt(instantOf(row.startsAt)),
  experience: row.experienceYears,
  answersInHours: answersWithin === undefined ? null : Math.max(1, Math.round(answersWithin / HOUR)),
  ...trust,
  userId: {
    _id: row.panditId,
    name: nameIn(locale, row),
    userType: row.userType,
    profileUrl: row.profileUrl,
    city: row.city,
    district: row.district,
    templeCity: row.templeCity,
    templeDistrict: row.templeDistrict,
    templeState: row.templeState,
    languagesKnown: row.languages,
  },
});
