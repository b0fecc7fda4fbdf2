export const headingId = (bookingId: string): string => `booking-${bookingId}`;

/** Where the focus goes when the button that had it leaves the card. */
export function focusBooking(bookingId: string): void {
  requestAnimationFrame(() => document.getElementById(headingId(bookingId))?.focus());
}
