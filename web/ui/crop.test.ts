import { expect, test } from 'vitest';
import { moved, sideOf, wholeOf, ZOOM_MAX, zoomed } from './crop.ts';

const wide = { width: 400, height: 200 };

test('a cut begins in the middle, as large as fits', () => {
  expect(wholeOf(wide)).toEqual({ x: 200, y: 100, zoom: 1 });
  expect(sideOf(wide, wholeOf(wide))).toBe(200);
});

test('pushing the picture to the right shows more of its left, up to its edge', () => {
  expect(moved(wide, wholeOf(wide), 0.25, 0)).toMatchObject({ x: 150, y: 100 });
  expect(moved(wide, wholeOf(wide), 9, 9)).toMatchObject({ x: 100, y: 100 });
  expect(moved(wide, wholeOf(wide), -9, 0)).toMatchObject({ x: 300 });
});

test('looking nearer keeps the spot that is pointed at', () => {
  const corner = { x: 0.5, y: -0.5 };
  const near = zoomed(wide, wholeOf(wide), 2, corner);
  // the right upper corner was at 300, 0 and still is
  expect(near).toEqual({ x: 250, y: 50, zoom: 2 });
});

test('nobody looks nearer than four times, nor past the edge when going back', () => {
  const near = moved(wide, zoomed(wide, wholeOf(wide), 99), -9, -9);
  expect(near).toEqual({ x: 375, y: 175, zoom: ZOOM_MAX });
  expect(zoomed(wide, near, 0.1)).toEqual({ x: 300, y: 100, zoom: 1 });
});
