import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, asDay } from '#domain/time.ts';
import { testApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { makeBookable, makeBooking } from '../test-factories.ts';

/** The office finds bookings by how the pandit's name sounds, and by what else the place is called; what is written so comes first. */

let t: TestApp;
let admin: TestPerson;
const ids: Record<'latin' | 'odia' | 'other', string> = { latin: '', odia: '', other: '' };
beforeAll(async () => {
  t = await testApp();
  admin = await t.person('admin');
  const made = {
    odia: ['ତ୍ରିଲୋଚନ ଷଡ଼ଙ୍ଗୀ', 'Plot 9, Old Town, Bhubaneswar'],
    latin: ['Trilochan Sarangi', 'Station Road, Balasore'],
    other: ['Ananta Hota', 'Bada Danda, Puri'],
  } as const;
  for (const [which, [name, place]] of Object.entries(made) as [keyof typeof made, readonly [string, string]][]) {
    const b = await makeBookable(t);
    await t.call('POST /user/update-profile', { body: { updateData: { name } } }, b.pandit);
    const { _id } = await makeBooking(t, b, await t.person('user'));
    await t.deps.pool`UPDATE bookings SET place = ${place} WHERE id = ${_id}`;
    ids[which] = _id;
  }
});
afterAll(() => t.close());

async function find(query: { search: string; show?: 'completed'; day?: string }) {
  const { body } = await t.call('GET /booking/admin/list', { query: { ...query, pageSize: '100' } }, admin);
  expect(body.data.filtered).toBe(body.data.bookings.length);
  return body.data.bookings.map(({ _id }) => _id);
}

test.each(['trilochan sadangi', 'त्रिलोचन षडंगी', 'ତ୍ରିଲୋଚନ'])(
  '%s finds those of every pandit called so',
  async (search) => {
    expect((await find({ search })).toSorted()).toEqual([ids.odia, ids.latin].toSorted());
  },
);

test('what is written so comes before what sounds so', async () => {
  expect(await find({ search: 'sarangi' })).toEqual([ids.latin, ids.odia]);
  expect(await find({ search: 'ଷଡ଼ଙ୍ଗୀ' })).toEqual([ids.odia, ids.latin]);
});

test.each([
  ['ଭୁବନେଶ୍ୱର', 'odia'],
  ['Bhuvaneshwar', 'odia'],
  ['Baleswar', 'latin'],
  ['ବାଲେଶ୍ୱର', 'latin'],
  ['ପୁରୀ', 'other'],
] as const)('%s finds the bookings of that place', async (search, which) => {
  expect(await find({ search })).toEqual([ids[which]]);
});

test('the state and the day narrow these as well', async () => {
  expect(await find({ search: 'ତ୍ରିଲୋଚନ', show: 'completed' })).toEqual([]);
  const { body } = await t.call('GET /booking/admin/list', { query: { search: 'ଅନନ୍ତ' } }, admin);
  const day = asDay(body.data.bookings[0]?.bookingDate.slice(0, 10) ?? '');
  expect(await find({ search: 'ଅନନ୍ତ', day })).toEqual([ids.other]);
  expect(await find({ search: 'ଅନନ୍ତ', day: addDays(day, 1) })).toEqual([]);
});

test('the table to keep has the same', async () => {
  const table = await fetch(`${t.url}/api/booking/admin/bookings.csv?${new URLSearchParams({ search: 'ତ୍ରିଲୋଚନ' })}`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  const text = await table.text();
  expect(text).toContain('Trilochan Sarangi');
  expect(text).toContain('ତ୍ରିଲୋଚନ ଷଡ଼ଙ୍ଗୀ');
  expect(text).not.toContain('Ananta Hota');
});
