import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MINUTE, minutes } from '#domain/time.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { customer, customerForm, freshPhone, PASSWORD, provedPhone, testClock } from '../test-auth.ts';
import { solvedCaptcha } from '../captcha/test-captcha.ts';

const clock = testClock();
let t: TestApp;
beforeAll(async () => {
  t = await testApp({}, { now: clock.now });
});
afterAll(() => t.close());

type CustomerForm = Awaited<ReturnType<typeof customerForm>>;
const register = (body: CustomerForm) => t.call('POST /auth/register', { body });

async function priestForm(phone: string) {
  const { dob: _, ...form } = await customerForm(t, phone);
  return { ...form, name: 'Pt. Jagannath Dash', email: '', referredBy: 'SEVA-12', userType: 'pandit' as const };
}

describe('a customer', () => {
  test('signs up with a proved phone and may sign in', async () => {
    const phone = freshPhone();
    const reply = await register(await customerForm(t, phone));
    expect(reply).toMatchObject({
      status: 201,
      body: {
        success: true,
        message: 'Registration successful! Please login to continue.',
        data: { user: { name: 'Sasmita Behera', phone, email: 'sasmita@example.in', userType: 'user' } },
      },
    });
    expect(reply.body.data.user).toMatchObject({ userStatus: 'active', languagesKnown: [], templeCity: null });
    expect(JSON.stringify(reply.body)).not.toMatch(/"password|argon2/i);
    expect(await t.call('POST /auth/login', { body: { phone, password: PASSWORD } })).toMatchObject({ status: 200 });
  });

  test('leaves a consent and a line in the audit, and no readable password', async () => {
    const { id } = await customer(t);
    const [consent] = await t.deps.pool`SELECT * FROM consents WHERE person_id = ${id}`;
    expect(consent).toMatchObject({ language: 'en', withdrawnAt: null });
    expect(consent?.['noticeVersion']).toMatch(/\S/);
    const [line] = await t.deps.pool`SELECT * FROM audit WHERE subject_id = ${id}`;
    expect(line).toMatchObject({ actorId: id, action: 'person.registered', after: { userType: 'user' } });
    const [person] = await t.deps.pool`SELECT password_hash, dob FROM people WHERE id = ${id}`;
    expect(person?.['passwordHash']).toMatch(/^\$argon2id\$/);
    expect(person?.['dob']).toBe('1991-04-14');
  });

  test('cannot be born tomorrow', async () => {
    const form = await customerForm(t, freshPhone());
    expect(await register({ ...form, dob: '2199-01-01' })).toMatchObject({
      status: 400,
      body: { error: { fields: { dob: 'This date lies in the future.' } } },
    });
  });

  test.each([
    ['name', ' ', 'Name is required'],
    ['name', 'সস্মিতা', 'Please write the name in English, Odia or Hindi letters.'],
    ['password', '', 'Password is required'],
    ['password', 'short', 'Password must be at least 6 characters'],
    ['email', '', 'Email is required'],
    ['email', 'sasmita', 'Email is invalid'],
    ['phone', '98765', 'Phone number must be 10 digits'],
    ['phone', '', 'Phone number is required'],
    ['dob', '2001-02-30', 'This date does not exist.'],
  ])('is told what is wrong with %s %j', async (field, value, sentence) => {
    const form = { name: 'Ama', phone: freshPhone(), password: PASSWORD, email: 'a@b.in', dob: null, [field]: value };
    const reply = await t.call('POST /auth/register', { body: form });
    expect(reply).toMatchObject({ status: 400, body: { message: sentence, error: { fields: { [field]: sentence } } } });
  });

  test.each(['userType', 'userStatus', 'token_version', '_id'])('cannot send a %s of their own', async (field) => {
    const form = { ...(await customerForm(t, freshPhone())), [field]: 'admin' };
    expect(await register(form)).toMatchObject({ status: 400, body: { error: { fields: { [field]: /not known/ } } } });
  });
});

describe('a pandit', () => {
  test('registers, waits for review, and is remembered with who sent them', async () => {
    const phone = freshPhone();
    const reply = await t.call('POST /auth/register-pandit', { body: await priestForm(phone) });
    const user = { phone, email: null, userType: 'pandit', userStatus: 'pending' };
    expect(reply).toMatchObject({ status: 201, body: { data: { user } } });
    const [row] = await t.deps.pool`SELECT referred_by FROM pandits WHERE pandit_id = ${reply.body.data.user._id}`;
    expect(row).toEqual({ referredBy: 'SEVA-12' });
    const login = await t.call('POST /auth/login', { body: { phone, password: PASSWORD } });
    expect(login).toMatchObject({ status: 200, body: { data: { user } } });
  });

  test('may be an acharya, and nobody becomes an admin', async () => {
    const form = await priestForm(freshPhone());
    // deliberately outside the contract's types
    const admin = { ...form, userType: 'admin' as 'acharya' };
    expect(await t.call('POST /auth/register-pandit', { body: admin })).toMatchObject({ status: 400 });
    const reply = await t.call('POST /auth/register-pandit', { body: { ...form, userType: 'acharya' } });
    expect(reply).toMatchObject({ status: 201, body: { data: { user: { userType: 'acharya' } } } });
  });
});

describe('a sign-up is refused', () => {
  const unproved = {
    status: 422,
    body: {
      message: 'Please verify your phone number with OTP',
      error: { code: 'phone_unproved', fields: { phone: 'Please verify your phone number with OTP' } },
    },
  };

  test('without a proof, with a made-up one, with one of another phone', async () => {
    const form = await customerForm(t, freshPhone());
    expect(await register({ ...form, verification: 'x'.repeat(43) })).toMatchObject(unproved);
    const another = { ...form, phone: freshPhone(), captcha: await solvedCaptcha(t.url) };
    expect(await register(another)).toMatchObject(unproved);
    const { verification: _, ...without } = { ...form, captcha: await solvedCaptcha(t.url) };
    expect(await t.call('POST /auth/register', { body: without })).toMatchObject(unproved);
    const { captcha, ...bare } = without;
    expect(await t.call('POST /auth/register', { body: bare })).toMatchObject(unproved);
    // the solution was not spent on a form that could not go through
    expect(await register({ ...form, captcha })).toMatchObject({ status: 201 });
  });

  test('ten minutes after the proof', async () => {
    const phone = freshPhone();
    const verification = await provedPhone(t, phone);
    clock.forward(minutes(10));
    const form = await customerForm(t, freshPhone());
    expect(await register({ ...form, phone, verification })).toMatchObject(unproved);
  });

  test('without a captcha, and the proof stays good', async () => {
    const form = await customerForm(t, freshPhone());
    expect(await register({ ...form, captcha: 'made up' })).toMatchObject({
      status: 422,
      body: { error: { code: 'captcha_failed' } },
    });
    expect(await register(form)).toMatchObject({ status: 201 });
  });

  test.each(['123456', 'PassWord', 'qwertyuiop', 'iloveyou'])('with the common password %s', async (password) => {
    const form = await customerForm(t, freshPhone());
    expect(await register({ ...form, password })).toMatchObject({
      status: 422,
      body: { error: { code: 'password_common', fields: { password: expect.stringContaining('most common') } } },
    });
    expect(await register(form)).toMatchObject({ status: 201 });
  });

  test.each(['Sasmita91', 'behera-12', 'Sankalp108'])('with %s, which is hardly more than a name', async (password) => {
    const form = await customerForm(t, freshPhone());
    expect(await register({ ...form, password })).toMatchObject({
      status: 422,
      body: { error: { code: 'password_context', fields: { password: expect.stringContaining('your name') } } },
    });
  });

  test('with their own phone number', async () => {
    const form = await customerForm(t, freshPhone());
    expect((await register({ ...form, password: form.phone })).body.error?.code).toBe('password_context');
  });

  test('for a phone that has an account, and the proof stays good for its owner', async () => {
    const { phone } = await customer(t);
    clock.forward(MINUTE);
    const form = await customerForm(t, phone);
    expect(await register(form)).toMatchObject({
      status: 409,
      body: { error: { code: 'phone_taken', fields: { phone: expect.stringContaining('already registered') } } },
    });
    const lookup = { phone, verification: form.verification };
    const { body } = await t.call('POST /get-user-by-phone', { body: lookup });
    expect(body.data.user).toEqual({ userType: 'user', userStatus: 'active' });
  });
});

test('one proof raced by ten makes one person', async () => {
  const form = await customerForm(t, freshPhone());
  const captchas = await Promise.all(Array.from({ length: 10 }, () => solvedCaptcha(t.url)));
  const answers = await Promise.all(captchas.map((captcha) => register({ ...form, captcha })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(9);
});

describe('asking about a phone', () => {
  const ask = (phone: string, verification?: string) =>
    t.call('POST /get-user-by-phone', { body: { phone, verification } });

  test('tells strangers only whether it is registered', async () => {
    const { phone } = await customer(t);
    expect((await ask(phone)).body.data).toEqual({ exists: 1 });
    expect((await ask(phone, 'made up')).body.data).toEqual({ exists: 1 });
    expect((await ask(freshPhone())).body.data).toEqual({ exists: 0 });
  });

  test('tells the holder of the phone what the account is, without using the proof up', async () => {
    const phone = freshPhone();
    const form = await customerForm(t, phone);
    expect((await ask(phone, form.verification)).body.data).toEqual({ exists: 0 });
    expect(await register(form)).toMatchObject({ status: 201 });
    clock.forward(MINUTE);
    const verification = await provedPhone(t, phone);
    const user = { userType: 'user', userStatus: 'active' };
    expect((await ask(phone, verification)).body.data).toEqual({ exists: 1, user });
    expect((await ask(phone, verification)).body.data).toEqual({ exists: 1, user });
  });
});
