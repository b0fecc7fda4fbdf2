import { hash } from '@node-rs/argon2';
import { STATE } from '#domain/state.ts';
import type { UserStatus, UserType } from '#domain/roles.ts';
import { addDays, dayAt, days, earlier, hours, type Instant } from '#domain/time.ts';
import type { Sql } from '../server/db/sql.ts';
import type { Chance } from './chance.ts';
import { customers, newcomers, type DemoCustomer } from './customers.ts';
import { insert, type Row } from './insert.ts';
import { pandits, type DemoPandit } from './pandits.ts';
import { familyPortrait, panditPortrait } from './portraits.ts';
import { DEMO_PASSWORD, signIns } from './sign-ins.ts';

interface InTown {
  readonly id: string;
  readonly phone: string;
  readonly joined: Instant;
}
export type TownPandit = DemoPandit & InTown;
export type TownCustomer = DemoCustomer & InTown;
export type TownAdmin = InTown & { readonly name: string };

/** Everybody, with the ids they have in the database. */
export interface Town {
  readonly admin: TownAdmin;
  readonly pandits: readonly TownPandit[];
  readonly customers: readonly TownCustomer[];
}

/** At the cost real sign-ups have; made once, for everybody. */
export const demoPasswordHash = (): Promise<string> =>
  hash(DEMO_PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });

/** Lets the people of the demo move in: sign-ins, addresses, and what a pandit's profile says. */
export async function settlePeople(sql: Sql, passwordHash: string, chance: Chance, now: Instant): Promise<Town> {
  const town = townOf(chance, now);
  const common = { chance, passwordHash, now };
  await insert(sql, 'people', [
    personRow(common, { ...town.admin, ...office, type: 'admin', status: 'active' }),
    ...town.pandits.map((one, index) =>
      personRow(common, {
        ...one,
        gender: 'male',
        address: `Near the temple, ${one.block}`,
        portrait: panditPortrait(index),
      }),
    ),
    ...[...town.customers, ...newFamilies(chance, now)].map((one, index, all) => {
      const before = all.slice(0, index).filter(({ gender }) => gender === one.gender).length;
      return personRow(common, {
        ...one,
        type: 'user',
        status: 'active',
        portrait: familyPortrait(one.gender, before),
      });
    }),
  ]);
  return town;
}

/** They came in the last days, and have not asked for anything yet. */
const newFamilies = (chance: Chance, now: Instant): TownCustomer[] =>
  newcomers.map((one, index) => {
    const joined = earlier(now, hours(chance.between(index * 20 + 1, index * 20 + 20)));
    return { ...one, id: chance.id(joined), phone: String(9_000_000_261 + index), joined };
  });

/** Who lives here, since when and under which phone: the first of each kind are the sign-ins. */
function townOf(chance: Chance, now: Instant): Town {
  const enter = <T>(person: T, phone: string, joined: Instant): T & InTown => ({
    ...person,
    id: chance.id(joined),
    phone,
    joined,
  });
  const doors = new Map<unknown, string>([
    [pandits.find(({ type }) => type === 'pandit'), signIns.pandit],
    [pandits.find(({ type }) => type === 'acharya'), signIns.acharya],
    [pandits.find(({ status }) => status === 'pending'), signIns.pendingPandit],
    [customers[0], signIns.customer],
  ]);
  const phoneOf = (person: unknown, next: number) => doors.get(person) ?? String(next);
  return {
    admin: enter({ name: 'Sujata Mohapatra' }, signIns.admin, earlier(now, days(240))),
    pandits: pandits.map((one, index) =>
      enter(one, phoneOf(one, 9_000_000_101 + index), earlier(now, hours(hoursHere(one.status, chance)))),
    ),
    customers: customers.map((one, index) =>
      enter(one, phoneOf(one, 9_000_000_201 + index), earlier(now, hours(chance.between(90 * 24, 200 * 24)))),
    ),
  };
}

/** A new registration waits for its answer since this day; everyone else has been here for a while. */
function hoursHere(status: UserStatus, chance: Chance): number {
  if (status === 'pending') return chance.between(2, 20);
  return status === 'approved' ? chance.between(90 * 24, 220 * 24) : chance.between(20 * 24, 30 * 24);
}

const office = {
  gender: 'female',
  district: 'Khordha',
  block: 'Bhubaneswar',
  address: 'Sankalp, Unit 9, Bhubaneswar',
  portrait: null,
} as const;

interface Inhabitant extends InTown {
  readonly name: string;
  readonly type: UserType;
  readonly status: UserStatus;
  readonly gender: 'male' | 'female';
  readonly district: string;
  readonly block: string;
  readonly address: string;
  readonly portrait: string | null;
}

function personRow(
  { chance, passwordHash, now }: { chance: Chance; passwordHash: string; now: Instant },
  person: Inhabitant,
): Row {
  const joined = new Date(person.joined);
  const years = chance.between(26, 58);
  return {
    id: person.id,
    userType: person.type,
    status: person.status,
    name: person.name,
    phone: person.phone,
    email: emailOf(person.name),
    passwordHash,
    dob: addDays(dayAt(now), -365 * years - chance.between(1, 364)),
    gender: person.gender,
    profileUrl: person.portrait,
    address: person.address,
    state: STATE,
    district: person.district,
    city: person.block,
    createdAt: joined,
    updatedAt: joined,
  };
}

/** `Pt. Bhabani Mishra` writes from bhabani.mishra@example.com, a name that belongs to nobody (RFC 2606). */
function emailOf(name: string): string {
  const words = name
    .toLowerCase()
    .split(' ')
    .filter((word) => word !== 'pt.' && word !== 'acharya');
  return `${words.join('.')}@example.com`;
}
