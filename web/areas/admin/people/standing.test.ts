import { expect, test } from 'vitest';
import { standingShown } from './standing.ts';

test.each([
  ['active', 'ok'],
  ['approved', 'ok'],
  ['pending', 'wait'],
  ['rejected', 'no'],
  ['cancelled', 'no'],
  ['evaluation', 'info'],
  ['suspended', 'off'],
  ['some_new_status', 'off'],
])('%s is shown in the tone %s', (userStatus, tone) => {
  expect(standingShown({ userStatus, trainingAccepted: null })).toMatchObject({ tone, edged: false, training: null });
});

test.each([
  [null, 'pending', 'info'],
  [undefined, 'pending', 'info'],
  ['accepted', 'accepted', 'ok'],
  ['rejected', 'rejected', 'no'],
] as const)('a training answered %s says so', (trainingAccepted, training, tone) => {
  expect(standingShown({ userStatus: 'training_required', trainingAccepted })).toEqual({
    tone,
    edged: true,
    words: 'training required',
    training,
  });
});

test('no status has no words', () => {
  expect(standingShown({ userStatus: null, trainingAccepted: null }).words).toBeNull();
});
