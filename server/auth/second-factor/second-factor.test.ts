import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SELF_PROOF_LASTS } from '#domain/sign-in/second-factor.ts';
import { inDigits, ODIA } from '#domain/words/digits.ts';
import { asInstant, asMillis, later, MINUTE, SECOND, seconds, type Millis } from '#domain/time.ts';
import { cookieOf, givePassword, PASSWORD, postWith, sentCode } from '../test-auth.ts';
import { testApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

/** It moves only when it is put forward: a slow machine must not run past a code's half minute. */
function stillClock() {
  let at = asInstant(Math.floor(Date.now() / MINUTE) * MINUTE);
  return {
    now: () => at,
    forward: (by: Millis) => {
      at = later(at, by);
    },
  };
}
const clock = stillClock();
let t: TestApp;
beforeAll(async () => {
  t = await testApp({}, { now: clock.now });
});
afterAll(() => t.close());

const codeNow = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now() });

/** An admin with a password, signed in a moment ago. */
async function admin() {
  const person = await t.person('admin');
  await givePassword(t, person);
  const { data } = await postWith(t, '/auth/login', {}, { phone: person.phone, password: PASSWORD });
  return { ...person, token: data?.token ?? '' };
}

/** One whose app is set up, the secret of the app, and the recovery codes. */
async function withApp() {
  const who = await admin();
  const { body } = await t.call('POST /user/second-factor/begin', { body: {} }, who);
  const { secret } = body.data;
  const confirmed = await t.call('POST /user/second-factor/confirm', { body: { code: codeNow(secret) } }, who);
  expect(confirmed).toMatchObject({ status: 200, body: { message: 'Your authenticator app is set up.' } });
  // the half minute that was used up is over
  clock.forward(seconds(30));
  return { who, secret, recoveryCodes: confirmed.body.data.recoveryCodes };
}

const login = ({ phone }: TestPerson, secondFactor?: string) =>
  t.call('POST /auth/login', { body: { phone, password: PASSWORD, ...(secondFactor && { secondFactor }) } });
const needed = { status: 401, body: { error: { code: 'second_factor_needed' } } };
const wrong = {
  status: 401,
  body: { error: { code: 'second_factor_wrong', fields: { secondFactor: expect.any(String) } } },
};

