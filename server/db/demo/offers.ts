import { paise } from '#domain/money.ts';
import { HOME_RITUALS } from '#domain/ritual.ts';
import type { Sql } from '../sql.ts';
import type { StockedRitual } from './catalogue.ts';
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

/** What the pandit who signs in offers; their requests in the demo are for these. */
const offersOfSignIn = [
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
];

/** Four to ten rituals for everyone who serves, at prices that rise a little with experience. */
export async function makeOffers(
  sql: Sql,
  town: Town,
  rituals: readonly StockedRitual[],
  chance: Chance,
): Promise<Offer[]> {
  const offers = town.pandits
    .filter(({ status }) => status === 'approved')
    .flatMap((pandit) =>
      choiceOf(pandit, rituals, chance).map((ritual) => ({ pandit, ritual, price: priceOf(pandit, ritual, chance) })),
    );
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

function choiceOf(pandit: TownPandit, rituals: readonly StockedRitual[], chance: Chance): StockedRitual[] {
  if (pandit.phone === signIns.pandit) return rituals.filter(({ slug }) => offersOfSignIn.includes(slug));
  const able = rituals.filter(({ slug }) => pandit.years >= YEARS_FOR_DEMANDING || !demanding.has(slug));
  const known = chance.shuffled(able.slice(0, HOME_RITUALS)).slice(0, chance.between(3, 6));
  const rarer = chance.shuffled(able.slice(HOME_RITUALS)).slice(0, chance.between(1, 4));
  return [...known, ...rarer];
}

/** Somewhere in the ritual's range, to the next hundred rupees. */
function priceOf({ years }: TownPandit, { price: [low, high] }: StockedRitual, chance: Chance): number {
  const standing = 0.6 * Math.min(years / 30, 1) + 0.4 * chance.next();
  return Math.round((low + (high - low) * standing) / 100) * 100;
}
