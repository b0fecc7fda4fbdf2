import { expect, test } from 'vitest';
import { asDay } from '../time.ts';
import { countdownTo, isBookable, needsAcharya, progressPercent, reviewActions, progressOf } from './onboarding.ts';
import { userStatuses, type UserStatus } from '../roles.ts';

test.each([
  ['pending', 'adminReview', 25],
  ['evaluation', 'evaluation', 50],
  ['training_required', 'training', 75],
  ['approved', 'active', 100],
  ['rejected', 'rejected', 20],
] as const)('%s stands at %s, %i %% of the way', (status, stage, percent) => {
  const reached = progressOf(status);
  expect(reached?.stage).toBe(stage);
  expect(reached && progressPercent(reached)).toBe(percent);
});

test.each([
  ['pending', [], ['registration']],
  ['evaluation', ['pending'], ['registration', 'adminReview']],
  ['training_required', ['pending'], ['registration', 'adminReview']],
  ['training_required', ['pending', 'evaluation'], ['registration', 'adminReview', 'evaluation']],
  ['approved', ['pending'], ['registration', 'adminReview', 'active']],
  ['approved', ['pending', 'evaluation'], ['registration', 'adminReview', 'evaluation', 'active']],
] as const)('%s after %j has passed %j, and nothing else', (status, past, passed) => {
  expect(progressOf(status, past)?.passed).toEqual(passed);
});

test.each([
  [['pending'], 20, ['registration']],
  [['pending', 'evaluation'], 40, ['registration', 'adminReview']],
  [['pending', 'evaluation', 'training_required'], 60, ['registration', 'adminReview', 'evaluation']],
  [['pending', 'approved'], 80, ['registration', 'adminReview', 'active']],
  [['pending', 'evaluation', 'rejected'], 40, ['registration', 'adminReview']],
] as const)('who is rejected after %j got %i %% of the way', (past, percent, passed) => {
  const reached = progressOf('rejected', past);
  expect(reached && progressPercent(reached)).toBe(percent);
  expect(reached?.passed).toEqual(passed);
});

test('other states are no stage of the way', () => {
  const others: UserStatus[] = ['active', 'cancelled', 'inactive', 'suspended'];
  for (const status of others) expect(progressOf(status)).toBeUndefined();
});

test('only an approved pandit can be booked', () => {
  expect(userStatuses.filter(isBookable)).toEqual(['approved']);
});

test('evaluation and training need an acharya', () => {
  expect(reviewActions.filter(needsAcharya)).toEqual(['training_required', 'evaluation']);
});

test.each([
  ['2026-11-23', { when: 'within', days: 3 }],
  ['2026-11-20', { when: 'today' }],
  ['2026-11-19', { when: 'passed' }],
])('the expected end %s, seen on 20 November', (end, countdown) => {
  expect(countdownTo(asDay(end), asDay('2026-11-20'))).toEqual(countdown);
});
