import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { stretchesAhead, type Policy } from '#domain/booking/cancellation.ts';
import { inRupees, paise } from '#domain/money.ts';
import { asInstant, dayAt, instantOf, type Instant } from '#domain/time.ts';
import { useFormats } from '../../i18n/formats.ts';

/** How much of an advance comes back, by how long before the puja it is cancelled: before anything is asked or paid. */
export function PolicyTerms({ policy: { tiers, credit } }: { policy: Policy }) {
  const t = useTranslations('policy');
  const last = tiers.at(-1)?.hours ?? 0;
  return (
    <ul className="grid gap-1 text-2 text-ink-2">
      {tiers.map(({ hours, percent }) => (
        <li key={hours}>{t('before', { hours, percent })}</li>
      ))}
      <li>{t('later', { hours: last })}</li>
      <li>{t('panditToo', { credit: inRupees(paise(credit)) })}</li>
    </ul>
  );
}

/** The same for one booking, by its own days and hours; what is past is left out. */
export function PolicyAhead({ booking, now }: { booking: Booking; now: Instant }) {
  const { dayPlain, momentText } = useFormats();
  const t = useTranslations('policy');
  return (
    <ul className="grid gap-1 text-2 text-ink-2">
      {stretchesAhead(booking.policy, instantOf(booking.startsAt), now).map(({ until, percent }, rung) => (
        <li key={percent}>
          {until === null && t(rung === 0 ? 'fromNow' : 'fromThen')}
          {until !== null &&
            booking.startTime !== null &&
            t('until', { at: momentText(new Date(until).toISOString()), percent })}
          {until !== null &&
            booking.startTime === null &&
            t('untilEndOf', { day: dayPlain(dayAt(asInstant(until - 1))), percent })}
        </li>
      ))}
    </ul>
  );
}
