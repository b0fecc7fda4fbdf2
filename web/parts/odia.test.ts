import { expect, test } from 'vitest';
import { isWrittenByNames } from './odia.tsx';

test.each([
  ['ସତ୍ୟନାରାୟଣ ପୂଜା', true],
  ['ବିବାହ (ବାହାଘର)', true],
  ['ଲକ୍ଷ୍ମୀ ପୂଜା', true],
  // joined as no name of the catalogue has it, or ending on a bare consonant: the whole letters come
  ['ସ୍ତ୍ରୀ', false],
  ['ମନ୍', false],
  ['Puja', true],
])('the letters of the catalogue’s names write %s: %s', (text, enough) => {
  expect(isWrittenByNames(text)).toBe(enough);
});
