import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#domain/time.ts';
import { chanceOf } from '../../demo/chance.ts';
import { makeBookable, makeBooking } from '../bookings/test-factories.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';
import { rebuildReliability } from './reliability.ts';

/** How a pandit keeps to their word is counted by the steps themselves (docs/decisions/0111-recommended.md). */

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const shownOf = async (id: string) => (await t.call('GET /pandits/:id', { params: { id } })).body.data.reliability;

test('from ten on, percents stand on the page and in the search; making them anew finds the same', async () => {
  const dice = chanceOf(111);
  const offered = await makeBookable(t);
  const { pandit } = offered;
  let withdrawn = 0;
  for (let n = 0; n < 12; n += 1) {
    expect(n < 10 ? await shownOf(pandit.id) : null).toEqual(n < 10 ? { answered: null, kept: null } : null);
    const status = n % 4 === 3 ? 'confirmedbypandit' : 'completed';
    const booking = await makeBooking(t, offered, await t.person('user'), { status, day: addDays(offered.day, n) });
    if (status === 'completed') continue;
    withdrawn += 1;
    const left = { params: { id: booking._id }, body: { reason: 'A fever' } };
    expect((await t.call('POST /booking/:id/withdraw', left, pandit)).status).toBe(200);
  }
  expect(withdrawn).toBe(3);
  expect(await shownOf(pandit.id)).toEqual({ answered: 100, kept: 75 });
  for (const status of ['rejected', 'cancelled', 'expired'] as const) {
    await makeBooking(t, offered, await t.person('user'), { status, day: addDays(offered.day, dice.between(13, 20)) });
  }
  // refused is answered, run out is not, taken back by the family is neither
  expect(await shownOf(pandit.id)).toEqual({ answered: 92, kept: 75 });
  expect(await rebuildReliability(t.deps.pool)).toBe(0);
  const body = { ritualId: offered.ritual.id, date: addDays(offered.day, 25) };
  const found = await t.call('POST /availability/filter-availability', { body });
  expect(found.body.data.results).toMatchObject([{ reliability: { answered: 92, kept: 75 } }]);
});

test('what is wrong is found and mended, and none is lost that comes meanwhile', async () => {
  await t.deps.pool`UPDATE pandit_reliability SET asked = asked + 5`;
  const offered = await makeBookable(t);
  const [wrong] = await Promise.all([
    rebuildReliability(t.deps.pool),
    ...[0, 1, 2].map(async (n) =>
      makeBooking(t, offered, await t.person('user'), { status: 'completed', day: addDays(offered.day, n) }),
    ),
  ]);
  expect(wrong).toBeGreaterThan(0);
  expect(await rebuildReliability(t.deps.pool)).toBe(0);
});
