import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { asPaise, inRupees, MAX_RUPEES, paise, rupees, splitAdvance } from './money.ts';

const anyRupees = fc.integer({ min: 0, max: MAX_RUPEES });

test('rupees become paise and come back', () => {
  fc.assert(
    fc.property(anyRupees, (amount) => {
      expect(Number.isSafeInteger(paise(amount))).toBe(true);
      expect(rupees(paise(amount))).toBe(amount);
    }),
  );
});

test('an advance is split nine to one, and nothing is lost or made', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: MAX_RUPEES * 100 }), (advance) => {
      const { pandit, commission } = splitAdvance(asPaise(advance));
      expect(pandit + commission).toBe(advance);
      expect(Number.isSafeInteger(commission)).toBe(true);
      expect(Math.abs(commission - advance / 10)).toBeLessThanOrEqual(0.5);
    }),
  );
  expect(splitAdvance(asPaise(50_100))).toEqual({ pandit: 45_090, commission: 5_010 });
  expect(splitAdvance(asPaise(100))).toEqual({ pandit: 90, commission: 10 });
});

test.each([
  [0, '₹0'],
  [100, '₹1'],
  [110_000, '₹1,100'],
  [1_234_568_00, '₹12,34,568'],
  [45_090, '₹450.90'],
])('%i paise read %s', (amount, text) => {
  expect(inRupees(asPaise(amount))).toBe(text);
});
