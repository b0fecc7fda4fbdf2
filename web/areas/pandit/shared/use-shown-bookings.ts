import { useState } from 'react';
import type { Booking } from '#contract/bookings.ts';
import { keepPlaces, replaceIn } from './keep-places.ts';
import { useBookingNews } from './use-booking-news.ts';

/** The list a loader gave, under somebody's thumb: what is answered or changes stays where it is until they leave. */
export function useShownBookings(loaded: readonly Booking[]): readonly Booking[] {
  const [{ from, list, anew }, setShown] = useState({ from: loaded, list: loaded, anew: false });
  if (from !== loaded) setShown({ from: loaded, list: anew ? loaded : keepPlaces(list, loaded), anew: false });
  useBookingNews(list, {
    onChanged: (changed) => setShown((now) => ({ ...now, list: replaceIn(now.list, changed) })),
    onGap: () => setShown((now) => ({ ...now, anew: true })),
  });
  return list;
}
