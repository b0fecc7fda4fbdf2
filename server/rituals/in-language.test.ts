import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallInput, Key, Reply } from '#contract/index.ts';
import { pathOf } from '#contract/page.ts';
import { LOCALE_COOKIE, type Locale } from '#domain/locale.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';
import { testCatalogue, type Edit } from './test-catalogue.ts';

/** The catalogue is read in the language of the call: what a ritual is, what it needs and what its category holds. */

const inOdia = {
  ritualDescription: 'ଘର ପାଇଁ ପୂଜା।',
  samagri: ['ହଳଦୀ', 'ନଡ଼ିଆ'],
  category: 'ପରିବାରର ପୂଜା।',
};
const inHindi = {
  ritualDescription: 'घर के लिए पूजा।',
  samagri: ['हल्दी', 'नारियल'],
  category: 'परिवार की पूजा।',
};
const inEnglish = { ritualDescription: 'For the house.', samagri: ['Turmeric', 'Coconut'], category: 'Of a family.' };

const words: Partial<Edit> = {
  ritualDescription: inEnglish.ritualDescription,
  ritualDescriptionOdia: inOdia.ritualDescription,
  ritualDescriptionHindi: inHindi.ritualDescription,
  samagri: inEnglish.samagri,
  samagriOdia: inOdia.samagri,
  samagriHindi: inHindi.samagri,
};
const categoryWords = {
  nameOdia: 'ଘର ପୂଜା',
  nameHindi: 'घर की पूजा',
  description: inEnglish.category,
  descriptionOdia: inOdia.category,
  descriptionHindi: inHindi.category,
};

let t: TestApp;
let catalogue: Awaited<ReturnType<typeof testCatalogue>>;
beforeAll(async () => {
  t = await testApp();
  catalogue = await testCatalogue(t);
});
afterAll(() => t.close());

/** A call of a page in that language. */
async function read<K extends Key>(locale: Locale, key: K, input: CallInput<K>, who?: { token: string }) {
  const reply = await fetch(`${t.url}/api${pathOf(key, input)}`, {
    headers: { cookie: `${LOCALE_COOKIE}=${locale}`, ...(who && { authorization: `Bearer ${who.token}` }) },
  });
  return ((await reply.json()) as { data: Reply<K> }).data;
}

/** A ritual in a category of its own, both said in the three languages. */
async function makeRitual(name: string) {
  const home = await t.call(
    'POST /rituals/add-ritual-category',
    { body: { name: `Category of ${name}`, ...categoryWords } },
    catalogue.admin,
  );
  expect(home.status, home.body.message).toBe(201);
  const ritual = await catalogue.add(name, { ritualCategory: home.body.data._id });
  const { status, body } = await catalogue.update(ritual, words);
  expect(status, body.message).toBe(200);
  return body.data;
}

describe.each([
  ['or-IN', inOdia],
  ['hi-IN', inHindi],
  ['en-IN', inEnglish],
] as const)('a call in %s', (locale, said) => {
  test('has the ritual and its category in its words, in the catalogue and on the ritual’s page', async () => {
    const { _id, slug } = await makeRitual(`Puja read in ${locale}`);
    const { rituals, categories } = await read(locale, 'GET /rituals/get-ritual', {});
    const page = await read(locale, 'GET /rituals/:slug', { params: { slug } });
    for (const ritual of [rituals.find((one) => one._id === _id), page.ritual]) {
      expect(ritual).toMatchObject({
        ritualDescription: said.ritualDescription,
        samagri: said.samagri,
        ritualCategory: { description: said.category, nameOdia: 'ଘର ପୂଜା', nameHindi: 'घर की पूजा' },
      });
    }
    const its = categories.find((one) => one._id === page.ritual.ritualCategory?._id);
    expect(its).toEqual(page.ritual.ritualCategory);
  });
});

