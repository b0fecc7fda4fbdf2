import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, dayAt, type Day } from '#domain/time.ts';
import type { UserStatus, UserType } from '#domain/roles.ts';
import { declareDays, makeBooking, makeOffer, makeRitual, type TestRitual } from '../bookings/test-factories.ts';
import { testApp, type TestApp, type TestPerson } from '../testing/test-app.ts';
import { keepSearchable } from './searchable/searchable.ts';

let t: TestApp;
let ritual: TestRitual;
let customer: TestPerson;
let day: Day;
beforeAll(async () => {
  t = await testApp();
  customer = await t.person('user');
});
beforeEach(async () => {
  ritual = await makeRitual(t, 120);
  day = addDays(dayAt(t.deps.now()), 3);
});
afterAll(() => t.close());

interface Wish {
  price?: number;
  experience?: number;
  type?: UserType;
  status?: UserStatus;
  home?: string;
  temple?: string;
  languages?: string[];
}

async function pandit(wish: Wish = {}): Promise<TestPerson> {
  const made = await t.person(wish.type ?? 'pandit', wish.status);
  await makeOffer(t, made, ritual, wish.price ?? 1100);
  await declareDays(t, made, day, day);
  const { pool } = t.deps;
  await pool`UPDATE offers SET experience_years = ${wish.experience ?? 5} WHERE pandit_id = ${made.id}`;
  await pool`UPDATE people SET district = ${wish.home ?? null} WHERE id = ${made.id}`;
  await pool`UPDATE pandits SET temple_district = ${wish.temple ?? null}, languages = ${wish.languages ?? []}
    WHERE pandit_id = ${made.id}`;
  await keepSearchable(pool, [made.id], t.deps.now());
  return made;
}

const search = (more: Record<string, unknown> = {}) =>
  t.call('POST /availability/filter-availability', { body: { ritualId: ritual.id, date: day, ...more } });
const found = async (more: Record<string, unknown> = {}) =>
  (await search(more)).body.data.results.map((one) => one.userId._id);

test('finds who offers the ritual that day, with what a family wants to know', async () => {
  const here = await pandit({ price: 1500, experience: 12, home: 'Puri', temple: 'Khordha', languages: ['Odia'] });
  const { status, body } = await search();
  expect(status).toBe(200);
  expect(body.data.nextCursor).toBeNull();
  expect(body.data.results).toMatchObject([
    {
      price: 1500,
      experience: 12,
      userId: {
        _id: here.id,
        name: here.name,
        userType: 'pandit',
        district: 'Puri',
        templeDistrict: 'Khordha',
        languagesKnown: ['Odia'],
      },
    },
  ]);
  expect(JSON.stringify(body)).not.toContain(here.phone);
});

test('only approved pandits and acharyas', async () => {
  const approved = [await pandit(), await pandit({ type: 'acharya' })];
  for (const status of ['pending', 'evaluation', 'rejected', 'suspended', 'training_required'] as const) {
    await pandit({ status });
  }
  expect((await found()).sort()).toEqual(approved.map((one) => one.id).sort());
});

test('only days that were declared', async () => {
  const here = await pandit();
  await declareDays(t, here, addDays(day, 2), addDays(day, 4));
  expect(await found({ date: addDays(day, 1) })).toEqual([]);
  expect(await found({ date: addDays(day, 4) })).toEqual([here.id]);
  expect(await found({ date: addDays(day, 5) })).toEqual([]);
  expect(await found({ date: '9999-12-31' })).toEqual([]);
});

test('only this ritual, at no more than the price', async () => {
  const cheap = await pandit({ price: 700 });
  const dear = await pandit({ price: 900 });
  expect(await found({ price: 700 })).toEqual([cheap.id]);
  expect(await found({ price: 899 })).toEqual([cheap.id]);
  expect(await found({ price: 900 })).toEqual([cheap.id, dear.id]);
  expect(await found({ price: 0 })).toEqual([]);
  expect(await found({ ritualId: (await makeRitual(t)).id })).toEqual([]);
});

test('the home or the temple decides about the district', async () => {
  const puri = await pandit({ price: 1, home: 'Puri', temple: 'Ganjam' });
  const ganjam = await pandit({ price: 2, home: 'Ganjam' });
  await pandit({ home: 'Cuttack' });
  expect(await found({ district: 'Puri' })).toEqual([puri.id]);
  expect(await found({ district: 'Ganjam' })).toEqual([puri.id, ganjam.id]);
  expect(await found({ district: 'Nowhere' })).toEqual([]);
});

