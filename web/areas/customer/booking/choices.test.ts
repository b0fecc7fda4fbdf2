import { describe, expect, it } from 'vitest';
import type { Booking } from '#contract/bookings.ts';
import { asInstant } from '#domain/time.ts';
import { booking } from '../../../parts/booking/test-booking.ts';
import { choicesOf } from './choices.ts';

const now = Date.parse('2026-11-20T14:00:00Z');
const requested = { bookingStatus: 'advancepaymentrequested', advanceAmountToBePaid: 500 } as const;

describe('what a family can do', () => {
  const actions = (changes: Partial<Booking>, at = now) => {
    const { pay, ends } = choicesOf(booking(changes), asInstant(at));
    return [pay, ...ends.map((step) => step.action)];
  };

  it('is what the table has for each state', () => {
    expect(actions({})).toEqual([null, 'cancel']);
    expect(actions(requested)).toEqual([500, 'decline']);
    for (const bookingStatus of [
      'advancepaymentdone',
      'confirmedbypandit',
      'rejected',
      'cancelled',
      'completed',
    ] as const)
      expect(actions({ bookingStatus, advanceAmountToBePaid: 500 })).toEqual([null]);
  });

  it('is to say yes, and to pay nothing, where credit pays all of the advance', () => {
    const covered = booking({ ...requested, advanceAmountToBePaid: 0, creditAmount: 500 });
    expect(choicesOf(covered, asInstant(now))).toMatchObject({ pay: null, byCredit: true });
  });

  it('is nothing once the deadline has passed', () => {
    expect(actions(requested, Date.parse('2026-11-22T10:42:00Z'))).toEqual([null]);
  });
});
