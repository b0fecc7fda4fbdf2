import { expect, test } from 'vitest';
import { roundUp } from './bar-chart.tsx';

test.each([
  [0, 1],
  [1, 1],
  [3, 4],
  [7, 8],
  [9, 10],
  [41, 60],
  [1_250, 2_000],
])('a scale for %i ends at %i', (value, end) => {
  expect(roundUp(value)).toBe(end);
});
