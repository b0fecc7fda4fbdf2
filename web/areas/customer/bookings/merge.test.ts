import { describe, expect, it } from 'vitest';
import { mergedInto } from './merge.ts';

const one = (_id: string, __v: number) => ({ _id, __v });

describe('changed bookings', () => {
  it('take the place of their older versions', () => {
    expect(mergedInto([one('a', 1), one('b', 1)], [one('b', 2)])).toEqual([one('a', 1), one('b', 2)]);
  });

  it('are dropped where a newer version is shown already', () => {
    expect(mergedInto([one('a', 3)], [one('a', 2)])).toEqual([one('a', 3)]);
  });

  it('come first where they are new', () => {
    expect(mergedInto([one('a', 1)], [one('b', 0)])).toEqual([one('b', 0), one('a', 1)]);
  });
});
