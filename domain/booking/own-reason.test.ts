import { expect, test } from 'vitest';
import { ownNote, ownReasonOf, ownReasons } from './own-reason.ts';

test('a reason of the product is kept as a code, and read also from the sentence of older rows', () => {
  for (const reason of ownReasons) expect(ownReasonOf(ownNote(reason))).toBe(reason);
  expect(ownReasonOf('The pandit holds no pujas for us at present.')).toBe('panditLeaves');
  expect(ownReasonOf('The puja was held. The start code was not used.')).toBe('held');
});

test.each([null, undefined, '', 'held', 'own', 'own idea', 'toString', 'The family rang'])(
  'what somebody wrote is no such reason: %j',
  (note) => expect(ownReasonOf(note)).toBeNull(),
);
