import { expect, test } from 'vitest';
import { partsOf, plainSigns } from './sms.ts';

test('signs of ours that make a message dear are written plainly', () => {
  expect(plainSigns('₹1,500 for the family’s “puja” – or…')).toBe(`Rs 1,500 for the family's "puja" - or...`);
});

test('a text that stays dear by its script is left as it is', () => {
  expect(plainSigns('ସତ୍ୟନାରାୟଣ: ₹1,500')).toBe('ସତ୍ୟନାରାୟଣ: ₹1,500');
});

test.each([
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['a'.repeat(306), 2],
  ['a'.repeat(307), 3],
  ['['.repeat(80), 1],
  ['['.repeat(81), 2],
  ['ସ'.repeat(70), 1],
  ['ସ'.repeat(71), 2],
  ['ସ'.repeat(134), 2],
  ['', 1],
])('%#: so many parts', (text, parts) => expect(partsOf(text)).toBe(parts));
