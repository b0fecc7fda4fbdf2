import { expect, test } from 'vitest';
import { steps } from '../booking.ts';
import { asInstant, hours, later } from '../time.ts';
import { countedBy, reliabilityOf } from './reliability.ts';

const asked = asInstant(1_700_000_000_000);
const counted = (action: string, by: 'pandit' | 'customer' | 'time' | 'admin', after = hours(1)) => {
  const step = steps.find((one) => one.action === action && one.by.includes(by));
  if (!step) throw new Error(`${by} cannot ${action}`);
  return countedBy(step, by, asked, later(asked, after));
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

test('under ten nothing is said, and a hundred only where nothing was missed', () => {
  expect(reliabilityOf({ asked: 9, answered: 9, promised: 10, kept: 10 })).toEqual({ answered: null, kept: 100 });
  expect(reliabilityOf({ asked: 1000, answered: 999, promised: 0, kept: 0 })).toEqual({ answered: 99, kept: null });
});
