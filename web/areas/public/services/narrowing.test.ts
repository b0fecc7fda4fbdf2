import { expect, test } from 'vitest';
import type { Category, Ritual } from '#contract/rituals.ts';
import { narrowed, unsaidCategoryNamesOf, unsaidNamesOf } from './narrowing.ts';

const category: Category = {
  _id: '1',
  name: 'Home and Prosperity',
  nameOdia: 'ଘର ଓ ସମୃଦ୍ଧି',
  nameHindi: 'घर और समृद्धि',
  description: '',
  quiet: false,
  createdAt: '2026-01-01T00:00:00Z',
};
/** As a page in Odia has it. */
const ritual: Ritual = {
  _id: '1',
  slug: 'lakshmi-puja',
  ritualType: 'Lakshmi Puja',
  ritualTypeOdia: 'ଲକ୍ଷ୍ମୀ ପୂଜା',
  ritualTypeHindi: 'लक्ष्मी पूजा',
  ritualDescription: 'ବେପାରର ମଙ୍ଗଳ ପାଇଁ ଦୀପ।',
  ritualImageUrl: '/a.svg',
  ritualCategory: category,
  durationMinutes: 90,
  samagri: [],
  synonyms: ['Diwali Puja'],
  fromPrice: null,
  toPrice: null,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  __v: 0,
};
const other: Ritual = { ...ritual, _id: '2', ritualCategory: null, synonyms: [], ritualDescription: 'ଅନ୍ୟ।' };
const rituals = [{ ...other, ritualType: 'Mundan', ritualTypeOdia: 'ମୁଣ୍ଡନ', ritualTypeHindi: 'मुंडन' }, ritual];

test.each(['prosperity', 'ସମୃଦ୍ଧି', 'समृद्धि', 'ବେପାରର ମଙ୍ଗଳ', 'diwali'])(
  'a ritual is found by %s: its category in every language, its words in the language of the page',
  (search) => {
    expect(narrowed(rituals, { search, category: '' }).rituals.map(({ _id }) => _id)).toEqual(['1']);
  },
);

test('a card carries the names that it does not say', () => {
  expect(unsaidNamesOf(ritual, 'ଲକ୍ଷ୍ମୀ ପୂଜା')).toBe('Lakshmi Puja\nलक्ष्मी पूजा\nDiwali Puja');
  expect(unsaidNamesOf(ritual, 'Lakshmi Puja')).toBe('लक्ष्मी पूजा\nDiwali Puja');
  expect(unsaidCategoryNamesOf(category, 'ଘର ଓ ସମୃଦ୍ଧି')).toBe('Home and Prosperity\nघर और समृद्धि');
});
