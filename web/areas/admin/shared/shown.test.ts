import { expect, test } from 'vitest';
import { formatsOf } from '../../../i18n/formats.ts';
import { dateShown, firstTwo, preview } from './shown.ts';

const formats = formatsOf('en-IN');

test('a moment is shown as the day it is in India', () => {
  expect(dateShown('2026-11-20T18:29:59Z', 'numeric', formats)).toEqual({ text: '20/11/2026' });
  expect(dateShown('2026-11-20T18:30:00Z', 'numeric', formats)).toEqual({ text: '21/11/2026' });
  expect(dateShown('2026-11-20', 'worded', formats)).toEqual({ text: '20 Nov 2026' });
});

test.each([
  [null, 'missing'],
  [undefined, 'missing'],
  ['', 'missing'],
  ['soon', 'invalid'],
  ['2026-02-30', 'impossible'],
])('where there is no date to show, it says why: %s is %s', (iso, fault) => {
  expect(dateShown(iso, 'numeric', formats)).toEqual({ fault });
});

test('two languages at most', () => {
  expect(firstTwo([])).toBe('');
  expect(firstTwo(['Odia', 'Hindi'])).toBe('Odia, Hindi');
  expect(firstTwo(['Odia', 'Hindi', 'Sanskrit'])).toBe('Odia, Hindi...');
});

test('a text that fits is shown whole', () => {
  expect(preview('x'.repeat(50), 50)).toBe('x'.repeat(50));
  expect(preview('x'.repeat(51), 50)).toBe(`${'x'.repeat(50)}...`);
});
