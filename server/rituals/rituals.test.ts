import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../db/ids.ts';
import { testApp, type TestApp, type TestPerson } from '../testing/test-app.ts';
import { storedPicture } from '../uploads/test-pictures.ts';

let t: TestApp;
let admin: TestPerson;
let categoryId: string;
const unknown = newId();

beforeAll(async () => {
  t = await testApp();
  admin = await t.person('admin');
  const added = await addCategory('Home pujas');
  categoryId = added.body.data._id;
});
afterAll(() => t.close());

const addCategory = (name: string) =>
  t.call('POST /rituals/add-ritual-category', { body: { name, description: 'At home' } }, admin);

const addRitual = async (ritualType: string, more: Record<string, unknown> = {}) => {
  const ritualImageUrl = await storedPicture(t, admin);
  const ritual = { ritualCategory: categoryId, ritualType, ritualDescription: 'A thanksgiving.', ritualImageUrl };
  return t.call('POST /rituals/add-ritual', { body: { ...ritual, ...more } }, admin);
};

const readCatalogue = async (who?: { token: string }) => (await t.call('GET /rituals/get-ritual', {}, who)).body.data;

async function offer(ritualId: string, price: number, status: 'approved' | 'pending' = 'approved'): Promise<void> {
  const pandit = await t.person('pandit', status);
  await t.deps
    .pool`INSERT INTO offers (pandit_id, ritual_id, price_paise) VALUES (${pandit.id}, ${ritualId}, ${price * 100})`;
}

test('visitors see the catalogue; even a void token does not lock them out', async () => {
  const anonymous = await t.call('GET /rituals/get-ritual', {});
  expect(anonymous.status).toBe(200);
  expect(anonymous.body.data.categories).toMatchObject([{ _id: categoryId, name: 'Home pujas' }]);
  const stale = await t.call('GET /rituals/get-ritual', {}, { token: 'a.b.c' });
  expect(stale.status).toBe(200);
});

test('only an admin sees the admin list and adds to it', async () => {
  const pandit = await t.person('pandit');
  const calls = [
    (who?: { token: string }) => t.call('GET /rituals/get-ritual-list-admin', {}, who),
    (who?: { token: string }) =>
      t.call('POST /rituals/add-ritual-category', { body: { name: 'Mine', description: 'x' } }, who),
    (who?: { token: string }) =>
      t.call(
        'POST /rituals/add-ritual',
        {
          body: {
            ritualCategory: categoryId,
            ritualType: 'M',
            ritualDescription: 'x',
            ritualImageUrl: '/uploads/ritual/a.webp',
          },
        },
        who,
      ),
  ];
  for (const call of calls) {
    expect((await call()).status).toBe(401);
    expect((await call(pandit)).status).toBe(403);
  }
});

test('a category needs a name and a description', async () => {
  const reply = await t.call('POST /rituals/add-ritual-category', { body: { name: '  ', description: '' } }, admin);
  expect(reply.status).toBe(400);
  expect(reply.body.error?.fields).toEqual({
    name: 'Category name is required',
    description: 'Category description is required',
  });
});

test('a category is added once, whatever the case of its letters', async () => {
  const added = await addCategory('Festivals');
  expect(added).toMatchObject({ status: 201, body: { success: true, message: 'Category added successfully!' } });
  const again = await addCategory('  FESTIVALS ');
  expect(again).toMatchObject({ status: 409, body: { message: 'A category with this name already exists.' } });
  expect((await readCatalogue()).categories.map((category) => category.name)).toEqual(['Home pujas', 'Festivals']);
});

