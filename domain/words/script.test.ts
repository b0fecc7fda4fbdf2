import { expect, test } from 'vitest';
import { languageByLetters } from './script.ts';

test.each([
  ['ପୂଜା ଭଲ ହେଲା।', 'or'],
  ['पूजा अच्छी हुई।', 'hi'],
  ['Very good, ଧନ୍ୟବାଦ', 'or'],
  ['Bahut achhi puja', undefined],
  ['।', undefined],
  ['', undefined],
])('“%s” is %s by its letters', (text, language) => {
  expect(languageByLetters(text)).toBe(language);
});
