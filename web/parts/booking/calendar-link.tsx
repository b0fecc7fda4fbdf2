import { CalendarPlus, CalendarX } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { calendarPlace } from '#domain/booking/calendar-place.ts';
import { instantOf, type Instant } from '#domain/time.ts';
import { buttonClass } from '../../ui/button.tsx';
import { addressOf } from '../api/api.ts';
import { useSite } from '../site/brand.ts';

/** Whether there is anything of a booking to put into a calendar, or to remove from it: of what lies ahead. */
export const hasCalendarEntry = ({ bookingStatus, events, begunAt, endsAt }: Booking, now: Instant): boolean =>
  begunAt === null && now < instantOf(endsAt) && calendarPlace(bookingStatus, events) !== 'none';

/** The booking as an entry for one's own calendar; once it is called off, the file that removes that entry. */
export function CalendarLink({ booking: { _id: id, bookingStatus, events } }: { booking: Booking }) {
  const gone = calendarPlace(bookingStatus, events) === 'gone';
  const Sign = gone ? CalendarX : CalendarPlus;
  const t = useTranslations('bookingPage');
  const { api } = useSite();
  return (
    <a
      href={addressOf('GET /booking/:id/calendar', { params: { id } }, api)}
      className={`${buttonClass('quiet')} w-fit`}
    >
      <Sign size={18} aria-hidden /> {t(gone ? 'calendarRemove' : 'calendar')}
    </a>
  );
}
