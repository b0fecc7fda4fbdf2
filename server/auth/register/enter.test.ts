import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Sent } from '#contract/index.ts';
import { minutes } from '#domain/time.ts';
import { WRONG_PASSWORD_WAITS } from '#domain/sign-in/sign-in.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { proofOf } from '../otp/proof.ts';
import { customerForm, freshPhone, member, PASSWORD, postWith, provedPhone, testClock } from '../test-auth.ts';

const clock = testClock();
let t: TestApp;
beforeAll(async () => {
  t = await testApp({}, { now: clock.now });
});
afterAll(() => t.close());

type Form = Sent<'POST /auth/enter', 'body'>;
const enter = (body: Form) => t.call('POST /auth/enter', { body });
/** What a new family comes with. */
const newcomer = async (phone = freshPhone()) => ({
  phone,
  verification: await proofOf(t.deps, phone),
  name: 'Sasmita Behera',
});
const unproved = { status: 422, body: { error: { code: 'phone_unproved' } } };
const nameless = {
  status: 422,
  body: { message: 'Name is required', error: { code: 'name_required', fields: { name: 'Name is required' } } },
};

describe('a new family', () => {
  test('is in with a phone and a name: no password, no e-mail, and what signing up leaves', async () => {
    const phone = freshPhone();
    const verification = await provedPhone(t, phone);
    const reply = await enter({ phone, verification, name: '  Sasmita Behera ' });
    const user = {
      name: 'Sasmita Behera',
      phone,
      email: null,
      userType: 'user',
      userStatus: 'active',
      hasPassword: false,
    };
    expect(reply).toMatchObject({ status: 200, body: { data: { token: expect.any(String), user } } });
    expect(reply.headers.getSetCookie()[0]).toMatch(/^sankalp_session=/);
    expect(await t.call('GET /auth/me', {}, reply.body.data)).toMatchObject({ status: 200, body: { data: { user } } });
    const { _id: id } = reply.body.data.user;
    const [consent] = await t.deps.pool`SELECT * FROM consents WHERE person_id = ${id}`;
    expect(consent).toMatchObject({ language: 'en', noticeVersion: expect.stringMatching(/\S/), withdrawnAt: null });
    const [line] = await t.deps.pool`SELECT * FROM audit WHERE subject_id = ${id}`;
    expect(line).toMatchObject({ actorId: id, action: 'person.registered', after: { userType: 'user' } });
  });

  test('without a name is asked for it, and the proof stays good', async () => {
    const { name, ...form } = await newcomer();
    expect(await enter(form)).toMatchObject(nameless);
    expect(await enter({ ...form, name: ' ' })).toMatchObject({
      status: 400,
      body: { error: { fields: { name: 'Name is required' } } },
    });
    expect(await enter({ ...form, name: 'SBI KYC http://sbi.example' })).toMatchObject({
      status: 400,
      body: { error: { fields: { name: expect.stringContaining('name alone') } } },
    });
    expect(await enter({ ...form, name })).toMatchObject({ status: 200 });
  });

  test('has no password until they set one, proving their phone', async () => {
    const form = await newcomer();
    const { token } = (await enter(form)).body.data;
    const login = (password: string) => t.call('POST /auth/login', { body: { phone: form.phone, password } });
    const wrong = await login(PASSWORD);
    expect(wrong).toMatchObject({ status: 401, body: { error: { code: 'credentials' } } });
    expect((await t.call('POST /auth/login', { body: { phone: freshPhone(), password: PASSWORD } })).body).toEqual(
      wrong.body,
    );
    const change = (proof: object) =>
      t.call('POST /user/change-password', { body: { newPassword: PASSWORD, ...proof } }, { token });
    expect(await change({ currentPassword: PASSWORD })).toMatchObject({ status: 422 });
    expect(await change({ verification: await proofOf(t.deps, form.phone) })).toMatchObject({ status: 200 });
    expect(await login(PASSWORD)).toMatchObject({ status: 200, body: { data: { user: { hasPassword: true } } } });
  });

  test('ends their account by a code', async () => {
    const form = await newcomer();
    const { token } = (await enter(form)).body.data;
    const leave = (proof: object) => t.call('POST /user/delete-account', { body: proof }, { token });
    expect(await leave({ password: PASSWORD })).toMatchObject({
      status: 422,
      body: { error: { code: 'password_wrong' } },
    });
    expect(await leave({ verification: await proofOf(t.deps, form.phone) })).toMatchObject({ status: 200 });
  });
});

