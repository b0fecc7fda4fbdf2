import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../db/ids.ts';
import { testApp, type TestApp, type TestPerson } from '../testing/test-app.ts';
import { picture, upload } from '../uploads/test-pictures.ts';
import { testCatalogue, type Edit } from './test-catalogue.ts';

/** Rituals as the office keeps them: what can be changed, and their addresses. */

let t: TestApp;
let catalogue: Awaited<ReturnType<typeof testCatalogue>>;
let other: TestPerson;
beforeAll(async () => {
  t = await testApp();
  catalogue = await testCatalogue(t);
  other = await t.person('admin');
});
afterAll(() => t.close());

describe('editing a ritual', () => {
  test('changes all of it, for visitors at once, and is in the audit as it was and is', async () => {
    const ritual = await catalogue.add('Nuakhai');
    const festivals = await catalogue.addCategory('Festivals');
    const image = (await upload(t, 'ritual-image', await picture(40, 30), catalogue.admin)).body.data?.url ?? '';
    const change = {
      ritualCategory: festivals,
      ritualType: 'Nuakhai Bhetghat',
      ritualTypeOdia: 'ନୂଆଖାଇ',
      ritualTypeHindi: 'नुआखाई',
      ritualDescription: 'The new rice. 🙏🏽 <b>x</b>',
      ritualImageUrl: image,
      durationMinutes: 45,
      samagri: ['New rice', 'ଗୁଡ଼'],
    };
    const { status, body } = await catalogue.update(ritual, change);
    expect([status, body.message]).toEqual([200, 'The ritual is saved.']);
    const { ritualCategory, ...rest } = change;
    expect(body.data).toMatchObject({ ...rest, ritualCategory: { _id: ritualCategory }, __v: 1 });
    expect((await catalogue.shown()).find(({ _id }) => _id === ritual._id)).toMatchObject(rest);
    expect((await catalogue.deeds(ritual._id)).at(-1)).toMatchObject({
      action: 'ritual.updated',
      actorId: catalogue.admin.id,
      before: { name: 'Nuakhai', durationMinutes: 120, samagri: [] },
      after: { name: 'Nuakhai Bhetghat', durationMinutes: 45, samagri: ['New rice', 'ଗୁଡ଼'] },
      requestId: expect.any(String),
    });
  });

  test('keeps what else it is called, each name once; left out, the names stay', async () => {
    const ritual = await catalogue.add();
    const synonyms = ['Housewarming', 'ଗୃହ ପ୍ରବେଶ', 'housewarming ', 'Nava Griha'];
    const kept = ['Housewarming', 'ଗୃହ ପ୍ରବେଶ', 'Nava Griha'];
    const named = await catalogue.update(ritual, { synonyms });
    expect(named.body.data?.synonyms).toEqual(kept);
    expect(
      (await catalogue.update(await catalogue.read(ritual._id), { durationMinutes: 60 })).body.data?.synonyms,
    ).toEqual(kept);
    expect((await catalogue.shown()).find(({ _id }) => _id === ritual._id)?.synonyms).toEqual(kept);
    const listed = await t.call('GET /rituals/admin/list', { query: { search: 'nava griha' } }, catalogue.admin);
    expect(listed.body.data.rituals.map(({ _id }) => _id)).toEqual([ritual._id]);
  });

  test('of two who edit at once one is saved, and the other is told', async () => {
    const ritual = await catalogue.add();
    const replies = await Promise.all([
      catalogue.update(ritual, { ritualDescription: 'Mine' }),
      catalogue.update(ritual, { ritualDescription: 'Yours' }, other),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
      message: 'This was changed elsewhere in the meantime. Please look at the newest version.',
      error: { code: 'stale' },
    });
    expect(await catalogue.deeds(ritual._id)).toHaveLength(2);
  });

  test('pressed twice it is saved once', async () => {
    const ritual = await catalogue.add();
    const twice = await Promise.all([
      catalogue.update(ritual, { durationMinutes: 60 }),
      catalogue.update(ritual, { durationMinutes: 60 }),
    ]);
    expect(twice.map(({ status, body }) => [status, body.data.__v])).toEqual([
      [200, 1],
      [200, 1],
    ]);
    expect(await catalogue.deeds(ritual._id)).toHaveLength(2);
  });

  test.each<[Partial<Edit>, Record<string, string>]>([
    [{ ritualType: '   ' }, { ritualType: 'Ritual name is required' }],
    [{ ritualType: 'x'.repeat(121) }, { ritualType: 'This is too long.' }],
    [{ ritualDescription: '' }, { ritualDescription: 'Ritual description is required' }],
    [{ ritualImageUrl: ' ' }, { ritualImageUrl: 'Please select an image' }],
    [{ ritualCategory: '' }, { ritualCategory: 'Please select a category' }],
    [{ durationMinutes: 14 }, { durationMinutes: 'Please enter whole minutes, from 15 to 1440.' }],
    [{ durationMinutes: 1.5 }, { durationMinutes: 'Please enter whole minutes, from 15 to 1440.' }],
    [{ slug: '' }, { slug: 'Please enter the end of the address.' }],
    [
      { slug: 'Kali Puja' },
      { slug: 'Only small letters a to z, digits and single hyphens between them, as in satyanarayan-puja.' },
    ],
    [
      { slug: '../admin' },
      { slug: 'Only small letters a to z, digits and single hyphens between them, as in satyanarayan-puja.' },
    ],
    [{ samagri: ['Rice', ' '] }, { 'samagri.1': 'Please write something here, or remove the line.' }],
    [{ samagri: ['Rice', 'rice '] }, { 'samagri.1': 'This line is in the list already.' }],
    [{ samagri: Array.from({ length: 61 }, (_, nth) => `Thing ${nth}`) }, { samagri: 'At most 60 lines.' }],
    [
      { synonyms: ['Shadi', 'x'.repeat(61)] },
      { 'synonyms.1': 'Each name has at most 60 letters. Please put a comma between two names.' },
    ],
    [{ synonyms: Array.from({ length: 41 }, (_, nth) => `Name ${nth}`) }, { synonyms: 'At most 40 other names.' }],
    [{ place: 0 }, { place: 'Please enter a whole number, at least 1.' }],
  ])('is refused beside the field: %j', async (change, fields) => {
    const ritual = await catalogue.add();
    const { status, body } = await catalogue.update(ritual, change);
    expect([status, body.error?.fields]).toEqual([400, fields]);
    expect(await catalogue.read(ritual._id)).toEqual(ritual);
  });

  test('takes no name of another, no category and no picture that is not there', async () => {
    const [ritual, taken] = [await catalogue.add(), await catalogue.add()];
    const refusals = [
      [{ ritualType: taken.ritualType.toUpperCase() }, 409, 'ritualType', 'A ritual with this name already exists.'],
      [{ ritualCategory: newId() }, 404, 'ritualCategory', 'We could not find this category.'],
      [{ ritualImageUrl: 'https://elsewhere.example/a.png' }, 422, 'ritualImageUrl', 'Please select an image'],
    ] as const;
    for (const [change, status, field, sentence] of refusals) {
      const reply = await catalogue.update(ritual, change);
      expect([reply.status, reply.body.error?.fields]).toEqual([status, { [field]: sentence }]);
    }
    expect((await catalogue.update({ ...ritual, _id: newId() }, {})).body.error?.code).toBe('ritual_unknown');
  });

  test('moves it to a place, and the others close up', async () => {
    const [one, two, three] = [await catalogue.add(), await catalogue.add(), await catalogue.add()];
    const order = async () =>
      (await catalogue.shown()).map(({ _id }) => _id).filter((id) => [one, two, three].some(({ _id }) => _id === id));
    await catalogue.update(three, { place: one.place ?? 0 });
    expect(await order()).toEqual([three._id, one._id, two._id]);
    expect((await catalogue.read(three._id)).place).toBe(one.place);
    await catalogue.update(await catalogue.read(three._id), { place: 100_000 });
    expect(await order()).toEqual([one._id, two._id, three._id]);
    expect((await catalogue.shown()).at(-1)?._id).toBe(three._id);
  });
});

