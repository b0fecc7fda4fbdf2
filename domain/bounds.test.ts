import { expect, test } from 'vitest';
import { boundReached, OPEN_A_FAMILY, OPEN_A_PAIR, REQUESTS_A_DAY } from './bounds.ts';

const few = { open: OPEN_A_FAMILY - 1, openOfPair: OPEN_A_PAIR - 1, inADay: REQUESTS_A_DAY - 1 };

test('one below every bound may ask, one at any of them may not', () => {
  expect(boundReached(few)).toBeNull();
  expect(boundReached({ ...few, openOfPair: OPEN_A_PAIR })).toBe('asked_pandit');
  expect(boundReached({ ...few, open: OPEN_A_FAMILY })).toBe('asked_many');
  expect(boundReached({ ...few, inADay: REQUESTS_A_DAY })).toBe('asked_today');
});
