import { isTicket } from '#domain/cases/case.ts';
import { findTicket } from '../cases/office.ts';
import type { Deps } from '../deps.ts';
import type { BookingRef } from '../ledger/ledger.ts';
import { bookingsOfReference, bookingsOfStatement } from '../payments/office/office.ts';

/** What alone names a booking, as it is printed elsewhere: an id of the payment service, a number of a bank's statement; a ticket. */

type Needs = Pick<Deps, 'replica' | 'payments'>;

/** Of an order, a payment or a refund. */
const isReference = (search: string): boolean => /^(order|pay|rfnd)_\w+$/.test(search);

/** Of a refund or of what a pandit was paid. It may be a phone as well, or anything. */
const mayBeBankNumber = (search: string): boolean => /^(?=.*\d)[\dA-Z]{9,35}$/i.test(search);

/** The bookings that money with this number was moved for; null where the search is no such number. */
export async function paidUnder(deps: Needs, search: string): Promise<BookingRef[] | null> {
  if (isReference(search)) return bookingsOfReference(deps, search);
  const found = mayBeBankNumber(search) ? await bookingsOfStatement(deps, search) : [];
  return found.length > 0 ? found : null;
}

/** Ids of the bookings that are named so; null where the search names none in this way. */
export async function meantExactly(deps: Needs, search: string): Promise<string[] | null> {
  const paid = await paidUnder(deps, search);
  if (paid) return paid.map(({ bookingId }) => bookingId);
  return isTicket(search) ? (await findTicket(deps.replica, search)).map(({ bookingId }) => bookingId) : null;
}
