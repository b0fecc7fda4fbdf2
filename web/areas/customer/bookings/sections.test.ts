import { expect, test } from 'vitest';
import type { Booking } from '#contract/bookings.ts';
import { asInstant } from '#domain/time.ts';
import { booking } from '../../../parts/booking/test-booking.ts';
import { sectionsOf, together } from './sections.ts';

const now = Date.parse('2026-11-20T14:00:00Z');

test('what waits for the family comes first, then what lies ahead, then what is over', () => {
  const all = [
    booking({ _id: 'asked' }),
    booking({ _id: 'refused', bookingStatus: 'rejected' }),
    booking({ _id: 'to pay', bookingStatus: 'advancepaymentrequested' }),
    booking({ _id: 'gone by', startsAt: '2026-11-19T03:30:00Z', endsAt: '2026-11-19T05:30:00Z' }),
  ];
  expect(sectionsOf(all, asInstant(now)).map(([section, own]) => [section, own.map(({ _id }) => _id)])).toEqual([
    ['needs', ['to pay']],
    ['coming', ['asked']],
    ['past', ['refused', 'gone by']],
  ]);
});

test('a pandit to choose instead of one who does not come waits for the family, and so does a time its pandit proposes', () => {
  const ask = { _id: 'ask', chooseUntil: '2026-11-21T08:24:00Z', asked: [] } as unknown as NonNullable<
    ReturnType<typeof booking>['ask']
  >;
  const over = { ...ask, chooseUntil: '2026-11-20T13:59:00Z' };
  const proposal = { by: 'pandit' } as NonNullable<ReturnType<typeof booking>['proposal']>;
  const all = [
    booking({ _id: 'withdrew', bookingStatus: 'rejected', ask }),
    booking({ _id: 'too late', bookingStatus: 'rejected', ask: over }),
    booking({ _id: 'passed over', bookingStatus: 'cancelled', ask }),
    booking({ _id: 'another time', proposal }),
    booking({ _id: 'own proposal', proposal: { ...proposal, by: 'customer' } }),
  ];
  expect(sectionsOf(all, asInstant(now)).map(([section, own]) => [section, own.map(({ _id }) => _id)])).toEqual([
    ['needs', ['withdrew', 'another time']],
    ['coming', ['own proposal']],
    ['past', ['too late', 'passed over']],
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

test('a puja that lacks a pandit waits for the family until its hour, and one that has not begun half an hour after; one that has begun is not past on its day', () => {
  const [startsAt, endsAt] = ['2026-11-20T12:30:00Z', '2026-11-20T13:30:00Z'];
  const all = [
    booking({ _id: 'lacks one', bookingStatus: 'rejected', lacksPandit: true }),
    booking({
      _id: 'too late',
      bookingStatus: 'rejected',
      lacksPandit: true,
      startsAt,
      endsAt: '2026-11-20T18:30:00Z',
    }),
    booking({ _id: 'late', bookingStatus: 'confirmedbypandit', startsAt, endsAt }),
    booking({ _id: 'begun', bookingStatus: 'confirmedbypandit', begunAt: startsAt, startsAt, endsAt }),
  ];
  expect(sectionsOf(all, asInstant(now)).map(([section, own]) => [section, own.map(({ _id }) => _id)])).toEqual([
    ['needs', ['lacks one', 'late']],
    ['coming', ['begun']],
    ['past', ['too late']],
  ]);
});

test('a booking whose advance waits for one who is asked instead stands with that one, and is over once nothing waits', () => {
  const ask = { _id: 'ask', state: 'asked', keptBookingId: 'withdrew' } as NonNullable<
    ReturnType<typeof booking>['ask']
  >;
  const sections = (instead: Partial<ReturnType<typeof booking>>, own = ask) => {
    const all = [
      booking({ _id: 'withdrew', bookingStatus: 'rejected', advanceWaits: own.keptBookingId !== null, ask: own }),
      booking({ _id: 'refused before', bookingStatus: 'rejected', ask: own }),
      booking({ _id: 'instead', ask: own, ...instead }),
    ];
    return sectionsOf(all, asInstant(now)).map(([section, them]) => [section, them.map(({ _id }) => _id)]);
  };
  const over = ['past', ['refused before']];
  expect(sections({})).toEqual([['coming', ['withdrew', 'instead']], over]);
  expect(sections({ bookingStatus: 'advancepaymentrequested' })).toEqual([['needs', ['withdrew', 'instead']], over]);
  // the one who was asked instead does not come either: the family chooses once, at the newest
  const asked = ['withdrew', 'refused before', 'instead'].map((bookingId, nth) => ({
    bookingId: `${nth} ${bookingId}`,
    bookingStatus: 'rejected',
  }));
  const choosing = {
    ...ask,
    state: 'choosing',
    keptBookingId: '0 withdrew',
    chooseUntil: '2026-11-21T08:24:00Z',
    asked,
  };
  const all = asked.map(({ bookingId: _id }) =>
    booking({
      _id,
      bookingStatus: 'rejected',
      advanceWaits: _id === '0 withdrew',
      ask: choosing as unknown as typeof ask,
    }),
  );
  expect(sectionsOf(all, asInstant(now)).map(([section, them]) => [section, them.map(({ _id }) => _id)])).toEqual([
    ['needs', ['0 withdrew', '2 instead']],
    ['past', ['1 refused before']],
  ]);
  const won = { ...ask, state: 'won', keptBookingId: null } as typeof ask;
  expect(sections({}, won)).toEqual([
    ['coming', ['instead']],
    ['past', ['withdrew', 'refused before']],
  ]);
});

test('a puja that was held waits for the family while something of it is to be paid, unless a case about its money is open', () => {
  const rest = { due: 1000, paid: 0, given: null, received: null, left: 1000, toPay: 1000 };
  const open = { ...rest, stage: 'open', isOpen: true } as const;
  const sums = { due: 0, paid: 500, left: 1000, asked: 1000 };
  const none = { ...sums, left: 0, asked: 0 };
  const held = { bookingStatus: 'completed', rest: open, sums } as const;
  const gone = { startsAt: '2026-11-18T03:30:00Z', endsAt: '2026-11-18T05:30:00Z' };
  const openCase: NonNullable<Booking['openCase']> = {
    number: '1',
    kind: 'overcharge',
    by: 'customer',
    rests: false,
    asks: [],
    others: [],
  };
  const second: (typeof openCase)['others'][number] = {
    number: '2',
    kind: 'dispute',
    by: 'pandit',
    asks: ['customer'],
  };
  const all = [
    booking({ _id: 'owed', ...held }),
    booking({ _id: 'begun, its day over', ...held, ...gone, bookingStatus: 'confirmedbypandit' }),
    booking({ _id: 'given in cash', ...held, rest: { ...open, given: 1000, left: 0, stage: 'waits' }, sums: none }),
    booking({ _id: 'in a case', ...held, openCase }),
    booking({ _id: 'asked how it was', ...held, openCase: { ...openCase, by: 'pandit', asks: ['customer'] } }),
    booking({ _id: 'asked in the second', ...held, openCase: { ...openCase, others: [second] } }),
    booking({ _id: 'long ago', ...held, rest: { ...open, isOpen: false }, sums: { ...sums, asked: 0 } }),
  ];
  expect(sectionsOf(all, asInstant(now)).map(([section, own]) => [section, own.map(({ _id }) => _id)])).toEqual([
    ['needs', ['owed', 'begun, its day over', 'asked how it was', 'asked in the second']],
    ['past', ['given in cash', 'in a case', 'long ago']],
  ]);
});
