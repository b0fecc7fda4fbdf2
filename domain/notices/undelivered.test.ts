import { expect, test } from 'vitest';
import { TOO_LATE } from './too-late.ts';
import { whyUndelivered } from './undelivered.ts';

test('the words of the vendor stand beside a refusal alone', () => {
  expect(whyUndelivered('refused', 'Invalid template id')).toEqual({ code: 'refused', said: 'Invalid template id' });
  expect(whyUndelivered('silent', 'MSG91 does not answer (TimeoutError)')).toEqual({ code: 'silent', said: null });
});

test('what an earlier or a later version noted is shown in its words', () => {
  expect(whyUndelivered(null, 'MSG91 refused')).toEqual({ code: 'other', said: 'MSG91 refused' });
  expect(whyUndelivered('lost', 'It was lost.')).toEqual({ code: 'other', said: 'It was lost.' });
  expect(whyUndelivered(null, TOO_LATE)).toEqual({ code: 'tooLate', said: null });
});
