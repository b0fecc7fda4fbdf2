import type { Instant } from '#domain/time.ts';
import { StartError } from '../server/start-error.ts';
import { keepSearchable } from '../server/availability/searchable/searchable.ts';
import { transaction, type Pool, type Sql } from '../server/db/sql.ts';
import { writeBookings } from './booking-rows.ts';
import { bookTown } from './bookings.ts';
import { stockCatalogue } from './rituals/catalogue.ts';
import { chanceOf } from './chance.ts';
import { declareDays } from './days.ts';
import { writeMoney } from './money.ts';
import { writeLetters } from './letters.ts';
import { liveOn } from './lives.ts';
import { makeOffers } from './offers.ts';
import { fillOffice } from './office.ts';
import { demoPasswordHash, settlePeople } from './people.ts';
import { writeProfiles } from './profiles.ts';
import { countSearches } from './rituals/searches.ts';
import { writeReviews } from './reviews.ts';
import { signIns } from './sign-ins.ts';
import { waitForDays } from './waits.ts';

/** Any number; it only has to be the same in every process that loads the demo into this database. */
const LOCK = 7_251_044;
const SEED = 2026;

/** Nobody has signed up and the catalogue has nothing in it. */
export async function isEmpty(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ empty: boolean }[]>`
    SELECT NOT EXISTS (SELECT FROM people) AND NOT EXISTS (SELECT FROM categories) AND NOT EXISTS (SELECT FROM rituals)
      AS empty`;
  return row?.empty ?? false;
}

/** The demo's admin is there, and with them everybody else of it. */
export async function hasDemo(sql: Sql): Promise<boolean> {
  const rows = await sql`SELECT 1 FROM people WHERE phone = ${signIns.admin} AND user_type = 'admin'`;
  return rows.length > 0;
}

/**
 * A small town around `now`: a catalogue, people of every kind and bookings in every state. Whole or not at all, and
 * only into an empty database; throws `StartError` for any other.
 */
export async function loadDemo(pool: Pool, now: Instant): Promise<void> {
  const passwordHash = await demoPasswordHash();
  await transaction(pool, async (sql) => {
    await sql`SELECT pg_advisory_xact_lock(${LOCK})`;
    if (!(await isEmpty(sql))) {
      throw new StartError('The database is not empty. Demo data is only loaded into a new one.');
    }
    const chance = chanceOf(SEED);
    const rituals = await stockCatalogue(sql, chance, now);
    const town = await settlePeople(sql, passwordHash, chance, now);
    await writeProfiles(sql, town, chance, now);
    const offers = await makeOffers(sql, town, rituals, chance);
    const isFree = await declareDays(sql, town, chance, now);
    const bookings = bookTown(town, offers, isFree, chance, now);
    await writeBookings(sql, bookings, chance);
    await writeMoney(sql, bookings, chance, now);
    await liveOn(sql, town, { bookings, isFree }, chanceOf(SEED + 4), now);
    await writeReviews(sql, bookings, chanceOf(SEED + 1), now);
    await writeLetters(sql, bookings, chanceOf(SEED + 3), now);
    await fillOffice(sql, town, rituals, chance, now);
    await countSearches(sql, chance, now);
    await keepSearchable(
      sql,
      town.pandits.map(({ id }) => id),
      now,
    );
    await waitForDays(sql, town, { bookings, offers, isFree }, chanceOf(SEED + 5), now);
  });
}
