import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE, minutes } from '#domain/time.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { spendCaptcha } from './captcha.ts';
import { freshPhone, testClock } from '../test-auth.ts';
import { captchaOf, newChallenge, solvedCaptcha } from './test-captcha.ts';

const clock = testClock();
let t: TestApp;
beforeAll(async () => {
  t = await testApp({}, { now: clock.now });
});
afterAll(() => t.close());

const send = (captcha?: string) => t.call('POST /auth/otp/send', { body: { phone: freshPhone(), captcha } });
const refused = { status: 422, body: { error: { code: 'captcha_failed' } } };

test('a challenge is never cached and lives for ten minutes', async () => {
  const { headers } = await t.call('GET /auth/captcha', {});
  expect(headers.get('cache-control')).toBe('no-store');
  const { expiresAt = 0, algorithm } = (await newChallenge(t.url)).parameters;
  expect(algorithm).toBe('PBKDF2/SHA-256');
  expect(expiresAt * 1000 - clock.now()).toBeGreaterThan(9 * MINUTE);
  expect(expiresAt * 1000 - clock.now()).toBeLessThanOrEqual(10 * MINUTE);
});

test('of a hundred copies of one solution exactly one counts', async () => {
  const captcha = await solvedCaptcha(t.url);
  // only of one without a captcha it matters who asks
  const nobody = {} as FastifyRequest;
  const copies = await Promise.allSettled(Array.from({ length: 100 }, () => spendCaptcha(t.deps, captcha, nobody)));
  expect(copies.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('of twenty codes asked for with one solution exactly one is sent', async () => {
  const captcha = await solvedCaptcha(t.url);
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(captcha)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(19);
});

test.each(['not base64 of anything', captchaOf(null, null), captchaOf({}, {}), btoa('[]')])(
  'without a solution there is no code: %s',
  async (captcha) => {
    expect(await send(captcha)).toMatchObject(refused);
  },
);

test('neither a made-up solution nor an altered challenge counts', async () => {
  const made = await newChallenge(t.url);
  const easier = { ...made, parameters: { ...made.parameters, keyPrefix: '00', cost: 1 } };
  const solution = await solveChallenge({ challenge: easier, deriveKey });
  expect(await send(captchaOf(easier, solution))).toMatchObject(refused);
  expect(await send(captchaOf(made, { counter: 300, derivedKey: 'ab'.repeat(32) }))).toMatchObject(refused);
  expect(await send(captchaOf(made, { counter: '300', derivedKey: [] }))).toMatchObject(refused);
});

test('a solution that comes too late does not count', async () => {
  const captcha = await solvedCaptcha(t.url);
  clock.forward(minutes(10));
  expect(await send(captcha)).toMatchObject(refused);
});

test('a page without script has none: few are taken from one network', async () => {
  const statuses: number[] = [];
  for (let turn = 0; turn < 12; turn += 1) statuses.push((await send()).status);
  expect(new Set(statuses.slice(0, 8))).toEqual(new Set([200]));
  expect(statuses).toContain(429);
  expect(await send(await solvedCaptcha(t.url))).toMatchObject({ status: 200 });
});
