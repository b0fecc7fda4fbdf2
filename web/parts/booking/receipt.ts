import type { Purpose } from '#domain/booking/rest.ts';

/**
 * The receipt of an attempt to pay a booking. It is kept until the attempt is settled, so that pressing Pay again
 * after a lost network (or in a second tab) leads to the same order and never to a second payment.
 */

/** That of an advance as it always was. */
const keyOf = (bookingId: string, purpose: Purpose): string =>
  purpose === 'advance' ? `receipt ${bookingId}` : `receipt ${bookingId} ${purpose}`;

/** 8 + 1 + 22 characters; the provider takes 40. */
export function receiptFor(bookingId: string, purpose: Purpose): string {
  const kept = read(bookingId, purpose);
  if (kept) return kept;
  const made = `${bookingId.slice(-8)}-${crypto.randomUUID().replaceAll('-', '').slice(0, 22)}`;
  try {
    localStorage.setItem(keyOf(bookingId, purpose), made);
  } catch {
    // a browser that keeps nothing still pays; only a retry would be a new order
  }
  return made;
}

/** The attempt is settled, one way or the other: the next one is a new order. */
export function settleReceipt(bookingId: string, purpose: Purpose): void {
  try {
    localStorage.removeItem(keyOf(bookingId, purpose));
  } catch {
    // nothing kept
  }
}

function read(bookingId: string, purpose: Purpose): string | null {
  try {
    return localStorage.getItem(keyOf(bookingId, purpose));
  } catch {
    return null;
  }
}
