import { expect, test } from 'vitest';
import type { Booking } from '#contract/bookings.ts';
import { asDay } from '#domain/time.ts';
import { booking } from '../test-booking.ts';
import { isNewest, nextOf, wentAlong } from './went-along.ts';

type Ask = NonNullable<Booking['ask']>;
const one = (bookingId: string, changes: Partial<Ask['asked'][number]> = {}): Ask['asked'][number] => ({
  bookingId,
  name: `Pt. ${bookingId}`,
  price: 1500,
  bookingDate: asDay('2026-11-29'),
  startTime: '09:00',
  place: 'Plot 12, Nayapalli',
  bookingStatus: 'rejected',
  ending: null,
  isSubstitute: false,
  wentAlong: null,
  ...changes,
});
const of = (_id: string, asked: Ask['asked'], state: Ask['state'] = 'won') =>
  booking({
    _id,
    ask: {
      _id: 'ask',
      state,
      consent: 'yes',
      limit: null,
      keptAmount: 0,
      keptBookingId: null,
      keptUntil: null,
      chooseUntil: null,
      askedNow: 0,
      asked,
    },
  });

test('an advance that went along is named with the booking that has it now', () => {
  const asked = [one('left', { wentAlong: 400 }), one('no'), one('next', { bookingStatus: 'confirmedbypandit' })];
  expect([nextOf(of('left', asked))?.bookingId, wentAlong(of('left', asked))]).toEqual(['next', 400]);
  expect([nextOf(of('no', asked))?.bookingId, wentAlong(of('no', asked))]).toEqual(['next', null]);
  expect([nextOf(of('next', asked)), wentAlong(of('next', asked))]).toEqual([null, null]);
});

test('those passed over do not come after the one that had the puja', () => {
  const asked = [one('a'), one('b', { bookingStatus: 'cancelled', ending: 'passedOver' })];
  expect(isNewest(of('a', asked, 'choosing'))).toBe(true);
  expect(isNewest(of('b', asked, 'choosing'))).toBe(false);
  expect(isNewest(of('a', [...asked, one('c')], 'choosing'))).toBe(false);
  expect(isNewest(booking())).toBe(true);
});

test('where the next one came to nothing too, no booking is named', () => {
  const asked = [one('left', { wentAlong: 400 }), one('next', { bookingStatus: 'cancelled' })];
  expect(nextOf(of('left', asked))).toBeNull();
  expect(nextOf(of('left', asked, 'seeking'))).toBeNull();
  expect(nextOf(booking())).toBeNull();
});
