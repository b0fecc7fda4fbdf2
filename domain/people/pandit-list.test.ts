import { expect, test } from 'vitest';
import { bookingStatuses } from '../booking.ts';
import { listParts, listPartOf, statusesIn } from './pandit-list.ts';

test('every state is in one part of a pandit’s list', () => {
  expect(Object.fromEntries(bookingStatuses.map((status) => [status, listPartOf(status)]))).toEqual({
    pendingwithpandit: 'toAnswer',
    advancepaymentdone: 'toAnswer',
    advancepaymentrequested: 'waiting',
    confirmedbypandit: 'upcoming',
    completed: 'past',
    rejected: 'past',
    cancelled: 'past',
    expired: 'past',
  });
  expect(listParts.flatMap(statusesIn).toSorted()).toEqual(bookingStatuses.toSorted());
});
