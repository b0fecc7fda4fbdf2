import { describe, expect, test } from 'vitest';
import { makeCategory, makeRitual } from '../../../parts/test-ritual.ts';
import { narrowed, unsaidCategoryNamesOf, unsaidNamesOf } from './narrowing.ts';

const category = makeCategory({
  name: 'Home and Prosperity',
  nameOdia: 'ଘର ଓ ସମୃଦ୍ଧି',
  nameHindi: 'घर और समृद्धि',
});
/** As a page in Odia has it. */
const ritual = makeRitual({
  ritualTypeOdia: 'ଲକ୍ଷ୍ମୀ ପୂଜା',
  ritualTypeHindi: 'लक्ष्मी पूजा',
  ritualDescription: 'ବେପାରର ମଙ୍ଗଳ ପାଇଁ ଦୀପ।',
  ritualCategory: category,
  synonyms: ['Laxmi Puja', 'Diwali Puja', 'Deepavali', 'Dipabali'],
});
const other = makeRitual({
  _id: '2',
  ritualType: 'Mundan',
  ritualTypeOdia: 'ମୁଣ୍ଡନ',
  ritualTypeHindi: 'मुंडन',
  ritualDescription: 'ଅନ୍ୟ।',
  ritualCategory: null,
});
const found = (rituals: Parameters<typeof narrowed>[0], search: string) =>
  narrowed(rituals, { search, category: '' }).rituals.map(({ _id }) => _id);

test.each(['prosperity', 'ସମୃଦ୍ଧି', 'समृद्धि', 'ବେପାରର ମଙ୍ଗଳ', 'diwali'])(
  'a ritual is found by %s: its category in every language, its words in the language of the page',
  (search) => expect(found([other, ritual], search)).toEqual(['1']),
);

describe('with the descriptions in every language', () => {
  const described = {
    ...ritual,
    ritualDescriptions: ['Lamps for a good business.', ritual.ritualDescription, 'कारोबार की भलाई के लिए दीप।'],
  };

  test.each(['good business', 'ବେପାରର', 'कारोबार', 'कारोबार भलाई'])('a ritual is found by %s', (search) => {
    expect(found([other, described], search)).toEqual(['1']);
  });

  test('what is called so comes before what is only described so in another language', () => {
    const lamp = { ...other, ritualType: 'Business Puja' };
    expect(found([described, lamp], 'business')).toEqual(['2', '1']);
  });

  test('a rite for the dead is found by a description in the letters that were typed, not by a sound', () => {
    const quiet = {
      ...described,
      ritualDescription: 'Yearly.',
      ritualDescriptions: ['Yearly.', 'ଦାନ ଦିଆଯାଏ।', 'दान दिया जाता है।'],
      ritualCategory: makeCategory({ quiet: true }),
    };
    expect(found([quiet], 'ଦାନ')).toEqual(['1']);
    expect(found([quiet], 'दान')).toEqual(['1']);
    expect(found([quiet], 'dan')).toEqual([]);
    expect(found([{ ...quiet, ritualCategory: category }], 'dan')).toEqual(['1']);
  });
});

test('a card carries the names that it does not say, and each sound once', () => {
  expect(unsaidNamesOf(ritual, 'ଲକ୍ଷ୍ମୀ ପୂଜା')).toBe('Diwali Puja\nDeepavali');
  expect(unsaidNamesOf(ritual, 'Lakshmi Puja')).toBe('Diwali Puja\nDeepavali');
  expect(unsaidCategoryNamesOf(category, 'ଘର ଓ ସମୃଦ୍ଧି')).toBe('Home and Prosperity\nघर और समृद्धि');
});

test.each(['laxmi puja', 'लक्ष्मी', 'ଲକ୍ଷ୍ମୀ', 'dipabali'])(
  'a name that a card leaves out is still found: %s',
  (search) => {
    const asCard = {
      ...ritual,
      ritualType: 'Lakshmi Puja',
      synonyms: unsaidNamesOf(ritual, 'Lakshmi Puja').split('\n'),
    };
    expect(found([other, asCard], search)).toEqual(['1']);
  },
);
