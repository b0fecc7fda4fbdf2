import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#domain/time.ts';
import { member, PASSWORD } from '../../auth/test-auth.ts';
import { testApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { makeBookable, makeBooking, type Bookable, type BookingWish } from '../test-factories.ts';

/** The office finds bookings by their customer's name in a list too long to be looked through. */

let t: TestApp;
let admin: TestPerson;
let b: Bookable;
beforeAll(async () => {
  t = await testApp();
  admin = await t.person('admin');
  b = await makeBookable(t);
  const many = await t.person('user');
  await rename(many, 'Kuni Sahoo');
  const { _id } = await makeBooking(t, b, many, { status: 'cancelled' });
  await t.deps.pool`
    WITH copies AS (
      INSERT INTO bookings (pandit_id, id, customer_id, ritual_id, status, day, period, price_paise, place)
      SELECT b.pandit_id, ('01990000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, b.customer_id, b.ritual_id, b.status,
        b.day, b.period, b.price_paise, b.place
      FROM bookings b, generate_series(1, 1200) n WHERE b.id = ${_id}
      RETURNING customer_id, id, pandit_id, day)
    INSERT INTO customer_bookings (customer_id, booking_id, pandit_id, day) SELECT * FROM copies`;
});
afterAll(() => t.close());

const rename = (person: TestPerson, name: string) =>
  t.call('POST /user/update-profile', { body: { updateData: { name } } }, person);

const find = async (search: string, page = 1) => {
  const query = { search, page: String(page), pageSize: '100' };
  const [list, counts] = await Promise.all([
    t.call('GET /booking/admin/bookings', { query }, admin),
    t.call('GET /booking/admin/list', { query: { search } }, admin),
  ]);
  const { filtered, more } = counts.body.data;
  return { ids: list.body.data.map(({ _id }) => _id), filtered, more };
};
const ids = async (search: string) => (await find(search)).ids;

let nth = 0;
/** A booking of somebody new with this name. */
async function asked(name: string, wish: BookingWish = {}): Promise<{ id: string; who: TestPerson }> {
  const who = await member(t);
  await rename(who, name);
  const { _id } = await makeBooking(t, b, who, { ...wish, day: addDays(b.day, (nth += 1)) });
  return { id: _id, who };
}

test('by a word, a part of one, or several in any order', async () => {
  const { id } = await asked('Kuntala Debi Sunamajhi');
  const other = await asked('Kuntala Bagartti');
  for (const search of [
    'sunamajhi',
    'UNAMA',
    'su',
    'sunamajhi kuntala',
    'kun su',
    'kuntala debi sunamajhi',
    'tala sunam de',
  ])
    expect([search, await find(search)]).toEqual([search, { ids: [id], filtered: 1, more: false }]);
  expect(await ids('kuntala')).toEqual([other.id, id]);
  expect(await ids('kun tala')).toEqual([other.id, id]);
  for (const search of ['bagartti sunamajhi', 'untala x', 'nobodyatall', 'qx']) expect(await ids(search)).toEqual([]);
});

test('a name of many has its pages, as far as the newest thousand', async () => {
  const seen = new Set<string>();
  for (let page = 1; page <= 10; page += 1) {
    const { ids: further, filtered, more } = await find(page % 2 ? 'sahoo' : 'kuni sahoo', page);
    expect({ filtered, more }).toEqual({ filtered: 1000, more: true });
    for (const id of further) seen.add(id);
  }
  expect(seen.size).toBe(1000);
});

test('what may be a part of an id finds both', async () => {
  const { id } = await asked('Chabi Fadebeda');
  const other = '01990000-0000-7000-8000-0000fadebeda';
  await t.deps.pool`
    INSERT INTO bookings (pandit_id, id, customer_id, ritual_id, status, day, period, price_paise, place)
    SELECT pandit_id, ${other}, customer_id, ritual_id, 'cancelled', day, period, price_paise, place
    FROM bookings WHERE status = 'cancelled' LIMIT 1`;
  expect(await ids('fadebeda')).toEqual([id, other]);
});

describe('a customer', () => {
  test('who has another name is found by that one, with older bookings and new ones', async () => {
    const { id, who } = await asked('Sulata Jagdala');
    await rename(who, 'Sulata Kuanra');
    const { _id: next } = await makeBooking(t, b, who, { day: addDays(b.day, (nth += 1)) });
    expect(await ids('jagdala')).toEqual([]);
    expect(await ids('sulata kuanra')).toEqual([next, id]);
  });

  test('who changes the name while asking is found by the name that stays', async () => {
    const { who } = await asked('Round 0');
    for (let round = 1; round <= 8; round += 1) {
      const [, booking] = await Promise.all([
        rename(who, `Tarulata Round${'x'.repeat(round)}`),
        makeBooking(t, b, who, { day: addDays(b.day, (nth += 1)) }),
      ]);
      expect(await ids(`tarulata round${'x'.repeat(round)}`)).toContain(booking._id);
    }
    expect(await ids('tarulata roundxxxxxxxx')).toHaveLength(9);
  });

  test('who left is found by no name', async () => {
    const { id, who } = await asked('Nirupama Bhuyan', { status: 'cancelled' });
    expect(await ids('nirupama')).toEqual([id]);
    const { status } = await t.call('POST /user/delete-account', { body: { password: PASSWORD } }, who);
    expect(status).toBe(200);
    expect(await ids('nirupama')).toEqual([]);
  });
});