test('of two admins who add the same ritual at once, one wins', async () => {
  const replies = await Promise.all(Array.from({ length: 6 }, () => addRitual('Ganesh Puja')));
  expect(replies.map((reply) => reply.status).toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
});

test('a ritual that lacks something says what', async () => {
  const reply = await t.call(
    'POST /rituals/add-ritual',
    { body: { ritualCategory: '', ritualType: '', ritualDescription: ' ', ritualImageUrl: '' } },
    admin,
  );
  expect(reply.status).toBe(400);
  expect(reply.body.error?.fields).toEqual({
    ritualCategory: 'Please select a category',
    ritualType: 'Ritual name is required',
    ritualDescription: 'Ritual description is required',
    ritualImageUrl: 'Please select an image',
  });
});

test('a ritual needs a category that exists and a picture of ours', async () => {
  const homeless = await addRitual('Homeless', { ritualCategory: unknown });
  expect(homeless).toMatchObject({ status: 404, body: { error: { code: 'category_unknown' } } });
  const pictures = [
    'https://elsewhere.example/a.webp',
    '//elsewhere.example/a.webp',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    '/rituals/../../etc/passwd',
    // what comes with the product is no upload of anybody's
    '/rituals/lotus.svg',
    `/uploads/ritual/${unknown}.webp`,
  ];
  for (const ritualImageUrl of pictures) {
    const reply = await addRitual('Pictured', { ritualImageUrl });
    expect(reply, ritualImageUrl).toMatchObject({ status: 422, body: { error: { code: 'ritual_image_required' } } });
  }
});

test('a new ritual is whole, comes last, and is in the audit', async () => {
  const samagri = ['Turmeric', 'Sandal paste'];
  const added = await addRitual('Satyanarayan Puja', { durationMinutes: 150, samagri });
  expect(added).toMatchObject({ status: 201, body: { message: 'Ritual added successfully!' } });
  expect(added.body.data).toMatchObject({
    slug: 'satyanarayan-puja',
    ritualType: 'Satyanarayan Puja',
    ritualCategory: { _id: categoryId, name: 'Home pujas' },
    durationMinutes: 150,
    samagri,
    fromPrice: null,
    toPrice: null,
    __v: 0,
  });
  expect((await readCatalogue()).rituals.at(-1)).toEqual(added.body.data);
  const admins = await t.call('GET /rituals/get-ritual-list-admin', {}, admin);
  expect(admins.body.data.at(-1)).toEqual(added.body.data);
  const [line] = await t.deps.pool`SELECT actor_id, action FROM audit WHERE subject_id = ${added.body.data._id}`;
  expect(line).toEqual({ actorId: admin.id, action: 'ritual.added' });
});

test('names that read alike get addresses of their own', async () => {
  const slugs = [];
  for (const name of ['Kali Puja', 'Kali-Puja', 'Kali  Puja!', 'କାଳୀ ପୂଜା', 'ଗଣେଶ ପୂଜା']) {
    slugs.push((await addRitual(name)).body.data.slug);
  }
  expect(slugs).toEqual(['kali-puja', 'kali-puja-2', 'kali-puja-3', 'ritual', 'ritual-2']);
});

test('the price shown is the lowest an approved pandit asks', async () => {
  const { _id } = (await addRitual('Lakshmi Puja')).body.data;
  await offer(_id, 900, 'pending');
  await offer(_id, 2100);
  await offer(_id, 1500);
  const shown = (await readCatalogue()).rituals.find((ritual) => ritual._id === _id);
  expect(shown?.fromPrice).toBe(1500);
});

test('a name that reads like a call gets an address all the same', async () => {
  expect((await addRitual('Get Ritual')).body.data.slug).toBe('get-ritual-2');
});

test('a category of rites for the dead says so, others are as they were', async () => {
  const quiet = { name: 'Remembering Ancestors', description: 'Shraddha and tarpan', quiet: true };
  const added = await t.call('POST /rituals/add-ritual-category', { body: quiet }, admin);
  expect(added.body.data.quiet).toBe(true);
  const { categories } = await readCatalogue();
  expect(categories.find(({ _id }) => _id === added.body.data._id)?.quiet).toBe(true);
  expect(categories.find(({ _id }) => _id === categoryId)?.quiet).toBe(false);
});

test('what is archived is no longer shown', async () => {
  const { _id } = (await addRitual('Forgotten Puja')).body.data;
  await t.deps.pool`UPDATE rituals SET archived_at = now() WHERE id = ${_id}`;
  expect((await readCatalogue()).rituals.map((ritual) => ritual._id)).not.toContain(_id);
});

test('the figures count approved pandits, live rituals and the districts we know', async () => {
  const before = (await t.call('GET /stats', {})).body.data;
  await t.person('pandit', 'approved');
  await t.person('acharya', 'approved');
  await t.person('pandit', 'pending');
  await addRitual('Counted Puja');
  const after = await t.call('GET /stats', {});
  expect(after.body.data).toEqual({ pandits: before.pandits + 2, rituals: before.rituals + 1, districts: 30 });
});
