import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { periodBetween } from '#domain/time.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { KeptBounds, KeptHours } from './kept-hours.tsx';

/** Day and hour of a booking in one line at the head of its page, and below it the good hours that were chosen; on its page also that newer rules no longer give them. */
export function When({ booking: { bookingDate, startTime, startsAt, muhurat } }: { booking: Booking }) {
  const { clockText, dayLong } = useFormats();
  const t = useTranslations('bookingPage');
  return (
    <>
      <p className="font-semibold">
        {/* a line that breaks between the two does not end in a comma */}
        <time dateTime={bookingDate}>{dayLong(bookingDate)}</time>
        {startTime ? (
          <>
            , <span className="inline-block">{clockText(startsAt)}</span>
          </>
        ) : (
          <span className="block">{t('wholeDay')}</span>
        )}
      </p>
      <KeptHours muhurat={muhurat} day={bookingDate} />
      {muhurat?.rulesChanged && <p className="text-1 text-ink-2">{t('rulesChanged')}</p>}
    </>
  );
}

/** What the good hours of a booking mean for its begin. */
export function WhenBounds({ booking: { startsAt, endsAt, muhurat } }: { booking: Booking }) {
  if (!muhurat) return null;
  return (
    <div>
      <KeptBounds muhurat={muhurat} puja={periodBetween(startsAt, endsAt)} />
    </div>
  );
}
