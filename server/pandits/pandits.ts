import type { PanditInShort, PublicPandit } from '#contract/pandits.ts';
import type { RitualPage } from '#contract/rituals.ts';
import type { Locale } from '#domain/locale.ts';
import { rupees } from '#domain/money.ts';
import { nameIn } from '#domain/people/scripts/name-in.ts';
import { fieldsWith, saidIn } from '#domain/profile/fields.ts';
import { dayAt, minutes, type Instant } from '#domain/time.ts';
import { freeDaysOf } from '../availability/free-days.ts';
import { keptFigure } from '../db/kept.ts';
import type { Sql } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import { refuse } from '../http/failure.ts';
import { ratingsOf } from '../ratings/ratings.ts';
import { reliabilitiesOf, UNKNOWN } from '../ratings/reliability.ts';
import {
  countListedRows,
  listedRows,
  mostExperienced,
  offersOf,
  panditById,
  pricesOf,
  type ListedRow,
  type OfferRow,
  type PublicRow,
} from './store.ts';

/** Pandits as families see them before they ask one. */

const publicFields = fieldsWith({ inPublic: true });

/** The page of an approved pandit. Refuses `pandit_unknown`, also for one who is not approved (any more). */
export async function pageOf({ replica, now }: Deps, id: string, locale: Locale): Promise<PublicPandit> {
  const [pandit, offers, free, ratings, words] = await Promise.all([
    panditById(replica, id),
    offersOf(replica, id),
    freeDaysOf(replica, [id], now()),
    ratingsOf(replica, [id], now()),
    reliabilitiesOf(replica, [id], now()),
  ]);
  if (!pandit) refuse('pandit_unknown');
  return {
    ...inPublic(pandit, locale),
    ...saidIn(publicFields, pandit),
    rating: ratings.get(id) ?? null,
    reliability: words.get(id) ?? UNKNOWN,
    offers: offers.map(asOffer),
    freeDays: free.get(id) ?? [],
  };
}

/** Whether a pandit has a page. */
export const isListed = async (sql: Sql, id: string): Promise<boolean> => (await panditById(sql, id)) !== null;

/** What a pandit who has a page is called; null where there is none. */
export async function nameListed(sql: Sql, id: string, locale?: Locale): Promise<string | null> {
  const pandit = await panditById(sql, id);
  return pandit && nameIn(locale, pandit);
}

/** How many approved pandits offer a ritual. */
export const countOffering = async (sql: Sql, ritualId: string): Promise<number> =>
  (await pricesOf(sql, ritualId))?.count ?? 0;

/** How many pandits have a page. */
export const countListed = (sql: Sql): Promise<number> => countListedRows(sql);

/** The pandits with a page, in the order they joined; read in batches. */
export const listed = (sql: Sql, part: { from: number; limit: number }): AsyncGenerator<ListedRow> =>
  listedRows(sql, part);

/** How many pandits a ritual's page shows. */
const SHOWN = 6;

/** So long what a thousand and more ask for a ritual counts as known: one of them moves none of the figures. */
const PRICES_MS = minutes(15);

/** Prices of a ritual, in rupees, and some pandits who offer the ritual and are free soon, named as a language has them. */
export async function offersFor(
  sql: Sql,
  ritualId: string,
  now: Instant,
): Promise<Pick<RitualPage, 'prices'> & { panditsIn: (locale: Locale) => RitualPage['pandits'] }> {
  // some of those who declared days may have none left
  const [prices, candidates] = await Promise.all([
    keptFigure(
      sql,
      `prices of ${ritualId}`,
      () => pricesOf(sql, ritualId),
      // each is looked up among the people and put in order: from a thousand on they are dear
      (found) => 10 * (found?.count ?? 0),
      PRICES_MS,
    ),
    mostExperienced(sql, ritualId, { today: dayAt(now), limit: 2 * SHOWN }),
  ]);
  const free = await freeDaysOf(
    sql,
    candidates.map(({ id }) => id),
    now,
  );
  const pandits = (locale: Locale) =>
    candidates.flatMap((row): PanditInShort[] => {
      const [next] = free.get(row.id) ?? [];
      if (!next) return [];
      const { pricePaise, experienceYears: experience } = row;
      return [{ ...inPublic(row, locale), price: rupees(pricePaise), experience, nextFreeDay: next.day }];
    });
  return {
    prices: prices && {
      count: prices.count,
      lowest: rupees(prices.lowest),
      median: rupees(prices.median),
      highest: rupees(prices.highest),
    },
    panditsIn: (locale) => pandits(locale).slice(0, SHOWN),
  };
}

const inPublic = ({ id, userType, profileUrl, city, district, languages, ...named }: PublicRow, locale: Locale) => ({
  _id: id,
  name: nameIn(locale, named),
  userType,
  profileUrl,
  city,
  district,
  languagesKnown: languages,
});

const asOffer = (row: OfferRow): PublicPandit['offers'][number] => ({
  ritual: {
    _id: row.ritualId,
    slug: row.slug,
    ritualType: row.name,
    ritualTypeOdia: row.nameOr,
    ritualImageUrl: row.imageUrl,
    durationMinutes: row.durationMinutes,
  },
  price: rupees(row.pricePaise),
  experience: row.experienceYears,
});
