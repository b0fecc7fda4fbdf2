import { expect, test } from 'vitest';
import { lastKnown, sizeIn } from './list-page.ts';

test.each([
  ['5', 5],
  ['20', 20],
  ['100', 100],
  ['50', 5],
  ['-1', 5],
  ['', 5],
  [null, 5],
])('an address that says %s shows %i a page', (text, size) => {
  expect(sizeIn(text)).toBe(size);
});

test.each([
  [{ filtered: 0 }, 5, 1],
  [{ filtered: 10, more: false }, 5, 2],
  [{ filtered: 11, more: false }, 5, 3],
  [{ filtered: 10, more: true }, 5, 3],
  [{ filtered: 200, more: true }, 100, 3],
  // a page that is not full is the last that is known
  [{ filtered: 3, more: true }, 5, 1],
  [{ filtered: 0, more: true }, 5, 1],
])('%o by %i ends on page %i', (data, size, last) => {
  expect(lastKnown(data, size)).toBe(last);
});
