import { expect, test } from 'vitest';
import { changesOf, nameWords, screenOf, shownOf } from './audit-trail.ts';

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
  mentioned: [],
};

test('what changed is told with both sides, what was nothing with one, what stayed or still is nothing not at all', () => {
  const before = { status: 'pending', name: 'Ravi', note: null, city: null };
  const after = { status: 'approved', name: 'Ravi', acharyaId: null, city: 'Puri' };
  expect(changesOf({ before, after })).toEqual([
    { name: 'status', was: 'pending', is: 'approved' },
    { name: 'city', is: 'Puri' },
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

const ID = '0193e9a4-0000-7000-8000-00000000beef';
const mention = { _id: ID, kind: 'person', name: 'Ganesh Rath', userType: 'acharya' } as const;
const linked = { kind: 'named', name: 'Ganesh Rath', to: `/admin/pandits?user=${ID}` };

test.each([
  ['acharyaId', ID, [mention], linked],
  ['acharyaId', ID, [{ ...mention, userType: null }], { ...linked, to: null }],
  ['acharyaId', ID, [], { kind: 'nobody', id: ID }],
  ['acharyaId', null, [], { kind: 'nothing' }],
  ['actor', ID, [{ ...mention, userType: 'admin' }], { ...linked, to: '/admin/staff' }],
  ['categoryId', ID, [{ ...mention, kind: 'category', userType: null }], { ...linked, to: null }],
  ['ritual', ID, [{ ...mention, kind: 'ritual', userType: null }], { ...linked, to: `/admin/rituals?ritual=${ID}` }],
  ['refundId', ID, [], { kind: 'id', id: ID }],
  ['expectedEnd', '2026-12-31', [], { kind: 'day', day: '2026-12-31' }],
  ['amount', 500.5, [], { kind: 'money', rupees: 500.5 }],
  ['minutes', 90, [], { kind: 'text', text: '90' }],
  ['imageUrl', '/uploads/a.webp', [], { kind: 'image', url: '/uploads/a.webp' }],
  ['imageUrl', 'javascript:alert(1)', [], { kind: 'text', text: 'javascript:alert(1)' }],
  ['fields', ['dob'], [], { kind: 'list', values: [{ kind: 'field', name: 'dob' }] }],
  ['show', 'confirmedbypandit', [], { kind: 'status', status: 'confirmedbypandit' }],
  ['status', 'training_required', [], { kind: 'standing', status: 'training_required' }],
  ['userStatus', 'approved', [], { kind: 'standing', status: 'approved' }],
  ['quiet', false, [], { kind: 'truth', is: false }],
] as const)('%s %j is told in words', (name, value, mentioned, shown) => {
  expect(shownOf({ ...entry, mentioned: [...mentioned] }, name, value)).toEqual(shown);
});