test.each(['Khurda', 'khorda', 'ଖୋର୍ଦ୍ଧା', 'खोरधा', 'Bhubaneswar', 'ଭୁବନେଶ୍ୱର'])(
  'a district is known by %s, and is answered as we write it',
  async (district) => {
    const [here] = [await pandit({ home: 'Khordha' }), await pandit({ home: 'Puri' })];
    expect((await search({ district })).body.data.results.map(({ userId }) => [userId._id, userId.district])).toEqual([
      [here.id, 'Khordha'],
    ]);
  },
);

test('by language', async () => {
  const odia = await pandit({ languages: ['Hindi', 'Odia'] });
  await pandit({ languages: ['Hindi'] });
  expect(await found({ language: 'Odia' })).toEqual([odia.id]);
});

test('one pandit alone, where a family comes from his own page', async () => {
  const [his] = [await pandit(), await pandit()];
  expect(await found({ panditId: his?.id })).toEqual([his?.id]);
  expect(await found({ panditId: his?.id, price: 1 })).toEqual([]);
  expect(await found({ panditId: customer.id })).toEqual([]);
  expect((await search({ panditId: 'x' })).status).toBe(400);
});

describe('where nobody is free as asked', () => {
  const instead = async (more: Record<string, unknown>) => (await search(more)).body.data.instead;

  test('what is offered finds somebody, with how many; nothing else is offered', async () => {
    const here = await pandit({ price: 900, home: 'Puri', languages: ['Odia'] });
    const dear = await pandit({ price: 5000, home: 'Puri', languages: ['Odia'] });
    await declareDays(t, dear, addDays(day, 2), addDays(day, 2));
    expect(await instead({})).toEqual([]);
    expect(await instead({ price: 100 })).toEqual([{ change: 'price', date: day, count: 2 }]);
    expect(await instead({ district: 'Ganjam' })).toEqual([{ change: 'district', date: day, count: 2 }]);
    expect(await instead({ language: 'Tamil', panditId: here.id })).toEqual([
      { change: 'language', date: day, count: 1 },
    ]);
    expect(await instead({ price: 100, district: 'Ganjam' })).toEqual([{ change: 'limits', date: day, count: 2 }]);
    expect(await instead({ date: addDays(day, 1) })).toEqual([
      { change: 'date', date: day, count: 2 },
      { change: 'date', date: addDays(day, 2), count: 1 },
    ]);
    expect(await instead({ date: addDays(day, 1), price: 1000 })).toEqual([{ change: 'date', date: day, count: 1 }]);
    expect(await instead({ date: addDays(day, 30) })).toEqual([]);
  });

  test('every one of them, searched, finds as many as it said', async () => {
    const lone = await pandit({ price: 900, home: 'Puri' });
    await declareDays(t, lone, addDays(day, 3), addDays(day, 4));
    const offered = await instead({ date: addDays(day, 2) });
    expect(offered).toHaveLength(3);
    for (const { date, count } of offered) expect(await found({ date })).toHaveLength(count);
  });
});

test('how soon somebody answers is said once it was measured', async () => {
  const quick = await pandit();
  const answersOf = async () => (await search({ panditId: quick.id })).body.data.results[0]?.answersInHours;
  const answered = async (hours: number) => {
    const family = await t.person('user');
    const { _id } = await makeBooking(t, { pandit: quick, ritual, day, price: 1100 }, family, { status: 'rejected' });
    await t.deps.pool`UPDATE bookings SET created_at = created_at - make_interval(hours => ${hours}) WHERE id = ${_id}`;
  };
  for (const hours of [2, 3, 3, 40]) await answered(hours);
  expect(await answersOf()).toBeNull();
  await answered(1);
  expect(await answersOf()).toBe(3);
});

