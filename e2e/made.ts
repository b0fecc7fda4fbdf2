import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Booking } from '#contract/bookings.ts';
import type { CallInput } from '#contract/index.ts';
import type { ReviewAction } from '#domain/people/onboarding.ts';
import type { PriestType } from '#domain/roles.ts';
import { addDays, asInstant, clockOf, dayAt, daysBetween, later, minutes, startOfDay, type Day } from '#domain/time.ts';
import { call, codeFor, visitor, type Screen, type Visitor } from './browser.ts';
import { demo, enter, newPhone, PASSWORD, tokenOf } from './people.ts';

/**
 * People and bookings made over the API, for journeys that are about something else: `newFamily()`, `newPandit()`,
 * `newBooking()`, and a window of theirs with `windowOf(person, phone)`. Signing up and in through the forms
 * (`people.ts`) costs seconds and is for journeys about just that.
 */

export interface Person {
  phone: string;
  token: string;
  id: string;
  name: string;
}

/** A captcha, solved. */
export async function captcha(): Promise<string> {
  // the library's own shape, straight from its other half
  const challenge = (await call('GET /auth/captcha', {})) as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}

/** Sends a code to a phone. */
export async function sendCode(phone: string): Promise<void> {
  await call('POST /auth/otp/send', { body: { phone, captcha: await captcha() } });
}

/** A phone that was proved to be one's own, as forms send it. */
export async function proved(phone: string): Promise<{ phone: string; verification: string; captcha: string }> {
  await sendCode(phone);
  const { verification } = await call('POST /auth/otp/verify', { body: { phone, otp: await codeFor(phone) } });
  return { phone, verification, captcha: await captcha() };
}

export async function newFamily(name = 'Mamata Sahoo'): Promise<Person> {
  const phone = newPhone();
  const body = { ...(await proved(phone)), name, password: PASSWORD, email: 'family@example.in' };
  const { user } = await call('POST /auth/register', { body });
  return { phone, name, id: user._id, token: await tokenOf(phone) };
}

export interface Offering extends Person {
  ritualId: string;
  ritual: string;
  /** The first of the days he is free. */
  from: Day;
}

/** A pandit or an acharya who has just registered and waits for the admin. */
export async function newPriest(called = 'Pt. Nilamani Hota', userType: PriestType = 'pandit'): Promise<Person> {
  const phone = newPhone();
  const name = `${called} ${phone.slice(-4)}`;
  const { user } = await call('POST /auth/register-pandit', {
    body: { ...(await proved(phone)), name, password: PASSWORD, userType },
  });
  return { phone, name, id: user._id, token: await tokenOf(phone) };
}

type Review = CallInput<'POST /user/admin/update-user-status'>['body'];

/** What an admin decides about him. */
export async function review(userId: string, userStatus: ReviewAction, more: Partial<Review> = {}): Promise<void> {
  const body = { userId, userStatus, comment: 'Known in Puri.', ...more };
  await call('POST /user/admin/update-user-status', { body }, await tokenOf(demo.admin, demo.password));
}

/** An approved pandit who offers the Satyanarayan Puja, free for three weeks from the day in a month. */
export async function newPandit({ called = 'Pt. Nilamani Hota', price = 1500 } = {}): Promise<Offering> {
  const { phone, name, id, token } = await newPriest(called);
  await review(id, 'approved');
  const { rituals } = await call('GET /rituals/get-ritual', {});
  const ritual = rituals.find(({ ritualType }) => ritualType === 'Satyanarayan Puja');
  if (!ritual) throw new Error('The demo has no Satyanarayan Puja.');
  const offer = { ritualId: ritual._id, price, experience: 14 };
  await call('POST /user/update-profile', { body: { updateData: { district: 'Puri', rituals: [offer] } } }, token);
  const from = addDays(dayAt(asInstant(Date.now())), 30);
  const days = { fromDate: from, toDate: addDays(from, 20) };
  await call('POST /availability/declare-availability', { body: days }, token);
  return { phone, name, token, id, ritualId: ritual._id, ritual: ritual.ritualType, from };
}

