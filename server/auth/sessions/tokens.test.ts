import { SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { tokenSecret } from '../../keys.ts';

let t: TestApp;
let person: TestPerson;
let sid: unknown;
beforeAll(async () => {
  t = await testApp();
  person = await t.person('user');
  sid = claimsOf(person.token)['sid'];
});
afterAll(() => t.close());

const claimsOf = (token: string): JWTPayload =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
const seconds = () => Math.floor(Date.now() / 1000);
const claims = (): JWTPayload => ({
  iss: 'sankalp',
  sub: person.id,
  sid,
  ver: 0,
  userType: 'user',
  iat: seconds(),
  exp: seconds() + 900,
  jti: 'a',
});
const without = (name: string): JWTPayload =>
  Object.fromEntries(Object.entries(claims()).filter(([key]) => key !== name));
const secret = () => tokenSecret(t.deps.config.TOKEN_SECRET);
const signed = (payload: JWTPayload, key: Uint8Array = secret(), alg = 'HS256') =>
  new SignJWT(payload).setProtectedHeader({ alg }).sign(key);
const statusOf = async (token: string) => (await t.call('GET /auth/me', {}, { token })).status;

test('a token with all its claims, signed by us, opens', async () => {
  expect(await statusOf(await signed(claims()))).toBe(200);
});

test('the word before it may be written in any case (RFC 9110, 11.1)', async () => {
  const reply = await fetch(`${t.url}/api/auth/me`, { headers: { authorization: `bearer ${person.token}` } });
  expect(reply.status).toBe(200);
});

test.each<[string, () => string | Promise<string>]>([
  ['without a signature', () => new UnsecuredJWT(claims()).encode()],
  ['signed with another secret', () => signed(claims(), new TextEncoder().encode('x'.repeat(40)))],
  ['signed by another algorithm', () => signed(claims(), secret(), 'HS384')],
  ['that has expired', () => signed({ ...claims(), exp: seconds() - 1 })],
  ['that never expires', () => signed(without('exp'))],
  ['of another issuer', () => signed({ ...claims(), iss: 'other' })],
  ['not valid yet', () => signed({ ...claims(), nbf: seconds() + 600 })],
  ['of a sign-in of somebody else', async () => signed({ ...claims(), sub: (await t.person('admin')).id })],
  ['of an earlier version', () => signed({ ...claims(), ver: -1 })],
  ['of no sign-in', () => signed({ ...claims(), sid: person.id })],
  ['with its payload changed', async () => (await signed(claims())).replace(/\.(.)/, (_, first) => `.${first}x`)],
  ['that is none', () => 'abc'],
])('a token %s does not', async (_, make) => {
  expect(await statusOf(await make())).toBe(401);
});

test('a role written into the token gives nothing: the database decides', async () => {
  const token = await signed({ ...claims(), userType: 'admin' });
  expect((await t.call('GET /user/get-acharya-users', {}, { token })).status).toBe(403);
});

test('a suspension, a new role and a raised version count at once', async () => {
  for (const change of [{ status: 'suspended' }, { tokenVersion: 1 }, { deletedAt: new Date() }]) {
    const { id, token } = await t.person('user');
    expect(await statusOf(token)).toBe(200);
    await t.deps.pool`UPDATE people SET ${t.deps.pool(change)} WHERE id = ${id}`;
    expect(await statusOf(token)).toBe(401);
  }
  const admin = await t.person('admin');
  const list = async () => (await t.call('GET /user/get-acharya-users', {}, admin)).status;
  expect(await list()).toBe(200);
  await t.deps.pool`UPDATE people SET user_type = 'user' WHERE id = ${admin.id}`;
  expect(await list()).toBe(403);
});
