import { randomUUID } from 'node:crypto';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PHONES_A_NETWORK_AND_DAY } from '#domain/sign-in/otp.ts';
import { days } from '#domain/time.ts';
import { logger } from '../../process/log.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { captchaOf, type newChallenge } from '../captcha/test-captcha.ts';
import { codeOf, freshPhone, sendCode, testClock } from '../test-auth.ts';

/** A person who has codes sent to everybody keeps nobody out (docs/decisions/0121-the-days-codes.md). */

const lines: string[] = [];
const clock = testClock();
const BUDGET = 20;
let t: TestApp;
beforeAll(async () => {
  const log = logger({ LOG_LEVEL: 'warn', NODE_ENV: 'production' }, { write: (line: string) => lines.push(line) });
  t = await testApp({ RATE_LIMIT_SCALE: '1', SMS_PER_DAY: String(BUDGET) }, { now: clock.now, log });
});
afterAll(() => t.close());
// the limit of a minute counts by the machine's clock: each test comes from a network of its own
let network = 0;
beforeEach(() => {
  network += 1;
  clock.forward(days(1));
});

const post = async (ip: string, body: object) => {
  const reply = await fetch(`${t.url}/api/auth/otp/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
    body: JSON.stringify(body),
  });
  const answer = (await reply.json()) as { error?: { code: string } };
  return { status: reply.status, code: answer.error?.code, wait: Number(reply.headers.get('retry-after')) };
};
const own = () => `198.51.100.${network}`;
const challengeFor = async (ip: string) => {
  const reply = await fetch(`${t.url}/api/auth/captcha`, { headers: { 'x-forwarded-for': ip } });
  return ((await reply.json()) as { data: Awaited<ReturnType<typeof newChallenge>> }).data;
};
const solved = async (challenge: Awaited<ReturnType<typeof challengeFor>>) =>
  captchaOf(challenge, await solveChallenge({ challenge, deriveKey }));
const send = async (ip: string, phone = freshPhone()) =>
  post(ip, { phone, captcha: await solved(await challengeFor(ip)) });

/** As if this network had had codes sent to this many phones already: one really was. */
async function asIfSentTo(ip: string, phones: number): Promise<void> {
  const phone = freshPhone();
  expect(await send(ip, phone)).toMatchObject({ status: 200 });
  for (let n = 1; n < phones; n += 1) {
    await t.deps.pool`
      INSERT INTO one_time_codes (id, phone, browser_hash, network_hash, is_known, code_hash, sent_at, expires_at, tries_left, bare_tries_left)
      SELECT ${randomUUID()}, ${freshPhone()}, browser_hash, network_hash, false, NULL, sent_at, expires_at, 5, 5
      FROM one_time_codes WHERE phone = ${phone}`;
  }
}

test('a network has codes sent to a number of phones a day, and other networks are not limited by it', async () => {
  await asIfSentTo(own(), PHONES_A_NETWORK_AND_DAY - 1);
  const last = freshPhone();
  expect(await send(own(), last)).toMatchObject({ status: 200 });
  const refused = await send(own());
  expect(refused).toMatchObject({ status: 429, code: 'too_many' });
  expect(refused.wait).toBeGreaterThan(23 * 3600);
  clock.forward(days(0.5));
  // a phone among them may go on
  expect(await send(own(), last)).toMatchObject({ status: 200 });
  expect(await send('203.0.113.200')).toMatchObject({ status: 200 });
  clock.forward(days(0.6));
  expect(await send(own())).toMatchObject({ status: 200 });
});

test('of phones asked for at once none slips by the bound', async () => {
  await asIfSentTo(own(), PHONES_A_NETWORK_AND_DAY - 2);
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(own())));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
});

test('its captcha grows dearer, for it alone, and one that was hoarded while it was cheap is refused', async () => {
  const cheap = await challengeFor(own());
  const { cost } = cheap.parameters;
  const costNow = async () => (await challengeFor(own())).parameters.cost / cost;
  const hoarded = await solved(cheap);
  await asIfSentTo(own(), 10);
  expect(await costNow()).toBe(2);
  const early = await solved(await challengeFor(own()));
  await asIfSentTo(own(), 10);
  expect(await costNow()).toBe(4);
  expect(await post(own(), { phone: freshPhone(), captcha: hoarded })).toMatchObject({
    status: 422,
    code: 'captcha_failed',
  });
  expect(await post(own(), { phone: freshPhone(), captcha: early })).toMatchObject({ status: 200 });
  await asIfSentTo(own(), 20);
  expect(await costNow()).toBe(8);
  expect((await challengeFor('203.0.113.201')).parameters.cost).toBe(cost);
});

test('when strangers have used up what anybody may, a family with an account still gets its code', async () => {
  const family = await t.person('user');
  const spend = async (until: number) => {
    const [row] = await t.deps.pool`SELECT n FROM messages_sent ORDER BY day DESC LIMIT 1`;
    for (let n = Number(row?.['n'] ?? 0); n < until; n += 1)
      await t.deps.sms.send('9876500000', { kind: 'otp', code: '123456' });
  };
  await t.deps.pool`DELETE FROM messages_sent`;
  lines.length = 0;
  const told = (words: string) => lines.filter((line) => line.includes(words));
  await spend(BUDGET / 2);
  expect(told('half the messages of the day are sent')).toHaveLength(1);
  await spend(1.5 * BUDGET);
  expect(told('codes go to phones that have an account alone')).toHaveLength(1);
  expect(await sendCode(t, freshPhone())).toMatchObject({ status: 503, body: { message: 'Failed to send OTP' } });
  expect(await sendCode(t, family.phone)).toMatchObject({ status: 200 });
  expect(
    await t.call('POST /auth/login-otp', { body: { phone: family.phone, otp: await codeOf(t, family.phone) } }),
  ).toMatchObject({ status: 200 });
});
