import { expect, test } from 'vitest';
import { bookingStatuses } from '../booking.ts';
import { NO_MONEY, paise } from '../money.ts';
import { asMillis, earlier, instantOf } from '../time.ts';
import { appealUntil, refundBy, remediesFor } from './outcome.ts';

const startsAt = instantOf('2026-11-20T09:00:00+05:30');
const left = paise(501);
const ground = { kind: 'dispute', status: 'confirmedbypandit', startsAt, left } as const;

test('of an agreed puja all or a part goes back; the pandit is paid once it has begun by the clock', () => {
  expect(remediesFor(ground, earlier(startsAt, asMillis(1)))).toEqual(['refundAll', 'refundPart', 'nothing']);
  expect(remediesFor(ground, startsAt)).toEqual(['refundAll', 'refundPart', 'payPandit', 'nothing']);
});

test('where nothing was captured nothing goes back', () => {
  for (const status of bookingStatuses) {
    const offered = remediesFor({ ...ground, status, left: NO_MONEY }, startsAt);
    expect(offered.filter((remedy) => remedy === 'refundPart' || remedy === 'waive')).toEqual([]);
  }
});

test('a loss is waived of what was cancelled alone', () => {
  const waived = bookingStatuses.filter((status) => remediesFor({ ...ground, status }, startsAt).includes('waive'));
  expect(waived).toEqual(['cancelled']);
});

test('an appeal is right or it is not', () => {
  expect(remediesFor({ ...ground, kind: 'appeal' }, startsAt)).toEqual(['lift', 'nothing']);
});

test('nothing is always among them, and every list is short', () => {
  for (const status of bookingStatuses) expect(remediesFor({ ...ground, status }, startsAt)).toContain('nothing');
});

test('what goes back is the part that was said, or all that is left', () => {
  expect(refundBy('refundPart', left, paise(100))).toBe(paise(100));
  expect(refundBy('refundAll', left, null)).toBe(left);
  expect(refundBy('waive', left, null)).toBe(left);
  expect(refundBy('payPandit', left, null)).toBeNull();
});

test('thirty days to appeal', () => {
  expect(new Date(appealUntil(startsAt)).toISOString()).toBe('2026-12-20T03:30:00.000Z');
});
