import { describe, expect, test } from 'vitest';
import { bookingStatuses } from '../booking.ts';
import { asInstant, days } from '../time.ts';
import { lettersEnd, masksContacts } from './letters.ts';

describe('a thread of letters', () => {
  const times = { endsAt: asInstant(days(100)), endedAt: asInstant(days(50)) };

  test('has no end while the booking lives, and fourteen days after that', () => {
    const ends = Object.fromEntries(
      bookingStatuses.map((status) => [status, lettersEnd(status, { ...times, wasAgreed: true })]),
    );
    expect(ends).toMatchObject({
      pendingwithpandit: null,
      advancepaymentdone: null,
      confirmedbypandit: null,
      completed: days(114),
      rejected: days(64),
      cancelled: days(64),
      expired: days(64),
    });
  });

  test('has an end at once where the day was never agreed', () => {
    for (const status of ['rejected', 'cancelled', 'expired'] as const)
      expect(lettersEnd(status, { ...times, wasAgreed: false })).toBe(days(50));
    expect(lettersEnd('pendingwithpandit', { ...times, wasAgreed: false })).toBeNull();
  });

  test('masks how somebody is reached until the day is agreed', () => {
    expect(bookingStatuses.filter((status) => !masksContacts(status))).toEqual(['confirmedbypandit', 'completed']);
  });
});
