import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressOfTable, tables } from './test-tables.ts';
import { testApp, type TestApp, type TestPerson } from './test-app.ts';
import { testCatalogue } from '../rituals/test-catalogue.ts';
import { makeBookable, makeBooking } from '../bookings/test-factories.ts';

/** Each list of the office as a table to keep. */

let t: TestApp;
let admin: TestPerson;
let family: TestPerson;
beforeAll(async () => {
  t = await testApp();
  admin = await t.person('admin');
  family = await t.person('user');
  const bookable = await makeBookable(t);
  await makeBooking(t, bookable, family, { status: 'advancepaymentdone' });
  await t.deps.pool`INSERT INTO contact_messages (id, name, phone, message)
    VALUES (gen_random_uuid(), '=cmd|calc', '9861000001', ${'two\nlines, "quoted"'})`;
});
afterAll(() => t.close());

async function tableOf(path: string): Promise<{ lines: string[]; headers: Headers }> {
  const reply = await fetch(`${t.url}/api${path}`, { headers: { authorization: `Bearer ${admin.token}` } });
  expect(reply.status, path).toBe(200);
  return { lines: (await reply.text()).trimEnd().split('\r\n'), headers: reply.headers };
}

describe.each(tables)('%s', (key) => {
  test('is a file that a spreadsheet opens, and that it was taken is written down', async () => {
    const before = await exportsNoted();
    const { lines, headers } = await tableOf(addressOfTable(key));
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[\w-]+\.csv"$/);
    expect(lines[0]).toMatch(/^ID,/);
    const after = await exportsNoted();
    expect(after).toHaveLength(before.length + 1);
    expect(after[0]).toMatchObject({ actorId: admin.id, after: { list: expect.any(String) as string } });
  });
});

const exportsNoted = () =>
  t.deps.pool<{ actorId: string; after: Record<string, unknown> }[]>`
    SELECT actor_id, after FROM audit WHERE action = 'list.exported' ORDER BY id DESC`;

test('a search narrows the table as it does the list, and is noted with it', async () => {
  const { lines } = await tableOf(`/user/admin/people.csv?userType=user&search=${family.phone}`);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(family.name);
  expect((await exportsNoted())[0]?.after).toEqual({ list: 'users', search: family.phone });
  expect((await tableOf(`/booking/admin/bookings.csv?search=${family.phone}`)).lines).toHaveLength(2);
  expect((await tableOf('/booking/admin/bookings.csv?search=nobodyatall')).lines).toHaveLength(1);
  expect((await tableOf('/contact/admin/messages.csv?state=answered')).lines).toHaveLength(1);
  expect((await tableOf('/user/admin/people.csv?userType=pandit&userStatus=rejected')).lines).toHaveLength(1);
  expect((await tableOf('/booking/admin/bookings.csv?show=advancepaymentdone')).lines).toHaveLength(2);
  expect((await tableOf('/booking/admin/bookings.csv?show=expired')).lines).toHaveLength(1);
  expect((await tableOf('/user/admin/people.csv?userType=user&since=2100-01-01')).lines).toHaveLength(1);
  expect((await tableOf(`/audit/entries.csv?actor=${family.id}`)).lines).toHaveLength(1);
});

test('the catalogue is a table in its own order, with what is archived at its end, and so are the admins', async () => {
  const { add, home } = await testCatalogue(t);
  const [second, gone, third] = [await add('Vastu Puja'), await add('Annaprashan'), await add('Mundan, "first"')];
  await t.call('POST /rituals/archive-ritual', { body: { ritualId: gone._id, __v: gone.__v } }, admin);
  const { lines } = await tableOf(`/rituals/admin/rituals.csv?category=${home}`);
  expect(lines[0]).toMatch(/^ID,Place,Ritual Name,.*,Category,/);
  expect(lines.slice(1)).toEqual([
    expect.stringContaining(`${second._id},2,Vastu Puja,,,,A thanksgiving.,,,Home pujas,`),
    expect.stringContaining(`${third._id},3,"Mundan, ""first""",`),
    expect.stringContaining(`${gone._id},,Annaprashan,`),
  ]);
  expect((await exportsNoted())[0]?.after).toEqual({ list: 'rituals', category: home });
  expect((await tableOf('/rituals/admin/rituals.csv?search=vastu&state=shown')).lines).toHaveLength(2);
  expect((await tableOf('/rituals/admin/rituals.csv?search=vastu&state=archived')).lines).toHaveLength(1);
  expect((await tableOf('/rituals/admin/categories.csv')).lines).toContainEqual(
    expect.stringContaining(`${home},Home pujas,,,x,,,2,no,`),
  );
  expect((await tableOf('/staff/members.csv')).lines).toContainEqual(
    expect.stringContaining(`${admin.id},${admin.name},${admin.phone},`),
  );
});

test.each(['/user/admin/people.csv?userType=user&since=', '/booking/admin/bookings?since=', '/audit/entries?day='])(
  '%s knows no day of a year that is still being typed',
  async (path) => {
    const reply = await fetch(`${t.url}/api${path}0001-01-01`, { headers: { authorization: `Bearer ${admin.token}` } });
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ message: 'This date does not exist.' });
  },
);

test('a table that fails before its first row is a failure as any other, and no file', async () => {
  await t.deps.pool`ALTER TABLE contact_messages RENAME TO elsewhere`;
  const reply = await fetch(`${t.url}/api/contact/admin/messages.csv`, {
    headers: { authorization: `Bearer ${admin.token}`, 'accept-encoding': 'gzip' },
  }).finally(() => t.deps.pool`ALTER TABLE elsewhere RENAME TO contact_messages`);
  expect(reply.status).toBe(500);
  expect(reply.headers.get('content-disposition')).toBeNull();
  expect(await reply.json()).toMatchObject({ success: false, error: { code: 'unexpected' } });
});

test('what somebody wrote is text, never a formula', async () => {
  const { lines } = await tableOf('/contact/admin/messages.csv');
  expect(lines.join('\n')).toContain(`,'=cmd|calc,9861000001,,"two\nlines, ""quoted""",unread`);
});

test('a table longer than one batch has each row once, the newest first', async () => {
  await t.deps.pool`
    INSERT INTO people (id, user_type, status, name, phone, created_at)
    SELECT gen_random_uuid(), 'user', 'active', 'Row ' || n, (8100000000 + n)::text,
      -- some registered in the same second
      timestamptz '2024-01-01' + (n / 3) * interval '1 second'
    FROM generate_series(1, 2345) n`;
  const { lines } = await tableOf('/user/admin/people.csv?userType=user&search=Row');
  const names = lines.slice(1).map((line) => line.split(',')[1] ?? '');
  expect(new Set(names).size).toBe(2345);
  expect(names).toHaveLength(2345);
  const seconds = names.map((name) => Math.floor(Number(name.slice(4)) / 3));
  expect(seconds).toEqual(seconds.toSorted((a, b) => b - a));
});
