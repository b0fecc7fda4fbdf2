import { expect, test } from 'vitest';
import known from '../../../web/fonts/festivals.json' with { type: 'json' };
import { festivals } from './festivals.ts';

test('the small files of letters write the name of every festival; else run scripts/fonts/make.mjs', () => {
  const cut = new Set(known.split(' '));
  const words = festivals.flatMap(
    ({ names: { or, hi } }) => `${or} ${hi}`.match(/[\u0900-\u097f\u0b00-\u0b7f\u200c\u200d]+/g) ?? [],
  );
  expect(words.length).toBeGreaterThan(200);
  expect(words.filter((word) => !cut.has(word))).toEqual([]);
});
