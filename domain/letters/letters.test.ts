import { describe, expect, test } from 'vitest';
import { bookingStatuses } from '../booking.ts';
import { asInstant, days } from '../time.ts';
import { lettersEnd, masksContacts } from './letters.ts';

describe('a thread of letters', () => {
  const [endsAt, endedAt] = [asInstant(days(100)), asInstant(days(50))];

  test('has no end while the booking lives, and fourteen days after that', () => {
    const ends = Object.fromEntries(bookingStatuses.map((status) => [status, lettersEnd(status, { endsAt, endedAt })]));
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

  test('masks how somebody is reached until the day is agreed', () => {
    expect(bookingStatuses.filter((status) => !masksContacts(status))).toEqual(['confirmedbypandit', 'completed']);
  });
});
