import { expect, test } from 'vitest';
import type { Booking } from '#contract/bookings.ts';
import type { Refund } from '#contract/booking/refund.ts';
import { booking } from '../../../parts/booking/test-booking.ts';
import { moneyLines } from './money-line.ts';

const linesOf = (changes: Partial<Booking>) =>
  moneyLines(booking(changes)).map(({ key, rupees }) => `${key} ${rupees}`);
const nothing = { due: 0, paid: 0, left: null, asked: 0 };
const refund = (state: Refund['state'], amount = 500): Refund => ({
  amount,
  state,
  sentAt: null,
  arrivedAt: null,
  reference: null,
});

test('what is ahead or was held says what was agreed, and what is owed once something was paid', () => {
  expect(linesOf({})).toEqual(['inAll 1500']);
  const agreed = { bookingStatus: 'confirmedbypandit' } as const;
  expect(linesOf({ ...agreed, sums: { due: 0, paid: 500, left: 1000, asked: 1000 } })).toEqual(['toPay 1000']);
  expect(linesOf({ ...agreed, sums: { due: 0, paid: 1500, left: 0, asked: 0 } })).toEqual(['paid 1500']);
  // while a case rests it nobody is asked
  const inCase = { due: 0, paid: 500, left: 1000, asked: 0 };
  expect(linesOf({ bookingStatus: 'completed', sums: inCase })).toEqual(['inAll 1500']);
});

test('what came to nothing names no price; what was paid on it, and what went back of that, is not hidden', () => {
  const off = { bookingStatus: 'cancelled', sums: nothing } as const;
  expect(linesOf(off)).toEqual([]);
  expect(linesOf({ ...off, refunds: [refund('arrived')] })).toEqual(['back 500']);
  expect(linesOf({ ...off, refunds: [refund('arrived', 300), refund('sent', 200)] })).toEqual(['onTheWay 500']);
  expect(linesOf({ ...off, refunds: [refund('arrived', 300), refund('failed', 200)] })).toEqual(['notBackYet 500']);
  const kept = { ...off, sums: { ...nothing, paid: 250 }, refunds: [refund('arrived', 250)] };
  expect(linesOf(kept)).toEqual(['paid 250', 'back 250']);
});
