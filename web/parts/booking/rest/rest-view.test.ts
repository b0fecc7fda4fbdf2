import { expect, test } from 'vitest';
import type { Booking } from '#contract/bookings.ts';
import { booking } from '../test-booking.ts';
import { isRestShown, restView } from './rest-view.ts';

const rest = (more: Partial<NonNullable<Booking['rest']>>): Pick<Booking, 'rest'> => ({
  rest: { due: 600, paid: 0, given: null, received: null, left: 600, toPay: 600, stage: 'open', isOpen: true, ...more },
});

test('whoever has not answered the other is asked to', () => {
  const said = rest({ given: 600, left: 0, toPay: 0, stage: 'waits' });
  expect(restView(said, 'pandit')).toMatchObject({ kind: 'answer', own: null, others: 600 });
  expect(restView(said, 'customer')).toMatchObject({ kind: 'waits', own: 600, others: null });
  // half in cash: the pandit answers, the family pays the other half
  const half = rest({ given: 250, left: 350, toPay: 350 });
  expect(restView(half, 'pandit')?.kind).toBe('answer');
  expect(restView(half, 'customer')?.kind).toBe('open');
});

test('nothing is to be done once it is settled or too long ago, and before the puja', () => {
  expect(restView(rest({ paid: 600, stage: 'settled' }), 'customer')).toBeNull();
  expect(restView(rest({ given: 600, stage: 'waits', isOpen: false }), 'pandit')).toBeNull();
  expect(restView({ rest: null }, 'customer')).toBeNull();
});

test('where they differ both are told, and no more can be said than was not paid online', () => {
  const differs = rest({ paid: 350, given: 250, received: 100, stage: 'differs' });
  expect(restView(differs, 'customer')).toEqual({ kind: 'differs', own: 250, others: 100, left: 600, most: 250 });
});

test('neither side is asked for the rest before the puja has begun, though its hour has come', () => {
  const late = { bookingStatus: 'confirmedbypandit', startCode: '4711', ...rest({}) } as const;
  const shown = (changes: Partial<Booking>) => isRestShown(booking({ ...late, ...changes }));
  expect(shown({})).toBe(false);
  expect(shown({ begunAt: '2026-11-29T03:20:00Z', startCode: null })).toBe(true);
  expect(shown({ bookingStatus: 'completed', startCode: null })).toBe(true);
  expect(shown(rest({ received: 600, left: 0, toPay: 0, stage: 'waits' }))).toBe(true);
  expect(shown({ bookingStatus: 'completed', rest: null })).toBe(false);
});
