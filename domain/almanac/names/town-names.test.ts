import { expect, test } from 'vitest';
import { townIn } from './town-names.ts';
import { cities, headquarters } from './towns.ts';

test.each([
  ['or-IN', /^[\u0B00-\u0B7F ]+$/],
  ['hi-IN', /^[\u0900-\u097F ]+$/],
] as const)('every town of the almanac has a name in %s', (locale, letters) => {
  const said = [...headquarters, ...cities].map(({ name }) => townIn(locale, name));
  expect(said.filter((name) => !letters.test(name))).toEqual([]);
});
