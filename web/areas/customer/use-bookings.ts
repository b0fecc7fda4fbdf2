import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import type { Reply } from '#contract/index.ts';
import { ask } from '../../parts/api.ts';
import { failureText } from '../../parts/sentence.ts';
import { useLiveBookings } from '../../parts/use-live-bookings.ts';
import { useToast } from '../../ui/toast.tsx';
import { mergedInto } from './merge.ts';
import { lastDeed } from './story.ts';

type Page = Reply<'POST /booking/get-bookings-by-user'>;

/** My bookings as they are now: what was loaded, what was loaded since, and what changes by itself. */
export function useBookings(first: Page) {
  const t = useTranslations('customer.bookings');
  const toast = useToast();
  const [bookings, setBookings] = useState<readonly Booking[]>(first.bookings);
  const [cursor, setCursor] = useState(first.nextCursor);
  const [loading, setLoading] = useState(false);
  const put = useCallback((...changed: Booking[]) => setBookings((shown) => mergedInto(shown, changed)), []);
  useLive(bookings, put);

  const load = async (from: string) => {
    setLoading(true);
    try {
      const { data } = await ask('POST /booking/get-bookings-by-user', { body: { cursor: from } });
      setBookings((shown) => [...shown, ...data.bookings.filter(({ _id }) => shown.every((one) => one._id !== _id))]);
      setCursor(data.nextCursor);
    } catch (error) {
      toast.failed(failureText(error, t('failed')));
    } finally {
      setLoading(false);
    }
  };
  return { bookings, put, loading, more: cursor === null ? null : () => void load(cursor) };
}

/** Hears of changes made by others and by time, and says so where they matter. */
function useLive(bookings: readonly Booking[], put: (...changed: Booking[]) => void): void {
  const status = useTranslations('status');
  const toast = useToast();
  const shown = useRef(bookings);
  useEffect(() => {
    shown.current = bookings;
  }, [bookings]);

  const changed = useCallback(
    (booking: Booking) => {
      const before = shown.current.find(({ _id }) => _id === booking._id);
      const actor = lastDeed(booking)?.actor;
      const byOthers = actor === 'pandit' || actor === 'time';
      if (before && byOthers && before.bookingStatus !== booking.bookingStatus) {
        toast.done(`${booking.ritualId.ritualType}: ${status(booking.bookingStatus)}`);
      }
      put(booking);
    },
    [put, status, toast],
  );

  useLiveBookings({
    onChanged: changed,
    onGap: () => {
      // what cannot be asked now comes with the next change or the next connection
      const again = ask('POST /booking/get-bookings-by-user', { body: {} });
      void again.then(
        ({ data }) => data.bookings.toReversed().forEach(changed),
        () => undefined,
      );
    },
  });
}
