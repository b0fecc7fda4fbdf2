import { expect, test } from 'vitest';
import { caseNote, caseOfNote } from './ticket-note.ts';

test('a decided case is read from the reason of a step, in the sentence of older rows too', () => {
  for (const decided of [
    { number: '2026-00004', ground: null },
    { number: '2026-123456', ground: 'bereavement' },
  ] as const)
    expect(caseOfNote(caseNote(decided))).toEqual(decided);
  expect(caseOfNote('Case 2026-00004')).toEqual({ number: '2026-00004', ground: null });
  expect(caseOfNote('Illness in the family (case 2025-00001)')).toEqual({ number: '2025-00001', ground: 'illness' });
});

test.each([null, undefined, '', 'The family rang', 'As in case 2026-00004', 'case 2026-00004, and more to say'])(
  'a reason in words, or none, names no case: %j',
  (note) => expect(caseOfNote(note)).toBeNull(),
);
