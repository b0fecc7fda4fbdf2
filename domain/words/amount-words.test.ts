import { expect, test } from 'vitest';
import { inWords } from './amount-words.ts';
import { paise } from '../money.ts';

test.each([
  [0, 'Zero rupees'],
  [1, 'One rupee'],
  [19, 'Nineteen rupees'],
  [21, 'Twenty-one rupees'],
  [100, 'One hundred rupees'],
  [501, 'Five hundred and one rupees'],
  [1_000, 'One thousand rupees'],
  [1_001, 'One thousand and one rupees'],
  [1_500, 'One thousand five hundred rupees'],
  [11_111, 'Eleven thousand one hundred and eleven rupees'],
  [1_00_000, 'One lakh rupees'],
  [9_99_999, 'Nine lakh ninety-nine thousand nine hundred and ninety-nine rupees'],
  [10_00_000, 'Ten lakh rupees'],
  [1_00_00_040, 'One crore and forty rupees'],
  [50.1, 'Fifty rupees and ten paise'],
  [0.01, 'One paisa'],
])('₹%s is %s', (rupees, words) => {
  expect(inWords(paise(rupees))).toBe(words);
});
