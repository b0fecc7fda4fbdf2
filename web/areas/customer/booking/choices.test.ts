import { describe, expect, it, test } from 'vitest';
import type { Booking } from '#contract/bookings.ts';
import { asDay, asInstant } from '#domain/time.ts';
import { booking } from '../../../parts/booking/test-booking.ts';
import { choicesOf, heldOnWordOf, isAtDoor } from './choices.ts';

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

test('at the door the code is told, on the day and not before', () => {
  const late = booking({ bookingStatus: 'confirmedbypandit', startCode: '4711' });
  expect(isAtDoor(late, asDay('2026-11-29'))).toBe(true);
  expect(isAtDoor(late, asDay('2026-11-28'))).toBe(false);
});

test('whose word alone it is that a puja was held: the pandit’s, ours, or nobody’s once a decision says so', () => {
  const noted = (number: string | null) => ({
    action: 'completeOnBehalf',
    from: 'confirmedbypandit',
    to: 'completed',
    actor: 'admin' as const,
    note: null,
    reason: null,
    decided: number === null ? null : { number, ground: null },
    amount: null,
    at: '2026-11-20T12:00:00Z',
  });
  const held = { bookingStatus: 'completed', withoutCode: 'forgot' } as const;
  expect(heldOnWordOf(booking(held))).toBe('pandit');
  expect(heldOnWordOf(booking({ ...held, withoutCode: null }))).toBeNull();
  expect(heldOnWordOf(booking({ ...held, withoutCode: null, events: [noted(null)] }))).toBe('office');
  expect(heldOnWordOf(booking({ ...held, events: [noted('2026-00004')] }))).toBeNull();
  expect(heldOnWordOf(booking({ ...held, begunAt: '2026-11-20T10:00:00Z', events: [noted(null)] }))).toBeNull();
  expect(heldOnWordOf(booking({ ...held, bookingStatus: 'confirmedbypandit' }))).toBeNull();
});