describe('a taken pandit is left out', () => {
  const book = async (
    one: TestPerson,
    startTime: string | undefined,
    status: 'confirmedbypandit' | 'pendingwithpandit',
  ) => makeBooking(t, { pandit: one, ritual, day, price: 1100 }, customer, { status, ...(startTime && { startTime }) });

  test('at the hours that were asked for', async () => {
    const busy = await pandit();
    await book(busy, '09:00', 'confirmedbypandit');
    expect(await found({ startTime: '10:59' })).toEqual([]);
    expect(await found({ startTime: '07:01' })).toEqual([]);
    expect(await found({ startTime: '11:00' })).toEqual([busy.id]);
    expect(await found({ startTime: '07:00' })).toEqual([busy.id]);
  });

  test('on that day at all, where no hour was asked for: such a booking takes the whole day', async () => {
    const busy = await pandit();
    await declareDays(t, busy, addDays(day, 1), addDays(day, 1));
    await book(busy, '09:00', 'confirmedbypandit');
    expect(await found()).toEqual([]);
    expect(await found({ date: addDays(day, 1) })).toEqual([busy.id]);
  });

  test('by a puja that goes on past midnight', async () => {
    const busy = await pandit();
    await declareDays(t, busy, addDays(day, 1), addDays(day, 1));
    await book(busy, '23:00', 'confirmedbypandit');
    expect(await found({ date: addDays(day, 1), startTime: '00:30' })).toEqual([]);
    expect(await found({ date: addDays(day, 1), startTime: '01:00' })).toEqual([busy.id]);
  });

  test('not by a request that is still open', async () => {
    const asked = await pandit();
    await book(asked, '09:00', 'pendingwithpandit');
    expect(await found({ startTime: '09:00' })).toEqual([asked.id]);
  });
});

describe('pages', () => {
  const wishes = [
    { price: 300, experience: 1 },
    { price: 100, experience: 9 },
    { price: 200, experience: 4 },
    { price: 200, experience: 9 },
    { price: 200, experience: 4 },
  ];

  async function pages(sort: 'price' | 'experience') {
    const all = [];
    let cursor: string | null = null;
    do {
      const { body }: Awaited<ReturnType<typeof search>> = await search({ sort, limit: 2, ...(cursor && { cursor }) });
      all.push(body.data.results);
      cursor = body.data.nextCursor;
    } while (cursor);
    return all;
  }

  test('by price, cheapest first, nobody twice and nobody missing', async () => {
    for (const wish of wishes) await pandit(wish);
    const got = await pages('price');
    expect(got.map((page) => page.length)).toEqual([2, 2, 1]);
    expect(got.flat().map((one) => one.price)).toEqual([100, 200, 200, 200, 300]);
    expect(new Set(got.flat().map((one) => one.userId._id)).size).toBe(5);
  });

  test('by experience, the most first', async () => {
    for (const wish of wishes) await pandit(wish);
    const got = await pages('experience');
    expect(got.flat().map((one) => one.experience)).toEqual([9, 9, 4, 4, 1]);
    expect(new Set(got.flat().map((one) => one.userId._id)).size).toBe(5);
  });

  test('a free pandit is found behind any number who are not', async () => {
    for (let n = 0; n < 40; n += 1) await pandit({ price: 100 + n, status: 'pending' });
    const free = [await pandit({ price: 900 }), await pandit({ price: 901 })];
    const first = await search({ limit: 1 });
    expect(first.body.data.results.map((one) => one.userId._id)).toEqual([free[0]?.id]);
    expect(await found({ limit: 1, cursor: first.body.data.nextCursor })).toEqual([free[1]?.id]);
  });

  test('a page of one order does not go on in the other', async () => {
    for (const wish of wishes) await pandit(wish);
    const { body } = await search({ limit: 2, sort: 'price' });
    expect((await search({ sort: 'experience', cursor: body.data.nextCursor })).status).toBe(400);
  });
});

test.each([
  [{ date: '2020-01-01' }, 422, 'date_past'],
  [{ ritualId: '018f0000-0000-7000-8000-000000000000' }, 404, 'ritual_unknown'],
  [{ cursor: 'x' }, 400, 'malformed'],
  [{ limit: 51 }, 400, 'malformed'],
  [{ price: '5' }, 400, 'malformed'],
  [{ startTime: '25:00' }, 400, 'malformed'],
  [{ sort: 'name' }, 400, 'malformed'],
  [{ user: 'x' }, 400, 'malformed'],
])('%j is answered with %i %s', async (wish, status, code) => {
  const refused = await search(wish);
  expect([refused.status, refused.body.error?.code]).toEqual([status, code]);
});

test('without a ritual or a date the sentence says what is missing', async () => {
  for (const body of [{ ritualId: ritual.id }, { date: day }, { ritualId: '', date: day }]) {
    const refused = await t.call('POST /availability/filter-availability', { body: body as never });
    expect(refused.status).toBe(400);
    expect(refused.body.message).toBe('Please select both Ritual and Date to search.');
  }
});

test('an hour of today that is over is refused', async () => {
  const refused = await search({ date: dayAt(t.deps.now()), startTime: '00:00' });
  expect([refused.status, refused.body.error?.code]).toEqual([422, 'start_passed']);
});
