import { useState } from 'react';
import type { Reply } from '#contract/index.ts';
import { firstOf, monthOf } from '#domain/calendar/calendar.ts';
import { ask } from '../../../parts/api/api.ts';
import { today } from '../../../parts/today.ts';
import { useLiveBookings } from '../../../parts/api/use-live-bookings.ts';

export type Days = Reply<'POST /availability/get-by-user'>;
export type Entry = Days['availability'][number];

/** What the calendar shows: from the first of this month on. */
export const daysAhead = async (): Promise<Days> =>
  (await ask('POST /availability/get-by-user', { body: { fromDate: firstOf(monthOf(today())) } })).data;

/** The pandit's days as they are: with what was declared or removed here, and the bookings that come and go meanwhile. */
export function useDays(loaded: Days) {
  const [days, setDays] = useState(loaded);
  // what cannot be asked now comes with the next change
  const again = () => void daysAhead().then(setDays, () => undefined);
  useLiveBookings({ onChanged: again, onGap: again });
  return {
    entries: days.availability,
    booked: days.booked,
    closed: days.closed,
    again,
    add: (entries: readonly Entry[]) =>
      setDays(({ availability, ...rest }) => ({ ...rest, availability: inOrder([...availability, ...entries]) })),
    drop: (id: string) =>
      setDays(({ availability, ...rest }) => ({ ...rest, availability: availability.filter((one) => one.id !== id) })),
  };
}

/** Each once, however it came. */
const inOrder = (entries: readonly Entry[]): Entry[] =>
  [...new Map(entries.map((entry) => [entry.id, entry])).values()].sort((a, b) => (a.fromDate < b.fromDate ? -1 : 1));
