import { expect, test } from 'vitest';
import { withConcurrency } from './concurrency.ts';

test('once it is to stop, what has begun is finished and nothing more is begun', async () => {
  const stop = new AbortController();
  const begun: number[] = [];
  const finished: number[] = [];
  await withConcurrency([1, 2, 3, 4, 5, 6], 2, stop.signal, async (n) => {
    begun.push(n);
    if (n === 3) stop.abort();
    await Promise.resolve();
    finished.push(n);
  });
  expect(begun).toEqual([1, 2, 3]);
  expect(finished).toEqual([1, 2, 3]);
});
