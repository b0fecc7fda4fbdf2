import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sent } from '#contract/index.ts';
import { testApp, type TestApp, type TestPerson } from '../testing/test-app.ts';

/** Messages are found in a list too long to be looked through, whether many say a word or one. */

let t: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  t = await testApp();
  admin = await t.person('admin');
  // the oldest first: one in fifty is of a Rath, and one alone asks about a wedding
  await t.deps.pool`
    INSERT INTO contact_messages (id, name, phone, message, created_at)
    SELECT ('01990000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid,
      CASE WHEN n % 50 = 0 THEN 'Mina Rath' ELSE 'Kuni Das' END, '9123456780',
      CASE WHEN n = 7 THEN 'A WEDDING in Delhi, 100% Odia' ELSE 'When does the pandit come?' END,
      timestamptz '2026-01-01' + n * interval '1 minute'
    FROM generate_series(1, 2400) n`;
});
afterAll(() => t.close());

async function find(search: string, more: Sent<'GET /contact/admin/messages', 'query'> = {}) {
  const { body } = await t.call('GET /contact/admin/messages', { query: { search, pageSize: '20', ...more } }, admin);
  return { ...body.data, numbers: body.data.messages.map(({ _id }) => Number(_id.slice(-12))) };
}
const down = (from: number, step: number, count: number) => Array.from({ length: count }, (_, at) => from - at * step);

test('what all say fills a page, newest first, and goes on over the next ones', async () => {
  for (const search of ['pandit', 'the PANDIT come']) {
    expect(await find(search)).toMatchObject({ numbers: down(2400, 1, 20), filtered: 1000, more: true });
    expect(await find(search, { page: '3' })).toMatchObject({ numbers: down(2360, 1, 20), filtered: 1000, more: true });
  }
});

test('what some say is found to the last, and counted', async () => {
  for (const search of ['rath', 'mina rath']) {
    expect((await find(search)).numbers).toEqual(down(2400, 50, 20));
    expect((await find(search, { page: '2' })).numbers).toEqual(down(1400, 50, 20));
    expect(await find(search, { page: '3' })).toMatchObject({ numbers: down(400, 50, 8), filtered: 48, more: false });
  }
});

test('what one says is found however far down', async () => {
  for (const search of ['wedding', 'delhi, 100% odia', 'a wedding in'])
    expect(await find(search)).toMatchObject({ numbers: [7], filtered: 1, more: false });
  expect(await find('nobody says this')).toMatchObject({ numbers: [], filtered: 0, more: false });
  expect(await find('2026-01-02', { page: '2' })).toMatchObject({ filtered: 1000, more: true });
});

test('messages beyond the searched part are found by their letters, and two letters are said not to be enough', async () => {
  await t.deps.pool`
    INSERT INTO contact_messages (id, name, phone, message, created_at)
    SELECT gen_random_uuid(), 'Kuni Das', '9123456780', 'And the price?', timestamptz '2026-02-01' + n * interval '1 minute'
    FROM generate_series(1, 5000) n`;
  for (const search of ['delhi wedding', 'a wedding 2026-01-01'])
    expect(await find(search)).toMatchObject({ numbers: [7], filtered: 1, more: false });
  expect(await find('rath', { page: '3' })).toMatchObject({ numbers: down(400, 50, 8), filtered: 48, more: false });
  expect(await find('qx')).toMatchObject({ numbers: [], more: true });
});
