import { expect, test } from 'vitest';
import { recent, recentByKey } from './recent.ts';

function counted(results: (() => Promise<number>)[]) {
  let time = 0;
  let loads = 0;
  const held = recent(
    () => results[loads++]?.() ?? Promise.resolve(loads),
    1_000,
    () => time,
  );
  return { ...held, loads: () => loads, wait: (ms: number) => (time += ms) };
}

test('those who ask in the same moment share one load', async () => {
  const held = counted([]);
  expect(await Promise.all([held.get(), held.get()])).toEqual([1, 1]);
  held.wait(999);
  expect(await held.get()).toBe(1);
  held.wait(1);
  expect(await held.get()).toBe(2);
});

test('what was forgotten is loaded anew, even while the old load is still under way', async () => {
  const slow = Promise.withResolvers<number>();
  const held = counted([() => slow.promise]);
  const early = held.get();
  held.forget();
  expect(await held.get()).toBe(2);
  slow.resolve(1);
  expect(await early).toBe(1);
  expect(await held.get()).toBe(2);
});

test('a load that failed is tried again by the next who asks', async () => {
  const held = counted([() => Promise.reject(new Error('no answer'))]);
  await expect(held.get()).rejects.toThrow('no answer');
  expect(await held.get()).toBe(2);
  expect(held.loads()).toBe(2);
});

test('each key is remembered by itself', async () => {
  const asked: string[] = [];
  let time = 0;
  const held = recentByKey(
    (key) => Promise.resolve(`${key}${asked.push(key)}`),
    1_000,
    () => time,
  );
  expect([await held.get('a'), await held.get('b'), await held.get('a')]).toEqual(['a1', 'b2', 'a1']);
  time = 1_000;
  expect(await held.get('a')).toBe('a3');
  expect(await held.get('b')).toBe('b4');
});
