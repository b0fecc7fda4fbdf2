import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { KeptHours } from './kept-hours.tsx';

export function When({ booking: { bookingDate, startTime, startsAt, muhurat } }: { booking: Booking }) {
  const { clockText, dayLong } = useFormats();
  const t = useTranslations('bookingPage');
  return (
    <dl className="grid gap-3 text-2">
      <div>
        <dt className="text-1 text-ink-2">{t('day')}</dt>
        <dd className="text-3 font-semibold">
          <time dateTime={bookingDate}>{dayLong(bookingDate)}</time>
        </dd>
      </div>
      <div>
        <dt className="text-1 text-ink-2">{t('time')}</dt>
        <dd>{startTime ? clockText(startsAt) : t('wholeDay')}</dd>
        {muhurat && (
          <dd className="mt-1">
            <KeptHours muhurat={muhurat} day={bookingDate} late />
            {muhurat.rulesChanged && <p className="mt-1 text-2">{t('rulesChanged')}</p>}
          </dd>
        )}
      </div>
    </dl>
  );
}
