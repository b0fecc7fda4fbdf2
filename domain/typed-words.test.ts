import { expect, test } from 'vitest';
import { isWithin, typedWords } from './typed-words.ts';

test.each([
  ['Sasmita  Mohanty', ['sasmita', 'mohanty']],
  ["Pt. D'Souza-Rath ", ['pt', 'd', 'souza', 'rath']],
  ['das Das', ['das']],
  ['sas mit Sasmita sa', ['sasmita']],
  ['da odia', ['da', 'odia']],
  ['ସସ୍\u200Cମିତା D’Souza', ['ସସ୍ମିତା', 'd', 'souza']],
  ['ସସ୍ମିତା ମହାନ୍ତି', ['ସସ୍ମିତା', 'ମହାନ୍ତି']],
])('%s is a name', (text, words) => expect(typedWords(text)).toEqual(words));

test.each(['98765', 'das88', 'das@', '100%', '_das', '...', "' '", ''])('%s may be anything', (text) => {
  expect(typedWords(text)).toBeNull();
});

test('short words and other scripts are looked for where a word begins', () => {
  expect(['das', 'da', 'ଦାସ', 'élan'].filter(isWithin)).toEqual(['das']);
});