test('a ritual that the office adds in three languages is read in each, and found by all its descriptions', async () => {
  const names = { ritualTypeOdia: 'ନଡ଼ିଆ ପୂଜା', ritualTypeHindi: 'नारियल पूजा' };
  const { _id, slug } = await catalogue.add('Coconut Puja', { ...names, ...words });
  for (const [locale, said] of [
    ['or-IN', inOdia],
    ['hi-IN', inHindi],
    ['en-IN', inEnglish],
  ] as const) {
    const { ritual } = await read(locale, 'GET /rituals/:slug', { params: { slug } });
    expect(ritual).toMatchObject({
      ...names,
      ritualDescription: said.ritualDescription,
      samagri: said.samagri,
    });
    const { rituals } = await read(locale, 'GET /rituals/get-ritual-described', {});
    expect(rituals.find((one) => one._id === _id)).toEqual({
      ...ritual,
      ritualDescriptions: [inEnglish, inOdia, inHindi].map(({ ritualDescription }) => ritualDescription),
    });
  }
});

test('what nobody wrote in a language is read in English there', async () => {
  const ritual = await catalogue.add('Puja in English alone', { samagri: inEnglish.samagri });
  for (const locale of ['or-IN', 'hi-IN'] as const) {
    const page = await read(locale, 'GET /rituals/:slug', { params: { slug: ritual.slug } });
    expect(page.ritual).toMatchObject({ ritualDescription: 'A thanksgiving.', samagri: inEnglish.samagri });
    expect(page.ritual.ritualCategory).toMatchObject({ nameOdia: null, nameHindi: null, description: 'x' });
  }
});

