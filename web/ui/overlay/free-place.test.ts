import { expect, test } from 'vitest';
import { freeTop } from './free-place.ts';

const button = (top: number) => ({ top, bottom: top + 44 });

test('a message stands at its own end where that is free', () => {
  expect(freeTop(60, [550, 76], [button(300), button(620)])).toBe(550);
});

test('a button there has it stand at the other end', () => {
  expect(freeTop(60, [550, 76], [button(560), button(300)])).toBe(76);
});

test('buttons at both ends have it stand between them, near its own end', () => {
  const top = freeTop(60, [550, 76], [button(560), button(80)]);
  expect(top + 60).toBeLessThanOrEqual(560);
  expect(top).toBeGreaterThan(440);
});

test('where everything can be pressed it covers as little as can be', () => {
  const rows = Array.from({ length: 12 }, (_, nth) => ({ top: 60 + nth * 50, bottom: 104 + nth * 50 }));
  const loose = { top: 300, bottom: 310 };
  const others = rows.filter(({ top, bottom }) => bottom < 250 || top > 350);
  const top = freeTop(200, [500, 76], [...others, loose]);
  expect(top).toBeGreaterThan(180);
  expect(top).toBeLessThan(300);
});
