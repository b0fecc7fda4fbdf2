import { describe, expect, it } from 'vitest';
import type { Booking, BookingEvent } from '#contract/bookings.ts';
import { endingOf, moneyOf, movesOf, storyOf } from './story.ts';

const person = { _id: '1', name: 'Pt. Bhabani Mishra', phone: '9000000002', email: null, profileUrl: null };
const asked: BookingEvent = {
  action: 'request',
  from: null,
  to: 'pendingwithpandit',
  actor: 'customer',
  note: null,
  amount: null,
  at: '2026-11-20T10:42:00Z',
};
const event = (action: string, from: string, to: string, amount: number | null = null): BookingEvent => ({
  ...asked,
  action,
  from,
  to,
  amount,
  at: '2026-11-20T12:33:00Z',
});

const booking = (changes: Partial<Booking> = {}): Booking => ({
  _id: '019d2692-0614-701f-8df1-225e14099f58',
  userId: person,
  panditId: person,
  ritualId: { _id: '2', ritualType: 'Satyanarayan Puja', ritualImageUrl: '/a.svg' },
  bookingDate: '2026-11-29',
  startTime: '09:00',
  startsAt: '2026-11-29T03:30:00Z',
  endsAt: '2026-11-29T05:30:00Z',
  bookingStatus: 'pendingwithpandit',
  price: 1500,
  isAdvancePayment: false,
  advanceAmountToBePaid: null,
  paymentDateTime: null,
  refundedAmount: 0,
  userAddress: 'Plot 7',
  additionalNotesByUser: null,
  additionalNotesbyPandit: null,
  dueAt: '2026-11-22T10:42:00Z',
  hasConflict: false,
  events: [asked],
  createdAt: asked.at,
  updatedAt: asked.at,
  __v: 0,
  ...changes,
});
const now = Date.parse('2026-11-20T14:00:00Z');
const requested = { bookingStatus: 'advancepaymentrequested', advanceAmountToBePaid: 500 } as const;

describe('what a family can do', () => {
  const actions = (changes: Partial<Booking>, at = now) => {
    const { pay, ends } = movesOf(booking(changes), at);
    return [pay, ...ends.map((step) => step.action)];
  };

  it('is what the table has for each state', () => {
    expect(actions({})).toEqual([null, 'cancel']);
    expect(actions(requested)).toEqual([500, 'decline']);
    for (const bookingStatus of [
      'advancepaymentdone',
      'confirmedbypandit',
      'rejected',
      'cancelled',
      'completed',
    ] as const)
      expect(actions({ bookingStatus, advanceAmountToBePaid: 500 })).toEqual([null]);
  });

  it('is nothing once the deadline has passed', () => {
    expect(actions(requested, Date.parse('2026-11-22T10:42:00Z'))).toEqual([null]);
  });
});

describe('the money', () => {
  it('names what is due now and what the pandit gets after the puja', () => {
    expect(moneyOf(booking())).toEqual({ agreed: 1500, advance: null, after: 1500 });
    expect(moneyOf(booking(requested))).toEqual({ agreed: 1500, advance: { state: 'due', rupees: 500 }, after: 1000 });
  });

  it('counts a paid advance, also where it is the whole price', () => {
    const paid = { bookingStatus: 'confirmedbypandit', paymentDateTime: '2026-11-20T12:33:00Z' } as const;
    expect(moneyOf(booking({ ...paid, advanceAmountToBePaid: 1500 }))).toEqual({
      agreed: 1500,
      advance: { state: 'paid', rupees: 1500 },
      after: 0,
    });
  });

  it('owes nothing once the booking is off, and says what comes back', () => {
    expect(moneyOf(booking({ bookingStatus: 'cancelled', advanceAmountToBePaid: 500 }))).toEqual({
      agreed: 1500,
      advance: null,
      after: null,
    });
    const back = { bookingStatus: 'rejected', paymentDateTime: '2026-11-20T12:33:00Z', refundedAmount: 500 } as const;
    expect(moneyOf(booking(back)).advance).toEqual({ state: 'back', rupees: 500 });
  });
});

describe('how it ended', () => {
  it('tells a decline from a cancellation, and what ran out of time', () => {
    const ended = (bookingStatus: 'cancelled' | 'expired', last: BookingEvent) =>
      endingOf(booking({ bookingStatus, events: [asked, last] }));
    expect(ended('cancelled', event('cancel', 'pendingwithpandit', 'cancelled'))).toBeNull();
    expect(ended('cancelled', event('decline', 'advancepaymentrequested', 'cancelled'))).toBe('declined');
    expect(ended('expired', event('expire', 'pendingwithpandit', 'expired'))).toBe('unanswered');
    expect(ended('expired', event('expire', 'advancepaymentrequested', 'expired'))).toBe('unpaid');
    expect(ended('expired', event('expire', 'advancepaymentdone', 'expired'))).toBe('unaccepted');
  });
});

describe('the story', () => {
  it('marks the newest step and puts the puja ahead of a live booking', () => {
    const paid = event('pay', 'advancepaymentrequested', 'advancepaymentdone', 500);
    const story = storyOf(booking({ bookingStatus: 'advancepaymentdone', events: [asked, paid] }));
    expect(story.map(({ what, rupees, when }) => [what, rupees, when])).toEqual([
      ['request', null, 'past'],
      ['pay', 500, 'now'],
      ['puja', null, 'ahead'],
    ]);
  });

  it('has no puja ahead where the booking is over', () => {
    const story = storyOf(booking({ bookingStatus: 'rejected', events: [asked, event('reject', 'x', 'rejected')] }));
    expect(story.map(({ what, when }) => [what, when])).toEqual([
      ['request', 'past'],
      ['reject', 'past'],
    ]);
  });
});
