import { describe, expect, test } from 'vitest';
import { isReady, saysNothing } from './review-draft.ts';
import { payloadOf, reviewForm, sentReview, type Unanswered } from './review-form.ts';

const filled = {
  userStatus: 'training_required',
  comment: '  Please learn the sankalpa.  ',
  trainingPeriod: '2026-12-24',
  acharyaId: '019d26ad-3bea-715c-98df-f35cb74930f2',
} as const;

const wrongIn = (form: object, open?: Unanswered): string[] =>
  reviewForm(open)
    .safeParse(form)
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

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
  // as a form posts it
  const posted = { ...filled, userId: filled.acharyaId, __v: '3' };
  const decided = { userId: filled.acharyaId, __v: 3, comment: 'Please learn the sankalpa.' };

  test('a trimmed comment, and the guidance with training not yet answered', () => {
    expect(payloadOf(sentReview.parse(posted))).toEqual({ ...filled, ...decided, trainingAccepted: null });
  });

  test('no guidance where none is asked, and no booking of somebody who stays approved', () => {
    const chosen = { userStatus: 'approved', fates: { one: 'cancel' }, sure: 'on' };
    expect(payloadOf(sentReview.parse({ ...posted, ...chosen }))).toEqual({ ...decided, userStatus: 'approved' });
  });

  test('the bookings that end with the approval', () => {
    const chosen = { userStatus: 'rejected', fates: { one: 'cancel', two: 'keep', three: 'cancel' } };
    expect(payloadOf(sentReview.parse({ ...posted, ...chosen }))).toEqual({
      ...decided,
      userStatus: 'rejected',
      cancel: ['one', 'three'],
    });
  });
});

describe('what has to be answered besides', () => {
  const decision = { comment: 'Good.', fates: { one: 'keep' } };

  test('what happens to each agreed booking of one who is no longer approved', () => {
    const open = { agreed: ['one', 'two'], blind: false };
    expect(wrongIn({ ...decision, userStatus: 'rejected' }, open)).toEqual(['fates: invalid']);
    expect(wrongIn({ ...decision, userStatus: 'approved' }, open)).toEqual([]);
    expect(wrongIn({ ...decision, userStatus: 'rejected', fates: { one: 'keep', two: 'cancel' } }, open)).toEqual([]);
  });

  test('whether it is meant, where nothing is known of whom one approves', () => {
    const open = { agreed: [], blind: true };
    expect(wrongIn({ ...decision, userStatus: 'approved' }, open)).toEqual(['sure: invalid']);
    expect(wrongIn({ ...decision, userStatus: 'approved', sure: true }, open)).toEqual([]);
    expect(wrongIn({ ...decision, userStatus: 'rejected' }, open)).toEqual([]);
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
