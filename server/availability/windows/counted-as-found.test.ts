import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeWindow } from '#domain/calendar/good-hours.ts';
import { addDays, clockOf, dayAt, later, minutes, startOfDay, type Day } from '#domain/time.ts';
import { declareDays, makeBooking, makeOffer, makeRitual, type TestRitual } from '../../bookings/test-factories.ts';
import { testApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { rounds } from '../../testing/test-rounds.ts';
import { keepSearchable } from '../searchable/searchable.ts';

/** The count shown at hours is what a press on them finds. */

let t: TestApp;
let family: TestPerson;
beforeAll(async () => {
  t = await testApp();
  family = await t.person('user');
});
afterAll(() => t.close());

/** Four in one district, two in another; the last of four days is nobody's. */
async function somePandits(ritual: TestRitual, day: Day): Promise<TestPerson[]> {
  const made: TestPerson[] = [];
  for (const nth of [0, 1, 2, 3, 4, 5]) {
    const one = await t.person('pandit');
    await makeOffer(t, one, ritual, [400, 700, 1000][nth % 3]);
    await declareDays(t, one, day, addDays(day, 2));
    await t.deps.pool`UPDATE people SET district = ${nth < 4 ? 'Jajpur' : 'Puri'} WHERE id = ${one.id}`;
    await t.deps
      .pool`UPDATE pandits SET languages = ${nth % 2 ? ['Odia'] : ['Odia', 'Desia']} WHERE pandit_id = ${one.id}`;
    await keepSearchable(t.deps.pool, [one.id], t.deps.now());
    made.push(one);
  }
  return made;
}

const held = fc.record({
  who: fc.nat(5),
  on: fc.nat(2),
  // most of them by day, some into the next one
  hour: fc.constantFrom(0, 6, 8, 9, 10, 12, 13, 15, 16, 18, 20, 23),
  isBooked: fc.boolean(),
});
type Held = typeof held extends fc.Arbitrary<infer H> ? H : never;

/** Closed for an hour or taken for two; a refused change leaves what was there. */
async function hold(world: { some: TestPerson[]; ritual: TestRitual; day: Day }, { who, on, hour, isBooked }: Held) {
  const pandit = world.some[who] ?? family;
  const day = addDays(world.day, on);
  const startTime = clockOf(hour * 60);
  if (isBooked) {
    const wish = { startTime, status: 'confirmedbypandit' } as const;
    await makeBooking(t, { pandit, ritual: world.ritual, day, price: 0 }, family, wish).catch(() => null);
    return;
  }
  const closed = [{ from: startTime, to: clockOf(((hour + 1) % 24) * 60) }];
  await t.call('POST /availability/set-day', { body: { day, free: true, closed } }, pandit);
}

const hours = fc.record({
  on: fc.nat(3),
  from: fc.nat(24 * 60 - 1),
  long: fc.integer({ min: 10, max: 18 * 60 }),
});
const limits = fc.record(
  {
    district: fc.constantFrom('Jajpur', 'Puri'),
    price: fc.constantFrom(500, 900),
    language: fc.constantFrom('Odia', 'Desia'),
  },
  { requiredKeys: [] },
);

test('for any pandits, whatever they hold and whatever hours are looked at', async () => {
  const seen = new Set<number>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(held, { minLength: 12, maxLength: 18 }),
      fc.array(hours, { minLength: 6, maxLength: 6 }),
      limits,
      // known day by day, at the end of that, and beyond
      fc.constantFrom(3, 126, 300),
      async (holds, looked, more, ahead) => {
        const ritual = await makeRitual(t, 120);
        const day = addDays(dayAt(t.deps.now()), ahead);
        const some = await somePandits(ritual, day);
        for (const one of holds) await hold({ some, ritual, day }, one);
        const windows = looked.map(({ on, from, long }) => {
          const begin = later(startOfDay(addDays(day, on)), minutes(from));
          return {
            on: addDays(day, on),
            text: writeWindow({ from: begin, to: later(begin, minutes(long)), district: 'Jajpur' }),
          };
        });
        const body = { ritualId: ritual.id, windows: windows.map(({ text }) => text), ...more };
        const counted = await t.call('POST /availability/free-in-windows', { body });
        for (const [nth, { on, text }] of windows.entries()) {
          const asked = { ritualId: ritual.id, date: on, ...more };
          const searched = { body: { ...asked, window: text } };
          const found = (await t.call('POST /availability/filter-availability', searched)).body.data.results;
          expect(counted.body.data.free[nth], text).toEqual({ count: found.length, orMore: false });
          // and they are free at the time that is named
          for (const one of found) {
            const at = { body: { ...asked, startTime: one.startTime ?? '', panditId: one.userId._id } };
            expect((await t.call('POST /availability/filter-availability', at)).body.data.results).toHaveLength(1);
          }
          seen.add(found.length);
        }
      },
    ),
    { numRuns: rounds(5, 100), seed: rounds(7, Date.now()), endOnFailure: true },
  );
  // none, all of them, and some between
  expect(seen.size).toBeGreaterThan(3);
});

test('where more were there than were looked at nobody is said to be free alone', async () => {
  const ritual = await makeRitual(t, 120);
  const day = addDays(dayAt(t.deps.now()), 3);
  const [one] = await somePandits(ritual, day);
  // the index alone, as with many others before them
  await t.deps.pool`
    INSERT INTO search_offers SELECT (jsonb_populate_record(o, jsonb_build_object('pandit_id', gen_random_uuid(),
      'price_paise', 100, 'traits', 0))).* FROM search_offers o CROSS JOIN generate_series(1, 100)
    WHERE o.pandit_id = ${one?.id ?? ''} AND o.ritual_id = ${ritual.id} AND o.district = 'Jajpur'`;
  const windows = [`${day}T09:00~${day}T11:00~Jajpur`, `${addDays(day, 9)}T09:00~${addDays(day, 9)}T11:00~Jajpur`];
  const count = async (more: object) => {
    const body = { ritualId: ritual.id, windows, ...more };
    return (await t.call('POST /availability/free-in-windows', { body })).body.data.free;
  };
  expect(await count({ district: 'Jajpur', language: 'Odia' })).toEqual([
    { count: 0, orMore: true },
    { count: 0, orMore: true },
  ]);
  expect((await count({ district: 'Jajpur' }))[0]).toEqual({ count: 20, orMore: true });
  expect((await count({ district: 'Puri', language: 'Odia' }))[0]).toEqual({ count: 2, orMore: false });
});
