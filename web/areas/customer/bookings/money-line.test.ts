import { expect, test } from 'vitest';
import type { Booking } from '#contract/bookings.ts';
import type { Refund } from '#contract/booking/refund.ts';
import { booking } from '../../../parts/booking/test-booking.ts';
import { moneyHead, moneyLines } from './money-line.ts';

const linesOf = (changes: Partial<Booking>) =>
  moneyLines(booking(changes)).map(({ key, rupees }) => `${key} ${rupees}`);
const nothing = { due: 0, paid: 0, left: null, asked: 0 };
const refund = (state: Refund['state'], amount = 500): Refund => ({
  amount,
  state,
  sentAt: null,
  arrivedAt: null,
  reference: null,
});

test('what is ahead or was held says what was agreed, and what is owed once something was paid', () => {
  expect(linesOf({})).toEqual(['inAll 1500']);
  const agreed = { bookingStatus: 'confirmedbypandit' } as const;
  expect(linesOf({ ...agreed, sums: { due: 0, paid: 500, left: 1000, asked: 1000 } })).toEqual(['toPay 1000']);
  expect(linesOf({ ...agreed, sums: { due: 0, paid: 1500, left: 0, asked: 0 } })).toEqual(['paid 1500']);
  // while a case rests it nobody is asked
  const inCase = { due: 0, paid: 500, left: 1000, asked: 0 };
  expect(linesOf({ bookingStatus: 'completed', sums: inCase })).toEqual(['inAll 1500']);
});

test('what came to nothing names no price; what was paid on it, and what went back of that, is not hidden', () => {
  const off = { bookingStatus: 'cancelled', sums: nothing } as const;
  expect(linesOf(off)).toEqual([]);
  expect(linesOf({ ...off, refunds: [refund('arrived')] })).toEqual(['back 500']);
  expect(linesOf({ ...off, refunds: [refund('arrived', 300), refund('sent', 200)] })).toEqual(['onTheWay 500']);
  expect(linesOf({ ...off, refunds: [refund('arrived', 300), refund('failed', 200)] })).toEqual(['notBackYet 500']);
  const kept = { ...off, sums: { ...nothing, paid: 250 }, refunds: [refund('arrived', 250)] };
  expect(linesOf(kept)).toEqual(['paid 250', 'back 250']);
});

test('the head of a booking says what is paid, and what is to pay unless its sum stands right below', () => {
  const headOf = (changes: Partial<Booking>) =>
    moneyHead(booking(changes)).map(({ key, rupees }) => (rupees > 0 ? `${key} ${rupees}` : key));
  expect(headOf({})).toEqual(['noneYet']);
  const proposal = { by: 'pandit' } as unknown as NonNullable<Booking['proposal']>;
  expect(headOf({ proposal })).toEqual(['noneYet', 'after 1500']);
  const many = { state: 'asked', askedNow: 3, asked: [] } as unknown as NonNullable<Booking['ask']>;
  expect(headOf({ ask: many, bookingStatus: 'pendingwithpandit' })).toEqual(['noneYet', 'after 1500']);
  const due = { due: 500, paid: 0, left: 1000, asked: 1000 };
  expect(headOf({ bookingStatus: 'advancepaymentrequested', sums: due })).toEqual(['noneYet']);
  const paid = { due: 0, paid: 500, left: 1000, asked: 1000 };
  expect(headOf({ bookingStatus: 'confirmedbypandit', sums: paid })).toEqual(['paid 500', 'after 1000']);
  const rest = { due: 1000, paid: 0, given: null, received: null, left: 1000, toPay: 1000 };
  const held = { bookingStatus: 'completed', rest: { ...rest, stage: 'open', isOpen: true } } as const;
  expect(headOf({ ...held, sums: paid })).toEqual(['paid 500', 'toPay 1000']);
  expect(headOf({ ...held, sums: { due: 0, paid: 1500, left: 0, asked: 0 } })).toEqual(['paid 1500', 'noneToPay']);
  const openCase: Booking['openCase'] = {
    number: '1',
    kind: 'absence',
    by: 'customer',
    rests: true,
    asks: [],
    others: [],
  };
  expect(headOf({ ...held, openCase, sums: { ...paid, asked: 0 } })).toEqual(['paid 500', 'onHold 1000']);
  const off = { bookingStatus: 'cancelled', sums: nothing } as const;
  expect(headOf(off)).toEqual(['nonePaid', 'noneToPay']);
  expect(headOf({ ...off, refunds: [refund('sent')] })).toEqual(['onTheWay 500', 'noneToPay']);
  const cashBack: Booking['cashBack'] = { amount: 400, isSure: true, said: [], until: null };
  const inCash = { ...off, cashBack, sums: { ...nothing, paid: 400 } };
  expect(headOf(inCash)).toEqual(['cashBack 400', 'noneToPay']);
  expect(headOf({ ...inCash, refunds: [refund('sent')] })).toEqual(['onTheWay 500', 'cashBack 400', 'noneToPay']);
  expect(headOf({ ...inCash, sums: { ...nothing, paid: 700 } })).toEqual(['paid 300', 'cashBack 400', 'noneToPay']);
  const ask = { _id: 'ask', state: 'choosing', keptAmount: 500, asked: [] } as unknown as NonNullable<Booking['ask']>;
  expect(headOf({ ...off, bookingStatus: 'rejected', advanceWaits: true, ask })).toEqual([]);
});
