import { useTranslations } from 'use-intl';
import type { Reply } from '#contract/index.ts';
import { COMMISSION_PERCENT, inRupees, paise } from '#domain/money.ts';

/** All of it, whatever the list below is narrowed to. */
export function EarningTotals({ earnings: { totals } }: { earnings: Reply<'GET /payment/earnings'> }) {
  const t = useTranslations('earnings');
  const figures = [
    {
      key: 'toCome',
      label: t('toCome'),
      hint: totals.onHold > 0 ? t('toComeHeld', { amount: inRupees(paise(totals.onHold)) }) : t('toComeHint'),
    },
    { key: 'paidOut', label: t('paidOut'), hint: t('paidOutHint') },
    { key: 'commission', label: t('commission', { percent: COMMISSION_PERCENT }), hint: t('commissionHint') },
  ] as const;
  return (
    <dl aria-label={t('totals')} className="card grid divide-y divide-line sm:grid-cols-3 sm:divide-x sm:divide-y-0">
      {figures.map(({ key, label, hint }) => (
        <div
          key={key}
          className="flex items-center justify-between gap-4 px-4 py-2.5 sm:flex-col sm:items-start sm:gap-1.5 sm:py-4 lg:px-5"
        >
          <dt>
            <span className="block text-2 font-semibold">{label}</span>
            <span className="block text-1 text-ink-2">{hint}</span>
          </dt>
          <dd className="text-4 whitespace-nowrap display text-maroon">{inRupees(paise(totals[key]))}</dd>
        </div>
      ))}
    </dl>
  );
}
