import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#domain/time.ts';
import { makeBookable, makeBooking, type Bookable } from '../bookings/test-factories.ts';
import { testApp, type TestApp, type TestPerson } from './test-app.ts';
import { storedPicture } from '../uploads/test-pictures.ts';

/** The calls an admin makes, as the specification has them (admin and pandit, sections 3 and 7): paths, payloads, answers. */

let t: TestApp;
let admin: TestPerson;
let b: Bookable;
beforeAll(async () => {
  t = await testApp();
  admin = await t.person('admin');
  b = await makeBookable(t, { price: 1100 });
});
afterAll(() => t.close());

const uuid = expect.stringMatching(/^[\da-f-]{36}$/);
const instant = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/);

test('users and pandits are listed by type, each with the fields of a user record', async () => {
  const family = await t.person('user');
  const users = await t.call('POST /user/get-users', { body: { userType: 'user' } }, admin);
  expect(users.body).toMatchObject({ success: true, message: expect.any(String) });
  const record = users.body.data.users.find(({ _id }) => _id === family.id);
  expect(record).toMatchObject({
    _id: uuid,
    name: family.name,
    phone: family.phone,
    userType: 'user',
    userStatus: 'active',
    address: null,
    pincode: null,
    dob: null,
    createdAt: instant,
    updatedAt: instant,
    __v: expect.any(Number),
  });
  const pandits = await t.call('POST /user/get-users', { body: { userType: 'pandit' } }, admin);
  expect(pandits.body.data.users.find(({ _id }) => _id === b.pandit.id)).toMatchObject({
    languagesKnown: [],
    rituals: [{ ritualId: { _id: b.ritual.id, ritualType: b.ritual.name }, price: 1100 }],
    isAdvancePaymentRequired: false,
    advanceAmount: null,
    referredBy: null,
    acharyaId: null,
    trainingPeriod: null,
    trainingAccepted: null,
    profileUrl: null,
  });
});

test('a pandit is sent to a listed acharya, by who decides', async () => {
  const [pandit, acharya] = [await t.person('pandit', 'pending'), await t.person('acharya', 'approved')];
  const { acharyas } = (await t.call('GET /user/get-acharya-users', {}, admin)).body.data;
  expect(acharyas).toContainEqual({ _id: acharya.id, name: acharya.name });
  const guided = { acharyaId: acharya.id, trainingPeriod: addDays(b.day, 30), trainingAccepted: null };
  const decision = { userId: pandit.id, comment: 'Please learn the sankalpa.', approvedBy: admin.id };
  const reply = await t.call(
    'POST /user/admin/update-user-status',
    { body: { ...decision, userStatus: 'training_required', ...guided } },
    admin,
  );
  const kept = { ...guided, acharyaId: { _id: acharya.id }, userStatus: 'training_required' };
  expect(reply.body).toMatchObject({ success: true, message: expect.any(String), data: kept });
});

test('a category and a ritual are added, and listed with it', async () => {
  const category = { name: 'For the ancestors', description: 'Quiet rites' };
  const added = await t.call('POST /rituals/add-ritual-category', { body: category }, admin);
  expect(added.body).toMatchObject({ success: true, message: 'Category added successfully!' });
  const { categories } = (await t.call('GET /rituals/get-ritual', {}, admin)).body.data;
  expect(categories).toContainEqual(expect.objectContaining(category));
  const ritualImageUrl = await storedPicture(t, admin);
  const ritual = { ritualType: 'Pinda Dana', ritualDescription: 'At the river', ritualImageUrl };
  const body = { ritualCategory: added.body.data._id, ...ritual };
  expect(await t.call('POST /rituals/add-ritual', { body }, admin)).toMatchObject({
    status: 201,
    body: { success: true, message: 'Ritual added successfully!' },
  });
  const { data } = (await t.call('GET /rituals/get-ritual-list-admin', {}, admin)).body;
  expect(data.find(({ ritualType }) => ritualType === 'Pinda Dana')).toMatchObject({
    _id: uuid,
    ...ritual,
    createdAt: instant,
    updatedAt: instant,
    __v: 0,
    ritualCategory: { _id: body.ritualCategory, ...category, createdAt: instant },
  });
});

test('bookings are listed under the spelling of the specification, with every field', async () => {
  const family = await t.person('user');
  const { _id } = await makeBooking(t, b, family, { status: 'advancepaymentdone', advance: 501 });
  const { body } = await t.call('GET /booking/admin/boookings', { query: {} }, admin);
  expect(body.success).toBe(true);
  expect(body.data.find((booking) => booking._id === _id)).toMatchObject({
    userId: { name: family.name, phone: family.phone, email: null, profileUrl: null },
    panditId: { name: b.pandit.name, phone: b.pandit.phone, email: null },
    ritualId: { ritualType: b.ritual.name },
    bookingDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    bookingStatus: 'advancepaymentdone',
    isAdvancePayment: true,
    advanceAmountToBePaid: 501,
    paymentDateTime: instant,
    createdAt: instant,
    userAddress: expect.any(String),
    additionalNotesByUser: null,
    additionalNotesbyPandit: null,
  });
});
