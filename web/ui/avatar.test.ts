import { expect, test } from 'vitest';
import { letterOf } from './avatar.tsx';

test.each([
  ['Pt. Bhabani Mishra', 'B'],
  ['Sasmita', 'S'],
  ['Sasmita Kumari Behera', 'S'],
  ['ପୂଜା ମିଶ୍ର', 'ପୂ'],
  ['Mina 🙏', 'M'],
  ['Vikash (Bunty)', 'V'],
  ['Pt. "Babu" D’Souza-Kar (Puri)', 'B'],
  ['Mina -', 'M'],
  ['🙏 Mina', '🙏'],
  ['Acharya', ''],
  ['', ''],
])('the letter of %j is %j', (name, letter) => {
  expect(letterOf(name)).toBe(letter);
});
