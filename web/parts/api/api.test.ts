import { expect, test } from 'vitest';
import { refusalOf } from './api.ts';
import { failureText } from './sentence.ts';

/** What is shown of an answer that is none of ours: a proxy's, or a page. */
test.each([
  ['no text at all', null, 'Server error: 502'],
  ['an object that says nothing', { success: false, message: '' }, 'Server error: 502'],
  ['an object whose message is one too', { message: { text: 'Bad Gateway' } }, 'Server error: 502'],
  ['an object with a message', { success: false, message: 'Back at ten' }, 'Back at ten'],
] as const)('of %s as much is said as it holds', (_, answer, sentence) => {
  const refusal = refusalOf(new Response(null, { status: 502 }), answer);
  expect([refusal.status, refusal.message]).toEqual([502, sentence]);
});

test.each([
  ['its message', { success: false, message: 'Back at ten' }, 'Back at ten'],
  ['nothing, so that the call says what failed', { success: false }, ''],
] as const)('a refusal that came as a success says %s', (_, answer, sentence) => {
  const refusal = refusalOf(new Response(null, { status: 200 }), answer);
  expect([refusal.code, refusal.message]).toEqual(['refused', sentence]);
  expect(failureText(refusal, 'Failed to update status.')).toBe(sentence || 'Failed to update status.');
});

test('an answer that is neither a success nor a refusal is none of ours', () => {
  expect(() => refusalOf(new Response(null, { status: 200 }), null)).toThrow(TypeError);
});
