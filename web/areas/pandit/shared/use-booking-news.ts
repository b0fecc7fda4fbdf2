import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { endingOf } from '#domain/booking/ending.ts';
import { useLocalName } from '../../../i18n/local-names.ts';
import { useStateWord } from '../../../parts/booking/booking-badge.tsx';
import { useFormats } from '../../../i18n/formats.ts';
import { useLoadAgain } from '../../../parts/api/load-again.ts';
import { isTheOne } from '../../../parts/booking/use-fresh-bookings.ts';
import { useLiveBookings } from '../../../parts/api/use-live-bookings.ts';
import { useToast } from '../../../ui/overlay/toast.tsx';

interface Hears {
  onChanged?: (booking: Booking) => void;
  /** Changes may have been missed. */
  onGap?: () => void;
}

/**
 * Keeps a screen up with the bookings: it loads anew, for any change may free or take the time of others, and says what families, their
 * payments, time and the office did. What the pandit does says so itself.
 */
export function useBookingNews(shown: readonly Booking[], { onChanged, onGap }: Hears = {}): void {
  const { dayShort } = useFormats();
  const t = useTranslations('panditBookings');
  const wordOf = useStateWord('pandit');
  const nameOf = useLocalName();
  const toast = useToast();
  const load = useLoadAgain();
  const told = useRef(new Set<string>());
  const tell = (before: Booking | undefined, after: Booking, earlier: boolean) => {
    const deed = after.events.at(-1);
    const ritual = nameOf(after.ritualId.ritualType);
    // a request may be in the list before its event arrives, if something else had loaded the list again
    const isNew = deed?.action === 'request' && !earlier && !told.current.has(after._id);
    if (!deed || deed.actor === 'pandit' || (before?.bookingStatus === after.bookingStatus && !isNew)) return;
    if (deed.action === 'request') {
      told.current.add(after._id);
      toast.done(t('newRequest', { ritual, day: dayShort(after.bookingDate) }));
    } else toast.done(t('news', { ritual, status: wordOf(after.bookingStatus, endingOf(after.events)) }));
  };
  useLiveBookings({
    onChanged: (changed, earlier) => {
      const before = shown.find(({ _id }) => _id === changed._id);
      // one that is not shown here was told when it changed
      if (before || !earlier) tell(before, changed, earlier);
      onChanged?.(changed);
      load();
    },
    onLetter: (id) => {
      if (isTheOne(shown, id)) load();
    },
    // a pandit who comes back sees the screen as it is now
    onGap: () => {
      onGap?.();
      load();
    },
  });
}
