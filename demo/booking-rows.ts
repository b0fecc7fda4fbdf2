import { isAgreed } from '#domain/booking.ts';
import { minutesOf } from '#domain/time.ts';
import type { Sql } from '../server/db/sql.ts';
import { askedAt, lastOf, panditIdOf, type DemoBooking } from './bookings.ts';
import type { Chance } from './chance.ts';
import { insert, type Row } from './insert.ts';
import type { Happening } from './story.ts';
import { acceptances, customerNotes, reasons } from './rituals/words.ts';

/** Writes bookings, what happened to each, and the customers' own lists. */
export async function writeBookings(sql: Sql, bookings: readonly DemoBooking[], chance: Chance): Promise<void> {
  const noted = bookings.map((booking) => ({
    booking,
    notes: booking.happenings.map((happening) => noteOf(happening, chance)),
  }));
  await insert(
    sql,
    'bookings',
    noted.map(({ booking, notes }) => bookingRow(booking, notes, chance)),
  );
  await insert(
    sql,
    'booking_events',
    noted.flatMap(({ booking, notes }) =>
      booking.happenings.map((happening, version) => eventRow(booking, happening, version, notes[version] ?? null)),
    ),
  );
  await insert(
    sql,
    'customer_bookings',
    bookings.map((booking) => ({
      customerId: booking.customer.id,
      bookingId: booking.id,
      panditId: panditIdOf(booking),
      day: booking.day,
    })),
  );
}

function noteOf({ action }: Happening, chance: Chance): string | null {
  if (action === 'reject' || action === 'cannotAttend') return chance.pick(reasons);
  return action === 'accept' ? chance.pick(acceptances) : null;
}

function bookingRow(booking: DemoBooking, notes: readonly (string | null)[], chance: Chance): Row {
  const { period, happenings, customer, dueAt } = booking;
  const paid = happenings.find(({ money }) => money === 'hold');
  return {
    panditId: panditIdOf(booking),
    id: booking.id,
    customerId: customer.id,
    ritualId: booking.offer.ritual.id,
    status: booking.status,
    day: booking.day,
    startMinute: booking.clock === null ? null : minutesOf(booking.clock),
    period: `[${new Date(period.from).toISOString()},${new Date(period.to).toISOString()})`,
    pricePaise: booking.price,
    advancePaise: booking.advance,
    place: customer.address,
    customerNotes: chance.pick(customerNotes),
    panditNotes: notes.findLast((note) => note !== null) ?? null,
    paidAt: paid ? new Date(paid.at) : null,
    dueAt: dueAt === null ? null : new Date(dueAt),
    startCode: isAgreed(booking.status) ? String(chance.between(0, 9999)).padStart(4, '0') : null,
    version: happenings.length - 1,
    createdAt: new Date(askedAt(booking)),
    updatedAt: new Date(lastOf(booking)),
  };
}

function eventRow(booking: DemoBooking, happening: Happening, version: number, note: string | null): Row {
  const { action, from, to, by, at } = happening;
  const people = {
    customer: booking.customer.id,
    pandit: panditIdOf(booking),
    provider: null,
    time: null,
    admin: null,
  };
  return {
    panditId: panditIdOf(booking),
    bookingId: booking.id,
    version,
    action,
    fromStatus: from,
    toStatus: to,
    actor: by,
    actorId: people[by],
    note,
    amountPaise: action === 'requestAdvance' || action === 'pay' ? booking.advance : null,
    at: new Date(at),
  };
}
