import { useEffect, useEffectEvent, useRef } from 'react';
import { useRevalidator } from 'react-router';
import type { Booking } from '#contract/bookings.ts';
import { followBookings } from '../api/live.ts';

/**
 * Keeps a screen up with the bookings of whoever is signed in: each change asks the screen's loader anew. `onNews` is told of each shown
 * booking that is a newer one than before.
 */
export function useFreshBookings(shown: readonly Booking[], onNews: (before: Booking, after: Booking) => void): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const again = () => void revalidate();
    return followBookings({ onBooking: again, onGap: again });
  }, [revalidate]);

  const known = useRef(new Map<string, Booking>());
  const compare = useEffectEvent((all: readonly Booking[]) => {
    for (const after of all) {
      const before = known.current.get(after._id);
      if (before && before.__v < after.__v) onNews(before, after);
      known.current.set(after._id, after);
    }
  });
  useEffect(() => compare(shown), [shown]);
}
