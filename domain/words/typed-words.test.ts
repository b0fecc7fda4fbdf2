import { expect, test } from 'vitest';
import { hasTrigram, isOfId, typedWords } from './typed-words.ts';

test.each([
  ['Sasmita  Mohanty', ['sasmita', 'mohanty']],
  ["Pt. D'Souza-Rath ", ['pt', 'd', 'souza', 'rath']],
  ['das Das', ['das']],
  ['ସସ୍\u200Cମିତା D’Souza', ['ସସ୍ମିତା', 'd', 'souza']],
  ['minati  100%', ['minati', '100%']],
  ['jyoti.sweta88@example.org', ['jyoti.sweta88@example.org']],
  ['...', ['...']],
  ['', []],
])('%s has these words', (text, words) => expect(typedWords(text)).toEqual(words));

test('an id differs from a word', () => {
  expect(['3fade1', '481', 'fadebeda', 'ada', 'dada', 'das1'].filter(isOfId)).toEqual(['3fade1', '481', 'fadebeda']);
});

test('three letters or digits in a row are known by an index', () => {
  expect(['das', '701', 'a1b2', 'da', 'ଦାସ', 'élan'].filter(hasTrigram)).toEqual(['das', '701', 'a1b2', 'élan']);
});
