import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { NextHours } from '#contract/booking/asks.ts';
import type { Booking } from '#contract/bookings.ts';
import { areWholeDay } from '#domain/calendar/good-hours.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { Section } from '../../../parts/booking/section.tsx';

interface NextProps {
  booking: Booking;
  hours: readonly NextHours[];
}

/** Where a puja of good hours came to nothing, and nobody else is being asked for it: the next ones, each a search. */
export default function NextGoodHours({ booking: { ask, ritualId }, hours }: NextProps) {
  const { dayLong, endsOn } = useFormats();
  const t = useTranslations('customer.nextHours');
  if (ask && ask.state !== 'choosing' && ask.state !== 'over') return null;
  const to = ({ window, district }: NextHours): string =>
    `/find-pandit?${new URLSearchParams({ ritual: ritualId._id, window, ...(district && { district }) })}`;
  return (
    <Section title={t('heading')} id="next-hours">
      <ul className="grid gap-2">
        {hours.map((one) => (
          <li key={one.from}>
            <Link
              to={to(one)}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 rounded-control border border-line-strong px-3.5 py-2 hover:border-saffron hover:text-maroon"
            >
              <span>
                <b className="font-semibold">{dayLong(one.date)}</b>,{' '}
                <span className="inline-block">
                  {areWholeDay(one) ? t('wholeDay') : Object.values(endsOn(one, one.date)).join('–')}
                </span>
              </span>
              <span className="text-2 text-ink-2">{t(one.orMore ? 'freeOrMore' : 'free', { count: one.count })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
