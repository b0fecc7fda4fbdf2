import { expect, test } from 'vitest';
import { DAY, days } from '#domain/time.ts';
import { makeBookable, makeBooking } from '../bookings/test-factories.ts';
import { deliverDue } from '../notifications/deliver.ts';
import { testApp } from '../testing/test-app.ts';
import { retentionJobs } from './retention.ts';
import {
  cookieOf,
  customer,
  freshPhone,
  PASSWORD,
  postWith,
  provedPhone,
  sendCode,
  testClock,
} from '../auth/test-auth.ts';

test('what proves who somebody is goes once it has run out, and stays while it counts', async () => {
  const clock = testClock();
  const t = await testApp({}, { now: clock.now });
  const [job] = retentionJobs(t.deps);
  const rows = async () => {
    const [row] = await t.deps.pool`SELECT
      (SELECT count(*) FROM captcha_spent) AS captchas, (SELECT count(*) FROM phone_proofs) AS proofs,
      (SELECT count(*) FROM one_time_codes) AS codes, (SELECT count(*) FROM refresh_tokens) AS cookies,
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
  clock.forward(days(30));
  await job?.run();
  expect(await rows()).toMatchObject({ cookies: 0 });
  await t.close();
});

test('messages that were sent go after three months, one that still waits does not', async () => {
  const clock = testClock();
  const t = await testApp({}, { now: clock.now });
  const [job] = retentionJobs(t.deps);
  const bookable = await makeBookable(t);
  await makeBooking(t, bookable, await t.person('user'), { startTime: '06:00' });
  await deliverDue(t.deps);
  await makeBooking(t, bookable, await t.person('user'), { startTime: '16:00' });
  const waiting = () => t.deps.pool`SELECT done_at FROM booking_outbox`;
  expect(await waiting()).toHaveLength(2);
  clock.forward(days(89));
  await job?.run();
  expect(await waiting()).toHaveLength(2);
  clock.forward(days(2));
  expect(await job?.run()).toBeGreaterThanOrEqual(1);
  expect([...(await waiting())]).toEqual([{ doneAt: null }]);
  await t.close();
});

test('sign-ins and what the provider said are kept for a year, and more rows go than one statement takes', async () => {
  const clock = testClock();
  const t = await testApp({}, { now: clock.now });
  const [job] = retentionJobs(t.deps);
  const { id } = await t.person('user');
  const at = new Date(clock.now());
  await t.deps.pool`
    INSERT INTO sessions (id, person_id, created_at, ended_at)
    SELECT gen_random_uuid(), ${id}, ${at}, ${at} FROM generate_series(1, 1500)`;
  await t.deps.pool`
    INSERT INTO provider_events (provider, event_id, event, entity_id, status, body, received_at)
    VALUES ('sandbox', 'evt_1', 'payment.captured', 'pay_1', 'captured', '{}', ${at})`;
  const kept = async () => {
    const [row] = await t.deps.pool`SELECT (SELECT count(*)::int FROM sessions WHERE created_at = ${at}) AS sessions,
      (SELECT count(*)::int FROM provider_events) AS events`;
    return row;
  };
  clock.forward(days(364));
  await job?.run();
  expect(await kept()).toEqual({ sessions: 1500, events: 1 });
  clock.forward(days(32));
  await job?.run();
  expect(await kept()).toEqual({ sessions: 0, events: 0 });
  await t.close();
});

test('what cannot be cleared is told, and does not keep the rest', async () => {
  const clock = testClock();
  const t = await testApp({}, { now: clock.now });
  const [job] = retentionJobs(t.deps);
  await t.deps.pool`INSERT INTO phone_proofs (token_hash, phone, expires_at) VALUES ('x', '9000000099', now())`;
  await t.deps.pool`ALTER TABLE captcha_spent RENAME TO captcha_away`;
  clock.forward(DAY);
  await expect(job?.run()).rejects.toThrow('something could not be cleared away');
  expect([...(await t.deps.pool`SELECT 1 FROM phone_proofs`)]).toEqual([]);
  await t.close();
});
