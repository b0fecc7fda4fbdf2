import { expect, test } from 'vitest';
import { cleanName } from './clean-name.ts';

test.each([
  ['a zero-width space', 'Sas\u200Bmita Rout', 'Sasmita Rout'],
  ['a byte order mark', '\uFEFFSasmita', 'Sasmita'],
  ['an override of direction', 'Turned \u202Etuo', 'Turned tuo'],
  ['isolates', 'Sa\u2066sm\u2069ita', 'Sasmita'],
  ['marks of direction', '\u200ESasmita\u200F Rout', 'Sasmita Rout'],
  ['a word joiner and a soft hyphen', 'Sas\u2060mi\u00ADta', 'Sasmita'],
  ['a variation selector', 'Rout\uFE0F', 'Rout'],
  ['a joiner between Latin letters', 'Sas\u200Dmita', 'Sasmita'],
  ['a joiner at an end', 'କ୍ଷମା\u200C', 'କ୍ଷମା'],
  ['a joiner after a vowel of Odia', 'ସ\u200Cସ୍ମିତା', 'ସସ୍ମିତା'],
  ['a joiner between two scripts', 'क्\u200Dଷମା', 'क्ଷମା'],
  ['a second joiner', 'क्\u200D\u200Dषमा', 'क्षमा'],
])('%s goes', (_what, typed, kept) => {
  expect(cleanName(typed)).toBe(kept);
});

test.each([
  ['a half letter of Devanagari', 'क्\u200Dषमा'],
  ['a halanta that is seen', 'राजेन्\u200Cद्र'],
  ['the ra of Marathi and Nepali', 'गर\u200D्याली'],
  ['a halanta of Odia that is seen', 'ଉତ୍\u200Cକଳ'],
  ['a half letter of Odia', 'ସତ୍\u200Dୟ'],
])('%s stays', (_what, typed) => {
  expect(cleanName(typed)).toBe(typed);
});

test('a letter is composed in one way', () => {
  expect(cleanName('Rene\u0301e')).toBe('Renée');
  expect(cleanName('ଗଡ\u0B3Cନାୟକ')).toBe(cleanName('ଗ\u0B5Cନାୟକ'));
});
