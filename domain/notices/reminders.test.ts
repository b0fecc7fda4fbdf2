import { expect, test } from 'vitest';
import { instantOf, periodBetween } from '../time.ts';
import { remindersFor } from './reminders.ts';

const at = (from: string, to: string, now: string) =>
  remindersFor(periodBetween(from, to), instantOf(now)).map(({ ahead, dueAt }) => [
    ahead,
    new Date(dueAt).toISOString(),
  ]);

test('both sides are reminded at six the evening before and two hours before the start, in India’s clock', () => {
  expect(at('2026-12-05T04:00:00Z', '2026-12-05T06:00:00Z', '2026-12-01T00:00:00Z')).toEqual([
    ['tomorrow', '2026-12-04T12:30:00.000Z'],
    ['soon', '2026-12-05T02:00:00.000Z'],
  ]);
});

test('what is past is not told any more, and a whole day has no start', () => {
  expect(at('2026-12-05T04:00:00Z', '2026-12-05T06:00:00Z', '2026-12-04T12:30:00Z')).toEqual([
    ['soon', '2026-12-05T02:00:00.000Z'],
  ]);
  expect(at('2026-12-04T18:30:00Z', '2026-12-05T18:30:00Z', '2026-12-01T00:00:00Z')).toEqual([
    ['tomorrow', '2026-12-04T12:30:00.000Z'],
  ]);
});

test.each([
  [
    'an hour before the start',
    '2026-12-05T04:00:00Z',
    '2026-12-05T06:00:00Z',
    '2026-12-05T03:00:00Z',
    'soon',
    '2026-12-05T03:00:00.000Z',
  ],
  [
    'for any hour, late the evening before',
    '2026-12-04T18:30:00Z',
    '2026-12-05T18:30:00Z',
    '2026-12-04T14:00:00Z',
    'tomorrow',
    '2026-12-04T14:00:00.000Z',
  ],
  [
    'for any hour, in the night',
    '2026-12-04T18:30:00Z',
    '2026-12-05T18:30:00Z',
    '2026-12-04T17:00:00Z',
    'soon',
    '2026-12-05T01:30:00.000Z',
  ],
  [
    'for any hour, on the day',
    '2026-12-04T18:30:00Z',
    '2026-12-05T18:30:00Z',
    '2026-12-05T06:00:00Z',
    'soon',
    '2026-12-05T06:00:00.000Z',
  ],
])('agreed %s, both are reminded once', (_, from, to, now, ahead, dueAt) => {
  expect(at(from, to, now)).toEqual([[ahead, dueAt]]);
});

test('nobody is reminded of a puja that is over before the next morning', () => {
  expect(at('2026-12-04T18:30:00Z', '2026-12-05T18:30:00Z', '2026-12-05T17:00:00Z')).toEqual([]);
});
