import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { minutes, seconds } from '#domain/time.ts';
import { FREE_PASSWORD_TRIES } from '#domain/sign-in/sign-in.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { WIDE_SHARE } from './tries.ts';
import { hashPassword } from './passwords.ts';
import { freshPhone, member, otherThan, PASSWORD, postWith, sentCode, testClock } from '../test-auth.ts';

const clock = testClock();
let t: TestApp;
beforeAll(async () => {
  t = await testApp({}, { now: clock.now });
});
afterAll(() => t.close());

const login = (phone: string, password: string = PASSWORD) => t.call('POST /auth/login', { body: { phone, password } });
const loginFrom = (address: string, phone: string, password: string = PASSWORD) =>
  postWith(t, '/auth/login', { 'x-forwarded-for': address }, { phone, password });
const loginByCode = (phone: string, otp: string) => t.call('POST /auth/login-otp', { body: { phone, otp } });
const credentials = {
  status: 401,
  body: { message: 'The phone number or the password is not right.', error: { code: 'credentials' } },
};

describe('by password', () => {
  test('gives a token of a quarter of an hour, the person, and a guarded cookie', async () => {
    const { phone, id } = await member(t);
    const reply = await login(phone);
    expect(reply).toMatchObject({ status: 200, body: { data: { user: { _id: id, phone, userType: 'user' } } } });
    const claims = JSON.parse(Buffer.from(reply.body.data.token.split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({ sub: id, userType: 'user', jti: expect.any(String) });
    expect(claims.exp - claims.iat).toBe(15 * 60);
    const [cookie = ''] = reply.headers.getSetCookie();
    expect(cookie).toMatch(/^sankalp_session=[\w-]{43};/);
    expect(cookie).toContain(`Max-Age=${30 * 24 * 3600}`);
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(part);
    expect(cookie).not.toContain('Secure');
    expect(await t.call('GET /auth/me', {}, reply.body.data)).toMatchObject({
      status: 200,
      body: { data: { user: reply.body.data.user } },
    });
  });

  test('tells an unknown phone and a wrong password in the same words', async () => {
    const { phone } = await member(t);
    const [wrong, unknown] = [await login(phone, 'not-the-password'), await login(freshPhone())];
    expect(wrong).toMatchObject(credentials);
    expect(unknown.status).toBe(401);
    expect(unknown.body).toEqual(wrong.body);
  });

  test('does not sign in somebody without a password, whatever is sent', async () => {
    const { phone } = await t.person('user');
    expect(await login(phone, 'nobody has this password')).toMatchObject(credentials);
  });

  test.each(['suspended', 'inactive'] as const)(
    'turns a %s person away, once the password is right',
    async (status) => {
      const { phone, id } = await member(t);
      await t.deps.pool`UPDATE people SET status = ${status} WHERE id = ${id}`;
      expect(await login(phone, 'not-the-password')).toMatchObject(credentials);
      const reply = await login(phone);
      expect(reply).toMatchObject({ status: 403, body: { error: { code: 'account_closed' } } });
      expect(reply.headers.getSetCookie()).toEqual([]);
    },
  );

  test('signs in a pending or a rejected pandit', async () => {
    for (const status of ['pending', 'rejected']) {
      const { phone, id } = await member(t);
      await t.deps.pool`UPDATE people SET status = ${status} WHERE id = ${id}`;
      expect(await login(phone)).toMatchObject({ status: 200, body: { data: { user: { userStatus: status } } } });
    }
  });

  test('reads the same letters however a keyboard writes them', async () => {
    const { phone, id } = await member(t);
    await t.deps.pool`UPDATE people SET password_hash = ${await hashPassword(t.deps, 'café-ନମସ୍କାର')} WHERE id = ${id}`;
    expect(await login(phone, 'cafe\u0301-ନମସ୍କାର')).toMatchObject({ status: 200 });
  });
});

describe('wrong passwords in a row', () => {
  test('make the next wait longer and longer, and a right one ends that', async () => {
    const { phone } = await member(t);
    for (let nth = 1; nth <= FREE_PASSWORD_TRIES; nth += 1)
      expect(await login(phone, 'not-the-password')).toMatchObject(credentials);
    const waits: number[] = [];
    for (let nth = 1; nth <= 10; nth += 1) {
      const reply = await login(phone);
      expect(reply).toMatchObject({ status: 429, body: { error: { code: 'too_many' } } });
      waits.push(Number(reply.headers.get('retry-after')));
      clock.forward(seconds(waits.at(-1) ?? 0));
      expect(await login(phone, 'not-the-password')).toMatchObject(credentials);
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 300, 300, 300]);
    clock.forward(minutes(5));
    expect(await login(phone)).toMatchObject({ status: 200 });
    expect(await login(phone, 'not-the-password')).toMatchObject(credentials);
    expect(await login(phone)).toMatchObject({ status: 200 });
  });

  test('from one address do not keep the person out from another', async () => {
    const { phone } = await member(t);
    for (let nth = 1; nth <= FREE_PASSWORD_TRIES; nth += 1) await loginFrom('203.0.113.7', phone, 'guess');
    expect(await loginFrom('203.0.113.7', phone)).toMatchObject({ status: 429 });
    expect(await loginFrom('203.0.113.8', phone)).toMatchObject({ status: 200 });
  });

  test('count for a whole IPv6 network', async () => {
    const { phone } = await member(t);
    for (let nth = 1; nth <= FREE_PASSWORD_TRIES; nth += 1) await loginFrom(`2001:db8:1:2::${nth}`, phone, 'guess');
    expect(await loginFrom('2001:db8:1:2::99', phone)).toMatchObject({ status: 429 });
    expect(await loginFrom('2001:db8:1:3::99', phone)).toMatchObject({ status: 200 });
  });

  test('count for the many networks of one IPv6 connection together', async () => {
    const { phone } = await member(t);
    for (let nth = 1; nth <= WIDE_SHARE * FREE_PASSWORD_TRIES; nth += 1)
      expect((await loginFrom(`2001:db8:9:${nth}::1`, phone, 'not-the-password')).status).toBe(401);
    expect(await loginFrom('2001:db8:9:ffff::1', phone)).toMatchObject({ status: 429, code: 'too_many' });
    expect((await loginFrom('2001:db8:a:1::1', phone)).status).toBe(200);
  });

  test('guessed at once are looked at only as often as they are free', async () => {
    const { phone } = await member(t);
    const guess = () => login(phone, 'not-the-password');
    const answers = await clock.hold(() => Promise.all(Array.from({ length: 60 }, guess)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(FREE_PASSWORD_TRIES);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(60 - FREE_PASSWORD_TRIES);
  });

  test('are counted for unknown phones as well', async () => {
    const phone = freshPhone();
    for (let nth = 1; nth <= FREE_PASSWORD_TRIES; nth += 1) expect(await login(phone)).toMatchObject(credentials);
    expect(await login(phone)).toMatchObject({ status: 429 });
  });
});

describe('by code', () => {
  test('gives what a password gives', async () => {
    const { phone, id } = await member(t);
    const reply = await loginByCode(phone, await sentCode(t, phone));
    expect(reply).toMatchObject({ status: 200, body: { data: { user: { _id: id }, token: expect.any(String) } } });
    expect(reply.headers.getSetCookie()[0]).toMatch(/^sankalp_session=/);
  });

  test('tells only the holder of a phone that it is unknown', async () => {
    const phone = freshPhone();
    const code = await sentCode(t, phone);
    expect(await loginByCode(phone, otherThan(code))).toMatchObject({
      status: 401,
      body: { message: 'Invalid OTP code', error: { code: 'otp_invalid' } },
    });
    expect(await loginByCode(phone, code)).toMatchObject({
      status: 404,
      body: { message: 'UserID and Mobile number not found. Please register to continue.' },
    });
    expect(await loginByCode(phone, code)).toMatchObject({ status: 401, body: { error: { code: 'otp_expired' } } });
  });

  test('turns a suspended person away', async () => {
    const { phone } = await t.person('user', 'suspended');
    expect(await loginByCode(phone, await sentCode(t, phone))).toMatchObject({ status: 403 });
  });

  test('after five wrong codes refuses the right one', async () => {
    const { phone } = await t.person('user');
    const code = await sentCode(t, phone);
    for (let nth = 1; nth <= 5; nth += 1) await loginByCode(phone, otherThan(code));
    expect(await loginByCode(phone, code)).toMatchObject({ status: 429, body: { error: { code: 'otp_spent' } } });
  });
});
