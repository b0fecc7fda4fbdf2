import { expect, test } from 'vitest';
import { safeNext } from './next.ts';

test.each([
  ['/my-bookings', '/my-bookings'],
  ['/find-pandit?ritual=1&date=2026-11-29#top', '/find-pandit?ritual=1&date=2026-11-29#top'],
  ['/a b', '/a%20b'],
])('%j leads on', (next, path) => {
  expect(safeNext(next)).toBe(path);
});

test.each([
  null,
  '',
  'home',
  'https://evil.example',
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
])('%j leads nowhere', (next) => {
  expect(safeNext(next)).toBeNull();
});
