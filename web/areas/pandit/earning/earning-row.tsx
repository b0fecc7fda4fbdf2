import { Banknote, Landmark, Smartphone } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Reply } from '#contract/index.ts';
import { inRupees, paise } from '#domain/money.ts';
import { Badge } from '../../../ui/badge.tsx';
import { useFormats } from '../../../i18n/formats.ts';

export type Transaction = Reply<'GET /payment/earnings'>['transactions'][number];

const signs = { UPI: Smartphone, 'Bank Transfer': Landmark, Cash: Banknote } as const;

/** One puja's advance, or its rest: what it was for, what of it is the pandit's, and where that is. */
export function EarningRow({ one }: { one: Transaction }) {
  const { dateWorded } = useFormats();
  const t = useTranslations('earnings');
  const Sign = signs[one.paymentMethod];
  return (
    <li className="grid gap-2 px-4 py-3 lg:grid-cols-[1fr_auto] lg:items-center lg:gap-8 lg:px-5">
      <div className="grid min-w-0 gap-1.5">
        <div>
          <h3 className="text-3 tracking-normal text-ink">{one.poojaType}</h3>
          <p className="text-2 wrap-anywhere text-ink-2">
            {one.customerName} · {dateWorded(one.date)} · {t(`purposes.${one.purpose}`)}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <PayoutBadge one={one} />
          <span className="inline-flex items-center gap-1.5 rounded-full border border-line-strong px-2.5 py-0.5 text-1 font-semibold">
            <Sign size={14} aria-hidden />
            {t(`methods.${one.paymentMethod}`)}
          </span>
          <span className="font-mono text-1 text-ink-2">{one.id}</span>
        </div>
        {one.givenBack > 0 && (
          <p className="text-1 text-ink-2">{t('givenBack', { amount: inRupees(paise(one.givenBack)) })}</p>
        )}
        {one.charged > 0 && (
          <p className="text-1 text-ink-2">{t('charged', { amount: inRupees(paise(one.charged)) })}</p>
        )}
        {one.paidAt && (
          <p className="text-1 wrap-anywhere text-ink-2">
            {t('paidOn', { day: dateWorded(one.paidAt) })}
            {one.reference && ` · ${t('reference', { reference: one.reference })}`}
          </p>
        )}
      </div>
      <dl className="grid grid-cols-3 gap-4">
        <Money label={t('amount')} rupees={one.amount} />
        <Money label={t('rowCommission')} rupees={one.commission} />
        <Money label={t('share')} rupees={one.share} strong />
      </dl>
    </li>
  );
}

/** What went back whole, or was taken off whole, is neither paid nor to be waited for. */
function PayoutBadge({ one: { share, charged, status } }: { one: Transaction }) {
  const t = useTranslations('earnings');
  if (share === 0) return <Badge tone="off">{t(charged > 0 ? 'TakenOff' : 'GivenBack')}</Badge>;
  return <Badge tone={status === 'Paid' ? 'ok' : 'wait'}>{t(status)}</Badge>;
}

const Money = ({ label, rupees, strong = false }: { label: string; rupees: number; strong?: boolean }) => (
  <div className="last:text-right lg:min-w-24 lg:text-right">
    <dt className="text-1 text-ink-2">{label}</dt>
    <dd className={strong ? 'text-3 font-semibold' : 'text-3'}>{inRupees(paise(rupees))}</dd>
  </div>
);
