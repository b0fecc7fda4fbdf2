import { useTranslations } from 'use-intl';
import type { Reply } from '#contract/index.ts';
import { monthOf } from '#domain/calendar/calendar.ts';
import { inRupees, paise } from '#domain/money.ts';
import { useToday } from '../../../parts/now.ts';
import { ButtonLink } from '../../../ui/button.tsx';

/** What this month has brought him, from the ledger. */
export function MonthEarnings({ months }: Pick<Reply<'GET /payment/earnings'>, 'months'>) {
  const t = useTranslations('panditDashboard');
  const now = monthOf(useToday());
  const month = months.find((one) => one.month === now);
  return (
    <section className="card grid gap-3 p-5">
      <h2 className="text-3 text-ink">{t('earnings')}</h2>
      {month && month.count > 0 ? (
        <>
          <p>
            <b className="text-5 display">{inRupees(paise(month.paidOut + month.toCome))}</b>{' '}
            <span className="text-2 text-ink-2">{t('earned', { count: month.count })}</span>
          </p>
          <dl className="flex gap-6 text-2">
            {(['paidOut', 'toCome'] as const).map((key) => (
              <div key={key}>
                <dt className="text-1 text-ink-2">{t(key)}</dt>
                <dd className="font-semibold">{inRupees(paise(month[key]))}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : (
        <p className="text-2 text-ink-2">{t('noEarnings')}</p>
      )}
      <div>
        <ButtonLink to="/pandit/earning" look="quiet">
          {t('allEarnings')}
        </ButtonLink>
      </div>
    </section>
  );
}
