import { useCallback, useEffect, useRef, useState } from 'react';
import type { Booking } from '#contract/bookings.ts';
import { ask } from '../api/api.ts';
import { useLiveBookings } from '../api/use-live-bookings.ts';

/**
 * One booking as it is now: as it was loaded, and as it changes by others, by time and by the buttons beside it. What
 * somebody else did is told.
 */
export function useBooking(first: Booking, tell: (before: Booking, after: Booking) => void) {
  const [booking, setBooking] = useState(first);
  const shown = useRef(first);
  useEffect(() => {
    shown.current = booking;
  }, [booking]);
  const put = useCallback(
    // late news is no news
    (next: Booking) => setBooking((now) => (next._id === now._id && next.__v >= now.__v ? next : now)),
    [],
  );
  const again = () => {
    // what cannot be asked now comes with the next change or the next connection
    void ask('GET /booking/:id', { params: { id: first._id } }).then(
      ({ data }) => changed(data),
      () => undefined,
    );
  };
  const changed = (next: Booking) => {
    // another one may have taken or freed the time of this one
    if (next._id !== shown.current._id) return again();
    tell(shown.current, next);
    put(next);
  };
  useLiveBookings({
    onChanged: changed,
    onGap: () => again(),
  });
  return { booking, put };
}