describe('a family that has an account', () => {
  test('is signed in, under the name they have', async () => {
    const { phone, id } = await member(t);
    const [before] = await t.deps.pool`SELECT name FROM people WHERE id = ${id}`;
    const reply = await enter(await newcomer(phone));
    expect(reply).toMatchObject({ status: 200, body: { data: { user: { _id: id, name: before?.['name'] } } } });
    const { name: _, ...form } = await newcomer(phone);
    expect(await enter(form)).toMatchObject({ status: 200, body: { data: { user: { _id: id } } } });
  });

  test('that is closed stays out', async () => {
    const { phone } = await t.person('user', 'suspended');
    const reply = await enter(await newcomer(phone));
    expect(reply).toMatchObject({ status: 403, body: { error: { code: 'account_closed' } } });
    expect(reply.headers.getSetCookie()).toEqual([]);
  });
});

test.each(['pandit', 'acharya', 'admin'] as const)('the phone of %s is for no family', async (type) => {
  const { phone } = await t.person(type);
  expect(await enter(await newcomer(phone))).toMatchObject({
    status: 403,
    body: { error: { code: 'families_only', fields: { phone: expect.stringContaining('family’s account') } } },
  });
});

describe('a proof', () => {
  test('is good once, for its own phone, for ten minutes', async () => {
    const form = await newcomer();
    expect(await enter({ ...form, phone: freshPhone() })).toMatchObject(unproved);
    expect(await enter({ ...form, verification: 'x'.repeat(43) })).toMatchObject(unproved);
    expect(await enter(form)).toMatchObject({ status: 200 });
    expect(await enter(form)).toMatchObject(unproved);
    const late = await newcomer();
    clock.forward(minutes(10));
    expect(await enter(late)).toMatchObject(unproved);
  });

  test('raced by ten lets in one', async () => {
    const form = await newcomer();
    const answers = await Promise.all(Array.from({ length: 10 }, () => enter(form)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 422)]);
  });
});

test('of ten who come by proofs of one phone at once all get in, as one person', async () => {
  const phone = freshPhone();
  const forms = await Promise.all(Array.from({ length: 10 }, () => newcomer(phone)));
  const answers = await Promise.all(forms.map((form) => enter(form)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  expect(new Set(answers.map(({ body }) => body.data.user._id)).size).toBe(1);
});

test('a sign-up and a sign-in at the same moment end as one person, whichever was first', async () => {
  for (let round = 1; round <= 5; round += 1) {
    const phone = freshPhone();
    const [signUp, form] = [await customerForm(t, phone), await newcomer(phone)];
    const [registered, entered] = await Promise.all([t.call('POST /auth/register', { body: signUp }), enter(form)]);
    expect(entered.status).toBe(200);
    expect([201, 409]).toContain(registered.status);
    const people = await t.deps.pool`SELECT id FROM people WHERE phone = ${phone}`;
    expect(people).toEqual([{ id: entered.body.data.user._id }]);
  }
});

test('a page without script asks for a code without a captcha: a few times, then ever more slowly', async () => {
  const ask = (address: string) =>
    postWith(t, '/auth/otp/send', { 'x-forwarded-for': address }, { phone: freshPhone() });
  const free = WRONG_PASSWORD_WAITS.filter((seconds) => seconds === 0).length + 1;
  for (let nth = 1; nth <= free; nth += 1) expect(await ask('203.0.113.9')).toMatchObject({ status: 200 });
  const next = await ask('203.0.113.9');
  expect(next).toMatchObject({ status: 429, code: 'too_many' });
  expect(Number(next.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await ask('203.0.113.10')).toMatchObject({ status: 200 });
});
