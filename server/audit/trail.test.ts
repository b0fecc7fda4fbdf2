import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { api, type Sent } from '#contract/index.ts';
import { instantOf } from '#domain/time.ts';
import { givePassword, PASSWORD } from '../auth/test-auth.ts';
import { newId } from '../db/ids.ts';
import { testCatalogue } from '../rituals/test-catalogue.ts';
import { testApp, type TestApp, type TestPerson } from '../testing/test-app.ts';
import { audit, type Deed } from './audit.ts';

let t: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  t = await testApp();
  admin = await t.person('admin');
});
beforeEach(() => t.deps.pool`TRUNCATE audit`);
afterAll(() => t.close());

type Query = Sent<'GET /audit/entries', 'query'>;
const read = async (query: Query = {}) => (await t.call('GET /audit/entries', { query }, admin)).body.data;
const notes = async (query: Query) => (await read(query)).entries.map(({ note }) => note);

type Change = Partial<Omit<Deed, 'action' | 'subjectType'> & { action: string; subjectType: string }>;

/** A version before or after this one may have written of deeds that this one does not know. */
const write = (note: string, change: Change = {}, at = '2026-03-05T12:00:00Z') =>
  audit(
    t.deps.pool,
    { actorId: admin.id, action: 'ritual.added', subjectType: 'ritual', subjectId: newId(), note, ...change } as Deed,
    instantOf(at),
  );

test('an entry says who did what to whom, how it was, how it is, and by which request', async () => {
  const pandit = await t.person('pandit');
  await write('Papers seen', {
    action: 'pandit.reviewed',
    subjectType: 'person',
    subjectId: pandit.id,
    before: { status: 'pending' },
    after: { status: 'approved', acharyaId: null },
    requestId: 'req-1',
  });
  expect((await read()).entries).toEqual([
    {
      _id: expect.any(String),
      at: '2026-03-05T12:00:00.000Z',
      action: 'pandit.reviewed',
      actor: { _id: admin.id, name: admin.name, phone: admin.phone, userType: 'admin' },
      subjectType: 'person',
      subjectId: pandit.id,
      subjectName: pandit.name,
      subjectUserType: 'pandit',
      before: { status: 'pending' },
      after: { status: 'approved', acharyaId: null },
      note: 'Papers seen',
      requestId: 'req-1',
      mentioned: [],
    },
  ]);
});

test('whom and what a noted value points at has its name, also who has left; what is gone has none', async () => {
  const { home } = await testCatalogue(t);
  const [acharya, left] = [await t.person('acharya'), await t.person('acharya')];
  await givePassword(t, left);
  expect(await t.call('POST /user/delete-account', { body: { password: PASSWORD } }, left)).toMatchObject({
    status: 200,
  });
  await t.deps.pool`TRUNCATE audit`;
  const named = (id: string): Partial<Deed> => ({ action: 'pandit.reviewed', after: { acharyaId: id } });
  await write('gone', named(newId()));
  await write('left', named(left.id));
  await write('here', named(acharya.id));
  await write('moved', { before: { categoryId: newId(), slug: 'not-an-id' }, after: { categoryId: home } });
  await write('about who left', { subjectType: 'person', subjectId: left.id });
  const told = (await read()).entries.map(({ note, mentioned }) => [note, mentioned]);
  expect(Object.fromEntries(told)).toEqual({
    gone: [],
    left: [{ _id: left.id, kind: 'person', name: 'Deleted user', userType: null }],
    here: [{ _id: acharya.id, kind: 'person', name: acharya.name, userType: 'acharya' }],
    moved: [{ _id: home, kind: 'category', name: 'Home pujas', userType: null }],
    'about who left': [],
  });
  // there is no page of theirs to lead to
  expect((await read()).entries.find(({ note }) => note === 'about who left')).toMatchObject({
    subjectName: 'Deleted user',
    subjectUserType: null,
  });
});

test('what nobody in particular did, to something unknown to us, is shown as well', async () => {
  await write('made elsewhere', { actorId: null, action: 'moon.waxed', subjectType: 'moon' });
  expect((await read()).entries).toMatchObject([
    { action: 'moon.waxed', actor: null, subjectName: null, subjectUserType: null, before: null, after: null },
  ]);
});

