import { expect, test } from 'vitest';
import { districtIn } from './district-names.ts';
import { districtNames } from './places.ts';

test('every district has its name in Odia and Hindi', () => {
  for (const name of districtNames) {
    expect(districtIn('or-IN', name)).toMatch(/^\p{Script=Oriya}+$/u);
    expect(districtIn('hi-IN', name)).toMatch(/^\p{Script=Devanagari}+$/u);
    expect(districtIn('en-IN', name)).toBe(name);
  }
  expect(districtIn('or-IN', 'Kolkata')).toBe('Kolkata');
});
