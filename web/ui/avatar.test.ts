import { expect, test } from 'vitest';
import { initialsOf } from './avatar.tsx';

test.each([
  ['Pt. Bhabani Mishra', 'BM'],
  ['Sasmita', 'S'],
  ['Sasmita Kumari Behera', 'SB'],
  ['ପୂଜା ମିଶ୍ର', 'ପୂମି'],
  ['Mina 🙏', 'M🙏'],
  ['Vikash (Bunty)', 'VB'],
  ['Pt. "Babu" D’Souza-Kar (Puri)', 'BP'],
  ['Mina -', 'M'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