test('can be read, and nothing else', async () => {
  expect(Object.keys(api).filter((key) => / \/audit(\/|$)/.test(key))).not.toContainEqual(
    expect.not.stringMatching(/^GET /),
  );
  await write('kept');
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    const reply = await fetch(`${t.url}/api/audit/entries`, {
      method,
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(reply.status, method).toBe(405);
  }
  expect(await notes({})).toEqual(['kept']);
});

describe('pages', () => {
  test('go from the newest to the oldest, each entry once, though many came in one moment', async () => {
    for (let n = 0; n < 45; n += 1) await write(String(n));
    const seen: (string | null)[] = [];
    let cursor: string | undefined;
    do {
      const page = await read({ ...(cursor && { cursor }) });
      expect(page.entries.length).toBeLessThanOrEqual(20);
      seen.push(...page.entries.map(({ note }) => note));
      cursor = page.nextCursor ?? undefined;
      // new lines do not move the lines being read
      if (cursor) await write('newer', {}, '2026-03-06T12:00:00Z');
    } while (cursor);
    expect(seen.toSorted((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 45 }, (_, n) => String(n)));
  });

  test('twenty entries are one page', async () => {
    for (let n = 0; n < 20; n += 1) await write(String(n));
    expect((await read()).nextCursor).toBeNull();
  });

  test('a cursor we did not write is refused', async () => {
    const reply = await t.call('GET /audit/entries', { query: { cursor: 'bm90IG91cnM' } }, admin);
    expect(reply).toMatchObject({ status: 400, body: { error: { fields: { cursor: expect.any(String) } } } });
  });
});

describe('the trail is narrowed', () => {
  test('to a person, a kind, a day in India, and all of them at once', async () => {
    const colleague = await t.person('admin');
    const theirs = { actorId: colleague.id };
    await write('mine');
    await write('theirs', theirs);
    await write('category', { ...theirs, action: 'category.added' });
    // 5 March in India begins at 18:30 UTC of the 4th
    await write('first moment', theirs, '2026-03-04T18:30:00Z');
    await write('the evening before', theirs, '2026-03-04T18:29:59.999Z');
    await write('the next day', theirs, '2026-03-05T18:30:00Z');
    expect(await notes({ actor: admin.id })).toEqual(['mine']);
    expect(await notes({ action: 'category.added' })).toEqual(['category']);
    expect((await notes({ day: '2026-03-05' })).toSorted()).toEqual(['category', 'first moment', 'mine', 'theirs']);
    expect(await notes({ actor: colleague.id, action: 'ritual.added', day: '2026-03-05' })).toEqual([
      'theirs',
      'first moment',
    ]);
    expect(await notes({ action: 'ritual' })).toEqual([]);
  });

  test('by kinds that are there', async () => {
    for (const action of ['ritual.added', 'category.added', 'ritual.added', 'moon.waxed']) await write('', { action });
    const { body } = await t.call('GET /audit/actions', {}, admin);
    expect(body.data.actions).toEqual(['category.added', 'moon.waxed', 'ritual.added']);
  });

  test('by people found by name or phone, admins first', async () => {
    const customer = await t.person('user');
    const name = `Basanti ${customer.phone}`;
    await t.deps.pool`UPDATE people SET name = ${name} WHERE id IN (${customer.id}, ${admin.id})`;
    const find = async (search: string) =>
      (await t.call('GET /audit/people', { query: { search } }, admin)).body.data.people.map(({ _id }) => _id);
    expect(await find('basanti')).toEqual([admin.id, customer.id]);
    expect(await find(admin.phone)).toEqual([admin.id]);
    expect(await find('%')).toEqual([]);
    const { body } = await t.call('GET /audit/people/:id', { params: { id: customer.id } }, admin);
    expect(body.data).toEqual({ _id: customer.id, name, phone: customer.phone, userType: 'user' });
    const nobody = await t.call('GET /audit/people/:id', { params: { id: newId() } }, admin);
    expect(nobody).toMatchObject({ status: 404, body: { error: { code: 'person_unknown' } } });
  });
});

test('every filter walks an index in the order of the list', async () => {
  const wheres = [
    ['', 'audit_by_time'],
    [`WHERE at >= '2026-03-05' AND at < '2026-03-06'`, 'audit_by_time'],
    [`WHERE actor_id = '${admin.id}'`, 'audit_by_actor'],
    [`WHERE actor_id = '${admin.id}' AND at < '2026-03-06'`, 'audit_by_actor'],
    [`WHERE action = 'ritual.added'`, 'audit_by_action'],
    [`WHERE actor_id = '${admin.id}' AND action = 'ritual.added'`, 'audit_by_actor_and_action'],
  ] as const;
  for (const [where, index] of wheres) {
    const plan = await t.deps.pool.begin(async (sql) => {
      await sql`SET LOCAL enable_seqscan = off`;
      await sql`SET LOCAL enable_sort = off`;
      return sql.unsafe(`EXPLAIN SELECT id FROM audit ${where} ORDER BY at DESC, id DESC LIMIT 21`);
    });
    const text = plan.map((row) => String(row['queryPlan'] ?? row['QUERY PLAN'])).join('\n');
    expect(text, where).toContain(`using ${index} on audit`);
    expect(text, where).not.toContain('Sort');
  }
});
