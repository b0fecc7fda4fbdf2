import { useTranslations } from 'use-intl';
import type { Booking, BookingEvent } from '#contract/bookings.ts';
import { inRupees, paise } from '#domain/money.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { hasWords } from '../../../i18n/words.ts';
import { deedOf } from '../../../parts/booking/history.ts';
import { useNoteTimes } from '../../../parts/booking/note-times.ts';

/** What happened to a booking, step by step, and who did it. */
export function BookingHistory({ booking }: { booking: Booking }) {
  const { momentText } = useFormats();
  const t = useTranslations('admin.bookings');
  const words = useDeedWords(booking);
  const noteOf = useNoteTimes();
  return (
    <section className="grid gap-3 border-t border-line pt-4">
      <h3 className="text-2 font-semibold">{t('history')}</h3>
      <ol className="grid gap-2.5 text-2">
        {booking.events.map((event) => (
          <li key={event.action + event.at} className="grid gap-x-4 sm:grid-cols-[9.5rem_1fr]">
            <time dateTime={event.at} className="text-ink-2">
              {momentText(event.at)}
            </time>
            <span>
              {words(event)}
              {event.note && <q className="block whitespace-pre-line text-ink-2">{noteOf(event.note)}</q>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A step there are no words for is told by the state it led to. */
function useDeedWords(booking: Booking): (event: BookingEvent) => string {
  const { userId, panditId } = booking;
  const t = useTranslations('admin.bookings.deeds');
  const status = useTranslations('statusForOthers');
  return (event) => {
    const { to, amount } = event;
    const deed = deedOf(booking, event);
    const values = { user: userId.name, pandit: panditId.name, amount: amount === null ? '' : inRupees(paise(amount)) };
    if (hasWords(t, deed)) return t(deed, values);
    return hasWords(status, to) ? status(to) : to;
  };
}
