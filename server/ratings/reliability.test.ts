import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, days, hours, later } from '#domain/time.ts';
import { chanceOf } from '../../demo/chance.ts';
import { makeBookable, makeBooking } from '../bookings/test-factories.ts';
import { transition } from '../bookings/steps/transition.ts';
import { callsOf, idOf, moveStart } from '../cases/test-cases.ts';
import { transaction } from '../db/sql.ts';
import { testApp, type TestApp, type TestPerson } from '../testing/test-app.ts';
import { rebuildReliability } from './reliability.ts';

/** How a pandit keeps to their word is counted by the steps themselves (docs/decisions/0111-recommended.md). */

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const shownOf = async (id: string) => (await t.call('GET /pandits/:id', { params: { id } })).body.data.reliability;

test('from ten on, percents are on the page and in the search; rebuilding them finds the same', async () => {
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
  expect(await shownOf(pandit.id)).toEqual({ answered: { count: 12, of: 12 }, kept: { count: 9, of: 12 } });
  for (const status of ['rejected', 'cancelled', 'expired'] as const) {
    await makeBooking(t, offered, await t.person('user'), { status, day: addDays(offered.day, dice.between(13, 20)) });
  }
  // refused is answered, run out is not, taken back by the family is neither
  expect(await shownOf(pandit.id)).toEqual({ answered: { count: 13, of: 14 }, kept: { count: 9, of: 12 } });
  expect(await rebuildReliability(t.deps.pool)).toEqual([]);
  const body = { ritualId: offered.ritual.id, date: addDays(offered.day, 25) };
  const found = await t.call('POST /availability/filter-availability', { body });
  expect(found.body.data.results).toMatchObject([
    { reliability: { answered: { count: 13, of: 14 }, kept: { count: 9, of: 12 } } },
  ]);
});

test('what is wrong is found and mended, and nothing that comes in between is lost', async () => {
  await t.deps.pool`UPDATE pandit_reliability SET asked = asked + 5`;
  const offered = await makeBookable(t);
  const [wrong] = await Promise.all([
    rebuildReliability(t.deps.pool),
    ...[0, 1, 2].map(async (n) =>
      makeBooking(t, offered, await t.person('user'), { status: 'completed', day: addDays(offered.day, n) }),
    ),
  ]);
  expect(wrong.length).toBeGreaterThan(0);
  expect(wrong[0]?.name).toEqual(expect.any(String));
  expect(await rebuildReliability(t.deps.pool)).toEqual([]);
});

describe('a pandit who did not come', () => {
  /** Ten pujas held but for the last, which is still agreed and an hour late. */
  const tenPujas = async () => {
    const offered = await makeBookable(t);
    const family = await t.person('user');
    for (let n = 0; n < 9; n += 1) {
      await makeBooking(t, offered, await t.person('user'), { status: 'completed', day: addDays(offered.day, n + 1) });
    }
    const booking = await makeBooking(t, offered, family, {
      status: 'confirmedbypandit',
      day: addDays(offered.day, 10),
    });
    await moveStart(t, { booking }, -hours(1));
    return { pandit: offered.pandit, customer: family, booking };
  };
  const keeps = async ({ pandit }: { pandit: TestPerson }) => (await shownOf(pandit.id)).kept;
  const complete = ({ booking, customer }: Awaited<ReturnType<typeof tenPujas>>) =>
    t.call('POST /booking/:id/complete', { params: { id: booking._id } }, customer);

  test('and was warned for it has not kept that puja, whenever it was found; an appeal that is right takes it back', async () => {
    const [calls, admin] = [callsOf(t), await t.person('admin')];
    const warn = { remedy: 'ends', measure: 'warn', reason: 'Not there' } as const;
    const [late, held] = [await tenPujas(), await tenPujas()];
    await calls.decided(late, { kind: 'absence' }, admin, warn);
    expect(await keeps(late)).toEqual({ count: 9, of: 10 });

    expect((await complete(held)).status).toBe(200);
    expect(await keeps(held)).toEqual({ count: 10, of: 10 });
    // the family has only words for it; the office, which found out, opens it as what it is
    const found = { bookingId: held.booking._id, answer: 'nobodyCame' } as const;
    expect((await t.call('POST /admin/board/answer', { body: found }, admin)).status).toBe(200);
    const [opened] = (await calls.seenBy(held, held.customer)).cases;
    const caseId = opened?._id ?? '';
    expect((await calls.decide(admin, caseId, warn)).status).toBe(200);
    expect(await keeps(held)).toEqual({ count: 9, of: 10 });
    expect(await rebuildReliability(t.deps.pool)).toEqual([]);

    const appeal = idOf(await calls.appeal(caseId, held.pandit));
    await calls.take(admin, appeal);
    expect((await calls.decide(admin, appeal, { remedy: 'lift', words: 'You were there.' })).status).toBe(200);
    expect(await keeps(held)).toEqual({ count: 10, of: 10 });
    expect(await rebuildReliability(t.deps.pool)).toEqual([]);
  });

  test('loses it where we cancel the puja for it, and nothing where we found nothing', async () => {
    const [calls, admin] = [callsOf(t), await t.person('admin')];
    const [off, nothing] = [await tenPujas(), await tenPujas()];
    const { reply } = await calls.decided(off, { kind: 'absence' }, admin, { remedy: 'refundAll' });
    expect(reply.status).toBe(200);
    expect(await keeps(off)).toEqual({ count: 9, of: 10 });
    await calls.decided(nothing, { kind: 'absence' }, admin, { remedy: 'goesOn' });
    expect((await complete(nothing)).status).toBe(200);
    expect(await keeps(nothing)).toEqual({ count: 10, of: 10 });
    expect(await rebuildReliability(t.deps.pool)).toEqual([]);
  });
});

test('another time that the pandit proposes within a day is an answer, also where the request runs out', async () => {
  const offered = await makeBookable(t);
  const { pandit } = offered;
  for (let n = 0; n < 9; n += 1) {
    await makeBooking(t, offered, await t.person('user'), { status: 'rejected', day: addDays(offered.day, n) });
  }
  const booking = await makeBooking(t, offered, await t.person('user'), { day: addDays(offered.day, 10) });
  const body = { day: addDays(offered.day, 11), startTime: '09:00', reason: 'A wedding' };
  expect((await t.call('POST /booking/:id/propose', { params: { id: booking._id }, body }, pandit)).status).toBe(200);
  const step = { panditId: pandit.id, bookingId: booking._id, action: 'expire', by: 'time', actorId: null } as const;
  const out = await transaction(t.deps.pool, (sql) => transition(sql, step, later(t.deps.now(), days(3))));
  expect(out.kind).toBe('done');
  expect((await shownOf(pandit.id)).answered).toEqual({ count: 10, of: 10 });
  expect(await rebuildReliability(t.deps.pool)).toEqual([]);
});
