import type { Booking, BookingEvent } from '#contract/bookings.ts';
import { usualPolicy } from '#domain/booking/cancellation.ts';
import { asDay } from '#domain/time.ts';

/** A booking as the server sends it, for tests of what is read off it. */

const person = { _id: '1', name: 'Pt. Bhabani Mishra', phone: '9000000002', email: null, profileUrl: null };
export const asked: BookingEvent = {
  action: 'request',
  from: null,
  to: 'pendingwithpandit',
  actor: 'customer',
  note: null,
  decided: null,
  amount: null,
  at: '2026-11-20T10:42:00Z',
};
export const event = (action: string, from: string, to: string, amount: number | null = null): BookingEvent => ({
  ...asked,
  action,
  actor: action === 'pay' ? 'provider' : asked.actor,
  from,
  to,
  amount,
  at: '2026-11-20T12:33:00Z',
});

export const booking = (changes: Partial<Booking> = {}): Booking => ({
  _id: '019d2692-0614-701f-8df1-225e14099f58',
  userId: person,
  panditId: person,
  ritualId: { _id: '2', ritualType: 'Satyanarayan Puja', ritualImageUrl: '/a.svg' },
  bookingDate: asDay('2026-11-29'),
  startTime: '09:00',
  startsAt: '2026-11-29T03:30:00Z',
  endsAt: '2026-11-29T05:30:00Z',
  bookingStatus: 'pendingwithpandit',
  price: 1500,
  isAdvancePayment: false,
  advanceAmountToBePaid: null,
  creditAmount: 0,
  creditGiven: 0,
  creditWait: null,
  paymentDateTime: null,
  refundedAmount: 0,
  refunds: [],
  userAddress: 'Plot 7',
  knowsHouse: true,
  additionalNotesByUser: null,
  additionalNotesbyPandit: null,
  dueAt: '2026-11-22T10:42:00Z',
  hasConflict: false,
  conflicts: [],
  heldAmount: 0,
  begunAt: null,
  withoutCode: null,
  wrongCodes: null,
  startCode: null,
  policy: usualPolicy,
  muhurat: null,
  proposal: null,
  rest: null,
  sums: { due: 0, paid: 0, left: 1500, asked: 1500 },
  openCase: null,
  ask: null,
  lacksPandit: false,
  isSubstitute: false,
  events: [asked],
  createdAt: asked.at,
  updatedAt: asked.at,
  __v: 0,
  ...changes,
});
