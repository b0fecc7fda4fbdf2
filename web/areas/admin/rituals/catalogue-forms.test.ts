import { expect, test } from 'vitest';
import { categoryForm, newRitual, ritualForm } from './catalogue-forms.ts';

const typed = {
  ritualCategory: '0198a000-0000-7000-8000-000000000001',
  ritualType: 'Lakshmi Puja',
  ritualDescription: 'Lamps.',
  ritualDescriptionOdia: ' ଦୀପ ପୂଜା। ',
  ritualDescriptionHindi: '',
  ritualImageUrl: '/uploads/ritual/a.webp',
  durationMinutes: '90',
  slug: 'lakshmi-puja',
  samagri: ['Oil'],
  samagriOdia: 'ତେଲ\r\n\n ସଳିତା ',
  samagriHindi: '',
  synonyms: '',
};

test('a list in another language is a line for each thing; what is empty is read in English', () => {
  expect(ritualForm.parse(typed)).toMatchObject({
    ritualDescriptionOdia: 'ଦୀପ ପୂଜା।',
    ritualDescriptionHindi: null,
    samagriOdia: ['ତେଲ', 'ସଳିତା'],
    samagriHindi: [],
  });
});

test.each([
  ['ତେଲ\nତେଲ', 'samagri_repeated'],
  ['x'.repeat(121), 'too_long'],
])('what such a list cannot hold is said at its field', (samagriOdia, code) => {
  const { error } = ritualForm.safeParse({ ...typed, samagriOdia });
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([['samagriOdia', code]]);
});

test('a category has a name and a description in each language, or none', () => {
  const category = { name: 'Home', nameOdia: 'ଘର', nameHindi: '', description: 'At home', descriptionOdia: '' };
  expect(categoryForm.parse(category)).toMatchObject({ nameOdia: 'ଘର', nameHindi: null, descriptionOdia: null });
  const { error } = categoryForm.safeParse({ ...category, nameHindi: 'x'.repeat(81) });
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([['nameHindi', 'too_long']]);
});

test('a new ritual may be said in Odia and Hindi, each in its own letters, or in English alone', () => {
  const { durationMinutes: _minutes, slug: _slug, samagri: _things, synonyms: _names, ...fresh } = typed;
  expect(newRitual.parse({ ...fresh, ritualTypeOdia: 'ଦୀପ ପୂଜା', ritualTypeHindi: '' })).toMatchObject({
    ritualTypeOdia: 'ଦୀପ ପୂଜା',
    ritualTypeHindi: null,
    samagriOdia: ['ତେଲ', 'ସଳିତା'],
  });
  const { error } = newRitual.safeParse({ ...fresh, ritualTypeHindi: 'ଦୀପ', samagriHindi: 'तेल\nOil' });
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['ritualTypeHindi', 'letters_hindi'],
    ['samagriHindi', 'letters_hindi'],
  ]);
});
