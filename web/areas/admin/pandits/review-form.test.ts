import { describe, expect, test } from 'vitest';
import { isReady, payloadOf, reviewForm, saysNothing } from './review-form.ts';

const filled = {
  userStatus: 'training_required',
  comment: '  Please learn the sankalpa.  ',
  trainingPeriod: '2026-12-24',
  acharyaId: '019d26ad-3bea-715c-98df-f35cb74930f2',
} as const;

const wrongIn = (form: object): string[] =>
  reviewForm.safeParse(form).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('what a decision needs', () => {
  test('an action and a comment', () => {
    expect(wrongIn({ userStatus: '', comment: '  ', trainingPeriod: '', acharyaId: '' })).toEqual([
      'userStatus: action_required',
      'comment: comment_required',
    ]);
  });

  test.each(['training_required', 'evaluation'])(
    'for %s an end and an acharya as well, said all at once',
    (userStatus) => {
      expect(wrongIn({ userStatus, comment: '', trainingPeriod: '', acharyaId: '' })).toEqual([
        'comment: comment_required',
        'trainingPeriod: end_date_required',
        'acharyaId: acharya_required',
      ]);
    },
  );

  test.each(['approved', 'rejected'])('for %s nothing more', (userStatus) => {
    expect(wrongIn({ userStatus, comment: 'Good.', trainingPeriod: '', acharyaId: '' })).toEqual([]);
  });
});

describe('the button', () => {
  test.each([
    [{ ...filled }, true],
    [{ ...filled, comment: ' ' }, false],
    [{ ...filled, trainingPeriod: '' }, false],
    [{ ...filled, acharyaId: '' }, false],
    [{ userStatus: 'approved', comment: 'Good.' }, true],
    [{ userStatus: 'approved', comment: '' }, false],
    [{ comment: 'Good.' }, true],
    [{}, false],
  ] as const)('is ready with %o: %s', (draft, ready) => {
    expect(isReady(draft)).toBe(ready);
  });
});

describe('what is sent', () => {
  test('a trimmed comment, and the guidance with training not yet answered', () => {
    expect(payloadOf(reviewForm.parse(filled), { _id: 'pandit', __v: 3 }, 'admin')).toEqual({
      ...filled,
      comment: 'Please learn the sankalpa.',
      userId: 'pandit',
      approvedBy: 'admin',
      __v: 3,
      trainingAccepted: null,
    });
  });

  test('no guidance where none is asked', () => {
    expect(
      payloadOf(reviewForm.parse({ ...filled, userStatus: 'approved' }), { _id: 'pandit', __v: 3 }, 'admin'),
    ).toEqual({
      userId: 'pandit',
      userStatus: 'approved',
      comment: 'Please learn the sankalpa.',
      approvedBy: 'admin',
      __v: 3,
    });
  });
});

test('a profile that says nothing is told from one that says a little', () => {
  const nothing = {
    rituals: [],
    languagesKnown: [],
    yearsOfExperience: null,
    district: null,
    isAttachedToTemple: false,
  };
  expect(saysNothing(nothing)).toBe(true);
  for (const little of [{ languagesKnown: ['Odia'] }, { yearsOfExperience: 0 }, { district: 'Puri' }])
    expect(saysNothing({ ...nothing, ...little })).toBe(false);
});
