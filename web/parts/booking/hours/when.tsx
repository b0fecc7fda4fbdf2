import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { periodBetween } from '#domain/time.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { KeptBounds, KeptHours } from './kept-hours.tsx';

export function When({ booking: { bookingDate, startTime, startsAt, endsAt, muhurat } }: { booking: Booking }) {
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
            <KeptHours muhurat={muhurat} day={bookingDate} />
            <KeptBounds muhurat={muhurat} puja={periodBetween(startsAt, endsAt)} />
            {muhurat.rulesChanged && <p className="mt-1 text-2">{t('rulesChanged')}</p>}
          </dd>
        )}
      </div>
    </dl>
  );
}
