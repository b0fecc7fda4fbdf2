import { useCallback, useEffect, useRef, useState } from 'react';
import type { Booking } from '#contract/bookings.ts';
import { ask } from '../../parts/api.ts';
import { useLiveBookings } from '../../parts/use-live-bookings.ts';
import { useNews } from './use-news.ts';

/** One booking as it is now: as it was loaded, and as it changes by others, by time and by the buttons beside it. */
export function useBooking(first: Booking) {
  const tell = useNews();
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
  const changed = (next: Booking) => {
    if (next._id !== shown.current._id) return;
    tell(shown.current, next);
    put(next);
  };
  useLiveBookings({
    onChanged: changed,
    onGap: () => {
      // what cannot be asked now comes with the next change or the next connection
      const again = ask('GET /booking/:id', { params: { id: first._id } });
      void again.then(
        ({ data }) => changed(data),
        () => undefined,
      );
    },
  });
  return { booking, put };
}
