import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinName, splitName } from './name.ts';

test.each([
  ['Sasmita Rout', 'Sasmita', 'Rout'],
  ['Sasmita Kumari Rout', 'Sasmita Kumari', 'Rout'],
  ['Sasmita', 'Sasmita', ''],
  ['  Sasmita   Rout ', 'Sasmita', 'Rout'],
  ['ସସ୍ମିତା ରାଉତ', 'ସସ୍ମିତା', 'ରାଉତ'],
  ['', '', ''],
])('%j is %j, %j', (name, first, last) => {
  expect(splitName(name)).toEqual({ first, last });
});

test('a name of words one space apart comes back as it was', () => {
  const word = fc.stringMatching(/^\S{1,10}$/u);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), (words) => {
      const name = words.join(' ');
      expect(joinName(splitName(name))).toBe(name);
    }),
  );
});

test('no word is lost, however it is spaced', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (name) => {
      expect(joinName(splitName(name)).split(/\s+/u)).toEqual(name.trim().split(/\s+/u));
    }),
  );
});
