import { expect, test } from 'vitest';
import { lineNow, overTheLine, retry } from './line.ts';

const gone = () => Promise.reject(new TypeError('Failed to fetch'));
const soon = () => new Promise<void>((resolve) => void setImmediate(resolve));

test('what gets no answer waits, and Retry asks again', async () => {
  const tries = [gone, gone, () => Promise.resolve(new Response('here'))];
  const answer = overTheLine(() => (tries.shift() ?? gone)(), {});
  for (const _ of [1, 2]) {
    await expect.poll(lineNow).toBe('gone');
    retry();
    // while it is asked again nothing is said to be wrong
    expect(lineNow()).toBe('there');
  }
  expect(await (await answer).text()).toBe('here');
  expect(lineNow()).toBe('there');
});

test('half an answer is none', async () => {
  const half = new ReadableStream({ pull: (stream) => stream.error(new TypeError('network error')) });
  const tries = [new Response(half), new Response('whole')];
  const answer = overTheLine(() => Promise.resolve(tries.shift() ?? new Response()), {});
  await expect.poll(lineNow).toBe('gone');
  retry();
  expect(await (await answer).text()).toBe('whole');
});

test('what gets through asks again for all that waits', async () => {
  let isThere = false;
  const ask = () => (isThere ? Promise.resolve(new Response('here')) : gone());
  const [one, other] = [overTheLine(ask, {}), overTheLine(ask, { quiet: true })];
  await expect.poll(lineNow).toBe('gone');
  isThere = true;
  await overTheLine(ask, {});
  expect(await Promise.all([one, other].map(async (reply) => (await reply).text()))).toEqual(['here', 'here']);
});

test('who has left is not waited for, and a refusal is an answer', async () => {
  const left = new AbortController();
  const answer = overTheLine(gone, { signal: left.signal });
  await expect.poll(lineNow).toBe('gone');
  left.abort(new Error('left'));
  await expect(answer).rejects.toThrow('left');
  await soon();
  expect(lineNow()).toBe('there');
  expect((await overTheLine(() => Promise.resolve(new Response('', { status: 503 })), {})).status).toBe(503);
});
