import { describe, expect, it } from 'vitest';
import { moneyOf } from './money.ts';
import { asked, booking, event } from './test-booking.ts';

const requested = { bookingStatus: 'advancepaymentrequested', advanceAmountToBePaid: 500 } as const;

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
    expect(moneyOf(booking(requested))).toEqual({
      agreed: 1500,
      advance: { state: 'due', rupees: 500 },
      credit: null,
      back: null,
      after: 1000,
      kept: null,
    });
  });

  it('takes the family’s credit off what it pays, and not off the advance', () => {
    expect(moneyOf(booking({ ...requested, advanceAmountToBePaid: 250, creditAmount: 250 }))).toMatchObject({
      advance: { state: 'due', rupees: 500 },
      credit: { rupees: 250, toPay: 250 },
      after: 1000,
    });
  });

  it('counts a paid advance, also where it is the whole price', () => {
    const paid = { bookingStatus: 'confirmedbypandit', paymentDateTime: '2026-11-20T12:33:00Z' } as const;
    expect(moneyOf(booking({ ...paid, advanceAmountToBePaid: 1500 }))).toEqual({
      agreed: 1500,
      advance: { state: 'paid', rupees: 1500 },
      credit: null,
      back: null,
      after: 0,
      kept: null,
    });
  });

  it('owes nothing once the booking is off, and says what comes back', () => {
    expect(moneyOf(booking({ bookingStatus: 'cancelled', advanceAmountToBePaid: 500 }))).toEqual({
      agreed: 1500,
      advance: null,
      credit: null,
      back: null,
      after: null,
      kept: null,
    });
    const paid = { advanceAmountToBePaid: 500, paymentDateTime: '2026-11-20T12:33:00Z', refundedAmount: 500 };
    expect(moneyOf(booking({ ...paid, bookingStatus: 'rejected' }))).toEqual({
      agreed: 1500,
      advance: { state: 'paid', rupees: 500 },
      credit: null,
      back: 500,
      after: null,
      kept: null,
    });
  });

  it('leaves what went back before the puja to be paid after it, and nothing of what went back since', () => {
    const paid = { advanceAmountToBePaid: 500, paymentDateTime: '2026-11-20T12:33:00Z', refundedAmount: 200 };
    const before = event('refund', 'confirmedbypandit', 'confirmedbypandit', 150);
    const since = event('refund', 'completed', 'completed', 50);
    expect(moneyOf(booking({ ...paid, bookingStatus: 'completed', events: [asked, before, since] }))).toEqual({
      agreed: 1500,
      advance: { state: 'paid', rupees: 500 },
      credit: null,
      back: 200,
      after: 1150,
      kept: null,
    });
  });

  it('says what stays with the pandit when the family cancels late', () => {
    const paid = { advanceAmountToBePaid: 500, paymentDateTime: '2026-11-20T12:33:00Z', refundedAmount: 300 };
    const before = event('refund', 'confirmedbypandit', 'confirmedbypandit', 100);
    const cancelled = event('cancel', 'confirmedbypandit', 'cancelled', 200);
    expect(moneyOf(booking({ ...paid, bookingStatus: 'cancelled', events: [asked, before, cancelled] }))).toMatchObject(
      {
        back: 300,
        after: null,
        kept: 200,
      },
    );
  });

  it('keeps the advance where a second payment went back', () => {
    const twice = { advanceAmountToBePaid: 500, paymentDateTime: '2026-11-20T12:33:00Z', refundedAmount: 500 };
    expect(moneyOf(booking({ ...twice, bookingStatus: 'confirmedbypandit' }))).toEqual({
      agreed: 1500,
      advance: { state: 'paid', rupees: 500 },
      credit: null,
      back: 500,
      after: 1000,
      kept: null,
    });
  });
});
