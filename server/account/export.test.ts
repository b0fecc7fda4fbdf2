import { afterAll, beforeAll, expect, test } from 'vitest';
import { customer, PASSWORD, postWith } from '../auth/test-auth.ts';
import { makeBookable, makeBooking } from '../bookings/test-factories.ts';
import { familyToPay, moneyApp, paid, verify, type MoneyApp } from '../payments/test-money.ts';
import { transition } from '../bookings/steps/transition.ts';
import { transaction } from '../db/sql.ts';

let t: MoneyApp;
beforeAll(async () => {
  t = await moneyApp();
});
afterAll(() => t.close());

const take = (who: { token: string } | null) => t.call('GET /user/export-data', {}, who);

test('holds the profile, the consent and the sign-ins, as a file nobody else keeps', async () => {
  const { phone, id } = await customer(t);
  const headers = { 'user-agent': 'A phone' };
  const { data } = await postWith(t, '/auth/login', headers, { phone, password: PASSWORD });
  const reply = await take({ token: data?.token ?? '' });
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-disposition')).toMatch(/^attachment; filename="my-data-\d{4}-\d\d-\d\d\.json"$/);
  expect(reply.headers.get('cache-control')).toBe('no-store');
  expect(reply.body.data).toMatchObject({
    profile: { _id: id, phone, name: 'Sasmita Behera', dob: '1991-04-14', acharya: null },
    bookings: [],
    payments: [],
    refunds: [],
    consents: [{ language: 'en', withdrawnAt: null }],
    sessions: [{ device: 'A phone', endedAt: null, current: true }],
    availability: null,
    earnings: null,
  });
  expect(JSON.stringify(reply.body)).not.toMatch(/password|hash/i);
  const lines = await t.deps.pool`SELECT action FROM audit WHERE subject_id = ${id} AND action = 'data.exported'`;
  expect(lines).toHaveLength(1);
});

test('holds the name in every script it was given in', async () => {
  const who = await t.person('user');
  const names = { name: 'Sasmita Rout', nameOdia: 'ସସ୍ମିତା ରାଉତ', nameDevanagari: 'सस्मिता राउत' };
  await t.call('POST /user/update-profile', { body: { updateData: names } }, who);
  expect((await take(who)).body.data.profile).toMatchObject(names);
});

test('holds bookings with their story, payments and refunds, and no other person’s id', async () => {
  const family = await familyToPay(t, 501);
  const checkout = await paid(t, family);
  await verify(t, family, checkout);
  const ref = { panditId: family.pandit.id, bookingId: family.booking._id };
  const step = { ...ref, action: 'cannotAttend', by: 'pandit', actorId: family.pandit.id, note: 'Ill' } as const;
  await transaction(t.deps.pool, (sql) => transition(sql, step, t.deps.now()));

  const { body } = await take(family.customer);
  const { bookings, payments, refunds } = body.data;
  expect(bookings).toHaveLength(1);
  expect(bookings[0]).toMatchObject({
    _id: family.booking._id,
    bookingStatus: 'rejected',
    userAddress: family.booking.userAddress,
    customer: { name: family.customer.name, phone: family.customer.phone },
    pandit: { name: family.pandit.name, phone: null },
  });
  expect(bookings[0]?.events.map(({ action }) => action)).toEqual(['request', 'requestAdvance', 'pay', 'cannotAttend']);
  expect(payments.map(({ purpose }) => purpose)).toEqual(['advance']);
  expect(payments).toMatchObject([
    { bookingId: family.booking._id, amount: 501, reference: checkout.razorpay_payment_id },
  ]);
  expect(refunds).toMatchObject([{ bookingId: family.booking._id, paymentId: payments[0]?._id, amount: 501 }]);
  expect(JSON.stringify(body)).not.toContain(family.pandit.id);
});

test('holds every booking, however many there are', async () => {
  const { pandit, ritual, day } = await makeBookable(t);
  const who = await t.person('user');
  const first = await makeBooking(t, { pandit, ritual, day, price: 1100 }, who, { status: 'cancelled' });
  await t.deps.pool`
    WITH copies AS (
      INSERT INTO bookings (pandit_id, id, customer_id, ritual_id, status, day, period, price_paise, place)
      SELECT b.pandit_id, gen_random_uuid(), b.customer_id, b.ritual_id, b.status, b.day, b.period, b.price_paise, b.place
      FROM bookings b, generate_series(1, 450) WHERE b.id = ${first._id}
      RETURNING customer_id, id, pandit_id, day)
    INSERT INTO customer_bookings (customer_id, booking_id, pandit_id, day) SELECT * FROM copies`;
  const { bookings } = (await take(who)).body.data;
  expect(new Set(bookings.map(({ _id }) => _id)).size).toBe(451);
});

test('shows a pandit what their screens show: no phone of a family before the day is agreed', async () => {
  const bookable = await makeBookable(t);
  const [asking, agreed] = [await t.person('user'), await t.person('user')];
  await makeBooking(t, bookable, asking, { startTime: '06:00' });
  await makeBooking(t, bookable, agreed, { startTime: '12:00', status: 'confirmedbypandit' });
  const { body } = await take(bookable.pandit);
  expect(body.data.bookings.map((booking) => booking.customer)).toEqual([
    { name: agreed.name, phone: agreed.phone },
    { name: asking.name, phone: null },
  ]);
  expect(body.data.availability).toHaveLength(1);
  expect(body.data.earnings?.transactions).toEqual([]);
  const text = JSON.stringify(body);
  for (const secret of [asking.phone, asking.id, agreed.id]) expect(text).not.toContain(secret);
});

test('is for oneself only', async () => {
  expect((await take(null)).status).toBe(401);
});
