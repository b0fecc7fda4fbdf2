import { expect, test } from 'vitest';
import { keepPlaces, replaceIn } from './keep-places.ts';

const at = (_id: string, __v = 0) => ({ _id, __v });

test('what is shown stays in its place and what is new stands where the server has it', () => {
  const shown = [at('a'), at('accepted', 1), at('c', 3)];
  const fresh = [at('first'), at('a', 1), at('c', 2), at('last')];
  expect(keepPlaces(shown, fresh)).toEqual([at('first'), at('a', 1), at('accepted', 1), at('c', 3), at('last')]);
  expect(keepPlaces([], fresh)).toEqual(fresh);
});

test('a change counts where it is shown and is no older', () => {
  expect(replaceIn([at('a', 1), at('b')], at('a', 2))).toEqual([at('a', 2), at('b')]);
  expect(replaceIn([at('a', 1)], at('a', 0))).toEqual([at('a', 1)]);
  expect(replaceIn([at('a')], at('b'))).toEqual([at('a')]);
});
