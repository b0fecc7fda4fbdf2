import { expect, test } from 'vitest';
import { refusalOf } from './api.ts';

/** What is shown of an answer that is none of ours: a proxy's, or a page. */
test.each([
  ['no text at all', 502, null, 'Server error: 502'],
  ['an object that says nothing', 502, { success: false, message: '' }, 'Server error: 502'],
  ['one that says so though all went well', 200, { success: false, message: '' }, 'An unexpected error occurred'],
  ['an object with a message', 502, { success: false, message: 'Back at ten' }, 'Back at ten'],
] as const)('of %s as much is said as it holds', (_, status, answer, sentence) => {
  const refusal = refusalOf(new Response(null, { status }), answer);
  expect([refusal.status, refusal.message]).toEqual([status, sentence]);
});
