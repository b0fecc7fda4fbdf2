import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { OfficeCategory } from '#contract/catalogue.ts';
import { newId } from '../db/ids.ts';
import { testApp, type TestApp, type TestPerson } from '../testing/test-app.ts';
import { storedPicture } from '../uploads/test-pictures.ts';

/** Categories as the office keeps them: edited, ordered, archived, brought back. */

let t: TestApp;
let admin: TestPerson;
let other: TestPerson;
beforeEach(async () => {
  if (t) await t.close();
  t = await testApp();
  admin = await t.person('admin');
  other = await t.person('admin');
});
afterAll(() => t.close());

async function add(name: string): Promise<OfficeCategory> {
  const { data } = (await t.call('POST /rituals/add-ritual-category', { body: { name, description: 'x' } }, admin))
    .body;
  return read(data._id);
}
const all = async () => (await t.call('GET /rituals/admin/categories', {}, admin)).body.data.categories;
const read = async (id: string): Promise<OfficeCategory> => {
  const found = (await all()).find(({ _id }) => _id === id);
  if (!found) throw new Error('no such category');
  return found;
};
const update = (category: OfficeCategory, change: Record<string, unknown>, who = admin) => {
  const { _id: categoryId, __v, name, description, quiet } = category;
  return t.call(
    'POST /rituals/update-category',
    { body: { categoryId, __v, name, description, quiet, ...change } },
    who,
  );
};
const archive = ({ _id, __v }: OfficeCategory) =>
  t.call('POST /rituals/archive-category', { body: { categoryId: _id, __v } }, admin);
const restore = ({ _id, __v }: OfficeCategory) =>
  t.call('POST /rituals/restore-category', { body: { categoryId: _id, __v } }, admin);
const order = (seen: readonly OfficeCategory[], wanted: readonly OfficeCategory[], who = admin) =>
  t.call('POST /rituals/order-categories', { body: { seen: idsOf(seen), wanted: idsOf(wanted) } }, who);
const idsOf = (categories: readonly { _id: string }[]) => categories.map(({ _id }) => _id);
const shown = async () => idsOf((await t.call('GET /rituals/get-ritual', {})).body.data.categories);
const addRitual = async (category: OfficeCategory) => {
  const ritualImageUrl = await storedPicture(t, admin);
  const body = { ritualCategory: category._id, ritualType: 'Kali Puja', ritualDescription: 'x', ritualImageUrl };
  return (await t.call('POST /rituals/add-ritual', { body }, admin)).body.data;
};
const deeds = () => t.deps.pool`
  SELECT action, actor_id, subject_id, before, after, request_id FROM audit WHERE action <> 'category.added' ORDER BY id`;

