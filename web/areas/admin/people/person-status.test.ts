import { expect, test } from 'vitest';
import { statusShown } from './person-status.ts';

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
  expect(statusShown({ userStatus, trainingAccepted: null })).toMatchObject({ tone, edged: false, training: null });
});

test.each([
  [null, 'pending', 'info'],
  [undefined, 'pending', 'info'],
  ['accepted', 'accepted', 'ok'],
  ['rejected', 'rejected', 'no'],
] as const)('a training answered %s says so', (trainingAccepted, training, tone) => {
  expect(statusShown({ userStatus: 'training_required', trainingAccepted })).toEqual({
    tone,
    edged: true,
    training,
  });
});
