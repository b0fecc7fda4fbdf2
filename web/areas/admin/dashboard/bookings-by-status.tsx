import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { bookingStatuses, states } from '#domain/booking.ts';
import type { Dashboard } from '#contract/dashboard.ts';
import { Badge } from '../../../ui/badge.tsx';
import { useFormats } from '../../../i18n/formats.ts';
import { Part } from './part.tsx';

/** How many bookings of the last thirty days are in each status; each status leads to its list. */
export function BookingsByStatus({ data }: { data: Dashboard }) {
  const { count } = useFormats();
  const t = useTranslations('adminDashboard.status');
  const word = useTranslations('adminDashboard.show');
  return (
    <Part title={t('title')} sum={count(data.funnel.requests)}>
      <section aria-labelledby="by-status" className="h-full px-4 pb-4 md:card md:p-5">
        <h2 id="by-status" className="fold-title opens-early text-4">
          {t('title')}
        </h2>
        <p className="mb-2 text-2 text-ink-2 md:mt-1">{data.funnel.requests === 0 ? t('none') : t('lead')}</p>
        <ul>
          {bookingStatuses.map((status) => (
            <li key={status} className="border-b border-line last:border-none">
              <Link
                to={`/admin/bookings?show=${status}&since=${data.monthFrom}`}
                className="-mx-2 flex min-h-11 items-center justify-between gap-3 rounded-control px-2 hover:bg-sunk"
              >
                <Badge tone={states[status].tone}>{word(status)}</Badge>{' '}
                <span className="font-semibold">{count(countOf(data, status))}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </Part>
  );
}

const countOf = ({ bookings }: Dashboard, status: string): number =>
  bookings.find((row) => row.status === status)?.count ?? 0;
