import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BookingStatus } from '#domain/booking.ts';
import { masked } from '#domain/people/phone.ts';
import { DAY, HOUR, MINUTE } from '#domain/time.ts';
import { newId } from '../db/ids.ts';
import { testApp, type TestApp, type TestPerson } from '../testing/test-app.ts';
import { makeBookable, makeBooking, type Bookable } from './test-factories.ts';

/** How long the two parties of a booking know how to reach each other. */

let t: TestApp;
let b: Bookable;
let customer: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  t = await testApp();
  b = await makeBookable(t);
  customer = await t.person('user');
  admin = await t.person('admin');
});
afterAll(() => t.close());

const NOTES = 'The blue gate, call 9876500000';
const REASON = 'My mother is ill, insta: ravi.108';

async function bookingThat(status: BookingStatus, startTime: string) {
  const { _id: id } = await makeBooking(t, b, customer, { status, startTime });
  await t.deps.pool`UPDATE bookings SET customer_notes = ${NOTES} WHERE id = ${id}`;
  return { id };
}

/** What each of the two reads of the other, wherever they ask. */
async function known(id: string) {
  const one = async (who: TestPerson) => (await t.call('GET /booking/:id', { params: { id } }, who)).body.data;
  const listed = async (who: TestPerson) =>
    (await t.call('POST /booking/get-bookings-by-user', { body: {} }, who)).body.data.bookings.find(
      (it) => it._id === id,
    );
  const [family, pandit] = [await one(customer), await one(b.pandit)];
  expect(await listed(customer)).toEqual(family);
  expect(await listed(b.pandit)).toEqual(pandit);
  const { userId, userAddress, additionalNotesByUser } = pandit;
  return { pandit: family.panditId.phone, family: userId.phone, place: userAddress, notes: additionalNotesByUser };
}

test.each([
  ['rejected', '06:00'],
  ['cancelled', '09:00'],
  ['expired', '12:00'],
] as const)(
  'neither can call the other once it is %s, and the pandit no longer knows the address',
  async (status, at) => {
    const { id } = await bookingThat(status, at);
    expect(await known(id)).toEqual({ pandit: null, family: null, place: null, notes: null });
    const { body } = await t.call('GET /user/export-data', {}, customer);
    expect(JSON.stringify(body.data.bookings)).not.toContain(b.pandit.phone);
  },
);

test('while it lives, and for two days after the puja, both know all they need; then neither', async () => {
  const { id } = await bookingThat('confirmedbypandit', '15:00');
  const all = {
    pandit: b.pandit.phone,
    family: customer.phone,
    place: expect.stringContaining('Plot 12'),
    notes: NOTES,
  };
  expect(await known(id)).toEqual(all);
  const heldUntil = (ms: number) => t.deps.pool`
    UPDATE bookings SET status = 'completed', due_at = NULL,
      period = tstzrange(${new Date(t.deps.now() - ms - HOUR)}::timestamptz, ${new Date(t.deps.now() - ms)}::timestamptz)
    WHERE id = ${id}`;
  await heldUntil(2 * DAY - MINUTE);
  expect(await known(id)).toEqual(all);
  await heldUntil(2 * DAY);
  const gone = { pandit: masked(b.pandit.phone), family: masked(customer.phone), place: null, notes: null };
  expect(await known(id)).toEqual(gone);
  const { body } = await t.call('GET /booking/:id', { params: { id } }, admin);
  expect(body.data).toMatchObject({ userId: { phone: customer.phone }, panditId: { phone: b.pandit.phone } });
});

test('before the day is agreed neither reads how to reach the other, wherever it was written', async () => {
  const { _id: id } = await makeBooking(t, b, customer, { status: 'pendingwithpandit', startTime: '18:00' });
  const place = 'Plot 12, ring 98610~12345, Saheed Nagar';
  await t.deps.pool`UPDATE bookings SET customer_notes = ${NOTES}, place = ${place} WHERE id = ${id}`;
  const see = async (who: TestPerson) => (await t.call('GET /booking/:id', { params: { id } }, who)).body.data;
  const body = { day: b.day, startTime: '20:00', reason: REASON };
  expect((await t.call('POST /booking/:id/propose', { params: { id }, body }, b.pandit)).status).toBe(200);

  const seen = await see(b.pandit);
  expect([seen.userAddress, seen.additionalNotesByUser, seen.knowsHouse]).toEqual([
    'Plot 12, ring •••, Saheed Nagar',
    'The blue gate, call •••',
    true,
  ]);
  expect(seen.userId.phone).toBeNull();
  const family = await see(customer);
  expect(family.panditId.phone).toBeNull();
  expect(JSON.stringify([family.proposal, family.events])).toContain('My mother is ill, •••');
  expect(JSON.stringify(family)).not.toContain('ravi.108');
  expect(JSON.stringify(await see(b.pandit)), 'one’s own words').toContain('ravi.108');
  expect(JSON.stringify(await see(admin))).toContain('ravi.108');
  const [told] = await t.deps.pool<{ payload: object }[]>`
    SELECT payload FROM booking_outbox WHERE booking_id = ${id} AND topic = 'propose.customer'`;
  expect(told).toBeDefined();

  await t.deps.pool`UPDATE bookings SET status = 'confirmedbypandit' WHERE id = ${id}`;
  expect(await see(b.pandit)).toMatchObject({ userAddress: place, additionalNotesByUser: NOTES });
});

test('a number in halves comes through neither way: notes, message, proposal and case are read together', async () => {
  const { _id: id } = await makeBooking(t, b, customer, { status: 'pendingwithpandit', startTime: '21:30' });
  await t.deps.pool`UPDATE bookings SET customer_notes = 'The gate has 98610 on it' WHERE id = ${id}`;
  const params = { id };
  const write = async (text: string, who: TestPerson) =>
    (await t.call('POST /booking/:id/letters', { params, body: { text, key: newId() } }, who)).body.data.text;
  expect(await write('and 12345 on the door', customer)).toBe('and ••• on the door');
  expect(await write('the first five are 98765', b.pandit)).toBe('the first five are 98765');
  const body = { day: b.day, startTime: '22:00', reason: 'My house is number 43210' };
  expect((await t.call('POST /booking/:id/propose', { params, body }, b.pandit)).status).toBe(200);
  const see = async (who: TestPerson) => (await t.call('GET /booking/:id', { params: { id } }, who)).body.data;
  expect((await see(customer)).proposal?.reason).toBe('My house is number •••');
  expect((await see(b.pandit)).proposal?.reason).toBe('My house is number 43210');
  const complaint = { kind: 'complaint', words: 'He is at 12345' } as const;
  await t.call('POST /case/booking/:id', { params, body: complaint }, customer);
  expect((await see(b.pandit)).additionalNotesByUser).toBe('The gate has ••• on it');
  const texts = await t.deps.pool<{ text: string }[]>`SELECT text FROM sandbox.messages`;
  expect(texts.some(({ text }) => text.includes('43210'))).toBe(false);
});
