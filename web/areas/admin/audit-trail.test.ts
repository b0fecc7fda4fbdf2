import { expect, test } from 'vitest';
import { changesOf, nameWords, screenOf } from './audit-trail.ts';

const entry = {
  _id: 'e',
  at: '2026-03-05T12:00:00Z',
  action: 'a.b',
  actor: null,
  subjectType: 'person',
  subjectId: 'x',
  subjectName: null,
  subjectUserType: null,
  before: null,
  after: null,
  note: null,
  requestId: null,
};

test('what changed is told with both sides, what was only noted with one, what stayed not at all', () => {
  const before = { status: 'pending', name: 'Ravi', note: null };
  const after = { status: 'approved', name: 'Ravi', acharyaId: null };
  expect(changesOf({ before, after })).toEqual([
    { name: 'status', was: 'pending', is: 'approved' },
    { name: 'note', was: null },
    { name: 'acharyaId', is: null },
  ]);
  expect(changesOf({ before: null, after: null })).toEqual([]);
  expect(changesOf({ before: { fields: ['a'] }, after: { fields: ['a'] } })).toEqual([]);
});

test.each([
  [{ subjectUserType: 'user' }, '/admin/users?user=x'],
  [{ subjectUserType: 'pandit' }, '/admin/pandits?user=x'],
  [{ subjectUserType: 'acharya' }, '/admin/pandits?user=x'],
  [{ subjectUserType: 'admin' }, '/admin/staff'],
  [{ subjectType: 'invitation' }, '/admin/staff'],
  [{ subjectType: 'booking' }, '/admin/bookings?booking=x'],
  [{ subjectType: 'ritual' }, '/admin/rituals?ritual=x'],
  [{ subjectType: 'message' }, '/admin/messages?message=x'],
  [{ subjectType: 'category' }, undefined],
  [{ subjectType: 'moon' }, undefined],
  [{ subjectType: 'booking', subjectId: null }, undefined],
] as const)('%o leads to %s', (change, to) => {
  expect(screenOf({ ...entry, ...change })?.to).toBe(to);
});

test('names of values become words', () => {
  expect(['status', 'expectedEnd', 'answerNote'].map(nameWords)).toEqual(['status', 'expected end', 'answer note']);
});
