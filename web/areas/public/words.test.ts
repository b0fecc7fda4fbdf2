import { expect, test } from 'vitest';
import { withWords } from './words.ts';

const rituals = ['Satyanarayan Puja ସତ୍ୟନାରାୟଣ ପୂଜା', 'Gruha Pratistha', 'Lakshmi Puja'];
const found = (typed: string) => withWords(rituals, typed, (text) => text);

test('finds by any part of each word, in any order, case and script', () => {
  expect(found('PUJA lak')).toEqual(['Lakshmi Puja']);
  expect(found('ନାରାୟଣ')).toEqual([rituals[0]]);
  expect(found('  ')).toEqual(rituals);
  expect(found('puja gruha')).toEqual([]);
});
