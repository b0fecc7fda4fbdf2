import { expect, test } from 'vitest';
import type { Booking } from '#contract/bookings.ts';
import { booking } from '../../../parts/booking/test-booking.ts';
import { wentAlong } from './went-along.ts';

type Ask = NonNullable<Booking['ask']>;
const one = (bookingId: string, changes: Partial<Ask['asked'][number]> = {}): Ask['asked'][number] => ({
  bookingId,
  name: 'Somnath',
  price: 1100,
  bookingStatus: 'cancelled',
  ending: null,
  isSubstitute: false,
  wentAlong: null,
  ...changes,
});
const of = (_id: string, asked: Ask['asked'], state: Ask['state'] = 'won') =>
  booking({ _id, ask: { _id: 'ask', state, consent: null, limit: null, keptAmount: 0, chooseUntil: null, asked } });

test('the office reads how much went along, and to which booking', () => {
  const asked = [one('left', { wentAlong: 400 }), one('no'), one('next', { bookingStatus: 'confirmedbypandit' })];
  expect(wentAlong(of('left', asked))).toMatchObject({ amount: 400, next: { bookingId: 'next' } });
  expect(['no', 'next'].map((id) => wentAlong(of(id, asked)))).toEqual([null, null]);
  expect(wentAlong(booking())).toBeNull();
});

test('where the next one came to nothing too, the amount is still said, and no booking is named', () => {
  const asked = [one('left', { wentAlong: 400 }), one('next')];
  expect(wentAlong(of('left', asked))).toMatchObject({ amount: 400, next: null });
});
