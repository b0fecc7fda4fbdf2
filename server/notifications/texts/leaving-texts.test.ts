import { expect, test } from 'vitest';
import { asDay } from '#domain/time.ts';
import { booking } from './test-booking.ts';
import { textOf } from './texts.ts';
import type { BookingFacts } from '../topics.ts';

/** What is said where a pandit holds no pujas for us any more. */

test('a family whose pandit the office takes away reads that it chooses another, and of money where some was paid', () => {
  const told = (topic: string, more: BookingFacts) =>
    textOf({ topic, booking, facts: { leaves: true, note: 'x', ...more } }, 'en');
  const paid = { refunded: true, amount: booking.advancePaise };
  expect(told('withdrawOnBehalf.customer', {})).toBe(
    'Pandit Jagannath Mishra cannot come to Satyanarayan Puja on 5 Dec 2026, 9:30 am. Choose others on its page.',
  );
  expect(told('withdrawOnBehalf.customer', paid)).toMatch(/Choose others on its page\. Your advance of .* in full\.$/);
  expect(told('withdrawOnBehalf.customer', { seeks: 'yes' })).toMatch(/9:30 am\. We look for others\.$/);
  expect(told('cancelOnBehalf.customer', paid)).toMatch(
    /cannot come to .* Find another pandit on its page\. Your advance of .* in full\.$/,
  );
});

test('a pandit reads in one message which bookings are off, and which to hold', () => {
  const at = (n: number) => ({ day: asDay(`2026-12-0${n}`), startMinute: n === 1 ? null : 570 });
  const told = (left: object) =>
    textOf(
      {
        topic: 'review.suspended',
        booking: null,
        facts: { comment: 'Cash', acharyaName: null, expectedEnd: null, ...left },
      },
      'en',
    );
  expect(told({ ended: [1, 2].map(at), stay: [at(3)] })).toMatch(
    / These bookings are off: 1 Dec; 2 Dec, 9:30 am\. Please hold as agreed: 3 Dec, 9:30 am\.$/,
  );
  expect(told({ ended: [1, 2, 3, 4, 5, 6, 7, 8].map(at), stay: [] })).toMatch(/; 6 Dec, 9:30 am and 2 more\.$/);
  expect(told({ ended: [], stay: [] })).toMatch(/contact form\.$/);
});
