import { expect, test } from 'vitest';
import { again } from './again.ts';

const busy = () => new Response('busy', { status: 503, headers: { 'retry-after': '0.01' } });

test('a reading that finds the server busy comes again by itself, and has its answer', async () => {
  const replies = [busy(), busy(), new Response('here')];
  const reply = await again(async () => replies.shift() ?? busy(), undefined);
  expect(await reply.text()).toBe('here');
});

test('a server that stays busy is told after three more tries', async () => {
  let tries = 0;
  const reply = await again(async () => {
    tries += 1;
    return busy();
  }, undefined);
  expect([reply.status, tries, await reply.text()]).toEqual([503, 4, 'busy']);
});

test.each([
  ['names no time', new Response(null, { status: 503 })],
  ['names a long one', new Response(null, { status: 503, headers: { 'retry-after': '300' } })],
  ['refuses for another reason', new Response(null, { status: 429, headers: { 'retry-after': '1' } })],
])('one that %s is not asked again', async (_, only) => {
  const replies = [only];
  expect(await again(async () => replies.shift() ?? Promise.reject(new Error('asked again')), undefined)).toBe(only);
});

test('who has left is not waited for', async () => {
  const left = new AbortController();
  const asking = again(async () => new Response(null, { status: 503, headers: { 'retry-after': '5' } }), left.signal);
  left.abort(new Error('left'));
  await expect(asking).rejects.toThrow('left');
});
