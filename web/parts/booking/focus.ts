import { useEffect, useRef, type FocusEvent } from 'react';

export const headingId = (bookingId: string): string => `booking-${bookingId}`;

/** The card is drawn again within one or two frames of the answer; this is far more. */
const MOST_FRAMES = 20;

/** Where the focus goes when the button that had it has left the card; a person who has moved on is left alone. */
export function focusBooking(bookingId: string, frames = MOST_FRAMES): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.getElementById(headingId(bookingId))?.focus();
    else if (frames > 0) focusBooking(bookingId, frames - 1);
  });
}

/** For what holds bookings: the focus goes to a booking's name when the button that had it leaves. */
export function useKeptFocus() {
  const heading = useRef<string | null>(null);
  useEffect(() => {
    if (heading.current && document.activeElement === document.body) document.getElementById(heading.current)?.focus();
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      heading.current = target.closest('article')?.getAttribute('aria-labelledby') ?? null;
    },
    onBlur: () => {
      heading.current = null;
    },
  };
}
