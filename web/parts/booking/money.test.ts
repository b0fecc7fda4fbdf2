import { describe, expect, it } from 'vitest';
import { moneyOf } from './money.ts';
import { asked, booking, event } from './test-booking.ts';

const requested = { bookingStatus: 'advancepaymentrequested', advanceAmountToBePaid: 500 } as const;

describe('the money', () => {
  it('names what is due now and what the pandit gets after the puja', () => {
    expect(moneyOf(booking())).toEqual({ agreed: 1500, advance: null, back: null, after: 1500 });
    expect(moneyOf(booking(requested))).toEqual({
      agreed: 1500,
      advance: { state: 'due', rupees: 500 },
      back: null,
      after: 1000,
    });
  });

  it('counts a paid advance, also where it is the whole price', () => {
    const paid = { bookingStatus: 'confirmedbypandit', paymentDateTime: '2026-11-20T12:33:00Z' } as const;
    expect(moneyOf(booking({ ...paid, advanceAmountToBePaid: 1500 }))).toEqual({
      agreed: 1500,
      advance: { state: 'paid', rupees: 1500 },
      back: null,
      after: 0,
    });
  });

  it('owes nothing once the booking is off, and says what comes back', () => {
    expect(moneyOf(booking({ bookingStatus: 'cancelled', advanceAmountToBePaid: 500 }))).toEqual({
      agreed: 1500,
      advance: null,
      back: null,
      after: null,
    });
    const paid = { advanceAmountToBePaid: 500, paymentDateTime: '2026-11-20T12:33:00Z', refundedAmount: 500 };
    expect(moneyOf(booking({ ...paid, bookingStatus: 'rejected' }))).toEqual({
      agreed: 1500,
      advance: { state: 'paid', rupees: 500 },
      back: 500,
      after: null,
    });
  });

  it('leaves what went back before the puja to be paid after it, and nothing of what went back since', () => {
    const paid = { advanceAmountToBePaid: 500, paymentDateTime: '2026-11-20T12:33:00Z', refundedAmount: 200 };
    const before = event('refund', 'confirmedbypandit', 'confirmedbypandit', 150);
    const since = event('refund', 'completed', 'completed', 50);
    expect(moneyOf(booking({ ...paid, bookingStatus: 'completed', events: [asked, before, since] }))).toEqual({
      agreed: 1500,
      advance: { state: 'paid', rupees: 500 },
      back: 200,
      after: 1150,
    });
  });

  it('keeps the advance where a second payment went back', () => {
    const twice = { advanceAmountToBePaid: 500, paymentDateTime: '2026-11-20T12:33:00Z', refundedAmount: 500 };
    expect(moneyOf(booking({ ...twice, bookingStatus: 'confirmedbypandit' }))).toEqual({
      agreed: 1500,
      advance: { state: 'paid', rupees: 500 },
      back: 500,
      after: 1000,
    });
  });
});
