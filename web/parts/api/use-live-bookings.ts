import { useEffect, useRef } from 'react';
import type { Booking } from '#contract/bookings.ts';
import { ask } from './api.ts';
import { followBookings } from './live.ts';
import { useSession } from './session.tsx';

interface Hears {
  /** One of my bookings, as it is now. `earlier`: it changed before we listened, and may be known. */
  onChanged(booking: Booking, earlier: boolean): void;
  /** Somebody wrote in the thread of one of my bookings. */
  onLetter?: (bookingId: string) => void;
  /** We were away for a while and may have missed changes. */
  onGap(): void;
}

/** Keeps a screen up with the bookings of the signed-in person, for as long as it is shown. */
export function useLiveBookings(hears: Hears): void {
  const status = useSession().user?.userStatus;
  const latest = useRef({ ...hears, status });
  useEffect(() => {
    latest.current = { ...hears, status };
  });
  useEffect(
    () =>
      followBookings({
        drawnAs: () => latest.current.status,
        onBooking: (id, earlier) => {
          // what cannot be asked now comes with the next change or the next connection
          void ask('GET /booking/:id', { params: { id } }).then(
            ({ data }) => latest.current.onChanged(data, earlier),
            () => undefined,
          );
        },
        onLetter: (id) => latest.current.onLetter?.(id),
        onGap: () => latest.current.onGap(),
      }),
    [],
  );
}
