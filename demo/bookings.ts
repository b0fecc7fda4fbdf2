import { paise, rupees, type Paise } from '#domain/money.ts';
import { addDays, asInstant, clockOf, dayAt, type Day, type Instant } from '#domain/time.ts';
import { courses, plans, type Life, type Plan } from './booking-plans.ts';
import type { Chance } from './chance.ts';
import type { Calendar } from './days.ts';
import type { Offer } from './offers.ts';
import type { Town, TownCustomer } from './people.ts';
import { signIns } from './sign-ins.ts';
import { tell, type Told } from './story.ts';

/** A booking as the database will hold it. */
export interface DemoBooking extends Told {
  readonly id: string;
  readonly offer: Offer;
  readonly customer: TownCustomer;
  readonly day: Day;
  readonly clock: string | null;
  readonly price: Paise;
  /** Asked as an advance; null where none was. */
  readonly advance: Paise | null;
  readonly life?: Life;
}

export const panditIdOf = ({ offer }: Pick<DemoBooking, 'offer'>): string => offer.pandit.id;

/** Where pandits can still be found: what they offer, when they are free, and which days are taken. */
interface Market {
  readonly offers: readonly Offer[];
  readonly isFree: Calendar;
  readonly taken: Set<string>;
}

const PER_COURSE = 5;

/** Every booking of the demo: those of the sign-ins as planned, then those of the rest of the town. */
export function bookTown(
  town: Town,
  offers: readonly Offer[],
  isFree: Calendar,
  chance: Chance,
  now: Instant,
): DemoBooking[] {
  const market: Market = { offers, isFree, taken: new Set() };
  const others: Plan[] = courses.flatMap(([from, to, asked, went]) =>
    Array.from({ length: PER_COURSE }, () => ({
      pandit: 'anyone',
      customer: chance.between(1, town.customers.length - 1),
      ritual: chance.pick(offers).ritual.slug,
      in: chance.between(from, to),
      clock: clockOf(chance.between(12, 36) * 30),
      asked,
      went,
    })),
  );
  return [...plans, ...others].flatMap((plan) => book(plan, town, market, chance, now) ?? []);
}

/** Nothing where nobody who offers the ritual is free that day. */
function book(plan: Plan, town: Town, market: Market, chance: Chance, now: Instant): DemoBooking | null {
  const day = addDays(dayAt(now), plan.in);
  const offer = offerFor(plan, day, market, chance);
  const customer = town.customers[plan.customer];
  if (!offer || !customer) return null;
  market.taken.add(`${offer.pandit.id} ${day}`);
  const told = tell({ ...plan, day, minutes: offer.ritual.minutes }, now);
  const price = paise(offer.price);
  return {
    ...told,
    id: chance.id(askedAt(told)),
    offer,
    customer,
    day,
    clock: plan.clock,
    price,
    ...(plan.life && { life: plan.life }),
    advance: told.happenings.some(({ action }) => action === 'requestAdvance') ? advanceOf(price, chance) : null,
  };
}

const doors: Partial<Record<Plan['pandit'], string>> = { mine: signIns.pandit, acharya: signIns.acharya };

function offerFor(plan: Plan, day: Day, { offers, isFree, taken }: Market, chance: Chance): Offer | undefined {
  const fitting = offers.filter(({ ritual }) => ritual.slug === plan.ritual);
  const door = doors[plan.pandit];
  if (door) return fitting.find(({ pandit }) => pandit.phone === door);
  const kept: readonly string[] = Object.values(signIns);
  return chance
    .shuffled(fitting)
    .find(({ pandit }) => !kept.includes(pandit.phone) && isFree(pandit, day) && !taken.has(`${pandit.id} ${day}`));
}

/** A quarter to a third of the price, in hundreds; never nothing. */
const advanceOf = (price: Paise, chance: Chance): Paise =>
  paise(Math.max(1, Math.round((rupees(price) * chance.between(25, 33)) / 100 / 100)) * 100);

export const askedAt = ({ happenings: [first] }: Pick<Told, 'happenings'>): Instant => first?.at ?? asInstant(0);
export const lastOf = ({ happenings }: Pick<Told, 'happenings'>): Instant => happenings.at(-1)?.at ?? asInstant(0);
