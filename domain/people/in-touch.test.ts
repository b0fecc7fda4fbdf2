import { expect, test } from 'vitest';
import { bookingStatuses } from '../booking.ts';
import { IN_TOUCH_AFTER, inTouch } from './in-touch.ts';
import { asInstant, asMillis, earlier, later } from '../time.ts';

const puja = { to: asInstant(1_000_000) };

test('while a booking lives, whenever that is', () => {
  const long = later(puja.to, asMillis(10 * IN_TOUCH_AFTER));
  const alive = bookingStatuses.filter((status) => inTouch(status, puja, long));
  expect(alive).toEqual(['pendingwithpandit', 'advancepaymentrequested', 'advancepaymentdone', 'confirmedbypandit']);
});

test('after a puja that was held for two days, and no moment longer', () => {
  const gone = later(puja.to, IN_TOUCH_AFTER);
  expect(inTouch('completed', puja, earlier(gone, asMillis(1)))).toBe(true);
  expect(inTouch('completed', puja, gone)).toBe(false);
});

test.each(['rejected', 'cancelled', 'expired'] as const)('not once it is %s, even before its day', (status) => {
  expect(inTouch(status, puja, asInstant(0))).toBe(false);
});