describe('editing a category', () => {
  test('changes it for visitors at once, and is in the audit', async () => {
    const category = await add('Ancestors');
    const change = { name: 'Remembering Ancestors', description: 'Shraddha', quiet: true };
    const { status, body } = await update(category, change);
    expect([status, body.message]).toEqual([200, 'The category is saved.']);
    expect((await t.call('GET /rituals/get-ritual', {})).body.data.categories).toMatchObject([change]);
    expect(await deeds()).toMatchObject([
      { action: 'category.updated', actorId: admin.id, before: { name: 'Ancestors' }, after: change },
    ]);
  });

  test('of two at once one is saved, the same pressed twice is saved once', async () => {
    const category = await add('Festivals');
    const two = await Promise.all([update(category, { name: 'Mine' }), update(category, { name: 'Yours' }, other)]);
    expect(two.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(two.find(({ status }) => status === 409)?.body.error?.code).toBe('stale');
    const now = await read(category._id);
    const twice = await Promise.all([update(now, { quiet: true }), update(now, { quiet: true })]);
    expect(twice.map(({ status, body }) => [status, body.data.__v])).toEqual([
      [200, 2],
      [200, 2],
    ]);
    expect(await deeds()).toHaveLength(2);
  });

  test('is refused beside the field', async () => {
    const [category] = [await add('Festivals'), await add('House')];
    const empty = await update(category, { name: ' ', description: '' });
    expect([empty.status, empty.body.error?.fields]).toEqual([
      400,
      { name: 'Category name is required', description: 'Category description is required' },
    ]);
    expect((await update(category, { name: 'x'.repeat(81) })).body.error?.fields).toEqual({
      name: 'This is too long.',
    });
    const taken = await update(category, { name: 'HOUSE' });
    expect([taken.status, taken.body.error?.fields]).toEqual([
      409,
      { name: 'A category with this name already exists.' },
    ]);
    expect((await update({ ...category, _id: newId() }, {})).body.error?.code).toBe('category_unknown');
    expect(await read(category._id)).toEqual(category);
  });
});

describe('archiving a category', () => {
  test('waits until no ritual of the catalogue is in it', async () => {
    const category = await add('Festivals');
    const ritual = await addRitual(category);
    const { status, body } = await archive(category);
    expect([status, body.message]).toEqual([
      409,
      'Rituals that are still in this category: 1. Please move or archive them first.',
    ]);
    await t.call('POST /rituals/archive-ritual', { body: { ritualId: ritual._id, __v: 0 } }, admin);
    expect((await archive(category)).body.message).toBe('The category is archived.');
    expect(await shown()).toEqual([]);
  });

  test('and adding a ritual to it at once: never a shown ritual in an archived category', async () => {
    const picture = { ritualImageUrl: await storedPicture(t, admin), ritualDescription: 'x' };
    for (let round = 0; round < 5; round += 1) {
      const category = await add(`Category ${round}`);
      const body = { ritualCategory: category._id, ritualType: `Puja ${round}`, ...picture };
      const [archived, added] = await Promise.all([
        archive(category),
        t.call('POST /rituals/add-ritual', { body }, admin),
      ]);
      expect([
        [200, 404],
        [409, 201],
      ]).toContainEqual([archived.status, added.status]);
    }
  });

  test('is taken back, to the end of the order; each step is noted once', async () => {
    const [one, two] = [await add('One'), await add('Two')];
    await Promise.all([archive(one), archive(one)]);
    expect((await restore(one)).body.error?.code).toBe('stale');
    const back = await restore(await read(one._id));
    expect([back.status, back.body.message]).toEqual([200, 'The category is back.']);
    expect(await shown()).toEqual(idsOf([two, one]));
    expect((await deeds()).map((row) => row['action'])).toEqual(['category.archived', 'category.restored']);
  });
});

describe('the order of categories', () => {
  test('is saved whole, and is in the audit by name', async () => {
    const [one, two, three] = [await add('One'), await add('Two'), await add('Three')];
    const { status, body } = await order([one, two, three], [three, one, two]);
    expect([status, body.message]).toEqual([200, 'The order is saved.']);
    expect(await shown()).toEqual(idsOf([three, one, two]));
    expect((await order([one, two, three], [three, one, two])).status).toBe(200);
    expect(await deeds()).toMatchObject([
      {
        action: 'category.ordered',
        subjectId: null,
        before: { order: ['One', 'Two', 'Three'] },
        after: { order: ['Three', 'One', 'Two'] },
      },
    ]);
  });

  test('raced for by two admins is that of one of them, and the other reads so', async () => {
    const three = [await add('One'), await add('Two'), await add('Three')];
    const wanted = [three.toReversed(), [...three.slice(1), ...three.slice(0, 1)]];
    const replies = await Promise.all(wanted.map((each, nth) => order(three, each, nth ? other : admin)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const winner = wanted[replies.findIndex(({ status }) => status === 200)] ?? [];
    expect(await shown()).toEqual(idsOf(winner));
  });

  test('is stale once a category came or went', async () => {
    const [one, two] = [await add('One'), await add('Two')];
    const three = await add('Three');
    for (const wanted of [
      [two, one],
      [two, one, one],
      [two, one, { ...three, _id: newId() }],
    ])
      expect((await order([one, two], wanted)).body.error?.code).toBe('stale');
    expect((await order([one, two, three], [two, one])).body.error?.code).toBe('stale');
    expect(await shown()).toEqual(idsOf([one, two, three]));
  });
});
