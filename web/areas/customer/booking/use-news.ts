import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { useLocalName } from '../../../i18n/local-names.ts';
import { useFreshBookings } from '../../../parts/booking/use-fresh-bookings.ts';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { stateOf } from '#domain/booking.ts';
import { endingOf } from '#domain/booking/ending.ts';
import { useStateWord } from '../../../parts/booking/booking-badge.tsx';

/** Keeps the shown bookings fresh and says what others and time did to them; what the family does says so itself. */
export function useNews(shown: readonly Booking[]): void {
  const wordOf = useStateWord('customer');
  const nameOf = useLocalName();
  const t = useTranslations('customer.says');
  const toast = useToast();
  useFreshBookings(shown, (before, after) => {
    const isOwn = ['customer', 'provider'].includes(after.events.at(-1)?.actor ?? '');
    if (isOwn || before.bookingStatus === after.bookingStatus) return;
    const ritual = nameOf(after.ritualId.ritualType);
    const news = t('news', { ritual, state: wordOf(after.bookingStatus, endingOf(after.events)) });
    // what came to nothing bears no sign of success
    if (stateOf(after.bookingStatus)?.isOver === 'off') toast.failed(news);
    else toast.done(news);
  });
}
