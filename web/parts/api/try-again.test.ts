import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { expect, test } from 'vitest';
import { ApiError } from './api.ts';
import { nextTry, toldBy } from './try-again.ts';

const SENTENCE = 'Our records cannot be reached right now. Please try again in a minute.';
const away = new ErrorResponse(503, '', { message: SENTENCE, retryAfter: 5 });

test('a page the server could not fill says its sentence, and tries again when it says, ever more slowly', () => {
  expect(toldBy(away)).toBe(SENTENCE);
  expect([0, 1, 2, 3, 4, 9].map((tries) => nextTry(away, tries))).toEqual([5, 10, 20, 40, 60, 60]);
});

test('data that did not come in time says its sentence too, and a proxy’s page says nothing', () => {
  const late = new ErrorResponse(
    503,
    '',
    JSON.stringify({ success: false, message: SENTENCE, error: { code: 'overloaded' } }),
  );
  expect([toldBy(late), nextTry(late, 0)]).toEqual([SENTENCE, 5]);
  for (const text of ['<h1>503 Service Unavailable</h1>', 'null', '{"message":"odd"}', ''])
    expect([toldBy(new ErrorResponse(503, '', text)), nextTry(new ErrorResponse(503, '', text), 0)]).toEqual([
      null,
      null,
    ]);
});

test('a call of the page that was told to come again does so as well', () => {
  expect(nextTry(new ApiError(503, 'records_away', SENTENCE, { retryAfter: 5 }), 0)).toBe(5);
});

test('where waiting helps nobody, only the person tries again', () => {
  const lost = new ErrorResponse(404, 'Not Found', null);
  for (const error of [lost, new Error('broken'), new ApiError(500, 'unexpected', ''), null])
    expect([toldBy(error), nextTry(error, 0)]).toEqual([null, null]);
});
