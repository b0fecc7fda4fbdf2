import { describe, expect, it } from 'vitest';
import type { Booking } from '#contract/bookings.ts';
import { leftToSay, moneyOf, waitsFor } from './money.ts';
import { asked, booking, event } from './test-booking.ts';

const requested = { bookingStatus: 'advancepaymentrequested', advanceAmountToBePaid: 500 } as const;
const left = (rupees: number | null, toPay = rupees ?? 0) => ({
  sums: { due: 0, paid: 500, left: rupees, asked: toPay },
});

describe('the money', () => {
  it('names what is due now and what the pandit gets after the puja', () => {
    expect(moneyOf(booking())).toEqual({
      agreed: 1500,
      advance: null,
      credit: null,
      back: null,
      after: 1500,
      kept: null,
    });
    expect(moneyOf(booking({ ...requested, sums: { due: 500, paid: 0, left: 1000, asked: 1000 } }))).toEqual({
      agreed: 1500,
      advance: { state: 'due', rupees: 500 },
      credit: null,
      back: null,
      after: 1000,
      kept: null,
    });
  });

  it('names what waits on another booking of the same puja, until an advance of this one is asked for', () => {
    const ask = { _id: 'a', state: 'asked', keptAmount: 900, keptBookingId: 'before' } as Booking['ask'];
    expect(waitsFor(booking({ ask }))).toBe(900);
    expect(waitsFor(booking({ _id: 'before', ask }))).toBe(0);
    expect(waitsFor(booking({ ...requested, isAdvancePayment: true, ask }))).toBe(0);
    expect(waitsFor(booking({ bookingStatus: 'rejected', ask }))).toBe(0);
    expect(waitsFor(booking())).toBe(0);
  });

  it('says what stays with the pandit of a puja that the office found was not held', () => {
    const paid = {
      bookingStatus: 'cancelled',
      advanceAmountToBePaid: 500,
      paymentDateTime: '2026-11-20T04:00:00Z',
    } as const;
    const kept = (amount: number | null) =>
      moneyOf(booking({ ...paid, events: [event('notHeld', 'completed', 'cancelled', amount)] })).kept;
    expect([kept(200), kept(0), kept(500), kept(null)]).toEqual([300, 500, null, null]);
    const events = [event('payRest', 'completed', 'completed', 1000), event('notHeld', 'completed', 'cancelled', 200)];
    expect(moneyOf(booking({ ...paid, events })).kept).toBe(1300);
  });

  it('takes the family’s credit off what it pays, and not off the advance', () => {
    expect(
      moneyOf(booking({ ...requested, advanceAmountToBePaid: 250, creditAmount: 250, ...left(1000) })),
    ).toMatchObject({
      advance: { state: 'due', rupees: 500 },
      credit: { rupees: 250, toPay: 250 },
      after: 1000,
    });
  });

  it('counts a paid advance, also where it is the whole price', () => {
    const paid = { bookingStatus: 'confirmedbypandit', paymentDateTime: '2026-11-20T12:33:00Z' } as const;
    expect(moneyOf(booking({ ...paid, advanceAmountToBePaid: 1500, ...left(0) }))).toEqual({
      agreed: 1500,
      advance: { state: 'paid', rupees: 1500 },
      credit: null,
      back: null,
      after: 0,
      kept: null,
    });
  });

  it('owes nothing once the booking is off, and says what comes back', () => {
    expect(moneyOf(booking({ bookingStatus: 'cancelled', advanceAmountToBePaid: 500, ...left(null) }))).toEqual({
      agreed: 1500,
      advance: null,
      credit: null,
      back: null,
      after: null,
      kept: null,
    });
    const paid = { advanceAmountToBePaid: 500, paymentDateTime: '2026-11-20T12:33:00Z', refundedAmount: 500 };
    expect(moneyOf(booking({ ...paid, bookingStatus: 'rejected', ...left(null) }))).toEqual({
      agreed: 1500,
      advance: { state: 'paid', rupees: 500 },
      credit: null,
      back: 500,
      after: null,
      kept: null,
    });
  });

  it('says of the rest what the server says, and all of it once the puja has begun', () => {
    const rest = { paid: 0, given: 600, received: null, left: 400, toPay: 400, stage: 'open', isOpen: true } as const;
    const begun = booking({ bookingStatus: 'confirmedbypandit', rest: { due: 1000, ...rest }, ...left(400) });
    expect(moneyOf(begun).after).toBe(1000);
  });

  it('says what stays with the pandit when the family cancels late', () => {
    const paid = { advanceAmountToBePaid: 500, paymentDateTime: '2026-11-20T12:33:00Z', refundedAmount: 300 };
    const before = event('refund', 'confirmedbypandit', 'confirmedbypandit', 100);
    const cancelled = event('cancel', 'confirmedbypandit', 'cancelled', 200);
    expect(
      moneyOf(booking({ ...paid, bookingStatus: 'cancelled', events: [asked, before, cancelled], ...left(null) })),
    ).toMatchObject({
      back: 300,
      after: null,
      kept: 200,
    });
  });

  it('keeps the advance where a second payment went back', () => {
    const twice = { advanceAmountToBePaid: 500, paymentDateTime: '2026-11-20T12:33:00Z', refundedAmount: 500 };
    expect(moneyOf(booking({ ...twice, bookingStatus: 'confirmedbypandit', ...left(1000) }))).toEqual({
      agreed: 1500,
      advance: { state: 'paid', rupees: 500 },
      credit: null,
      back: 500,
      after: 1000,
      kept: null,
    });
  });
});

describe('what a list says is left', () => {
  const rest = { due: 1000, paid: 0, given: null, received: null, left: 1000, toPay: 1000, stage: 'open' } as const;
  it.each([
    ['a request', {}, 0],
    ['an advance that is not paid', { ...requested, sums: { due: 500, paid: 0, left: 1000, asked: 1000 } }, 0],
    ['an advance that is paid', { bookingStatus: 'confirmedbypandit', ...left(1000) }, 1000],
    [
      'a puja that has begun without one',
      { bookingStatus: 'confirmedbypandit', rest: { ...rest, isOpen: true } },
      1500,
    ],
    ['what was given in cash', { bookingStatus: 'completed', rest: { ...rest, isOpen: true }, ...left(0) }, 0],
    ['what nobody is asked for', { bookingStatus: 'completed', rest: { ...rest, isOpen: false }, ...left(1000, 0) }, 0],
    ['that before the puja', { bookingStatus: 'confirmedbypandit', ...left(1000, 0) }, 0],
    ['one that was called off', { bookingStatus: 'cancelled', ...left(null) }, 0],
  ] as const)('of %s', (_, changes, toPay) => {
    expect(leftToSay(booking(changes))).toBe(toPay);
  });
});
