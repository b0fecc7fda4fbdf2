import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instantOf } from '../time.ts';
import { FEWEST_REVIEWS, firstMonthCounted, ratingOf, type StarCount } from './rating.ts';

const given = (stars: readonly number[]): StarCount => ({
  reviews: stars.length,
  stars: stars.reduce((sum, one) => sum + one, 0),
});
const star = fc.integer({ min: 1, max: 5 });
const reviews = fc.array(star, { minLength: FEWEST_REVIEWS, maxLength: 400 });
const both = (own: StarCount, others: StarCount): StarCount => ({
  reviews: own.reviews + others.reviews,
  stars: own.stars + others.stars,
});
const starsOf = (own: StarCount, all: StarCount): number => ratingOf(own, all)?.stars ?? NaN;

describe('a rating', () => {
  test('is none before the third review', () => {
    const all = { reviews: 100, stars: 450 };
    expect(ratingOf(given([]), all)).toBeNull();
    expect(ratingOf(given([5, 5]), all)).toBeNull();
    expect(ratingOf(given([5, 5, 5]), all)).toEqual({ stars: 4.6, reviews: 3 });
  });

  test('is pulled towards the mean of all by ten reviews: few say little, many say what they say', () => {
    const all = { reviews: 1000, stars: 4000 };
    expect(starsOf(given([1, 1, 1]), all)).toBe(3.3);
    expect(starsOf({ reviews: 500, stars: 500 }, all)).toBe(1.1);
  });

  test('lies between the pandit’s own mean and that of all, to one decimal', () => {
    fc.assert(
      fc.property(reviews, fc.array(star, { maxLength: 400 }), (mine, others) => {
        const own = given(mine);
        const all = both(own, given(others));
        const [low = 0, high = 0] = [own.stars / own.reviews, all.stars / all.reviews].toSorted((a, b) => a - b);
        const shown = starsOf(own, all);
        expect(shown).toBeGreaterThanOrEqual(low - 0.05 - 1e-9);
        expect(shown).toBeLessThanOrEqual(high + 0.05 + 1e-9);
        expect(Number(shown.toFixed(1))).toBe(shown);
      }),
    );
  });

  test('never falls by one more review of five stars, nor rises by one of one', () => {
    fc.assert(
      fc.property(reviews, fc.array(star, { maxLength: 100 }), (mine, others) => {
        const own = given(mine);
        const rest = given(others);
        const before = starsOf(own, both(own, rest));
        const [better, worse] = [given([...mine, 5]), given([...mine, 1])];
        expect(starsOf(better, both(better, rest))).toBeGreaterThanOrEqual(before);
        expect(starsOf(worse, both(worse, rest))).toBeLessThanOrEqual(before);
      }),
    );
  });

  test('is made of twenty-four months in India, the one that runs among them', () => {
    expect(firstMonthCounted(instantOf('2026-11-30T18:29:00Z'))).toBe('2024-12');
    expect(firstMonthCounted(instantOf('2026-11-30T18:30:00Z'))).toBe('2025-01');
  });
});
