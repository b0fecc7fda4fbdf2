import { expect, test } from 'vitest';
import { areOfNight, dayFirst } from './hours-of-night.ts';

test.each([
  ['2026-12-02T22:52:00+05:30', true],
  ['2026-12-12T03:05:00+05:30', true],
  ['2026-12-02T20:00:00+05:30', true],
  ['2026-12-02T19:59:00+05:30', false],
  ['2026-12-12T04:00:00+05:30', false],
  ['2026-12-12T06:07:00+05:30', false],
])('hours from %s are of the night: %s', (from, isNight) => {
  expect(areOfNight({ from })).toBe(isNight);
});

test('hours of the night come after the others, each in their order', () => {
  const at = (time: string) => ({ from: `2026-12-${time}:00+05:30` });
  const [night, morning, late, evening] = [at('02T22:52'), at('03T06:07'), at('12T03:05'), at('12T17:00')];
  expect(dayFirst([night, morning, late, evening])).toEqual([morning, evening, night, late]);
});
