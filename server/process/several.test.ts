import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { WRONG_PASSWORD_WAITS } from '#domain/sign-in/sign-in.ts';
import { solvedCaptcha } from '../auth/captcha/test-captcha.ts';
import { freshPhone } from '../auth/test-auth.ts';
import { makeBookable, makeBooking } from '../bookings/test-factories.ts';
import { callOver, TEST_SECRET, testApp, type TestApp, type TestPerson } from '../testing/test-app.ts';
import { serverProcess, untilReady } from '../testing/test-process.ts';
import { until } from '../testing/test-until.ts';

/** Two processes as an operator has them, on one database (docs/decisions/0102-overload-and-processes.md). */

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

/** Their addresses. */
async function two(): Promise<[string, string]> {
  const settings = {
    NODE_ENV: 'test',
    UNSAFE_FOR_TESTS: '1',
    DATABASE_URL: t.databaseUrl,
    TOKEN_SECRET: TEST_SECRET,
    DATABASE_POOL: '5',
  };
  const [one, other] = [serverProcess(settings), serverProcess(settings)];
  return Promise.all([untilReady(one), untilReady(other)]);
}

async function listen(url: string, { token }: TestPerson): Promise<{ text: () => string; ended: () => boolean }> {
  const leave = new AbortController();
  onTestFinished(() => leave.abort());
  const headers = { authorization: `Bearer ${token}` };
  const reply = await fetch(`${url}/api/events`, { headers, signal: leave.signal });
  let [text, ended] = ['', false];
  const read = async (): Promise<void> => {
    for await (const part of reply.body ?? []) text += Buffer.from(part).toString();
    ended = true;
  };
  read().catch(() => undefined);
  // what changes before is told as earlier
  await until(() => text.includes(': caught up\n\n'));
  return { text: () => text, ended: () => ended };
}

test('what one of two processes does, the other knows', async () => {
  const [here, there] = await two();

  // the other process hears of a change made here
  const [b, family] = [await makeBookable(t), await t.person('user')];
  const { _id: bookingId } = await makeBooking(t, b, family);
  const stream = await listen(there, family);
  const bookingStatus = 'confirmedbypandit' as const;
  const step = { body: { bookingId, bookingStatus } };
  expect((await callOver(here, 'POST /booking/update-booking-status', step, b.pandit.token)).status).toBe(200);
  await until(() => stream.text().includes(JSON.stringify({ bookingId })));

  // a sign-in that ends here ends there with the next call, and its stream ends at once
  expect((await callOver(there, 'GET /auth/me', {}, family.token)).status).toBe(200);
  expect((await callOver(here, 'POST /auth/logout', { body: {} }, family.token)).status).toBe(200);
  expect((await callOver(there, 'GET /auth/me', {}, family.token)).status).toBe(401);
  await until(() => stream.ended());

  // wrong passwords are counted together
  const phone = freshPhone();
  const guess = (url: string) => callOver(url, 'POST /auth/login', { body: { phone, password: 'a guess of many' } });
  const free = WRONG_PASSWORD_WAITS.filter((seconds) => seconds === 0).length;
  const answers: number[] = [];
  for (let n = 0; n <= free + 1; n += 1) answers.push((await guess(n % 2 ? there : here)).status);
  expect(answers).toEqual([...Array.from({ length: free + 1 }, () => 401), 429]);

  // a captcha counts once, and a code is not sent again at once
  const captcha = await solvedCaptcha(here);
  const code = (url: string, solved: string) =>
    callOver(url, 'POST /auth/otp/send', { body: { phone, captcha: solved } });
  expect((await code(here, captcha)).status).toBe(200);
  expect((await code(there, captcha)).body.error?.code).toBe('captcha_failed');
  expect((await code(there, await solvedCaptcha(there))).body.error?.code).toBe('otp_too_soon');
});
