import { describe, expect, it } from 'vitest';
import type { Booking } from '#contract/bookings.ts';
import { asDay, asInstant } from '#domain/time.ts';
import { booking } from '../../../parts/booking/test-booking.ts';
import { choicesOf, isAtDoor, isRestShown } from './choices.ts';

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

  it('is to answer another time first, before the advance for the old one', () => {
    const time = { day: asDay('2026-12-05'), startTime: null, muhurat: null, reason: null };
    const proposal = { ...time, by: 'pandit', endsAt: '2026-11-21T12:00:00Z' } as const;
    expect(actions({ ...requested, proposal })).toEqual([null, 'decline']);
    const covered = booking({ ...requested, advanceAmountToBePaid: 0, creditAmount: 500, proposal });
    expect(choicesOf(covered, asInstant(now)).byCredit).toBe(false);
    expect(actions({ ...requested, proposal: { ...proposal, by: 'customer' } })).toEqual([500, 'decline']);
  });

  it('is nothing once the deadline has passed', () => {
    expect(actions(requested, Date.parse('2026-11-22T10:42:00Z'))).toEqual([null]);
  });
});

describe('the rest', () => {
  const rest = { due: 1500, paid: 0, given: null, received: null, left: 1500, toPay: 1500, stage: 'open' } as const;
  const late = { bookingStatus: 'confirmedbypandit', startCode: '4711', rest: { ...rest, isOpen: true } } as const;
  const shown = (changes: Partial<Booking>) => isRestShown(booking({ ...late, ...changes }));

  it('is not asked for before the puja has begun, though its hour has come; the code is', () => {
    expect(shown({})).toBe(false);
    expect(isAtDoor(booking(late), asDay('2026-11-29'))).toBe(true);
    expect(isAtDoor(booking(late), asDay('2026-11-28'))).toBe(false);
  });

  it('is once it has begun or was held, and where one of the two has spoken of it', () => {
    expect(shown({ begunAt: '2026-11-29T03:20:00Z', startCode: null })).toBe(true);
    expect(shown({ bookingStatus: 'completed', startCode: null })).toBe(true);
    expect(shown({ rest: { ...rest, received: 1500, left: 0, toPay: 0, stage: 'waits', isOpen: true } })).toBe(true);
    expect(shown({ bookingStatus: 'completed', rest: null })).toBe(false);
  });
});
