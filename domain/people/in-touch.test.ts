import { expect, test } from 'vitest';
import { bookingStatuses } from '../booking.ts';
import { IN_TOUCH_AFTER, inTouch } from './in-touch.ts';

const puja = { to: 1_000_000 };

test('while a booking lives, whenever that is', () => {
  const long = puja.to + 10 * IN_TOUCH_AFTER;
  const alive = bookingStatuses.filter((status) => inTouch(status, puja, long));
  expect(alive).toEqual(['pendingwithpandit', 'advancepaymentrequested', 'advancepaymentdone', 'confirmedbypandit']);
});

test('after a puja that was held for two days, and no moment longer', () => {
  expect(inTouch('completed', puja, puja.to + IN_TOUCH_AFTER - 1)).toBe(true);
  expect(inTouch('completed', puja, puja.to + IN_TOUCH_AFTER)).toBe(false);
});

test.each(['rejected', 'cancelled', 'expired'] as const)('not once it is %s, even before its day', (status) => {
  expect(inTouch(status, puja, 0)).toBe(false);
});
