import { expect, test } from 'vitest';
import { asDay, asInstant } from '#domain/time.ts';
import { booking } from '../../../parts/booking/test-booking.ts';
import { isTaken, panditActions, statusAfter, stepsOf } from './pandit-steps.ts';

const asked = Date.parse('2026-11-20T12:00:00Z');
const stepsAt = (...[changes, now = asked]: [Parameters<typeof booking>[0], number?]) =>
  stepsOf(booking(changes), asInstant(now)).map(({ action }) => action);

test('a request can be accepted, answered with a payment request, or rejected, until its time is over', () => {
  expect(stepsAt({})).toEqual(['accept', 'requestAdvance', 'reject']);
  expect(stepsAt({}, Date.parse('2026-11-22T10:42:00Z'))).toEqual([]);
});

test('nothing is accepted while the family proposes another time; the request can still be refused', () => {
  const proposal = { by: 'customer', day: asDay('2026-12-05'), startTime: null, muhurat: null, reason: null } as const;
  const until = (endsAt: string, by: 'customer' | 'pandit' = 'customer') => ({ proposal: { ...proposal, by, endsAt } });
  expect(stepsAt(until('2026-11-21T12:00:00Z'))).toEqual(['reject']);
  expect(stepsAt({ ...until('2026-11-21T12:00:00Z'), bookingStatus: 'advancepaymentdone' })).toEqual(['cannotAttend']);
  const all = ['accept', 'requestAdvance', 'reject'];
  expect(stepsAt(until('2026-11-20T12:00:00Z'))).toEqual(all);
  expect(stepsAt(until('2026-11-21T12:00:00Z', 'pandit'))).toEqual(all);
});

test('a paid one can be accepted or given back; one that waits for payment can only be looked at', () => {
  expect(stepsAt({ bookingStatus: 'advancepaymentdone' })).toEqual(['accept', 'cannotAttend']);
  expect(stepsAt({ bookingStatus: 'advancepaymentrequested' })).toEqual([]);
});

test('a puja can be marked as completed once it has begun, and taken back until then', () => {
  const confirmed = { bookingStatus: 'confirmedbypandit', dueAt: '2026-11-30T05:30:00Z' } as const;
  expect(stepsAt(confirmed)).toEqual(['withdraw']);
  expect(stepsAt(confirmed, Date.parse('2026-11-29T03:30:00Z'))).toEqual(['complete']);
  expect(stepsAt(confirmed, Date.parse('2026-11-30T06:00:00Z'))).toEqual(['complete']);
});

test('time is taken by what is agreed, not by what is asked', () => {
  const bookingDate = asDay('2026-11-29');
  const rival = { _id: '9', ritualType: 'Griha Pravesh', family: 'Mamata', bookingDate, startTime: null };
  const one = { ...rival, startsAt: '2026-11-28T18:30:00Z' };
  expect(isTaken(booking({ conflicts: [{ ...one, bookingStatus: 'pendingwithpandit' }] }))).toBe(false);
  expect(isTaken(booking({ conflicts: [{ ...one, bookingStatus: 'confirmedbypandit' }] }))).toBe(true);
});

test('each step leads to one state, wherever it is taken from', () => {
  expect(panditActions.map(statusAfter)).toEqual([
    'confirmedbypandit',
    'advancepaymentrequested',
    'completed',
    'rejected',
    'rejected',
    'rejected',
  ]);
});
