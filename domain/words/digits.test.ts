import { expect, test } from 'vitest';
import { DEVANAGARI, inDigits, latinDigits, ODIA } from './digits.ts';

test.each([
  ['୯୮୭୬୫ ୪୩୨୧୦', '98765 43210'],
  ['+९१ ९८७६५ ४३२१०', '+91 98765 43210'],
  ['٩٨٧٦٥٤٣٢١٠', '9876543210'],
  ['۹۸۷۶۵۴۳۲۱۰', '9876543210'],
  ['9୮७٦5 ۴3210', '98765 43210'],
  ['Plot ୧୨', 'Plot 12'],
  ['\u202a+91 98765\u200b\u00a043210\u202c', '+91 98765\u00a043210'],
  ['\ufeff१२\u200d३', '123'],
  ['', ''],
])('%s is %s', (typed, meant) => {
  expect(latinDigits(typed)).toBe(meant);
});

test('what is written in the digits of a language is read back', () => {
  expect(inDigits('₹12,345', ODIA)).toBe('₹୧୨,୩୪୫');
  expect(inDigits('29/11/2026', DEVANAGARI)).toBe('२९/११/२०२६');
  expect(latinDigits(inDigits('0123456789', ODIA))).toBe('0123456789');
});
