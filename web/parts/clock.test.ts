import { expect, test } from 'vitest';
import { DAY, MINUTE } from '#domain/time.ts';
import { behindBy, isFresh } from './clock.ts';

const drawnAt = Date.parse('2026-11-20T10:00:00Z');

test('a device that is hours off is told so, and the way of a page is no difference', () => {
  expect(behindBy(drawnAt, drawnAt - 3 * DAY)).toBe(3 * DAY);
  expect(behindBy(drawnAt, drawnAt + DAY)).toBe(-DAY);
  expect(behindBy(drawnAt, drawnAt + MINUTE)).toBe(0);
});

test('a document that was kept says nothing of the time', () => {
  const kept = [{ name: 'kept' }] as unknown as readonly PerformanceServerTiming[];
  expect(isFresh({ transferSize: 4_000, workerStart: 0, serverTiming: [] })).toBe(true);
  expect(isFresh({ transferSize: 0, workerStart: 0, serverTiming: [] })).toBe(false);
  expect(isFresh({ transferSize: 0, workerStart: 12, serverTiming: [] })).toBe(true);
  expect(isFresh({ transferSize: 4_000, workerStart: 12, serverTiming: kept })).toBe(false);
});
