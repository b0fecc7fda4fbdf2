import { expect, test } from 'vitest';
import { asInstant } from '#domain/time.ts';
import { booking } from '../../../parts/booking/test-booking.ts';
import { sectionsOf, together } from './sections.ts';

const now = Date.parse('2026-11-20T14:00:00Z');

test('what waits for the family comes first, then what lies ahead, then what is over', () => {
  const all = [
    booking({ _id: 'asked' }),
    booking({ _id: 'refused', bookingStatus: 'rejected' }),
    booking({ _id: 'to pay', bookingStatus: 'advancepaymentrequested' }),
    booking({ _id: 'gone by', endsAt: '2026-11-19T05:30:00Z' }),
  ];
  expect(sectionsOf(all, asInstant(now)).map(([section, own]) => [section, own.map(({ _id }) => _id)])).toEqual([
    ['needs', ['to pay']],
    ['coming', ['asked']],
    ['past', ['refused', 'gone by']],
  ]);
});

test('what was asked for one puja stands together, where the first of it does', () => {
  const ask = { _id: 'ask' } as NonNullable<ReturnType<typeof booking>['ask']>;
  const all = [booking({ _id: 'a', ask }), booking({ _id: 'b' }), booking({ _id: 'c', ask })];
  expect(together(all).map((own) => own.map(({ _id }) => _id))).toEqual([['a', 'c'], ['b']]);
});

test('a section without bookings is left out, and a state nobody knows is over', () => {
  const unknown = { ...booking(), bookingStatus: 'onhold' } as unknown as ReturnType<typeof booking>;
  expect(sectionsOf([unknown], asInstant(now)).map(([section]) => section)).toEqual(['past']);
});
