import { expect, test } from 'vitest';
import { moreRows, pagesOfRows, rowsIn } from './pages-of-rows.ts';

const address = (text: string) => new URLSearchParams(text);

test('an address says how many rows are shown, within bounds', () => {
  expect(['', 'rows=40', 'rows=1', 'rows=x', 'rows=1e9'].map((text) => rowsIn(address(text)))).toEqual([
    20, 40, 20, 20, 2_000,
  ]);
});

test('more are twenty more of the same list, while there are any', () => {
  expect(moreRows(address('show=past'), 'c')).toBe('?show=past&rows=40');
  expect(moreRows(address('show=past&rows=40'), null)).toBeNull();
  expect(moreRows(address('rows=2000'), 'c')).toBeNull();
});

test('a list is asked for page by page, each once, until there are so many rows or no more', async () => {
  const all = Array.from({ length: 130 }, (_, nth) => nth);
  const ask = ({ limit, cursor = '0' }: { limit: number; cursor?: string }) => {
    const to = Number(cursor) + limit;
    return Promise.resolve({ rows: all.slice(Number(cursor), to), nextCursor: to < all.length ? String(to) : null });
  };
  const shown = async (rows: number) => (await pagesOfRows(rows, ask)).flatMap((page) => page.rows);
  expect(await shown(20)).toEqual(all.slice(0, 20));
  expect(await shown(120)).toEqual(all.slice(0, 120));
  expect(await shown(2_000)).toEqual(all);
});
