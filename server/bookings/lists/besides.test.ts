import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#domain/time.ts';
import { testApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { makeBookable, makeBooking, type Bookable } from '../test-factories.ts';

/** The office finds bookings by what they are: the pandit, the ritual, the place and the day of the puja. */

let t: TestApp;
let admin: TestPerson;
let b: Bookable;
let id: string;
beforeAll(async () => {
  t = await testApp();
  [admin, b] = [await t.person('admin'), await makeBookable(t)];
  await t.call('POST /user/update-profile', { body: { updateData: { name: 'Pt. Lokanath Hota' } } }, b.pandit);
  await t.deps.pool`UPDATE rituals SET name = 'Rudrabhishek', synonyms = '{Shiva Snana}' WHERE id = ${b.ritual.id}`;
  const other = await makeBookable(t);
  await t.deps.pool`UPDATE rituals SET name = 'Mohanty Osha' WHERE id = ${other.ritual.id}`;
  await makeBooking(t, other, await t.person('user'), { day: addDays(other.day, 9) });
  const family = await t.person('user');
  await t.call('POST /user/update-profile', { body: { updateData: { name: 'Sasmita Mohanty' } } }, family);
  ({ _id: id } = await makeBooking(t, b, family));
  await t.deps.pool`UPDATE bookings SET place = 'Plot 9, Rengali, Sambalpur' WHERE id = ${id}`;
});
afterAll(() => t.close());

type Narrowed = Partial<Record<'search' | 'day' | 'show', string>>;
async function find(asked: Narrowed) {
  const query = { ...asked, pageSize: '100' } as { search?: string };
  const { body } = await t.call('GET /booking/admin/list', { query }, admin);
  const { bookings, filtered, more, pendingwithpandit } = body.data;
  return { ids: bookings.map(({ _id }) => _id), filtered, more, pendingwithpandit };
}
const only = (found: string) => ({ ids: [found], filtered: 1, more: false, pendingwithpandit: 1 });

/** As people write it: 25 Nov. */
const dayInWords = () =>
  new Date(b.day)
    .toLocaleDateString('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' })
    .replace('Sept', 'Sep');

const asked = (): Narrowed[] => [
  ...['lokanath', 'Hota Lokanath', b.pandit.phone, 'rudra', 'sambalpur', b.day].map((search) => ({ search })),
  // days without their year, words of different kinds, other names and spellings
  ...[dayInWords(), `mohanty ${dayInWords()}`, 'sasmita rudra', 'snana mohanty', 'rengali lokanath'].map((search) => ({
    search,
  })),
  ...['shiv snan', 'rudrabisek', `rudra ${b.day}`].map((search) => ({ search })),
  { search: 'lokanath', show: 'pendingwithpandit' },
  { day: b.day },
];

test.each(Array.from({ length: 16 }, (_, nth) => nth))(
  'each alone, or narrowed by state and day; the figures follow (%i)',
  async (nth) => {
    const each = asked()[nth] ?? {};
    expect([each, await find(each)]).toEqual([each, only(id)]);
  },
);

test('nothing where the state or the day is another', async () => {
  const nothing = { ids: [], filtered: 0, pendingwithpandit: 0 };
  expect(await find({ search: 'sasmita snan', day: addDays(b.day, 1) })).toMatchObject(nothing);
  expect(await find({ search: 'lokanath', show: 'completed' })).toMatchObject(nothing);
  expect(await find({ day: addDays(b.day, 1) })).toMatchObject(nothing);
});

test('the table to keep has the same', async () => {
  const csv = async (query: object) => {
    const reply = await fetch(`${t.url}/api/booking/admin/bookings.csv?${new URLSearchParams({ ...query })}`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    return (await reply.text()).trim().split('\n').length - 1;
  };
  expect([await csv({ search: 'sambalpur' }), await csv({ day: b.day }), await csv({})]).toEqual([1, 1, 2]);
});

test('in a list too long to be looked through as well, and of what is too many the newest come first', async () => {
  const many = await t.person('user');
  await t.deps.pool`
    WITH copies AS (
      INSERT INTO bookings (pandit_id, id, customer_id, ritual_id, status, day, period, price_paise, place)
      SELECT b.pandit_id, ('01ff0000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, ${many.id}, b.ritual_id,
        'cancelled', b.day - 400, b.period, b.price_paise, 'Balangir'
      FROM bookings b, generate_series(1, 5200) n WHERE b.id <> ${id} AND b.status = 'pendingwithpandit'
      RETURNING customer_id, id, pandit_id, day)
    INSERT INTO customer_bookings (customer_id, booking_id, pandit_id, day) SELECT * FROM copies`;
  for (const each of asked()) expect([each, await find(each)]).toEqual([each, only(id)]);
  const { ids, filtered, more } = await find({ search: 'balangir' });
  expect([ids.length, ids[0], filtered, more]).toEqual([100, '01ff0000-0000-7000-8000-000000005200', 1000, true]);
});

test('those of a day are in the order of their hours', async () => {
  const day = addDays(b.day, 12);
  const at = async (startTime: string) => (await makeBooking(t, b, await t.person('user'), { day, startTime }))._id;
  const [noon, six, four] = [await at('12:00'), await at('06:00'), await at('16:00')];
  expect((await find({ day })).ids).toEqual([six, noon, four]);
});
