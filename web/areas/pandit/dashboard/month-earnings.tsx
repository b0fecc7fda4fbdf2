import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Reply } from '#contract/index.ts';
import { monthOf } from '#domain/calendar/calendar.ts';
import { paise } from '#domain/money.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { useToday } from '../../../parts/now.ts';

/** What this month has brought him, from the ledger. */
export function MonthEarnings({ months }: Pick<Reply<'GET /payment/earnings'>, 'months'>) {
  const { money } = useFormats();
  const t = useTranslations('panditDashboard');
  const now = monthOf(useToday());
  const month = months.find((one) => one.month === now);
  return (
    <section className="card grid gap-1 px-4 py-2.5 sm:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-3 text-ink">{t('earnings')}</h2>
        <Link
          to="/pandit/earning"
          className="inline-flex min-h-11 items-center text-2 font-semibold text-maroon underline-offset-4 hover:underline"
        >
          {t('allEarnings')}
        </Link>
      </div>
      {month && month.count > 0 ? (
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1 pb-1.5">
          <p>
            <b className="text-5 leading-none whitespace-nowrap display">
              {money(paise(month.paidOut + month.toCome))}
            </b>{' '}
            <span className="text-2 text-ink-2">{t('earned', { count: month.count })}</span>
          </p>
          <dl className="flex flex-wrap gap-x-4 text-1 text-ink-2">
            {(['paidOut', 'toCome'] as const).map((key) => (
              <div key={key} className="flex gap-1">
                <dt>{t(key)}</dt>
                <dd className="font-semibold whitespace-nowrap text-ink">{money(paise(month[key]))}</dd>
              </div>
            ))}
          </dl>
          {month.onHold > 0 && (
            <p className="w-full text-1 text-ink-2">
              {month.onHold < month.toCome ? t('partOnHold', { amount: money(paise(month.onHold)) }) : t('onHold')}
            </p>
          )}
        </div>
      ) : (
        <p className="pb-1.5 text-2 text-ink-2">{t('noEarnings')}</p>
      )}
    </section>
  );
}
