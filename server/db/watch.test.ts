import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { HOUR } from '#domain/time.ts';
import { meetDeadlines } from '../bookings/deadlines/deadlines.ts';
import { makeBookable, makeBooking } from '../bookings/test-factories.ts';
import { testApp } from '../testing/test-app.ts';
import { testDatabase } from '../testing/test-db.ts';
import { lineTo } from '../testing/test-line.ts';
import { connect } from './sql.ts';
import { watchOver } from './watch.ts';

/** A machine whose clock is wrong. */

afterEach(() => vi.useRealTimers());

test.each([
  [72 * HOUR, 'ahead of'],
  [-72 * HOUR, 'behind'],
])('a clock that is %i ms off decides nothing, and its process says so and gets no work', async (ms, where) => {
  const t = await testApp();
  onTestFinished(() => t.close());
  const family = await t.person('user');
  await t.deps.watch.look();
  const booking = await makeBooking(t, await makeBookable(t), family, { startTime: '09:00' });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });

  expect(await meetDeadlines(t.deps)).toBe(0);
  const read = await t.call('GET /booking/:id', { params: { id: booking._id } }, family);
  expect(read).toMatchObject({ status: 200, body: { data: { bookingStatus: 'pendingwithpandit' } } });
  const [row] = await t.deps.pool<{ apart: number }[]>`
    SELECT abs(extract(epoch FROM clock_timestamp())::float8 * 1000 - ${t.deps.now()}) AS apart`;
  expect(row?.apart).toBeLessThan(HOUR);

  const readiness = async () => (await fetch(`${t.url}/readyz`)).json();
  await expect.poll(readiness).toMatchObject({
    reason: expect.stringMatching(`^the clock of this machine is 259[12][\\d.]+ s ${where} the database's$`),
  });
  expect((await fetch(`${t.url}/readyz`)).status).toBe(503);
});

test('setting a right clock again does not move the time', async () => {
  const t = await testApp();
  onTestFinished(() => t.close());
  await t.deps.watch.look();
  const before = t.deps.now();
  vi.useFakeTimers({ toFake: ['Date'], now: before + 10 * HOUR });
  expect(t.deps.now() - before).toBeLessThan(HOUR);
});

test('a better answer of the database does not set the time back', async () => {
  const database = await testDatabase();
  const line = await lineTo(database.url);
  const pool = connect(line.url, { max: 1 });
  const watch = watchOver(pool);
  await pool`SELECT 1`;
  line.freeze();
  // of an answer that took long only half of the way is known
  const slow = watch.look();
  await pause(500);
  line.mend();
  expect(await slow).toBeNull();
  let last = watch.now();
  const read = () => {
    const now = watch.now();
    expect(now).toBeGreaterThanOrEqual(last);
    last = now;
  };
  read();
  await watch.look();
  read();
  watch.stop();
  await pool.end({ timeout: 1 });
  line.close();
  await database.drop();
});
