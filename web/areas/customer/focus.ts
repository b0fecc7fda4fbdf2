export const headingId = (bookingId: string): string => `booking-${bookingId}`;

/** Where the focus goes when the button that had it has left the card; whoever has moved on is left alone. */
export function focusBooking(bookingId: string): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.getElementById(headingId(bookingId))?.focus();
  });
}
