import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import type { Reply, Sent } from '#contract/index.ts';
import { isAhead } from '#domain/booking.ts';
import { ask } from '../../../parts/api/api.ts';
import { failureText } from '../../../parts/api/sentence.ts';
import { useLiveBookings } from '../../../parts/api/use-live-bookings.ts';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { mergedInto } from './merge.ts';
import { useNews } from '../booking/use-news.ts';

type Page = Reply<'POST /booking/get-bookings-by-user'>;
/** Those that lie ahead, the others, or all. */
export type When = NonNullable<Sent<'POST /booking/get-bookings-by-user', 'body'>['when']> | null;

export const askBookings = async (when: When, cursor?: string): Promise<Page> =>
  (
    await ask('POST /booking/get-bookings-by-user', {
      body: { sort: 'need', ...(when && { when }), ...(cursor && { cursor }) },
    })
  ).data;

/** My bookings as they are now: what was loaded, what was loaded since, and what changes by itself. */
export function useBookings(first: Page, when: When) {
  const t = useTranslations('customer.bookings');
  const toast = useToast();
  const [bookings, setBookings] = useState<readonly Booking[]>(first.bookings);
  const [cursor, setCursor] = useState(first.nextCursor);
  const [loading, setLoading] = useState(false);
  const put = useCallback(
    (...changed: Booking[]) =>
      setBookings((shown) => {
        // one that moves to the other part stays where it is being looked at; it does not turn up in a part it is not of
        const known = new Set(shown.map(({ _id }) => _id));
        return mergedInto(
          shown,
          changed.filter((booking) => known.has(booking._id) || belongs(booking, when)),
        );
      }),
    [when],
  );
  useLive(bookings, put, when);

  const load = async (from: string) => {
    setLoading(true);
    try {
      const next = await askBookings(when, from);
      setBookings((shown) => [...shown, ...next.bookings.filter(({ _id }) => shown.every((one) => one._id !== _id))]);
      setCursor(next.nextCursor);
    } catch (error) {
      toast.failed(failureText(error, t('failed')));
    } finally {
      setLoading(false);
    }
  };
  return { bookings, put, loading, more: cursor === null ? null : () => void load(cursor) };
}

function belongs({ bookingStatus, endsAt }: Booking, when: When): boolean {
  return when === null || isAhead(bookingStatus, { to: Date.parse(endsAt) }, Date.now()) === (when === 'upcoming');
}

/** Hears of changes made by others and by time, and says so where they matter. */
function useLive(bookings: readonly Booking[], put: (...changed: Booking[]) => void, when: When): void {
  const tell = useNews();
  const shown = useRef(bookings);
  useEffect(() => {
    shown.current = bookings;
  }, [bookings]);

  const changed = useCallback(
    (booking: Booking) => {
      const before = shown.current.find(({ _id }) => _id === booking._id);
      tell(before, booking);
      put(booking);
    },
    [put, tell],
  );

  useLiveBookings({
    onChanged: changed,
    onGap: () => {
      // what cannot be asked now comes with the next change or the next connection
      void askBookings(when).then(
        (page) => page.bookings.toReversed().forEach(changed),
        () => undefined,
      );
    },
  });
}
