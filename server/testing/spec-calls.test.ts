import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshPhone, provedPhone, sentCode } from '../auth/test-auth.ts';
import { solvedCaptcha } from '../auth/captcha/test-captcha.ts';
import { makeBookable, makeBooking, type Bookable } from '../bookings/test-factories.ts';
import { payOrder } from '../payments/test-money.ts';
import { testApp, type TestApp } from './test-app.ts';

/**
 * The calls of the public and customer area as the specification has them (public, sections 3 and 7): its paths, its
 * payloads, and what it reads of the answers. `also` is what we ask for besides; docs/spec-public.md says why.
 */

let t: TestApp;
let offered: Bookable;
beforeAll(async () => {
  t = await testApp();
  offered = await makeBookable(t, { price: 1100 });
});
afterAll(() => t.close());

const password = 'rangoli-9';
const uuid = expect.stringMatching(/^[\da-f-]{36}$/);
/** Text, or nothing said. */
const said = expect.toSatisfy((value) => value === null || typeof value === 'string');

const proof = async (phone: string) => ({
  verification: await provedPhone(t, phone),
  captcha: await solvedCaptcha(t.url),
});

async function family() {
  const phone = freshPhone();
  const also = await proof(phone);
  const body = { name: 'Sasmita Behera', phone, password, email: 'sasmita@example.in', ...also };
  expect(await t.call('POST /auth/register', { body })).toMatchObject({ status: 201, body: { success: true } });
  const { data } = (await t.call('POST /auth/login', { body: { phone, password } })).body;
  return { ...data.user, id: data.user._id, phone, token: data.token };
}

test('signing up, and the two ways of signing in, give a token and its person', async () => {
  const { phone, token } = await family();
  const session = { token: expect.any(String), user: { _id: uuid, phone, userType: 'user', userStatus: 'active' } };
  const byPassword = await t.call('POST /auth/login', { body: { phone, password } });
  expect(byPassword.body).toMatchObject({ success: true, data: session });
  const byCode = await t.call('POST /auth/login-otp', { body: { phone, otp: await sentCode(t, phone) } });
  expect(byCode.body).toMatchObject({ success: true, data: session });
  expect(byPassword.body.data.user).toEqual({
    _id: uuid,
    name: 'Sasmita Behera',
    phone,
    email: 'sasmita@example.in',
    userType: 'user',
    userStatus: 'active',
    profileUrl: null,
    city: null,
    templeCity: null,
    templeDistrict: null,
    templeState: null,
    languagesKnown: [],
    hasPassword: true,
    isAskedToAgree: false,
  });
  expect(decodeJwt(token)).toMatchObject({ exp: expect.any(Number), userType: 'user' });
});

test('a phone is known or not, and only its holder learns whose it is', async () => {
  const { phone } = await family();
  const ask = async (body: { phone: string; verification?: string }) =>
    (await t.call('POST /get-user-by-phone', { body })).body.data;
  expect(await ask({ phone: freshPhone() })).toEqual({ exists: 0 });
  expect(await ask({ phone })).toEqual({ exists: 1 });
  const also = { verification: await provedPhone(t, phone) };
  expect(await ask({ phone, ...also })).toEqual({ exists: 1, user: { userType: 'user', userStatus: 'active' } });
});

test.each(['pandit', 'acharya'] as const)('registering as %s', async (userType) => {
  const phone = freshPhone();
  const also = await proof(phone);
  const body = {
    name: 'Pt. Dash',
    phone,
    password,
    email: 'dash@example.in',
    referredBy: 'SEVA-12',
    userType,
    ...also,
  };
  const reply = await t.call('POST /auth/register-pandit', { body });
  expect(reply).toMatchObject({ status: 201, body: { success: true, data: { user: { phone, userType } } } });
});

test('the rituals, and who is free for one of them', async () => {
  const { rituals } = (await t.call('GET /rituals/get-ritual', {})).body.data;
  expect(rituals.find(({ _id }) => _id === offered.ritual.id)).toMatchObject({
    ritualType: offered.ritual.name,
    ritualImageUrl: '/uploads/puja.webp',
    ritualDescription: 'For the house',
  });
  const body = { ritualId: offered.ritual.id, date: offered.day, price: 3000 };
  const { results } = (await t.call('POST /availability/filter-availability', { body })).body.data;
  expect(results).toMatchObject([
    {
      _id: uuid,
      price: 1100,
      userId: {
        _id: offered.pandit.id,
        name: offered.pandit.name,
        profileUrl: said,
        city: said,
        templeCity: said,
        templeDistrict: said,
        templeState: said,
        languagesKnown: [],
      },
    },
  ]);
});

test('a booking is asked for, listed and ended', async () => {
  const person = await family();
  const userId = person.id;
  const wish = { userId, panditId: offered.pandit.id, ritualId: offered.ritual.id, bookingDate: offered.day };
  const body = { ...wish, userAddress: 'Nayapalli', additionalNotesByUser: 'Seven of us' };
  const asked = await t.call('POST /booking/book-pandit', { body }, person);
  const message = 'Booking request sent successfully to Pandit. Please wait for a reply.';
  expect(asked).toMatchObject({ status: 201, body: { success: true, message } });

  const listed = (await t.call('POST /booking/get-bookings-by-user', { body: { userId } }, person)).body.data;
  expect(listed.count).toBe(1);
  expect(listed.bookings).toMatchObject([
    {
      _id: uuid,
      userId: { _id: userId },
      panditId: { _id: offered.pandit.id, name: offered.pandit.name, phone: null, profileUrl: null },
      ritualId: { ritualType: offered.ritual.name, ritualImageUrl: '/uploads/puja.webp' },
      bookingDate: offered.day,
      userAddress: 'Nayapalli',
      additionalNotesByUser: 'Seven of us',
      bookingStatus: 'pendingwithpandit',
      advanceAmountToBePaid: null,
    },
  ]);
  const end = { bookingStatus: 'cancelled', bookingId: asked.body.data._id } as const;
  const ended = await t.call('POST /booking/update-booking-status', { body: end }, person);
  expect(ended.body).toMatchObject({ success: true, data: { bookingStatus: 'cancelled' } });
});

test('an advance is ordered, paid and verified', async () => {
  const person = await family();
  const booking = await makeBooking(t, offered, person, { status: 'advancepaymentrequested', advance: 501 });
  expect(booking.advanceAmountToBePaid).toBe(501);
  const also = { bookingId: booking._id };
  const order = { amount: 501, receipt: crypto.randomUUID(), ...also };
  const opened = (await t.call('POST /payment/create-order', { body: order }, person)).body.data;
  expect(opened.order).toMatchObject({ id: expect.any(String), amount: 50_100, currency: 'INR' });
  const body = {
    user_id: person.id,
    pandit_id: offered.pandit.id,
    booking_id: booking._id,
    amount: 501,
    ...(await payOrder(t, opened.order.id)),
  };
  const verified = await t.call('POST /payment/verify-payment', { body }, person);
  expect(verified.body).toMatchObject({ success: true, message: 'Payment verified and successful!' });
  expect(verified.body.data.booking.bookingStatus).toBe('advancepaymentdone');
});
