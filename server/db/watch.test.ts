import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { HOUR } from '#domain/time.ts';
import { meetDeadlines } from '../bookings/deadlines/deadlines.ts';
import { makeBookable, makeBooking } from '../bookings/test-factories.ts';
import { testApp } from '../testing/test-app.ts';

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

test('a right clock that is set anew does not move the time', async () => {
  const t = await testApp();
  onTestFinished(() => t.close());
  await t.deps.watch.look();
  const before = t.deps.now();
  vi.useFakeTimers({ toFake: ['Date'], now: before + 10 * HOUR });
  expect(t.deps.now() - before).toBeLessThan(HOUR);
});
