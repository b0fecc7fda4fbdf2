import { expect, test } from 'vitest';
import type { Booking } from '#contract/bookings.ts';
import { figuresOf } from './figures.ts';
import { booking, event } from './test-booking.ts';

const linesOf = (changes: Partial<Booking>) => {
  const { before, credit, after } = figuresOf(booking(changes));
  return [...before, ...credit, ...after].map(({ key, rupees, look }) =>
    look === 'total' ? `= ${key} ${rupees}` : `${key} ${rupees}`,
  );
};
const paid = { advanceAmountToBePaid: 500, paymentDateTime: '2026-11-20T12:33:00Z' } as const;
const held = { ...paid, bookingStatus: 'completed' } as const;
const rest = { due: 1000, paid: 0, given: null, received: null, left: 1000, toPay: 1000 } as const;
const open = { ...rest, stage: 'open', isOpen: true } as const;
const inCase: Booking['openCase'] = {
  number: '2026-00001',
  kind: 'dispute',
  by: 'customer',
  rests: true,
  asks: [],
  others: [],
};

test('before the puja the line is what is paid after it', () => {
  expect(linesOf({})).toEqual(['agreed 1500', '= after 1500']);
  const sums = { due: 500, paid: 0, left: 1000, asked: 1000 };
  const due = {
    bookingStatus: 'advancepaymentrequested',
    advanceAmountToBePaid: 300,
    creditAmount: 200,
    sums,
  } as const;
  expect(linesOf(due)).toEqual(['agreed 1500', 'after 1000', 'due 500', 'credit -200', '= toPay 300']);
});

test('after it the rest is due, then paid online or in cash, and at last all of it is paid', () => {
  const owed = { due: 0, paid: 500, left: 1000, asked: 1000 };
  expect(linesOf({ ...held, rest: open, sums: owed })).toEqual(['agreed 1500', 'paid 500', '= left 1000']);
  const part = { ...open, given: 400, left: 600, toPay: 600 };
  expect(linesOf({ ...held, rest: part, sums: { ...owed, paid: 900, left: 600, asked: 600 } })).toEqual([
    'agreed 1500',
    'paid 500',
    'rest 1000',
    'inCash 400',
    '= left 600',
  ]);
  const all = { ...rest, paid: 1000, left: 0, toPay: 0, stage: 'settled', isOpen: true } as const;
  expect(linesOf({ ...held, rest: all, sums: { due: 0, paid: 1500, left: 0, asked: 0 } })).toEqual([
    'agreed 1500',
    'paid 500',
    'restPaid 1000',
    '= all 1500',
  ]);
});

test('what a case rests, or the two say differently, is on hold and asked of nobody', () => {
  const sums = { due: 0, paid: 500, left: 1000, asked: 0 };
  const onHold = ['agreed 1500', 'paid 500', '= onHold 1000'];
  expect(linesOf({ ...held, openCase: inCase, rest: open, sums })).toEqual(onHold);
  expect(linesOf({ ...paid, bookingStatus: 'confirmedbypandit', openCase: inCase, sums })).toEqual(onHold);
  const differs = { ...rest, given: 400, received: 0, stage: 'differs', isOpen: true } as const;
  const asked = { due: 0, paid: 900, left: 600, asked: 600 };
  expect(linesOf({ ...held, rest: differs, sums: asked }).at(-1)).toBe('= left 600');
  const other = { ...differs, given: 0, received: 700 };
  expect(linesOf({ ...held, rest: other, sums: { ...asked, left: 1000, asked: 300 } }).slice(-2)).toEqual([
    'onHold 700',
    '= left 300',
  ]);
});

test('long after the puja nobody is asked for a rest nobody spoke of', () => {
  const sums = { due: 0, paid: 500, left: 1000, asked: 0 };
  expect(linesOf({ ...held, rest: null, sums })).toEqual(['agreed 1500', 'paid 500', 'rest 1000']);
});

test('a puja that came to nothing says where the money is, or that there is none to pay', () => {
  const sums = { due: 0, paid: 0, left: null, asked: 0 };
  expect(linesOf({ bookingStatus: 'cancelled', sums })).toEqual(['agreed 1500', '= nothing 0']);
  const ask = { _id: 'ask', state: 'choosing', keptAmount: 500, asked: [] } as unknown as NonNullable<Booking['ask']>;
  const waits = { ...paid, bookingStatus: 'rejected', advanceWaits: true, ask, sums } as const;
  expect(linesOf(waits)).toEqual(['agreed 1500', 'paid 500', '= waits 500']);
});

test('of a puja that was not held, what was given in cash stands beside what came back', () => {
  const sums = { due: 0, paid: 1000, left: null, asked: 0 };
  const events = [
    event('giveRest', 'completed', 'completed', 1000),
    event('receiveRest', 'completed', 'completed', 1000),
    event('notHeld', 'completed', 'cancelled'),
  ];
  const off = { ...paid, bookingStatus: 'cancelled', refundedAmount: 500, rest: null, events, sums } as const;
  const lines = ['agreed 1500', 'paid 500', 'returned 500', 'inCash 1000'];
  expect(linesOf(off)).toEqual(lines);
  const cashBack = { amount: 1000, isSure: true, said: [], until: null };
  expect(linesOf({ ...off, cashBack })).toEqual([...lines, 'cashBack 1000']);
  expect(linesOf({ ...off, cashBack: { ...cashBack, said: ['pandit'] } })).toEqual([...lines, 'cashReturned 1000']);
  // a claim on the family’s word alone that fell away is no figure any more
  const dropped = [...events, event('dropRest', 'cancelled', 'cancelled', 1000)];
  expect(linesOf({ ...off, events: dropped, sums: { ...sums, paid: 0 } })).toEqual(
    lines.slice(0, 3).concat('= nothing 0'),
  );
});
