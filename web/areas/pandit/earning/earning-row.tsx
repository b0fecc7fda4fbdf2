import { Banknote, ChevronDown, Landmark, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Reply } from '#contract/index.ts';
import { paise } from '#domain/money.ts';
import { Named } from '../../../parts/named.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { useFormats } from '../../../i18n/formats.ts';
import { useLocalName } from '../../../i18n/local-names.ts';
import { useToday } from '../../../parts/now.ts';

export type Transaction = Reply<'GET /payment/earnings'>['transactions'][number];

const signs = { UPI: Smartphone, 'Bank Transfer': Landmark, Cash: Banknote } as const;

/** From a tablet on: the puja, and its three sums. */
const COLUMNS =
  'md:grid-cols-[minmax(0,1fr)_4rem_5.5rem_4.5rem] lg:grid-cols-[minmax(0,1fr)_6.5rem_6.5rem_6.5rem] lg:px-5';

/** What the three sums are: once above all rows where they stand in columns, otherwise in each row. */
export function EarningHeads() {
  const t = useTranslations('earnings');
  return (
    <div
      aria-hidden
      className={`hidden gap-x-4 border-b border-line px-4 py-2.5 text-right text-1 font-semibold text-ink-2 md:grid ${COLUMNS}`}
    >
      <span className="col-start-2">{t('amount')}</span>
      <span>{t('rowCommission')}</span>
      <span>{t('share')}</span>
    </div>
  );
}

/** One puja's advance, or its rest: what it was for, what of it is the pandit's, and where that is. */
export function EarningRow({ one }: { one: Transaction }) {
  const { dateWorded, dayNear, money } = useFormats();
  const today = useToday();
  const nameOf = useLocalName();
  const t = useTranslations('earnings');
  const Sign = signs[one.paymentMethod];
  const [amount, commission] = [money(paise(one.amount)), money(paise(one.commission))];
  const paidOn = one.paidAt && t('paidOn', { day: dateWorded(one.paidAt) });
  const reference = one.reference && t('reference', { reference: one.reference });
  return (
    <li className={`relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 gap-y-0.5 px-4 py-2.5 md:gap-x-4 ${COLUMNS}`}>
      <h3 className="text-3 tracking-normal text-ink">{nameOf(one.poojaType)}</h3>
      <p className="col-span-full row-start-2 text-2 wrap-anywhere text-ink-2 max-lg:pr-4 lg:col-span-1">
        <Named>{one.customerName}</Named>&nbsp;· <span className="whitespace-nowrap">{dayNear(one.date, today)}</span>
        {/* most are advances, as the page says */}
        {one.purpose === 'rest' && <>&nbsp;· {t('purposes.rest')}</>}
      </p>
      <dl className="contents">
        <Money label={t('amount')} sum={amount} className={`max-md:hidden md:col-start-2 ${BESIDE}`} />
        <Money label={t('rowCommission')} sum={commission} className={`max-md:hidden md:col-start-3 ${BESIDE}`} />
        <Money
          label={t('share')}
          sum={money(paise(one.share))}
          className={`col-start-2 row-start-1 text-3 font-semibold md:col-start-4 ${BESIDE}`}
        >
          <span className="mr-1 text-1 font-normal text-ink-2 md:hidden">{`${amount} − ${commission} = `}</span>
        </Money>
      </dl>
      <div className="col-span-full row-start-3 flex flex-wrap items-center gap-x-2 gap-y-1 text-1 text-ink-2 md:gap-x-3">
        <PayoutBadge one={one} />
        {paidOn && <span className="max-md:hidden">{paidOn}</span>}
        <span className="inline-flex items-center gap-1">
          <Sign size={14} aria-hidden />
          {t(`methods.${one.paymentMethod}`)}
        </span>
        <span>{one.id}</span>
        {reference && <span className="wrap-anywhere max-lg:hidden">{reference}</span>}
      </div>
      <div className="col-span-full text-1 text-ink-2 empty:hidden">
        {one.givenBack > 0 && <p>{t('givenBack', { amount: money(paise(one.givenBack)) })}</p>}
        {one.charged > 0 && <p>{t('charged', { amount: money(paise(one.charged)) })}</p>}
      </div>
      {paidOn && (
        <details className="group/paid col-span-full text-1 text-ink-2 lg:hidden">
          <summary className="absolute top-6 right-0 grid size-11 list-none place-items-center [&::-webkit-details-marker]:hidden">
            <span className="sr-only">{paidOn}</span>
            <ChevronDown size={16} aria-hidden className="group-open/paid:rotate-180" />
          </summary>
          <p className="flex flex-wrap gap-x-3 wrap-anywhere">
            <span className="md:hidden">{paidOn}</span>
            {reference && <span>{reference}</span>}
          </p>
        </details>
      )}
    </li>
  );
}

/** In a column of its own, where there is room. */
const BESIDE = 'text-right md:row-start-1 lg:row-span-2 lg:self-center';

/** What went back whole, or was taken off whole, is neither paid nor to be waited for; what a case is open about is on hold. */
function PayoutBadge({ one: { share, charged, status, onHold } }: { one: Transaction }) {
  const t = useTranslations('earnings');
  if (share === 0) return <Badge tone="off">{t(charged > 0 ? 'TakenOff' : 'GivenBack')}</Badge>;
  return <Badge tone={status === 'Paid' ? 'ok' : 'wait'}>{t(onHold ? 'OnHold' : status)}</Badge>;
}

interface MoneyProps {
  label: string;
  sum: string;
  className: string;
  /** What it is made of. */
  children?: ReactNode;
}

const Money = ({ label, sum, className, children }: MoneyProps) => (
  <div className={className}>
    <dt className="sr-only">{label}</dt>
    <dd className="whitespace-nowrap">
      {children}
      {sum}
    </dd>
  </div>
);