describe('the address of a ritual', () => {
  test('may change, and the old ones go on leading to it', async () => {
    const ritual = await catalogue.add('Kali Puja');
    await catalogue.update(ritual, { slug: 'kali-puja-at-night' });
    await catalogue.update(await catalogue.read(ritual._id), { slug: 'kali-amavasya' });
    for (const slug of ['kali-puja', 'kali-puja-at-night', 'kali-amavasya']) {
      expect((await catalogue.pageAt(slug)).body.data.ritual).toMatchObject({ _id: ritual._id, slug: 'kali-amavasya' });
    }
    expect((await catalogue.update(await catalogue.read(ritual._id), { slug: 'kali-puja' })).status).toBe(200);
    expect((await catalogue.pageAt('kali-amavasya')).body.data.ritual.slug).toBe('kali-puja');
  });

  test('is never that of another, past or present, nor of a call', async () => {
    const moved = await catalogue.add('Ganesh Puja');
    await catalogue.update(moved, { slug: 'ganesh-chaturthi' });
    const ritual = await catalogue.add('Vastu Shanti');
    for (const slug of ['ganesh-puja', 'ganesh-chaturthi', 'get-ritual']) {
      const { status, body } = await catalogue.update(ritual, { slug });
      const sentence = 'Another ritual has or had this address. Please choose another.';
      expect([status, body.error?.fields], slug).toEqual([409, { slug: sentence }]);
    }
    expect((await catalogue.add('Ganesh  Puja!')).slug).toBe('ganesh-puja-2');
  });

  test('raced for by two goes to one of them', async () => {
    const [one, two] = [await catalogue.add(), await catalogue.add()];
    const replies = await Promise.all([
      catalogue.update(one, { slug: 'raced' }),
      catalogue.update(two, { slug: 'raced' }),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});
