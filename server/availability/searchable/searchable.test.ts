import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { periodOf } from '#domain/booking.ts';
import { addDays, dayAt, days, type Day } from '#domain/time.ts';
import { testClock } from '../../auth/test-auth.ts';
import { declareDays, makeBooking, makeOffer, makeRitual, type TestRitual } from '../../bookings/test-factories.ts';
import { testApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { rounds } from '../../testing/test-rounds.ts';
import { buildSearchOnce, rebuildSearch, searchableJobs } from './searchable.ts';
import { differing } from './searchable-store.ts';
import { anyDeed, anyQuestion, take, type Question } from './test-lives.ts';

/** What the search reads is as the truth is, whatever happens. */

const clock = testClock();
let t: TestApp;
let admin: TestPerson;
let rituals: TestRitual[];
beforeAll(async () => {
  t = await testApp({}, { now: clock.now });
  admin = await t.person('admin');
  rituals = [await makeRitual(t, 120), await makeRitual(t, 1440)];
});
afterAll(() => t.close());

const today = () => dayAt(clock.now());
const ahead = (count: number): Day => addDays(today(), count);

/** Who differs from what the tables say. */
async function wrong(): Promise<string[]> {
  const everybody = await t.deps.pool<{ panditId: string }[]>`SELECT pandit_id FROM pandits`;
  return differing(
    t.deps.pool,
    everybody.map(({ panditId }) => panditId),
    today(),
  );
}

/** The answer by one plain join over the tables that are the truth. */
async function truth({ ritual, day, startTime, district, language, price, sort }: Question): Promise<string[]> {
  const { pool } = t.deps;
  const on = ahead(day);
  const { from, to } = periodOf(on, startTime ?? null, ritual === 0 ? 120 : 1440);
  // nobody is reviewed in these lives: all have the mean
  const orders = {
    price: pool`o.price_paise, o.pandit_id`,
    experience: pool`o.experience_years DESC, o.pandit_id DESC`,
    recommended: pool`o.pandit_id DESC`,
  };
  const period = pool`tstzrange(${new Date(from)}, ${new Date(to)})`;
  const rows = await pool<{ panditId: string }[]>`
    SELECT o.pandit_id FROM offers o
    JOIN people p ON p.id = o.pandit_id AND p.status = 'approved' AND p.deleted_at IS NULL
    JOIN pandits s ON s.pandit_id = o.pandit_id
    JOIN availability a ON a.pandit_id = o.pandit_id AND a.days @> ${on}::date
    WHERE o.ritual_id = ${rituals[ritual]?.id ?? ''} AND o.price_paise <= ${(price ?? 1e7) * 100}
      AND (${district ?? null}::text IS NULL OR ${district ?? null} IN (p.district, s.temple_district))
      AND (${language ?? null}::text IS NULL OR ${language ?? null} = ANY (s.languages))
      AND NOT EXISTS (SELECT 1 FROM bookings b WHERE b.pandit_id = o.pandit_id AND b.period && ${period}
        AND b.status IN ('advancepaymentrequested', 'advancepaymentdone', 'confirmedbypandit', 'completed'))
      AND NOT EXISTS (SELECT 1 FROM closed_hours c WHERE c.pandit_id = o.pandit_id AND c.period && ${period})
    ORDER BY ${orders[sort ?? 'price']}`;
  return rows.map(({ panditId }) => panditId);
}

async function found({ ritual, day, ...more }: Question): Promise<string[]> {
  const body = { ritualId: rituals[ritual]?.id ?? '', date: ahead(day), limit: 50, ...more };
  const reply = await t.call('POST /availability/filter-availability', { body });
  expect(reply.status).toBe(200);
  return reply.body.data.results.map((one) => one.userId._id);
}

test('after any life of some pandits every search finds what the tables say, in that order', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(2), anyDeed), { minLength: 15, maxLength: 25 }),
      fc.array(anyQuestion, { minLength: 15, maxLength: 15 }),
      fc.constantFrom(0, 1, 13, 40),
      async (life, questions, pause) => {
        const some = await Promise.all([t.person('pandit'), t.person('pandit'), t.person('acharya')]);
        const family = await t.person('user');
        const world = { t, admin, rituals, ahead };
        for (const one of some) {
          await take(world, { do: 'offer', prices: [3, 5] }, one, family);
          await take(world, { do: 'declare', from: 1, days: 3 }, one, family);
        }
        for (const [who, one] of life) {
          const done = await take(world, one, some[who] ?? admin, family);
          if (done) seen.add(done);
        }
        expect(await wrong()).toEqual([]);
        // days that come nearer need nobody's doing
        clock.forward(days(pause));
        expect(await wrong()).toEqual([]);
        for (const asked of questions) {
          const there = await truth(asked);
          expect(await found(asked), JSON.stringify(asked)).toEqual(there.slice(0, 50));
          seen.add(there.length > 0 ? 'found' : 'none');
        }
        clock.forward(days(-pause));
      },
    ),
    { numRuns: rounds(5, 100), seed: rounds(12, Date.now()), endOnFailure: true },
  );
  expect([...seen].toSorted()).toEqual(['cancel', 'fail', 'found', 'keep', 'moved', 'none', 'reviewed']);
});