describe('an account with an authenticator app', () => {
  test('is entered with password and code, never with the password alone', async () => {
    const { who, secret } = await withApp();
    expect(await login(who)).toMatchObject(needed);
    expect(await login(who, '000000')).toMatchObject(wrong);
    expect(await login(who, codeNow(secret))).toMatchObject({ status: 200, body: { data: { user: { _id: who.id } } } });
  });

  test('takes a code in the digits of one’s own keyboard, also pasted between marks of direction', async () => {
    const { who, secret } = await withApp();
    expect((await login(who, `\u202a${inDigits(codeNow(secret), ODIA)}\u202c`)).status).toBe(200);
  });

  test('a wrong password says nothing of the app', async () => {
    const { who, secret } = await withApp();
    const reply = await t.call('POST /auth/login', {
      body: { phone: who.phone, password: 'another', secondFactor: codeNow(secret) },
    });
    expect(reply).toMatchObject({ status: 401, body: { error: { code: 'credentials' } } });
  });

  test('takes a code once, also of two who send it together', async () => {
    const { who, secret } = await withApp();
    const code = codeNow(secret);
    const both = await Promise.all([login(who, code), login(who, code)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect(await login(who, code)).toMatchObject(wrong);
  });

  test('takes each recovery code once, however it is written', async () => {
    const { who, recoveryCodes } = await withApp();
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first = '', second = ''] = recoveryCodes;
    expect((await login(who, first.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect(await login(who, first)).toMatchObject(wrong);
    expect((await login(who, second)).status).toBe(200);
    const { body } = await t.call('GET /user/second-factor', {}, who);
    expect(body.data).toEqual({ enabled: true, required: false, recoveryCodesLeft: 8 });
  });

  test('is not entered by a phone’s code alone; the code stays good until the app’s comes with it', async () => {
    const { who, secret } = await withApp();
    const otp = await sentCode(t, who.phone);
    const byCode = (secondFactor?: string) =>
      t.call('POST /auth/login-otp', { body: { phone: who.phone, otp, ...(secondFactor && { secondFactor }) } });
    expect(await byCode()).toMatchObject(needed);
    expect((await byCode(codeNow(secret))).status).toBe(200);
  });

  test('takes no passkey it does not know, and says nothing of any account when asking for one', async () => {
    const { who } = await withApp();
    const { body } = await t.call('POST /auth/passkey', { body: {} });
    expect(body.data.options).not.toHaveProperty('allowCredentials.0');
    const passkey = {
      id: 'made-up',
      rawId: 'made-up',
      type: 'public-key' as const,
      clientExtensionResults: {},
      response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
    };
    const reply = await t.call('POST /auth/login', { body: { phone: who.phone, password: PASSWORD, passkey } });
    expect(reply).toMatchObject(wrong);
  });

  test('makes guessing wait after the fifth wrong code', async () => {
    const { who, secret } = await withApp();
    for (let n = 0; n < 5; n += 1) expect((await login(who, '000000')).status).toBe(401);
    expect(await login(who, codeNow(secret))).toMatchObject({ status: 429, body: { error: { code: 'too_many' } } });
  });

  test('is set up in one sign-in, and every other that was begun without it ends', async () => {
    const who = await admin();
    const [cookie, elsewhere] = await Promise.all(
      [0, 1].map(() => postWith(t, '/auth/login', {}, { phone: who.phone, password: PASSWORD })),
    );
    const stolen = { token: elsewhere?.data?.token ?? '' };
    const me = (by: { token: string }) => t.call('GET /auth/me', {}, by);
    expect((await me(stolen)).status).toBe(200);
    const { body } = await t.call('POST /user/second-factor/begin', { body: {} }, who);
    const confirm = (code: string) => t.call('POST /user/second-factor/confirm', { body: { code } }, who);
    expect((await confirm('000000')).status).toBe(422);
    expect((await me(stolen)).status).toBe(200);
    expect((await confirm(codeNow(body.data.secret))).status).toBe(200);
    expect((await me(stolen)).status).toBe(401);
    expect((await me({ token: cookie?.data?.token ?? '' })).status).toBe(401);
    expect(await postWith(t, '/auth/refresh', { cookie: cookieOf(elsewhere?.headers ?? new Headers()) })).toMatchObject(
      {
        status: 401,
      },
    );
    expect((await me(who)).status).toBe(200);
  });

  test('gets new recovery codes, and the old ones are void', async () => {
    const { who, recoveryCodes } = await withApp();
    const { body } = await t.call('POST /user/second-factor/renew-codes', { body: {} }, who);
    expect(await login(who, recoveryCodes[0])).toMatchObject(wrong);
    expect((await login(who, body.data.recoveryCodes[0])).status).toBe(200);
  });

  test('is set up once, and ended by its owner', async () => {
    const { who } = await withApp();
    const again = await t.call('POST /user/second-factor/begin', { body: {} }, who);
    expect(again).toMatchObject({ status: 409, body: { error: { code: 'second_factor_on' } } });
    expect((await t.call('POST /user/second-factor/end', { body: {} }, who)).status).toBe(200);
    expect((await login(who)).status).toBe(200);
  });
});

test('a browser left open changes nothing: it is asked again who it is', async () => {
  const who = await admin();
  clock.forward(asMillis(SELF_PROOF_LASTS + SECOND));
  const begin = () => t.call('POST /user/second-factor/begin', { body: {} }, who);
  expect(await begin()).toMatchObject({ status: 403, body: { error: { code: 'prove_again' } } });
  const prove = (password: string) => t.call('POST /user/prove-self', { body: { password } }, who);
  expect(await prove('another')).toMatchObject({ status: 422, body: { error: { code: 'password_wrong' } } });
  expect((await prove(PASSWORD)).status).toBe(200);
  const { body } = await begin();
  expect(body.data.uri).toMatch(/^otpauth:\/\/totp\/Sankalp:/);
  expect(body.data.qr).toMatch(/^<svg/);
});

test('the first code must be right before anything counts', async () => {
  const who = await admin();
  const confirm = (code: string) => t.call('POST /user/second-factor/confirm', { body: { code } }, who);
  expect(await confirm('123456')).toMatchObject({ status: 409, body: { error: { code: 'second_factor_off' } } });
  await t.call('POST /user/second-factor/begin', { body: {} }, who);
  expect(await confirm('12345')).toMatchObject({
    status: 422,
    body: { error: { code: 'app_code_wrong', fields: { code: expect.any(String) } } },
  });
  expect((await login(who)).status).toBe(200);
});

describe('where the office demands it', () => {
  let strict: TestApp;
  beforeAll(async () => {
    strict = await testApp({ ADMIN_SECOND_FACTOR: 'required' }, { now: clock.now });
  });
  afterAll(() => strict.close());

  test('an admin without an app can do no more than set one up', async () => {
    const who = await strict.person('admin');
    const users = () => strict.call('POST /user/get-users', { body: { userType: 'user' } }, who);
    expect(await users()).toMatchObject({ status: 403, body: { error: { code: 'second_factor_missing' } } });
    expect((await strict.call('GET /auth/me', {}, who)).status).toBe(200);
    const { body } = await strict.call('POST /user/second-factor/begin', { body: {} }, who);
    await strict.call('POST /user/second-factor/confirm', { body: { code: codeNow(body.data.secret) } }, who);
    expect((await users()).status).toBe(200);
    const end = await strict.call('POST /user/second-factor/end', { body: {} }, who);
    expect(end).toMatchObject({ status: 409, body: { error: { code: 'second_factor_required' } } });
  });

  test('families are not asked', async () => {
    const family = await strict.person('user');
    expect((await strict.call('POST /booking/get-bookings-by-user', { body: {} }, family)).status).toBe(200);
  });
});

test('a code of the half minute before still counts, an older one does not', async () => {
  const { who, secret } = await withApp();
  const code = codeNow(secret);
  clock.forward(asMillis(MINUTE + SECOND));
  expect(await login(who, code)).toMatchObject(wrong);
  const newer = codeNow(secret);
  clock.forward(seconds(30));
  expect((await login(who, newer)).status).toBe(200);
});
