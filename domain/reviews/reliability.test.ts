import { expect, test } from 'vitest';
import { steps } from '../booking.ts';
import { asInstant, hours, later } from '../time.ts';
import { countedBy, isCounterProposal, reliabilityOf, type Before } from './reliability.ts';

const asked = asInstant(1_700_000_000_000);
const plain: Before = { askedAt: asked, proposedAt: null, wasAbsent: false };
const counted = (action: string, by: 'pandit' | 'customer' | 'time' | 'admin', after = hours(1), more = {}) => {
  const step = steps.find((one) => one.action === action && one.by.includes(by));
  if (!step) throw new Error(`${by} cannot ${action}`);
  return countedBy(step, by, { ...plain, ...more }, later(asked, after));
};

test('an answer counts as one within a day until a day has passed; what runs out is none', () => {
  expect(counted('accept', 'pandit', hours(24))).toMatchObject({ asked: 1, answered: 1 });
  expect(counted('reject', 'pandit', hours(25))).toMatchObject({ asked: 1, answered: 0 });
  expect(counted('expire', 'time', hours(48))).toMatchObject({ asked: 1, answered: 0 });
});

test('a puja that was held is a promise kept, one withdrawn from is none; what others call off is neither', () => {
  expect(counted('complete', 'time')).toMatchObject({ promised: 1, kept: 1 });
  expect(counted('withdraw', 'pandit')).toMatchObject({ promised: 1, kept: 0 });
  for (const [action, by] of [
    ['cancel', 'customer'],
    ['cancelOnBehalf', 'admin'],
  ] as const)
    expect(counted(action, by)).toBeNull();
  expect(counted('begin', 'pandit')).toBeNull();
});

test('another time that the pandit proposes within a day is an answer, whatever becomes of it', () => {
  const proposedAt = later(asked, hours(23));
  expect(counted('expire', 'time', hours(48), { proposedAt })).toMatchObject({ asked: 1, answered: 1 });
  expect(counted('accept', 'pandit', hours(30), { proposedAt })).toMatchObject({ asked: 1, answered: 1 });
  expect(counted('expire', 'time', hours(48), { proposedAt: later(asked, hours(25)) })).toMatchObject({ answered: 0 });
  expect(isCounterProposal({ action: 'propose', from: 'pendingwithpandit' }, 'pandit')).toBe(true);
  expect(isCounterProposal({ action: 'propose', from: 'pendingwithpandit' }, 'customer')).toBe(false);
  expect(isCounterProposal({ action: 'propose', from: 'confirmedbypandit' }, 'pandit')).toBe(false);
});

test('a pandit found not to have come has not kept the booking, whichever side ends it', () => {
  const absent = { wasAbsent: true };
  expect(counted('complete', 'time', hours(1), absent)).toMatchObject({ promised: 1, kept: 0 });
  expect(counted('cancelOnBehalf', 'admin', hours(1), absent)).toBeNull();
  const step = steps.find(({ action, from }) => action === 'cancelOnBehalf' && from === 'confirmedbypandit');
  if (!step) throw new Error('no such step');
  expect(countedBy(step, 'admin', { ...plain, ...absent }, asked)).toMatchObject({ promised: 1, kept: 0 });
});

test('under ten nothing is said, and from ten on how many of how many', () => {
  expect(reliabilityOf({ asked: 9, answered: 9, promised: 10, kept: 9 })).toEqual({
    answered: null,
    kept: { count: 9, of: 10 },
  });
});
