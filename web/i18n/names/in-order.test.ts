import { expect, test } from 'vitest';
import { districtIn } from '#domain/district-names.ts';
import { districtNames } from '#domain/places.ts';
import { inOrder } from '../local-names.ts';

/** As a dictionary of the language has them. */
test.each([
  ['or-IN', 'ଅନୁଗୋଳ', 'କଟକ', 'କନ୍ଧମାଳ'],
  ['hi-IN', 'अंगुल', 'कंधमाल', 'कटक'],
] as const)('districts stand in the order of their script in %s', (locale, first, second, third) => {
  const said = inOrder(districtNames.map((name) => ({ value: name, label: districtIn(locale, name) })));
  expect(said.slice(0, 3).map(({ label }) => label)).toEqual([first, second, third]);
});
