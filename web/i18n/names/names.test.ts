import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tithiFullName } from '#domain/almanac/names/names.ts';
import { namesFor } from '../names.ts';

test('a name is said in the language of the page', () => {
  expect(namesFor('en-IN')(tithiFullName(5))).toBe('Shukla Panchami');
});

test('no page takes the English name by itself', () => {
  // the font of a Hindi name is found by the English one
  const files = globSync('web/**/*.{ts,tsx}').filter((file) => !file.endsWith('panchang/shared/names.tsx'));
  expect(files.length).toBeGreaterThan(500);
  const takes = files.filter((file) => /\w\.en\b|\{ en: string/.test(readFileSync(file, 'utf8')));
  expect(takes.filter((file) => !file.includes('.test.'))).toEqual([]);
});
