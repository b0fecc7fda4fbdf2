import { afterAll, beforeAll, expect, test } from 'vitest';
import { STATE } from '#domain/state.ts';
import { addDays } from '#domain/time.ts';
import { makeBookable, makeBooking, type Bookable } from '../bookings/test-factories.ts';
import { testApp, type TestApp } from './test-app.ts';

/** The calls a pandit makes, as the specification has them (admin and pandit, section 7): paths, payloads, answers. */

let t: TestApp;
let b: Bookable;
beforeAll(async () => {
  t = await testApp();
  b = await makeBookable(t, { price: 1100 });
});
afterAll(() => t.close());

const uuid = expect.stringMatching(/^[\da-f-]{36}$/);

test('days are declared with what is offered on them, and listed', async () => {
  const userId = b.pandit.id;
  const days = { fromDate: addDays(b.day, 40), toDate: addDays(b.day, 42) };
  const body = { userId, rituals: [{ ritualId: b.ritual.id, price: b.price }], ...days };
  const declared = await t.call('POST /availability/declare-availability', { body }, b.pandit);
  expect(declared.body).toMatchObject({ success: true, message: 'Availability declared successfully!' });
  const listed = await t.call('POST /availability/get-by-user', { body: { userId } }, b.pandit);
  expect(listed.body.data.availability.at(-1)).toMatchObject({ id: uuid, ...days });
});

test('requests are listed, and answered with a yes, a reason or an amount', async () => {
  const made = [];
  for (const nth of [1, 2, 3]) made.push(await makeBooking(t, b, await t.person('user'), { day: addDays(b.day, nth) }));
  const ask = { body: { userId: b.pandit.id } };
  const { data } = (await t.call('POST /booking/get-bookings-by-user', ask, b.pandit)).body;
  expect(data.count).toBe(3);
  const shown = { _id: uuid, bookingStatus: 'pendingwithpandit', ritualId: { ritualType: b.ritual.name } };
  expect(data.bookings).toMatchObject([shown, shown, shown]);
  const answers = [
    { bookingStatus: 'confirmedbypandit', additionalNotesbyPandit: 'With pleasure' },
    { bookingStatus: 'rejected', additionalNotesbyPandit: 'Travelling' },
    { bookingStatus: 'advancepaymentrequested', additionalNotesbyPandit: '', advanceAmountToBePaid: 300 },
  ] as const;
  for (const [nth, answer] of answers.entries()) {
    const body = { bookingId: made[nth]?._id ?? '', ...answer };
    const reply = await t.call('POST /booking/update-booking-status', { body }, b.pandit);
    expect(reply.body).toMatchObject({ success: true, data: { bookingStatus: answer.bookingStatus } });
  }
});

test('a profile is read and saved with every field the form has', async () => {
  const pandit = await t.person('pandit', 'training_required');
  const home = { state: STATE, district: 'Puri', city: 'Gop' };
  const temple = { templeState: STATE, templeDistrict: 'Puri', templeCity: 'Gop' };
  const own = {
    name: 'Pt. Nilamani Hota',
    email: 'hota@example.in',
    phone: pandit.phone,
    address: 'Plot 7',
    pincode: '752110',
    dob: '1980-02-28',
    profileUrl: null,
    languagesKnown: ['Odia', 'Kosli'],
    isAdvancePaymentRequired: true,
    advanceAmount: 501,
    referredBy: 'Guru Prasad',
    yearsOfExperience: 12,
    isAttachedToTemple: true,
    isSameAsHomeAddress: true,
    ...home,
    ...temple,
  };
  const offer = { ritualId: b.ritual.id, price: 1500, experience: 14 };
  const updateData = { ...own, rituals: [offer], trainingPeriod: null };
  const saved = await t.call('POST /user/update-profile', { body: { userId: pandit.id, updateData } }, pandit);
  expect(saved.body.success).toBe(true);
  const read = await t.call('GET /user/get-user/:userId', { params: { userId: pandit.id } }, pandit);
  const kept = { ritualId: { _id: b.ritual.id }, price: 1500, experience: 14 };
  expect(read.body.data).toMatchObject({ ...own, rituals: [kept], acharyaId: null, trainingAccepted: null });
});

test('a training names its acharya and its end, and is answered', async () => {
  const [pandit, acharya, admin] = [await t.person('pandit'), await t.person('acharya'), await t.person('admin')];
  const trainingPeriod = addDays(b.day, 7);
  const guided = { userStatus: 'training_required', acharyaId: acharya.id, trainingPeriod } as const;
  const decided = { userId: pandit.id, approvedBy: admin.id, comment: 'Please', trainingAccepted: null, ...guided };
  expect((await t.call('POST /user/admin/update-user-status', { body: decided }, admin)).status).toBe(200);
  const read = await t.call('GET /user/get-user/:userId', { params: { userId: pandit.id } }, pandit);
  const { id: _id, name, phone } = acharya;
  const shown = { _id, name, phone, experience: null, address: null, email: expect.toSatisfy(isTextOrNone) };
  expect(read.body.data).toMatchObject({ trainingPeriod, trainingAccepted: null, acharyaId: shown });

  const body = { userId: pandit.id, trainingAccepted: 'accepted' } as const;
  const reply = await t.call('POST /user/update-training-acceptance', { body }, pandit);
  expect(reply.body).toMatchObject({ success: true, message: expect.any(String) });
  expect(reply.body.data.trainingAccepted).toBe('accepted');
});

const isTextOrNone = (value: unknown): boolean => value === null || typeof value === 'string';
