import { Banknote, Landmark, Smartphone } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Reply } from '#contract/index.ts';
import { inRupees, paise } from '#domain/money.ts';
import { Badge } from '../../../ui/badge.tsx';
import { useFormats } from '../../../i18n/formats.ts';

export type Transaction = Reply<'GET /payment/earnings'>['transactions'][number];

const signs = { UPI: Smartphone, 'Bank Transfer': Landmark, Cash: Banknote } as const;

/** Of a wide screen: the puja, and its three sums. */
const COLUMNS = 'lg:grid-cols-[minmax(0,1fr)_6.5rem_6.5rem_6.5rem] lg:px-5';

/** What the three sums are: once above all rows where they stand in columns, otherwise in each row. */
export function EarningHeads() {
  const t = useTranslations('earnings');
  return (
    <div
      aria-hidden
      className={`hidden gap-x-4 border-b border-line py-2.5 text-right text-1 font-semibold text-ink-2 lg:grid ${COLUMNS}`}
    >
      <span className="col-start-2">{t('amount')}</span>
      <span>{t('rowCommission')}</span>
      <span>{t('share')}</span>
    </div>
  );
}

/** One puja's advance, or its rest: what it was for, what of it is the pandit's, and where that is. */
export function EarningRow({ one }: { one: Transaction }) {
  const { dateWorded } = useFormats();
  const t = useTranslations('earnings');
  const Sign = signs[one.paymentMethod];
  return (
    <li className={`grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 px-4 py-2.5 ${COLUMNS}`}>
      <h3 className="text-3 tracking-normal text-ink">{one.poojaType}</h3>
      <p className="col-span-2 row-start-2 text-2 wrap-anywhere text-ink-2 lg:col-span-1">
        {one.customerName}&nbsp;· {dateWorded(one.date)}&nbsp;· {t(`purposes.${one.purpose}`)}
      </p>
      <dl className="contents">
        <Money label={t('amount')} rupees={one.amount} className={`col-start-1 lg:col-start-2 ${PART}`} />
        <Money
          label={t('rowCommission')}
          rupees={one.commission}
          className={`col-start-2 max-lg:justify-end lg:col-start-3 ${PART}`}
        />
        <div
          className={`col-start-2 row-start-1 text-right max-lg:flex max-lg:items-baseline max-lg:justify-end max-lg:gap-1.5 lg:col-start-4 ${BESIDE}`}
        >
          <dt className="text-1 text-ink-2 lg:sr-only">{t('share')}</dt>
          <dd className="text-3 font-semibold whitespace-nowrap">{inRupees(paise(one.share))}</dd>
        </div>
      </dl>
      <div className="col-span-2 row-start-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-1 text-ink-2 lg:col-span-4">
        <PayoutBadge one={one} />
        {one.paidAt && <span>{t('paidOn', { day: dateWorded(one.paidAt) })}</span>}
        <span className="inline-flex items-center gap-1">
          <Sign size={14} aria-hidden />
          {t(`methods.${one.paymentMethod}`)}
        </span>
        <span>{one.id}</span>
        {one.reference && <span className="wrap-anywhere">{t('reference', { reference: one.reference })}</span>}
      </div>
      <div className="col-span-2 row-start-5 text-1 text-ink-2 empty:hidden lg:col-span-4 lg:row-start-4">
        {one.givenBack > 0 && <p>{t('givenBack', { amount: inRupees(paise(one.givenBack)) })}</p>}
        {one.charged > 0 && <p>{t('charged', { amount: inRupees(paise(one.charged)) })}</p>}
      </div>
    </li>
  );
}

/** Beside all its lines, where there is room. */
const BESIDE = 'lg:row-span-2 lg:row-start-1 lg:self-center';
/** Of the two that the share is made of. */
const PART = `row-start-4 max-lg:flex max-lg:items-baseline max-lg:gap-1.5 max-lg:text-1 lg:text-right ${BESIDE}`;

/** What went back whole, or was taken off whole, is neither paid nor to be waited for; what a case is open about is on hold. */
function PayoutBadge({ one: { share, charged, status, onHold } }: { one: Transaction }) {
  const t = useTranslations('earnings');
  if (share === 0) return <Badge tone="off">{t(charged > 0 ? 'TakenOff' : 'GivenBack')}</Badge>;
  return <Badge tone={status === 'Paid' ? 'ok' : 'wait'}>{t(onHold ? 'OnHold' : status)}</Badge>;
}

const Money = ({ label, rupees, className }: { label: string; rupees: number; className: string }) => (
  <div className={className}>
    <dt className="text-1 text-ink-2 lg:sr-only">{label}</dt>
    <dd>{inRupees(paise(rupees))}</dd>
  </div>
);
