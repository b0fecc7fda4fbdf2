import { useEffect, useEffectEvent, useRef } from 'react';
import type { Booking } from '#contract/bookings.ts';
import { followBookings } from '../api/live.ts';
import { useSession } from '../api/session.tsx';
import { useLoadAgain } from '../api/load-again.ts';

/** Whether the screen is that booking's own: no other shows its letters. */
export const isTheOne = (shown: readonly Booking[], id: string): boolean => shown.length === 1 && shown[0]?._id === id;

/**
 * Keeps a screen up with the bookings of the person signed in: each change runs the screen's loader again. `onNews` gets each shown
 * booking that is a newer one than before.
 */
export function useFreshBookings(shown: readonly Booking[], onNews: (before: Booking, after: Booking) => void): void {
  const load = useLoadAgain();
  const status = useSession().user?.userStatus;
  const drawnAs = useEffectEvent(() => status);
  const onLetter = useEffectEvent((id: string) => {
    if (isTheOne(shown, id)) load();
  });
  const again = useEffectEvent(load);
  useEffect(
    () =>
      followBookings({
        drawnAs: () => drawnAs(),
        onBooking: () => again(),
        onLetter: (id) => onLetter(id),
        onGap: () => again(),
      }),
    [],
  );

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