describe('the office', () => {
  test('reads and keeps all languages whatever its own, and notes what changed as it was and is', async () => {
    const ritual = await makeRitual('Puja of the office');
    const record = await read(
      'or-IN',
      'GET /rituals/admin/ritual/:ritualId',
      { params: { ritualId: ritual._id } },
      catalogue.admin,
    );
    expect(record).toMatchObject(words);
    const changed = await catalogue.update(record, { ritualDescriptionOdia: 'ନୂଆ ଘର ପାଇଁ।', samagriHindi: [] });
    expect(changed.body.data).toMatchObject({ ...words, ritualDescriptionOdia: 'ନୂଆ ଘର ପାଇଁ।', samagriHindi: [] });
    expect((await catalogue.deeds(ritual._id)).at(-1)).toMatchObject({
      before: { descriptionOr: inOdia.ritualDescription, samagriHi: inHindi.samagri },
      after: { descriptionOr: 'ନୂଆ ଘର ପାଇଁ।', samagriHi: null },
    });
    // the list is empty in Hindi, and English is read there again
    const page = await read('hi-IN', 'GET /rituals/:slug', { params: { slug: ritual.slug } });
    expect(page.ritual.samagri).toEqual(inEnglish.samagri);
  });

  test('a form that does not know these fields leaves them as they are', async () => {
    const ritual = await makeRitual('Puja of an older form');
    const { body } = await catalogue.update(ritual, { durationMinutes: 75 });
    expect(body.data).toMatchObject({ ...words, durationMinutes: 75 });
    const { _id: categoryId = '' } = ritual.ritualCategory ?? {};
    const category = { categoryId, __v: 0, name: 'By an older form', description: 'Other words', quiet: false };
    const saved = await t.call('POST /rituals/update-category', { body: category }, catalogue.admin);
    expect(saved.body.data).toMatchObject({ ...categoryWords, name: 'By an older form', description: 'Other words' });
  });

  test.each<[Partial<Edit>, Record<string, string>]>([
    [{ ritualDescriptionOdia: 'ଅ'.repeat(2001) }, { ritualDescriptionOdia: 'This is too long.' }],
    [{ samagriOdia: ['ହଳଦୀ', 'ହଳଦୀ '] }, { 'samagriOdia.1': 'This line is in the list already.' }],
    [{ samagriHindi: ['हल्दी', ' '] }, { 'samagriHindi.1': 'Please write something here, or remove the line.' }],
  ])('is refused beside the field: %j', async (change, fields) => {
    const ritual = await catalogue.add();
    const { status, body } = await catalogue.update(ritual, change);
    expect([status, body.error?.fields]).toEqual([400, fields]);
  });

  test.each<[string, object, Record<string, string>]>([
    ['a name of other letters', { ritualTypeOdia: 'लक्ष्मी' }, { ritualTypeOdia: 'Please write this in Odia letters.' }],
    [
      'English in its place',
      { ritualTypeHindi: 'Lakshmi' },
      { ritualTypeHindi: 'Please write this in Hindi letters.' },
    ],
    [
      'a description',
      { ritualDescriptionHindi: 'ଘର ପାଇଁ ପୂଜା।' },
      { ritualDescriptionHindi: 'Please write this in Hindi letters.' },
    ],
    [
      'a thing of the list',
      { samagriOdia: ['ହଳଦୀ', 'Coconut'] },
      { 'samagriOdia.1': 'Please write this in Odia letters.' },
    ],
  ])('%s is refused beside its field, of a new ritual and of a known one', async (_what, change, fields) => {
    const ritual = await catalogue.add();
    const changed = await catalogue.update(ritual, change);
    expect([changed.status, changed.body.error?.fields]).toEqual([400, fields]);
    const body = {
      ritualCategory: catalogue.home,
      ritualType: 'Of other letters',
      ritualDescription: 'x',
      ritualImageUrl: ritual.ritualImageUrl,
      ...change,
    };
    const added = await t.call('POST /rituals/add-ritual', { body }, catalogue.admin);
    expect([added.status, added.body.error?.fields]).toEqual([400, fields]);
  });

  test('words of Latin letters and figures may stand among those of a language', async () => {
    const ritual = await catalogue.add();
    const change = { ritualTypeOdia: 'ନୂଆ car ପୂଜା', samagriOdia: ['୨ kg ଚାଉଳ', '21'] };
    expect((await catalogue.update(ritual, change)).body.data).toMatchObject(change);
  });

  test('a category is refused beside the field, and its deeds note what changed in which language', async () => {
    const made = await catalogue.addCategory('Category in three languages');
    const category = { categoryId: made, name: 'Category in three languages', description: 'x', quiet: false };
    const save = (__v: number, more: object) =>
      t.call('POST /rituals/update-category', { body: { ...category, __v, ...more } }, catalogue.admin);
    const long = await save(0, { nameOdia: 'ଅ'.repeat(81), descriptionHindi: 'अ'.repeat(1001) });
    expect([long.status, long.body.error?.fields]).toEqual([
      400,
      { nameOdia: 'This is too long.', descriptionHindi: 'This is too long.' },
    ]);
    expect((await save(0, { nameOdia: 'ତିନି ଭାଷାରେ' })).body.data).toMatchObject({ nameOdia: 'ତିନି ଭାଷାରେ', __v: 1 });
    expect((await save(1, { nameOdia: '' })).body.data).toMatchObject({ nameOdia: null, __v: 2 });
    const changes = (await catalogue.deeds(made)).map(({ before, after }) => ({ before, after })).slice(1);
    expect(changes).toEqual([
      { before: { nameOr: null }, after: { nameOr: 'ତିନି ଭାଷାରେ' } },
      { before: { nameOr: 'ତିନି ଭାଷାରେ' }, after: { nameOr: null } },
    ]);
  });

  test('finds a ritual by words of its description in Odia, and has all languages in its tables', async () => {
    const ritual = await makeRitual('Puja found by its words');
    const change = { ritualDescriptionOdia: 'ନଈକୂଳରେ କରାଯାଏ।', samagriOdia: ['କୁଶ', 'ରାଶି'] };
    expect((await catalogue.update(ritual, change)).status).toBe(200);
    const query = { search: 'ନଈକୂଳରେ' };
    const listed = await t.call('GET /rituals/admin/list', { query }, catalogue.admin);
    expect(listed.body.data.rituals.map(({ _id }) => _id)).toEqual([ritual._id]);
    const table = async (name: string) => {
      const headers = { authorization: `Bearer ${catalogue.admin.token}` };
      return (await fetch(`${t.url}/api/rituals/admin/${name}.csv`, { headers })).text();
    };
    expect(await table('rituals')).toContain(`${change.ritualDescriptionOdia},${inHindi.ritualDescription}`);
    expect(await table('rituals')).toContain('"କୁଶ, ରାଶି","हल्दी, नारियल"');
    expect(await table('categories')).toContain('ଘର ପୂଜା,घर की पूजा,Of a family.,ପରିବାରର ପୂଜା।,परिवार की पूजा।');
  });
});