test('of two changes at the same moment neither is lost, whichever is written last', async () => {
  const pandit = await t.person('pandit');
  const ritual = rituals[0] ?? { id: '', name: '' };
  await makeOffer(t, pandit, ritual);
  await declareDays(t, pandit, ahead(1), ahead(8));
  const setDay = (count: number, free: boolean) =>
    t.call('POST /availability/set-day', { body: { day: ahead(count), free } }, pandit);
  for (let day = 1; day <= 8; day += 1) {
    const booking = await makeBooking(t, { pandit, ritual, day: ahead(day), price: 1100 }, await t.person('user'));
    const accept = { bookingId: booking._id, bookingStatus: 'confirmedbypandit' } as const;
    const price = [{ ritualId: ritual.id, price: 100 + day, experience: 5 }];
    const pairs = [
      () => [setDay(20 + day, true), setDay(40 + day, true)],
      () => [setDay(20 + day, false), t.call('POST /booking/update-booking-status', { body: accept }, pandit)],
      () => [
        setDay(60 + day, true),
        t.call('POST /user/update-profile', { body: { updateData: { rituals: price } } }, pandit),
      ],
    ];
    for (const pair of pairs) {
      expect((await Promise.all(pair())).map(({ status }) => status)).toEqual([200, 200]);
      expect(await wrong()).toEqual([]);
    }
  }
});

test('the round mends what was changed behind the back, and tells whose it was', async () => {
  const pandit = await t.person('pandit');
  await makeOffer(t, pandit, rituals[0] ?? { id: '', name: '' });
  await declareDays(t, pandit, ahead(1), ahead(3));
  await t.deps.pool`UPDATE availability SET days = daterange(${ahead(2)}, ${ahead(6)}) WHERE pandit_id = ${pandit.id}`;
  expect(await wrong()).toEqual([pandit.id]);
  const told: unknown[] = [];
  const log = Object.assign(Object.create(t.deps.log) as typeof t.deps.log, {
    warn: (what: unknown) => told.push(what),
  });
  const [job] = searchableJobs({ ...t.deps, log });
  expect(await job?.run()).toBe(1);
  expect(told).toEqual([{ count: 1, pandits: [pandit.id] }]);
  expect(await wrong()).toEqual([]);
  expect(await found({ ritual: 0, day: 5 })).toContain(pandit.id);
  expect(await job?.run()).toBe(0);
});

test('one command rebuilds the whole table', async () => {
  const rows = () => t.deps.pool`SELECT * FROM search_offers ORDER BY pandit_id, ritual_id, district`;
  await rebuildSearch(t.deps.pool, clock.now());
  const before = [...(await rows())];
  expect(before.length).toBeGreaterThan(10);
  await t.deps.pool`DELETE FROM search_offers`;
  await rebuildSearch(t.deps.pool, clock.now());
  expect([...(await rows())]).toEqual(before);
  // a database of before has offers, and nothing to search by
  await t.deps.pool`DELETE FROM search_offers`;
  await buildSearchOnce(t.deps.pool, clock.now());
  expect([...(await rows())]).toEqual([]);
  await t.deps.pool`UPDATE search_round SET until = NULL`;
  await buildSearchOnce(t.deps.pool, clock.now());
  expect([...(await rows())]).toEqual(before);
});

test('days of a year and more come nearer, and every one is found while the rounds go on', async () => {
  const ritual = await makeRitual(t, 120);
  rituals[2] = ritual;
  const pandit = await t.person('pandit');
  await makeOffer(t, pandit, ritual);
  const declared = [ahead(100), ahead(200), ahead(290)];
  for (const day of declared) await declareDays(t, pandit, day, day);
  const [job] = searchableJobs(t.deps);
  for (let passed = 0; passed < 290; passed += 9) {
    expect(await job?.run()).toBe(0);
    for (const day of declared.filter((one) => one >= today())) {
      const reply = await t.call('POST /availability/filter-availability', {
        body: { ritualId: ritual.id, date: day },
      });
      expect(reply.body.data.results, `${today()} ${day}`).toHaveLength(1);
      // the bit of a past day means another day now
      const other = addDays(day, 128);
      const body = { ritualId: ritual.id, date: other };
      expect((await t.call('POST /availability/filter-availability', { body })).body.data.results).toEqual([]);
    }
    clock.forward(days(9));
  }
});
