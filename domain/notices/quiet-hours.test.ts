import { expect, test } from 'vitest';
import { instantOf } from '../time.ts';
import { quietUntil } from './quiet-hours.ts';

test.each([
  ['2026-12-05T20:59:59+05:30', null],
  ['2026-12-05T21:00:00+05:30', '2026-12-06T07:00:00+05:30'],
  ['2026-12-06T00:00:00+05:30', '2026-12-06T07:00:00+05:30'],
  ['2026-12-06T06:59:59+05:30', '2026-12-06T07:00:00+05:30'],
  ['2026-12-06T07:00:00+05:30', null],
])('at %s it is quiet until %s', (at, until) => {
  expect(quietUntil(instantOf(at))).toBe(until === null ? null : instantOf(until));
});
