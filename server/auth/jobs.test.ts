import { expect, test } from 'vitest';
import { DAY } from '#domain/time.ts';
import { testApp } from '../testing/test-app.ts';
import { authJobs } from './jobs.ts';
import { cookieOf, customer, freshPhone, PASSWORD, postWith, provedPhone, sendCode, testClock } from './test-auth.ts';

test('what has run out is deleted, what still counts stays', async () => {
  const clock = testClock();
  const t = await testApp({}, { now: clock.now });
  const [job] = authJobs(t.deps);
  const rows = async () => {
    const [row] = await t.deps.pool`SELECT
      (SELECT count(*) FROM captcha_spent) AS captchas, (SELECT count(*) FROM phone_proofs) AS proofs,
      (SELECT count(*) FROM otp_challenges) AS codes, (SELECT count(*) FROM refresh_tokens) AS cookies,
      (SELECT count(*) FROM sign_in_failures) AS failures`;
    return row;
  };
  const { phone } = await customer(t);
  const { headers } = await postWith(t, '/auth/login', {}, { phone, password: PASSWORD });
  await provedPhone(t, freshPhone());
  await sendCode(t, freshPhone());
  await postWith(t, '/auth/login', {}, { phone, password: 'not-the-password' });

  expect(await job?.run()).toBe(0);
  expect(await rows()).toEqual({ captchas: 4, proofs: 1, codes: 3, cookies: 1, failures: 1 });
  clock.forward(DAY);
  expect(await job?.run()).toBe(9);
  expect(await rows()).toEqual({ captchas: 0, proofs: 0, codes: 0, cookies: 1, failures: 0 });
  expect(await postWith(t, '/auth/refresh', { cookie: cookieOf(headers) })).toMatchObject({ status: 200 });
  clock.forward(30 * DAY);
  await job?.run();
  expect(await rows()).toMatchObject({ cookies: 0 });
  await t.close();
});
