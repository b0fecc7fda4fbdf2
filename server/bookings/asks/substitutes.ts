import type { Suitable } from '#contract/booking/asks.ts';
import { mayAskUnasked, suitable } from '#domain/asks/suitable.ts';
import { fellThrough, isAgreed, isLive } from '#domain/booking.ts';
import { neighboursOf } from '#domain/neighbours.ts';
import type { Locale } from '#domain/locale.ts';
import { asPaise, rupees, type Paise } from '#domain/money.ts';
import { asInstant, dayAt, instantOf, later, minutes, periodBetween, type Instant } from '#domain/time.ts';
import { freePandits, minutesOf, presentFree } from '../../availability/suitable.ts';
import type { Sql } from '../../db/sql.ts';
import { bookingOf, type BookingRow } from '../store.ts';
import { asksOf, madeOf } from './ask-store.ts';
import { knownOf, phonesOf } from './substitutes-store.ts';

/** The pandits who can hold the puja of a booking instead of its own. */

export type OneSuitable = Awaited<ReturnType<typeof freePandits>>[number];

/** How many are shown, and considered. */
const MOST = 12;

/** In the order in which we would ask them, without those we have asked already. */
export const suitableFor = async (sql: Sql, booking: BookingRow, limit: Paise | null = null): Promise<OneSuitable[]> =>
  (await lookFor(sql, booking, limit)).all.slice(0, MOST);

/** The pandits whom we ask without the family's choosing them; the family chooses among the others. */
export async function unaskedFor(sql: Sql, booking: BookingRow, limit: Paise | null) {
  const { all, isNear } = await lookFor(sql, booking, limit);
  return { near: all.filter(isNear), farther: all.filter((one) => !isNear(one)) };
}

async function lookFor(sql: Sql, booking: BookingRow, limit: Paise | null) {
  const { customerId, panditId, askId, ritualId, day, pricePaise } = booking;
  const period = periodBetween(booking.startsAt, booking.endsAt);
  const made = askId === null ? [] : await madeOf(sql, { customerId, askId });
  const { district, languages } = await knownOf(sql, { customerId, panditId: made[0]?.panditId ?? panditId });
  const near = district === null ? [] : [district, ...neighboursOf(district)];
  const free = await freePandits(sql, { ritualId, day, period, ceiling: limit, near });
  const candidates = free.map((row) => ({ ...row, districts: [row.district, row.templeDistrict] }));
  const asked = [panditId, ...made.map((one) => one.panditId)];
  const wanted = { district, languages, pricePaise, limit, asked };
  const all = suitable(candidates, wanted);
  return { all, isNear: (one: (typeof all)[number]) => mayAskUnasked(one, wanted) };
}

/** They as people see them, with what each costs more or less than was agreed. */
export async function presentSuitable(
  sql: Sql,
  booking: BookingRow,
  now: Instant,
  locale?: Locale,
): Promise<Suitable[]> {
  if (now >= instantOf(booking.startsAt)) return [];
  return presentFor(sql, booking, now, locale);
}

/**
 * Whom the office can call for a puja of today whose hour has come and that has not begun, and for one that waits for its pandit's answer:
 * the half hour they are free from, and they, with how to reach them. Null where others are asked by a press, or nobody is looked for.
 */
export async function presentToCall(sql: Sql, booking: BookingRow, now: Instant) {
  const { status, begunAt, askId, customerId, startsAt } = booking;
  const isAhead = now < instantOf(startsAt);
  if (isAhead ? !isLive(status) || isAgreed(status) : !(isAgreed(status) || fellThrough(status))) return null;
  if (begunAt !== null || booking.day < dayAt(now)) return null;
  const [ask] = askId === null ? [] : await asksOf(sql, [{ customerId, askId }]);
  if (ask?.state === 'won' && fellThrough(status)) return null;
  const wish = isAhead ? booking : await soonest(sql, booking, now);
  const found = await presentFor(sql, wish, now);
  const phones = await phonesOf(
    sql,
    found.map(({ userId }) => userId._id),
  );
  return {
    at: wish.startsAt.toISOString(),
    pandits: found.map((one) => ({ ...one, phone: phones.get(one.userId._id) ?? null })),
  };
}

const HALF_HOUR = minutes(30);

/** The same puja from the half hour on in which somebody who is called now can be there. */
async function soonest(sql: Sql, booking: BookingRow, now: Instant): Promise<BookingRow> {
  const from = asInstant((Math.floor(now / HALF_HOUR) + 2) * HALF_HOUR);
  const to = later(from, minutes((await minutesOf(sql, booking.ritualId)) ?? 60));
  return { ...booking, day: dayAt(from), startsAt: new Date(from), endsAt: new Date(to) };
}

/** They as people see them, with what each costs more or less than was agreed. */
async function presentFor(sql: Sql, booking: BookingRow, now: Instant, locale?: Locale): Promise<Suitable[]> {
  const rows = await suitableFor(sql, booking);
  const found = await presentFree(sql, rows, now, locale);
  return found.map((one, index) => ({
    ...one,
    difference: rupees(asPaise((rows[index]?.pricePaise ?? 0) - booking.pricePaise)),
  }));
}

/** The booking a substitute is looked for, as it is now. */
export async function bookingNow(sql: Sql, ref: { panditId: string; bookingId: string }): Promise<BookingRow> {
  const row = await bookingOf(sql, ref);
  if (!row) throw new Error('An ask names bookings that are there.');
  return row;
}
