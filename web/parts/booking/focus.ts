export const headingId = (bookingId: string): string => `booking-${bookingId}`;

/** The card is drawn anew within one or two frames of the answer; this is far more. */
const MOST_FRAMES = 20;

/** Where the focus goes when the button that had it has left the card; whoever has moved on is left alone. */
export function focusBooking(bookingId: string, frames = MOST_FRAMES): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.getElementById(headingId(bookingId))?.focus();
    else if (frames > 0) focusBooking(bookingId, frames - 1);
  });
}
