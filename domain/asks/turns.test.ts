import { expect, test } from 'vitest';
import { asDay, hours, instantOf, later } from '../time.ts';
import { turnOf } from './turns.ts';

test('the first hears at once, the others an hour apart where the day is near, else six', () => {
  const now = instantOf('2026-12-01T06:00:00Z');
  expect(turnOf(0, asDay('2026-12-20'), now)).toBe(now);
  expect(turnOf(2, asDay('2026-12-20'), now)).toBe(later(now, hours(12)));
  expect(turnOf(2, asDay('2026-12-03'), now)).toBe(later(now, hours(2)));
});
