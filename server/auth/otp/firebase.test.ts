import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR } from '#domain/time.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { freshPhone, testClock } from '../test-auth.ts';
import { certificateOf } from './test-certificate.ts';

const PROJECT = 'sankalp-test';
const ours = generateKeyPairSync('rsa', { modulusLength: 2048 });
const strangers = generateKeyPairSync('rsa', { modulusLength: 2048 });
const published = { keys: { 'key-1': certificateOf(ours) } as Record<string, string>, asked: 0, down: false };

const google = createServer((_request, response) => {
  published.asked += 1;
  response
    .writeHead(published.down ? 500 : 200, {
      'cache-control': 'public, max-age=3600',
      'content-type': 'application/json',
    })
    .end(JSON.stringify(published.keys));
});

const clock = testClock();
let t: TestApp;
beforeAll(async () => {
  await new Promise<void>((done) => google.listen(0, '127.0.0.1', done));
  const { port } = google.address() as AddressInfo;
  const settings = { FIREBASE_PROJECT_ID: PROJECT, FIREBASE_KEYS_URL: `http://127.0.0.1:${port}/keys` };
  t = await testApp(settings, { now: clock.now });
});
afterAll(async () => {
  await t.close();
  google.close();
});

const seconds = () => Math.floor(clock.now() / 1000);
const claimsFor = (phone: string): JWTPayload => ({
  iss: `https://securetoken.google.com/${PROJECT}`,
  aud: PROJECT,
  sub: 'firebase-uid-1',
  iat: seconds(),
  exp: seconds() + 3600,
  phone_number: `+91${phone}`,
});
const without = (claims: JWTPayload, name: string): JWTPayload =>
  Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name));
const signed = (claims: JWTPayload, key: KeyObject = ours.privateKey, kid?: string) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', ...(kid !== '' && { kid: kid ?? 'key-1' }) }).sign(key);
const login = async (idToken: string | Promise<string>) =>
  t.call('POST /auth/login-firebase', { body: { idToken: await idToken } });
const refused = { status: 401, body: { error: { code: 'session_over' } } };

test('the phone of a genuine token signs its person in', async () => {
  const { phone, id } = await t.person('pandit');
  const reply = await login(signed(claimsFor(phone)));
  expect(reply).toMatchObject({ status: 200, body: { data: { user: { _id: id, userType: 'pandit' } } } });
  expect((await t.call('GET /auth/me', {}, reply.body.data)).status).toBe(200);
  expect(reply.headers.getSetCookie()[0]).toMatch(/^sankalp_session=/);
});

test('an unknown phone is told to register, a suspended person turned away', async () => {
  expect(await login(signed(claimsFor(freshPhone())))).toMatchObject({
    status: 404,
    body: { error: { code: 'phone_unknown' } },
  });
  const { phone } = await t.person('user', 'suspended');
  expect(await login(signed(claimsFor(phone)))).toMatchObject({ status: 403 });
});

test.each<[string, (claims: JWTPayload) => string | Promise<string>]>([
  ["with a stranger's signature", (claims) => signed(claims, strangers.privateKey)],
  ['with a forged key id', (claims) => signed(claims, strangers.privateKey, 'key-2')],
  ['with a key id every object has', (claims) => signed(claims, strangers.privateKey, 'constructor')],
  ['without a key id', (claims) => signed(claims, ours.privateKey, '')],
  ['without a signature', (claims) => new UnsecuredJWT(claims).encode()],
  [
    'signed with the public certificate as a shared secret',
    (claims) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', kid: 'key-1' })
        .sign(Buffer.from(published.keys['key-1'] ?? '')),
  ],
  ['for another project', (claims) => signed({ ...claims, aud: 'other' })],
  ['of another issuer', (claims) => signed({ ...claims, iss: 'https://securetoken.google.com/other' })],
  ['that has expired', (claims) => signed({ ...claims, iat: seconds() - 7200, exp: seconds() - 3600 })],
  ['that never expires', (claims) => signed(without(claims, 'exp'))],
  ['of the future', (claims) => signed({ ...claims, iat: seconds() + 900, exp: seconds() + 4500 })],
  ['without a subject', (claims) => signed({ ...claims, sub: '' })],
  ['without a phone', (claims) => signed(without(claims, 'phone_number'))],
  ['with a phone of another country', (claims) => signed({ ...claims, phone_number: '+12025550123' })],
  ['that is none', () => 'not.a.token'],
])('a token %s is refused', async (_, make) => {
  const { phone } = await t.person('user');
  expect(await login(make(claimsFor(phone)))).toMatchObject(refused);
});

test('keys are fetched once while they last, and again after that, also when they changed', async () => {
  const { phone } = await t.person('user');
  clock.forward(HOUR);
  published.asked = 0;
  await Promise.all([1, 2, 3].map(() => login(signed(claimsFor(phone)))));
  await login(signed(claimsFor(phone), strangers.privateKey, 'key-9'));
  expect(published.asked).toBe(1);
  published.keys = { 'key-2': certificateOf(strangers) };
  clock.forward(HOUR);
  expect(await login(signed(claimsFor(phone), strangers.privateKey, 'key-2'))).toMatchObject({ status: 200 });
  expect(await login(signed(claimsFor(phone)))).toMatchObject(refused);
  expect(published.asked).toBe(2);
});

test('while the keys cannot be had, people are asked to try again; then it works', async () => {
  const { phone } = await t.person('user');
  clock.forward(HOUR);
  published.down = true;
  const token = () => signed(claimsFor(phone), strangers.privateKey, 'key-2');
  expect(await login(token())).toMatchObject({ status: 503, body: { error: { code: 'overloaded' } } });
  published.down = false;
  expect(await login(token())).toMatchObject({ status: 200 });
});

test('where it is not switched on, there is no such way in', async () => {
  const plain = await testApp();
  const reply = await plain.call('POST /auth/login-firebase', { body: { idToken: 'x' } });
  expect(reply).toMatchObject({ status: 404, body: { error: { code: 'firebase_off' } } });
  await plain.close();
});
