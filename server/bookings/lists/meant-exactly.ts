import { isTicket } from '#domain/cases/case.ts';
import { findTicket } from '../../cases/office.ts';
import type { Deps } from '../../deps.ts';
import { bookingsOfReference } from '../../payments/office/office.ts';

/** What names a booking by itself, as it is printed elsewhere: the payment service's id of its order, payment or refund; a ticket. */

export const isReference = (search: string): boolean => /^(order|pay|rfnd)_\w+$/.test(search);

/** Ids of the bookings that are named so; null where the search names none in this way. */
export async function meantExactly(deps: Pick<Deps, 'replica' | 'payments'>, search: string): Promise<string[] | null> {
  if (isReference(search)) return (await bookingsOfReference(deps, search)).map(({ bookingId }) => bookingId);
  return isTicket(search) ? (await findTicket(deps.replica, search)).map(({ bookingId }) => bookingId) : null;
}
