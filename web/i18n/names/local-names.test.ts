import { expect, test } from 'vitest';
import type { ServerCall } from '#contract/page.ts';
import type { Category, Ritual } from '#contract/rituals.ts';
import { ruledRitual, ruledRituals } from '../../parts/hour-rules/rules-steps.ts';
import { localNames } from './local-names.server.ts';

const at = '2026-01-01T00:00:00Z';
const categories: Category[] = [
  { _id: '1', name: 'Marriage', nameOdia: 'ବିବାହ', nameHindi: null, description: '', quiet: false, createdAt: at },
];
const ritual: Ritual = {
  _id: '1',
  slug: 'nirbandha',
  ritualType: 'Nirbandha',
  ritualTypeOdia: 'ନିର୍ବନ୍ଧ',
  ritualTypeHindi: 'सगाई',
  ritualDescription: '',
  ritualImageUrl: '/a.svg',
  ritualCategory: null,
  durationMinutes: 90,
  samagri: [],
  synonyms: [],
  fromPrice: null,
  toPrice: null,
  createdAt: at,
  updatedAt: at,
  __v: 0,
};
const replies: Record<string, unknown> = {
  'GET /rituals/get-ritual': { rituals: [ritual], categories },
  'GET /rituals/:slug': { ritual, prices: null, pandits: [] },
  'GET /muhurat/rituals': [],
  'GET /muhurat/rules/:slug': null,
};
const call = (async (key: string) => replies[key]) as ServerCall;

test('a page knows rituals, categories, districts and languages by their names in its language', async () => {
  expect(await localNames(call, 'or-IN')).toMatchObject({
    Nirbandha: 'ନିର୍ବନ୍ଧ',
    Marriage: 'ବିବାହ',
    Puri: 'ପୁରୀ',
    Sanskrit: 'ସଂସ୍କୃତ',
  });
  // nobody wrote the category in Hindi
  expect(await localNames(call, 'hi-IN')).toMatchObject({ Nirbandha: 'सगाई', Marriage: 'Marriage', Odia: 'ओड़िया' });
  expect(await localNames(call, 'en-IN')).toEqual({});
});

test('where the catalogue does not come, districts and languages are named all the same', async () => {
  const names = await localNames(() => Promise.reject(new Error('down')), 'or-IN');
  expect(names).toMatchObject({ Puri: 'ପୁରୀ', Hindi: 'ହିନ୍ଦୀ' });
});

test('the rules of hours name a ritual in the language of the page', async () => {
  const named = async (locale: 'or-IN' | 'hi-IN' | 'en-IN') => [
    ...(await ruledRituals({ call, locale })).map(({ name }) => name),
    (await ruledRitual({ call, locale }, ritual.slug)).name,
  ];
  expect(await named('or-IN')).toEqual(['ନିର୍ବନ୍ଧ', 'ନିର୍ବନ୍ଧ']);
  expect(await named('hi-IN')).toEqual(['सगाई', 'सगाई']);
  expect(await named('en-IN')).toEqual(['Nirbandha', 'Nirbandha']);
});
