import { expect, test } from 'vitest';
import { keptUp, replacedIn } from './kept-up.ts';

const at = (_id: string, __v = 0) => ({ _id, __v });

test('what is shown stays in its place and what is new stands where the server has it', () => {
  const shown = [at('a'), at('accepted', 1), at('c', 3)];
  const fresh = [at('first'), at('a', 1), at('c', 2), at('last')];
  expect(keptUp(shown, fresh)).toEqual([at('first'), at('a', 1), at('accepted', 1), at('c', 3), at('last')]);
  expect(keptUp([], fresh)).toEqual(fresh);
});

test('a change counts where it is shown and is no older', () => {
  expect(replacedIn([at('a', 1), at('b')], at('a', 2))).toEqual([at('a', 2), at('b')]);
  expect(replacedIn([at('a', 1)], at('a', 0))).toEqual([at('a', 1)]);
  expect(replacedIn([at('a')], at('b'))).toEqual([at('a')]);
});
