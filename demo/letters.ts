import { belongsInCalendar, isLive } from '#domain/booking.ts';
import { hours, later, minutes, type Instant } from '#domain/time.ts';
import type { Sql } from '../server/db/sql.ts';
import { askedAt, panditIdOf, type DemoBooking } from './bookings.ts';
import type { Chance } from './chance.ts';
import { insert, type Row } from './insert.ts';

/** What families and pandits wrote to each other, and whom families keep in their lists. */

const talks: readonly (readonly [side: 'customer' | 'pandit', words: string])[][] = [
  [
    ['customer', 'Namaste. Shall we bring the flowers, or do you?'],
    ['pandit', 'Namaste. Please have marigold and tulsi at home; the rest I bring.'],
    ['customer', 'Good. There is a place for your scooter behind the house.'],
  ],
  [
    ['pandit', 'Is there a tulsi plant in the yard? Then we begin there.'],
    ['customer', 'Yes, beside the well. My mother asks whether she may sit through it on a chair.'],
    ['pandit', 'Of course. 🙏'],
  ],
  [
    ['customer', 'ନମସ୍କାର। କଳସ ଆମେ ରଖିବୁ କି?'],
    ['pandit', 'ହଁ, ଦୟାକରି ଗୋଟିଏ କଳସ ଓ ନଡ଼ିଆ ରଖନ୍ତୁ।'],
  ],
];

export async function writeLetters(sql: Sql, bookings: readonly DemoBooking[], chance: Chance, now: Instant) {
  const talked = bookings.filter(({ status }) =>
    isLive(status) ? chance.between(1, 3) === 1 : belongsInCalendar(status),
  );
  const letters = talked.flatMap((booking) => lettersOf(booking, chance, now));
  const threads = talked.map((booking): Row => ({
    panditId: panditIdOf(booking),
    bookingId: booking.id,
    customerRead: null,
    panditRead: String(letters.findLast(({ bookingId }) => bookingId === booking.id)?.['id'] ?? '') || null,
  }));
  await insert(sql, 'booking_threads', threads);
  await insert(sql, 'booking_letters', letters);
  await insert(sql, 'kept_pandits', keptIn(bookings));
}

function lettersOf(booking: DemoBooking, chance: Chance, now: Instant): Row[] {
  const began = later(askedAt(booking), hours(1));
  return chance
    .pick(talks)
    .map(([side, words], nth) => ({ side, words, at: later(began, minutes(25 * nth)) }))
    .filter(({ at }) => at < now)
    .map(({ side, words, at }) => ({
      panditId: panditIdOf(booking),
      bookingId: booking.id,
      id: chance.id(at),
      side,
      words,
      key: chance.id(at),
      at: new Date(at),
      recordedAt: new Date(at),
    }));
}

/** A family keeps those whose pujas took place or are agreed. */
function keptIn(bookings: readonly DemoBooking[]): Row[] {
  const kept = new Map<string, Row>();
  for (const booking of bookings.filter(({ status }) => belongsInCalendar(status))) {
    const [customerId, panditId] = [booking.customer.id, panditIdOf(booking)];
    kept.set(`${customerId} ${panditId}`, { customerId, panditId, at: new Date(askedAt(booking)) });
  }
  return [...kept.values()];
}