/** The search that finds him and nobody else, as an address. */
export const searchFor = ({ ritualId, from, id }: Offering): string =>
  `/find-pandit?ritual=${ritualId}&date=${from}&pandit=${id}`;

/** How many days were given out, of each pandit. */
const given = new Map<string, number>();

/** A day of his, counted from the first, that no journey has had: one that is walked once more finds its own as well. */
export function nextDay({ id }: Offering): number {
  const nth = given.get(id) ?? 0;
  given.set(id, nth + 1);
  return nth;
}

/** A request for a day of his, counted from the first; with `advance`, he has asked for that many rupees. */
export async function newBooking(family: Person, pandit: Offering, nth: number, advance?: number): Promise<Booking> {
  const bookingDate = addDays(pandit.from, nth);
  const body = { panditId: pandit.id, ritualId: pandit.ritualId, bookingDate, userAddress: 'Nayapalli' };
  // a family of a journey asks many pandits for one day
  const asked = await call('POST /booking/book-pandit', { body: { ...body, another: 'both' } }, family.token);
  if (advance === undefined) return asked;
  const wish = { bookingId: asked._id, bookingStatus: 'advancepaymentrequested' as const };
  return call(
    'POST /booking/update-booking-status',
    { body: { ...wish, advanceAmountToBePaid: advance } },
    pandit.token,
  );
}

/** The same with the advance paid. */
export async function newPaidBooking(family: Person, pandit: Offering, nth: number, advance: number): Promise<Booking> {
  const { _id } = await newBooking(family, pandit, nth, advance);
  return payAdvance(family, _id, advance);
}

/** An agreed puja in half an hour, of today or, late in the evening, of tomorrow. */
export async function newPujaSoon(family: Person, pandit: Offering): Promise<Booking> {
  const now = asInstant(Date.now());
  const at = later(now, minutes(30));
  const bookingDate = dayAt(at);
  const days = { fromDate: bookingDate, toDate: addDays(dayAt(now), 2) };
  await call('POST /availability/declare-availability', { body: days }, pandit.token);
  const startTime = clockOf(Math.floor((at - startOfDay(bookingDate)) / minutes(1)));
  const body = { panditId: pandit.id, ritualId: pandit.ritualId, bookingDate, startTime, userAddress: 'Nayapalli' };
  const { _id } = await call('POST /booking/book-pandit', { body }, family.token);
  const wish = { bookingId: _id, bookingStatus: 'confirmedbypandit' as const };
  return call('POST /booking/update-booking-status', { body: wish }, pandit.token);
}

/** A family pays what a pandit has asked for, at the stand-in for the provider. */
export async function payAdvance({ token }: Person, bookingId: string, amount: number): Promise<Booking> {
  const wish = { bookingId, amount, receipt: `r-${bookingId}` };
  const { order } = await call('POST /payment/create-order', { body: wish }, token);
  const answer = await call('POST /sandbox/pay', { body: { orderId: order.id, outcome: 'success' } });
  const proof = { ...answer, booking_id: bookingId, razorpay_signature: answer.razorpay_signature ?? '' };
  return (await call('POST /payment/verify-payment', { body: proof }, token)).booking;
}

/** A puja of today that is over, so that its pandit is owed his part of the advance. */
export async function newSettledBooking(family: Person, pandit: Offering, advance: number): Promise<Booking> {
  const day = dayAt(asInstant(Date.now()));
  await call('POST /availability/declare-availability', { body: { fromDate: day, toDate: day } }, pandit.token);
  const { _id } = await newPaidBooking(family, pandit, daysBetween(pandit.from, day), advance);
  const become = (bookingStatus: 'confirmedbypandit' | 'completed') =>
    call('POST /booking/update-booking-status', { body: { bookingId: _id, bookingStatus } }, pandit.token);
  await become('confirmedbypandit');
  return become('completed');
}

/** A window in which somebody has signed in already. */
export async function windowOf(
  { phone, password = PASSWORD }: { phone: string; password?: string },
  screen: Screen,
  options?: { dark?: boolean; own?: boolean; script?: boolean; workers?: boolean },
): Promise<Visitor> {
  const opened = await visitor(screen, options);
  await enter(opened.context, { phone, password });
  return opened;
}
