import { expect, test } from 'vitest';
import { asDay } from '#domain/time.ts';
import { barsOf, bestOf, earnedIn, sinceFirst } from './earning-months.ts';

const month = (name: string, paidOut: number, toCome: number) => ({
  month: name,
  paidOut,
  toCome,
  onHold: 0,
  commission: 50.1,
  count: 1,
});

test('twelve months up to this one, those without a puja too, older ones left out', () => {
  const bars = barsOf([month('2025-11', 9_999, 0), month('2026-10', 450.9, 0.1)], asDay('2026-11-20'));
  expect(bars.map((bar) => bar.month).join(' ')).toBe(
    '2025-12 2026-01 2026-02 2026-03 2026-04 2026-05 2026-06 2026-07 2026-08 2026-09 2026-10 2026-11',
  );
  expect(bars.map(earnedIn)).toEqual([...Array(10).fill(0), 45_100, 0]);
});

test('the best month is the later of two that are equal, and none where nothing came', () => {
  const bars = barsOf(
    [month('2026-08', 100, 0), month('2026-09', 0, 100), month('2026-10', 50, 49)],
    asDay('2026-11-20'),
  );
  expect(bestOf(bars)?.month).toBe('2026-09');
  expect(bestOf(barsOf([], asDay('2026-11-20')))).toBeNull();
});

test('the chart begins with the first month that brought something, and has two months at least', () => {
  const shown = (...known: ReturnType<typeof month>[]) =>
    sinceFirst(barsOf(known, asDay('2026-11-20'))).map((bar) => bar.month);
  expect(shown(month('2026-10', 100, 0))).toEqual(['2026-10', '2026-11']);
  expect(shown(month('2026-06', 0, 100))[0]).toBe('2026-06');
  expect(shown(month('2025-12', 100, 0))).toHaveLength(12);
  expect(shown()).toHaveLength(12);
});
