import { describe, expect, test } from 'vitest';
import { searchRituals } from './ritual-search.ts';

const rituals = [
  {
    name: 'Gruha Pratistha',
    names: ['Gruha Pratistha', 'ଗୃହ ପ୍ରତିଷ୍ଠା', 'गृह प्रवेश', 'Griha Pravesh', 'Housewarming', 'Home and Prosperity'],
    text: 'The first entry into a new home.',
  },
  {
    name: 'Vivah (Bahaghara)',
    names: ['Vivah (Bahaghara)', 'ବିବାହ', 'विवाह', 'Marriage', 'Shadi', 'Bibaha', 'Family'],
    text: 'Two families are joined.',
  },
  {
    name: 'Satyanarayan Puja',
    names: ['Satyanarayan Puja', 'सत्यनारायण कथा', 'Home and Prosperity'],
    text: 'A thanksgiving.',
  },
  {
    name: 'Varshika Shraddha',
    names: ['Varshika Shraddha', 'Pinda Daan', 'Ancestors'],
    text: 'Rice balls are offered.',
  },
];
const find = (typed: string) => searchRituals(rituals, typed, (one) => one);
const found = (typed: string) => find(typed).rituals.map(({ name }) => name);

describe('a ritual is found', () => {
  test.each([
    ['its name in part, in any case', 'GRUHA', 'Gruha Pratistha'],
    ['what else it is called', 'griha pravesh', 'Gruha Pratistha'],
    ['one word of a longer name, in any order', 'pravesh griha', 'Gruha Pratistha'],
    ['Odia', 'ଗୃହ', 'Gruha Pratistha'],
    ['Hindi', 'विवाह', 'Vivah (Bahaghara)'],
    ['another spelling of a name', 'vivaah', 'Vivah (Bahaghara)'],
    ['an English word', 'marriage', 'Vivah (Bahaghara)'],
    ['its category', 'ancestors', 'Varshika Shraddha'],
    ['a word of what is written about it', 'thanksgiving', 'Satyanarayan Puja'],
    ['a spelling with other letters for the same sound', 'sathyanarayan pooja', 'Satyanarayan Puja'],
    ['the same without the h', 'sradha', 'Varshika Shraddha'],
  ])('by %s: %s', (_what, typed, name) => {
    expect(found(typed)).toContain(name);
  });

  test.each([
    ['housewarmng', 'Gruha Pratistha'],
    ['marrage', 'Vivah (Bahaghara)'],
    ['satyanaryan', 'Satyanarayan Puja'],
    ['pind dan', 'Varshika Shraddha'],
  ])('by %s, which nothing is called, as spelled alike', (typed, name) => {
    expect(find(typed)).toMatchObject({ rituals: [{ name }], near: typed !== 'pind dan' });
  });
});

test('names come before what is merely written', () => {
  const two = [
    { names: ['Havan'], text: 'Often with a puja for Ganesh.' },
    { names: ['Ganesh Puja'], text: '' },
  ];
  expect(searchRituals(two, 'ganesh', (one) => one).rituals.map(({ names }) => names[0])).toEqual([
    'Ganesh Puja',
    'Havan',
  ]);
});

test('what is like nothing finds nothing; no words find everything, in its order', () => {
  expect(find('zebra')).toEqual({ rituals: [], near: false });
  expect(found('car wash')).toEqual([]);
  expect(found('  ')).toEqual(rituals.map(({ name }) => name));
  expect(found('.,!')).toEqual(rituals.map(({ name }) => name));
});
