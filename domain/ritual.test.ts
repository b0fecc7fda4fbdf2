import { describe, expect, test } from 'vitest';
import { PRICE_SLIDER_MAX, priceScale } from './ritual.ts';

describe('the slider for the price', () => {
  test('is as wide as what is asked for the ritual', () => {
    expect(priceScale(8400, 25_000)).toEqual({ min: 8500, max: 25_000, step: 500 });
    expect(priceScale(300, 1100)).toEqual({ min: 300, max: 1100, step: 50 });
    expect(priceScale(1710, 3490)).toEqual({ min: 1750, max: 3500, step: 50 });
  });

  test('leaves nobody out at its far end and finds somebody at the near one', () => {
    for (const [from, to] of [
      [1, 1],
      [1100, 1100],
      [999, 1001],
      [8400, 250_000],
      [1, 9_999_999],
    ] as const) {
      const { min, max, step } = priceScale(from, to);
      expect(min).toBeGreaterThanOrEqual(from);
      expect(max).toBeGreaterThanOrEqual(to);
      expect(max).toBeGreaterThan(min);
      expect((max - min) % step).toBe(0);
    }
  });

  test('reaches down to a lower limit that is asked for', () => {
    expect(priceScale(1500, 3000, 500)).toMatchObject({ min: 500, max: 3000 });
    expect(priceScale(1500, 3000, 2000)).toMatchObject({ min: 1500, max: 3000 });
    expect(priceScale(1500, 3000, 0)).toMatchObject({ min: 0, max: 3000 });
  });

  test('goes to 3000 while no ritual is chosen, or nobody offers it', () => {
    expect(priceScale(null, null)).toEqual({ min: 0, max: PRICE_SLIDER_MAX, step: 50 });
  });
});
