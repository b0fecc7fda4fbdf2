import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sent } from '#contract/index.ts';
import { newId } from '../../db/ids.ts';
import { testApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { picture, upload } from '../../uploads/test-pictures.ts';

let t: TestApp;
let customer: TestPerson;
beforeAll(async () => {
  t = await testApp();
  customer = await t.person('user');
});
afterAll(() => t.close());

type Update = Sent<'POST /user/update-profile', 'body'>;
const save = (updateData: object, who: TestPerson | null = customer, more: object = {}) =>
  t.call('POST /user/update-profile', { body: { updateData, ...more } as Update }, who);

test('only the person changes their profile, not even an admin', async () => {
  const admin = await t.person('admin');
  expect((await save({ name: 'X' }, null)).status).toBe(401);
  const borrowed = await save({ name: 'X' }, admin, { userId: customer.id });
  expect(borrowed).toMatchObject({ status: 403, body: { error: { code: 'not_yours' } } });
  expect((await save({ name: 'Own' }, admin, { userId: admin.id })).status).toBe(200);
});

test('what is sent is saved, what is not stays, what is empty is cleared', async () => {
  const first = await save({
    name: '  Sasmita Rout ',
    email: 'sasmita@example.org',
    dob: '1990-02-28',
    gender: 'female',
    address: 'Plot 7',
    pincode: '751001',
    state: 'Odisha',
    district: 'Khordha',
    city: 'Bhubaneswar',
    occupation: 'Teacher',
    emergencyName: 'Ravi',
    emergencyPhone: '9123456780',
    emergencyRelation: 'Brother',
  });
  expect(first.status).toBe(200);
  expect(first.body.data).toMatchObject({
    name: 'Sasmita Rout',
    email: 'sasmita@example.org',
    dob: '1990-02-28',
    district: 'Khordha',
    city: 'Bhubaneswar',
    emergencyPhone: '9123456780',
  });
  const second = await save({ pincode: '', email: '', dob: null });
  expect(second.body.data).toEqual({
    ...first.body.data,
    pincode: null,
    email: null,
    dob: null,
    __v: first.body.data.__v + 1,
    updatedAt: second.body.data.updatedAt,
  });
  const read = await t.call('GET /user/get-user/:userId', { params: { userId: customer.id } }, customer);
  expect(read.body.data).toEqual(second.body.data);
});

test.each([
  [{ name: ' ' }, { name: 'Name is required' }],
  [{ name: 'সস্মিতা' }, { name: 'Please write the name in English, Odia or Hindi letters.' }],
  [{ name: 'Sasmita 🙏' }, { name: 'Please write the name in English, Odia or Hindi letters.' }],
  [{ emergencyName: 'ரவி தாஸ்' }, { emergencyName: 'Please write the name in English, Odia or Hindi letters.' }],
  [{ nameOdia: 'Sasmita' }, { nameOdia: 'Please write this name in Odia letters.' }],
  [{ nameDevanagari: 'ସସ୍ମିତା' }, { nameDevanagari: 'Please write this name in Hindi letters.' }],
  [
    { nameOdia: 'ସସ୍ମିତା sbi.com' },
    { nameOdia: 'Please write the name alone, without web addresses, phone numbers or hidden signs.' },
  ],
  [{ email: 'nowhere' }, { email: 'Email is invalid' }],
  [{ pincode: '7510011' }, { pincode: 'This is too long.' }],
  [{ pincode: '12ab' }, { pincode: 'A pincode is six digits, like 751001' }],
  [{ pincode: '000000' }, { pincode: 'A pincode is six digits, like 751001' }],
  [{ dob: '1990-02-30' }, { dob: 'This date does not exist.' }],
  [{ dob: '2999-01-01' }, { dob: 'This date lies in the future.' }],
  [{ dob: '1899-12-31' }, { dob: 'Please check the year.' }],
  [{ emergencyPhone: '12345' }, { emergencyPhone: 'Phone number must be 10 digits' }],
  [{ emergencyPhone: '1234567890' }, { emergencyPhone: 'Indian mobile numbers begin with 6 to 9' }],
  [{ state: 'Bihar' }, { state: 'Only Odisha is offered.' }],
  [{ district: 'Patna', city: null }, { district: 'Please choose a district of Odisha.' }],
  [{ district: 'Puri', city: 'Jatni' }, { city: 'Please choose a tehsil or block of this district.' }],
  [{ isAdmin: true }, { isAdmin: 'This field is not known here.' }],
])('%o is refused beside its field', async (updateData, fields) => {
  const reply = await save(updateData);
  expect(reply.status).toBe(400);
  const [[name, sentence] = []] = Object.entries(fields);
  expect(reply.body.error?.fields).toEqual({ [`updateData.${name}`]: sentence });
});

test('a name is kept without signs that nobody sees, and in two more scripts until it is emptied', async () => {
  const person = await t.person('user');
  const typed = {
    name: 'Sas\u200Bmita \u202ERout\uFEFF',
    nameOdia: 'ସସ୍ମିତା\u200F ରାଉତ',
    nameDevanagari: 'क्\u200Dषमा राउत\u200C',
  };
  const names = { name: 'Sasmita Rout', nameOdia: 'ସସ୍ମିତା ରାଉତ', nameDevanagari: 'क्\u200Dषमा राउत' };
  expect((await save(typed, person)).body.data).toMatchObject(names);
  expect((await save({ name: 'Sasmita Das' }, person)).body.data).toMatchObject({ nameOdia: names.nameOdia });
  const emptied = { nameOdia: '', nameDevanagari: null };
  expect((await save(emptied, person)).body.data).toMatchObject({ nameOdia: null, nameDevanagari: null });
});

test('a name that was taken once in another script goes on being theirs', async () => {
  const person = await t.person('user');
  await t.deps.pool`UPDATE people SET name = 'সস্মিতা' WHERE id = ${person.id}`;
  expect((await save({ name: 'সস্মিতা', occupation: 'Teacher' }, person)).status).toBe(200);
});

test('a district brings its state', async () => {
  const person = await t.person('user');
  expect((await save({ district: 'Puri' }, person)).body.data).toMatchObject({ state: 'Odisha', district: 'Puri' });
});

test('nobody makes themselves more than they are', async () => {
  for (const [change, said] of [
    [{ userType: 'admin' }, /What kind of account this is/],
    [{ userStatus: 'approved' }, /The status can only be changed by an admin/],
    [{ phone: '9999999999' }, /The phone number cannot be changed here/],
    [{ password: 'secret12' }, /The password is changed under Security/],
    [{ trainingAccepted: 'accepted' }, /Only the office/],
    [{ trainingPeriod: '2027-01-01' }, /Only the office/],
    [{ acharyaId: newId() }, /Only the office/],
    [{ approvedBy: newId() }, /Only the office/],
    [{ comment: 'Excellent' }, /Only the office/],
  ] as const) {
    const { status, body } = await save({ name: 'Sneaky', ...change });
    const [field = ''] = Object.keys(change);
    expect(status, field).toBe(403);
    expect(body.message).toMatch(said);
    expect(body.error?.fields).toEqual({ [`updateData.${field}`]: body.message });
  }
  const read = await t.call('GET /user/get-user/:userId', { params: { userId: customer.id } }, customer);
  expect(read.body.data).toMatchObject({ userType: 'user', userStatus: 'active', phone: customer.phone });
  expect(read.body.data.name).not.toBe('Sneaky');
});

test('a form may send back what it was given', async () => {
  const before = (await t.call('GET /user/get-user/:userId', { params: { userId: customer.id } }, customer)).body.data;
  const { userType, userStatus, phone, trainingPeriod, trainingAccepted, acharyaId, comment } = before;
  const fixed = { userType, userStatus, phone, trainingPeriod, trainingAccepted, acharyaId, comment };
  const reply = await save({ ...fixed, password: '', approvedBy: '', languagesKnown: [], rituals: [], name: 'Same' });
  expect(reply).toMatchObject({ status: 200, body: { data: { name: 'Same' } } });
});

test("a customer has no pandit's fields", async () => {
  const reply = await save({ languagesKnown: ['Odia'], yearsOfExperience: 3 });
  expect(reply.status).toBe(400);
  expect(Object.keys(reply.body.error?.fields ?? {})).toEqual([
    'updateData.languagesKnown',
    'updateData.yearsOfExperience',
  ]);
});

test('a photo is one of their own uploads, or none', async () => {
  const mine = (await upload(t, 'profile-image', await picture(20, 20), customer)).body.data?.url;
  const stranger = await t.person('user');
  expect(await save({ profileUrl: mine }, stranger)).toMatchObject({
    status: 422,
    body: { error: { code: 'photo_unknown' } },
  });
  for (const profileUrl of ['https://elsewhere.example/me.jpg', 'javascript:alert(1)', '/uploads/profile/x.webp']) {
    expect((await save({ profileUrl })).status, profileUrl).toBe(422);
  }
  expect((await save({ profileUrl: mine })).body.data.profileUrl).toBe(mine);
  expect((await save({ profileUrl: mine, name: 'Again' })).status).toBe(200);
  expect((await save({ profileUrl: '' })).body.data.profileUrl).toBeNull();
});

test('of two forms filled from the same version, one is saved', async () => {
  const person = await t.person('user');
  const replies = await Promise.all([
    save({ name: 'One' }, person, { __v: 0 }),
    save({ name: 'Two' }, person, { __v: 0 }),
  ]);
  expect(replies.map((reply) => reply.status).toSorted()).toEqual([200, 409]);
  expect(replies.find((reply) => reply.status === 409)?.body.error?.code).toBe('stale');
  expect((await save({ name: 'Three' }, person, { __v: 1 })).status).toBe(200);
});

test('the audit says which fields changed, not what they hold', async () => {
  const person = await t.person('user');
  await save({ name: 'Renamed', address: 'Lane 4' }, person);
  await save({ name: 'Renamed' }, person);
  const lines = await t.deps.pool`SELECT action, after FROM audit WHERE subject_id = ${person.id}`;
  expect(lines).toEqual([{ action: 'profile.changed', after: { fields: ['name', 'address'] } }]);
});
