import { useTranslations } from 'use-intl';
import type { Reply } from '#contract/index.ts';
import { COMMISSION_PERCENT, paise } from '#domain/money.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { cx } from '../../../ui/cx.ts';

/** All of it, whatever the list below is narrowed to. */
export function EarningTotals({ earnings: { totals } }: { earnings: Reply<'GET /payment/earnings'> }) {
  const { money } = useFormats();
  const t = useTranslations('earnings');
  const figures = [
    {
      key: 'toCome',
      label: t('toCome'),
      hint: totals.onHold > 0 ? t('toComeHeld', { amount: money(paise(totals.onHold)) }) : t('toComeHint'),
    },
    { key: 'paidOut', label: t('paidOut'), hint: t('paidOutHint') },
    { key: 'commission', label: t('commission', { percent: COMMISSION_PERCENT }), hint: t('commissionHint') },
  ] as const;
  return (
    <dl
      aria-label={t('totals')}
      className="card grid divide-y divide-line sm:max-lg:grid-cols-3 sm:max-lg:divide-x sm:max-lg:divide-y-0"
    >
      {figures.map(({ key, label, hint }) => (
        <div
          key={key}
          className="flex items-center justify-between gap-4 px-4 py-2.5 sm:max-lg:flex-col sm:max-lg:items-start sm:max-lg:gap-1.5 sm:max-lg:py-4 lg:px-5"
        >
          <dt>
            <span className="block text-2 font-semibold">{label}</span>
            <span className="block text-1 text-ink-2">{hint}</span>
          </dt>
          <dd
            className={cx(
              'whitespace-nowrap',
              key === 'commission' ? 'text-3 font-semibold text-ink-2' : 'text-4 display',
            )}
          >
            {money(paise(totals[key]))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
