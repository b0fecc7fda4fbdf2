import { assert, constant, integer, property, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entriesOf, lastPage, pageButtons } from './pages.ts';

describe('the page buttons', () => {
  test.each([
    [1, 1, [1]],
    [2, 5, [1, 2, 3, 4, 5]],
    [1, 6, [1, 2, 3, 'gap', 6]],
    [3, 6, [1, 2, 3, 'gap', 6]],
    [4, 6, [1, 2, 3, 4, 5, 6]],
    [1, 83, [1, 2, 3, 'gap', 83]],
    [4, 83, [1, 2, 3, 4, 'gap', 83]],
    [5, 83, [1, 2, 3, 4, 5, 'gap', 83]],
    [40, 83, [1, 2, 3, 'gap', 40, 'gap', 83]],
    [82, 83, [1, 2, 3, 'gap', 82, 83]],
    [83, 83, [1, 2, 3, 'gap', 83]],
  ])('on page %i of %i', (page, last, expected) => {
    expect(pageButtons(page, last)).toEqual(expected);
  });

  test('rise, are few, hold the first, the last and the present page, and skip at least two at a gap', () => {
    const places = integer({ min: 1, max: 5_000 }).chain((last) =>
      tuple(integer({ min: 1, max: last }), constant(last)),
    );
    assert(
      property(places, ([page, last]) => {
        const shown = pageButtons(page, last);
        expect(shown.length).toBeLessThanOrEqual(7);
        expect(shown).toEqual(expect.arrayContaining([1, page, last]));
        let before = 0;
        shown.forEach((one, index) => {
          if (one === 'gap') return;
          const skipped = one - before - 1;
          expect(shown[index - 1] === 'gap' ? skipped >= 2 : skipped === 0).toBe(true);
          before = one;
        });
      }),
    );
  });
});

test.each([
  [1, 5, 412, { from: 1, to: 5 }],
  [83, 5, 412, { from: 411, to: 412 }],
  [1, 5, 5, { from: 1, to: 5 }],
  [1, 5, 0, { from: 0, to: 0 }],
])('page %i of %i each shows of %i entries', (page, size, count, expected) => {
  expect(entriesOf(page, size, count)).toEqual(expected);
});

test.each([
  [0, 1],
  [5, 1],
  [6, 2],
  [412, 83],
])('%i entries end on page %i', (count, last) => {
  expect(lastPage(count, 5)).toBe(last);
});
