import { addDays, dayAt, days, earlier, hours, type Day, type Instant } from '#domain/time.ts';
import type { Sql } from '../server/db/sql.ts';
import { noteOpened } from '../server/availability/opened/opened.ts';
import { insertWait } from '../server/waits/store.ts';
import { giveTurns, tellOne } from '../server/waits/telling.ts';
import { panditIdOf, type DemoBooking } from './bookings.ts';
import type { Chance } from './chance.ts';
import type { Calendar } from './days.ts';
import type { Offer } from './offers.ts';
import type { Town } from './people.ts';
import { signIns } from './sign-ins.ts';

/** Families who wait for a day: one that nobody has opened, and one on which a place was offered to the first of three. */
export async function waitForDays(
  sql: Sql,
  town: Town,
  { bookings, offers, isFree }: { bookings: readonly DemoBooking[]; offers: readonly Offer[]; isFree: Calendar },
  chance: Chance,
  now: Instant,
): Promise<void> {
  await waitForADay(sql, bookings, chance, now);
  await waitInTurn(sql, town, { offers, isFree }, chance, now);
  await sql`DELETE FROM booking_outbox WHERE due_at <= ${new Date(now)}`;
}

/** The family that signs in waits for a day on which the pandit who signs in is not free. */
async function waitForADay(sql: Sql, bookings: readonly DemoBooking[], chance: Chance, now: Instant): Promise<void> {
  const one = bookings.find(
    ({ customer, offer }) => customer.phone === signIns.customer && offer.pandit.phone === signIns.pandit,
  );
  if (!one) return;
  const at = earlier(now, hours(26));
  await insertWait(sql, {
    id: chance.id(at),
    customerId: one.customer.id,
    ritualId: one.offer.ritual.id,
    day: addDays(dayAt(now), 59),
    startMinute: null,
    ofPanditId: panditIdOf(one),
    district: null,
    at: new Date(at),
  });
}

/** How long ago each family began to wait, the first first. */
const since = [days(5), days(4), days(2)];

/**
 * Three families wait for anybody of a district, for a ritual on a day. A pandit there has opened it: the first is told and can ask, the
 * others hear in their turn.
 */
async function waitInTurn(
  sql: Sql,
  town: Town,
  { offers, isFree }: { offers: readonly Offer[]; isFree: Calendar },
  chance: Chance,
  now: Instant,
): Promise<void> {
  const { ritual, pandit, day } = openDay(offers, isFree, now);
  const waiting = since.map((ago, nth) => {
    const at = earlier(now, ago);
    return { id: chance.id(at), customerId: town.customers[nth]?.id ?? '', at: new Date(at) };
  });
  for (const one of waiting) {
    const wish = { ritualId: ritual.id, day, startMinute: null, ofPanditId: null, district: pandit.district };
    await insertWait(sql, { ...wish, ...one });
  }
  const opened = earlier(now, hours(1));
  await noteOpened(sql, pandit.id, { from: day, to: day }, opened);
  await giveTurns(sql, opened);
  const [first] = waiting;
  if (!first || !(await tellOne(sql, first, opened))) throw new Error('Nobody of the demo could be told.');
}

/** Somebody who is free some five weeks ahead, and what they offer. */
function openDay(offers: readonly Offer[], isFree: Calendar, now: Instant): Offer & { readonly day: Day } {
  const day = addDays(dayAt(now), 36);
  const offer = offers.find(({ ritual, pandit }) => ritual.slug === 'gruha-pratistha' && isFree(pandit, day));
  if (!offer) throw new Error('Nobody of the demo is free in five weeks.');
  return { ...offer, day };
}
