import { paise } from '#domain/money.ts';
import { HOME_RITUALS } from '#domain/ritual.ts';
import type { Sql } from '../server/db/sql.ts';
import type { StockedRitual } from './rituals/catalogue.ts';
import type { Chance } from './chance.ts';
import { insert } from './insert.ts';
import type { Town, TownPandit } from './people.ts';
import { signIns } from './sign-ins.ts';

export interface Offer {
  readonly pandit: TownPandit;
  readonly ritual: StockedRitual;
  readonly price: number;
}

/** Long rites that nobody is asked for in the first years. */
const demanding = new Set([
  'vivah-bahaghara',
  'upanayana-brata',
  'chandi-path',
  'mahamrityunjaya-japa',
  'vastu-shanti',
]);
const YEARS_FOR_DEMANDING = 8;

/** What those who sign in offer; their requests in the demo are for these. */
const planned: Readonly<Record<string, readonly string[]>> = {
  [signIns.pandit]: [
    'satyanarayan-puja',
    'gruha-pratistha',
    'lakshmi-puja',
    'ekoisia',
    'ganesh-puja',
    'navagraha-shanti',
    'annaprashan',
    'vehicle-puja',
    'vivah-bahaghara',
    'havan',
  ],
  [signIns.acharya]: [
    'satyanarayan-puja',
    'rudrabhishek',
    'navagraha-shanti',
    'gruha-pratistha',
    'upanayana-brata',
    'vastu-shanti',
    'havan',
    'mahamrityunjaya-japa',
    'chandi-path',
  ],
};

/** Four to ten rituals for everyone who serves, at prices that rise a little with experience. */
export async function makeOffers(
  sql: Sql,
  town: Town,
  rituals: readonly StockedRitual[],
  chance: Chance,
): Promise<Offer[]> {
  const offers: Offer[] = [];
  for (const pandit of town.pandits.filter(({ status }) => status === 'approved')) {
    const chosen = choiceOf(pandit, rituals, offers, chance);
    offers.push(...chosen.map((ritual) => ({ pandit, ritual, price: priceOf(pandit, ritual, chance) })));
  }
  await insert(
    sql,
    'offers',
    offers.map(({ pandit, ritual, price }) => ({
      panditId: pandit.id,
      ritualId: ritual.id,
      categoryId: ritual.categoryId,
      pricePaise: paise(price),
      experienceYears: Math.max(0, pandit.years - chance.between(0, 3)),
    })),
  );
  return offers;
}

/** Of the rituals everybody asks for and of the rarer ones, those that fewest have offered before. */
function choiceOf(
  pandit: TownPandit,
  rituals: readonly StockedRitual[],
  before: readonly Offer[],
  chance: Chance,
): StockedRitual[] {
  const plan = planned[pandit.phone];
  if (plan) return rituals.filter(({ slug }) => plan.includes(slug));
  const able = rituals.filter(({ slug }) => pandit.years >= YEARS_FOR_DEMANDING || !demanding.has(slug));
  const count = ({ id }: StockedRitual) => before.filter(({ ritual }) => ritual.id === id).length;
  const some = (from: readonly StockedRitual[], low: number, high: number) =>
    chance
      .shuffled(from)
      .toSorted((a, b) => count(a) - count(b))
      .slice(0, chance.between(low, high));
  return [...some(able.slice(0, HOME_RITUALS), 2, 5), ...some(able.slice(HOME_RITUALS), 2, 5)];
}

/** Somewhere in the ritual's range, to the next hundred rupees. */
function priceOf({ years }: TownPandit, { price: [low, high] }: StockedRitual, chance: Chance): number {
  const standing = 0.35 * Math.min(years / 35, 1) + 0.65 * chance.next() ** 1.5;
  return Math.round((low + (high - low) * standing) / 100) * 100;
}
