import type { Locale } from '#domain/locale.ts';
import type { Paise } from '#domain/money.ts';
import type { Day, Instant, Period } from '#domain/time.ts';
import type { Sql } from '../db/sql.ts';
import { ratingsOf } from '../ratings/ratings.ts';
import { reliabilitiesOf, UNKNOWN } from '../ratings/reliability.ts';
import { answerTimes } from './answers-store.ts';
import { present } from './search.ts';
import { askableRitual, findPandits, type FoundRow, type Search } from './search-store.ts';

/** Who is free for a puja that somebody else cannot hold, seen from bookings. */

/** How many of the cheapest are looked at, of the district and of everywhere: the order is made among these. */
const LOOKED_AT = 40;

export interface FreeFor {
  readonly ritualId: string;
  readonly day: Day;
  readonly period: Period;
  readonly ceiling: Paise | null;
  /** Pandits whom we look through one by one, the nearest first. */
  readonly near: readonly string[];
}

/** Those of these districts and the others, each once; nobody where the ritual can no longer be booked. */
export async function freePandits(sql: Sql, wish: FreeFor): Promise<FoundRow[]> {
  const { near: districts, ...puja } = wish;
  const { known } = (await askableRitual(sql, wish.ritualId)) ?? {};
  if (!known) return [];
  const search: Omit<Search, 'district'> = {
    ...puja,
    language: null,
    panditId: null,
    sort: 'price',
    after: null,
    limit: LOOKED_AT,
    known,
  };
  const found = await Promise.all([...districts, null].map((district) => findPandits(sql, { ...search, district })));
  return [...new Map(found.flat().map((row) => [row.panditId, row])).values()];
}

/** How many minutes a ritual takes; null where it can no longer be booked. */
export const minutesOf = async (sql: Sql, ritualId: string): Promise<number | null> =>
  (await askableRitual(sql, ritualId))?.minutes ?? null;

/** The cheapest who is free for these hours: this pandit, or anybody of the district. */
export async function freeOn(
  sql: Sql,
  { panditId, ...wish }: Pick<FreeFor, 'ritualId' | 'day' | 'period'> & Pick<Search, 'district' | 'panditId'>,
): Promise<FoundRow[]> {
  const { known } = (await askableRitual(sql, wish.ritualId)) ?? {};
  if (!known) return [];
  return findPandits(sql, {
    ...wish,
    ceiling: null,
    language: null,
    panditId,
    sort: 'price',
    after: null,
    limit: 1,
    known,
  });
}

/** These pandits as a search shows them; without a language, by the names they signed up with. */
export async function presentFree(sql: Sql, rows: readonly FoundRow[], now: Instant, locale?: Locale) {
  const ids = rows.map(({ panditId }) => panditId);
  const [answers, ratings, words] = await Promise.all([
    answerTimes(sql, ids, now),
    ratingsOf(sql, ids, now),
    reliabilitiesOf(sql, ids, now),
  ]);
  return rows.map((row) =>
    present(row, answers.get(row.panditId), {
      rating: ratings.get(row.panditId) ?? null,
      reliability: words.get(row.panditId) ?? UNKNOWN,
      locale,
    }),
  );
}
