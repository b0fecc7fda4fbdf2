import { expect, test } from 'vitest';
import { nameIn } from './name-in.ts';

const both = { name: 'Sasmita Rout', nameOdia: 'ସସ୍ମିତା ରାଉତ', nameDevanagari: 'सस्मिता राउत' };

test('a page in Odia has the name in Odia, a page in Hindi the one in Devanagari', () => {
  expect(nameIn('or-IN', both)).toBe('ସସ୍ମିତା ରାଉତ');
  expect(nameIn('hi-IN', both)).toBe('सस्मिता राउत');
  expect(nameIn('en-IN', both)).toBe('Sasmita Rout');
});

test('who gave one script alone is called by the first name elsewhere, not by that of another script', () => {
  expect(nameIn('hi-IN', { ...both, nameDevanagari: null })).toBe('Sasmita Rout');
  expect(nameIn('or-IN', { ...both, nameOdia: null })).toBe('Sasmita Rout');
});
