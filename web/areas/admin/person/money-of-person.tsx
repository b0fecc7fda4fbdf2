import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { OfficePerson } from '#contract/office/people.ts';
import { inRupees, paise } from '#domain/money.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { Part } from './part.tsx';

/** What is theirs with us, and what moved for the bookings that are shown. */
export function MoneyOfPerson({ page: { money } }: { page: OfficePerson }) {
  const t = useTranslations('officePerson');
  const { momentText } = useFormats();
  const { credit, earnings, rows } = money;
  const sums = [
    ...(credit === null ? [] : [[t('credit'), credit] as const]),
    ...(earnings === null
      ? []
      : (['toCome', 'onHold', 'paidOut', 'commission'] as const)
          .filter((key) => key !== 'onHold' || earnings.onHold > 0)
          .map((key) => [t(key), earnings[key]] as const)),
  ];
  return (
    <Part title={t('money')} none={null}>
      <dl className="card grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-x-4 gap-y-2 px-4 py-3 sm:gap-x-6">
        {sums.map(([label, amount]) => (
          <div key={label}>
            <dt className="text-1 text-ink-2">{label}</dt>
            <dd className="text-3 font-semibold whitespace-nowrap">{inRupees(paise(amount))}</dd>
          </div>
        ))}
      </dl>
      {rows.length === 0 ? (
        <p className="text-2 text-ink-2">{t('noMoney')}</p>
      ) : (
        <ul className="card divide-y divide-line">
          {rows.map((row) => (
            <li
              key={row.kind + row._id}
              className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-2.5 text-2"
            >
              <p className="wrap-anywhere">
                <Link to={`/admin/bookings?booking=${row.bookingId}`} className="underline-offset-4 hover:underline">
                  {t(row.kind)}
                  {row.status && `, ${t(`refundStates.${row.status}`)}`}
                </Link>
                <span className="block text-1 text-ink-2">
                  {[momentText(row.at), row.reference].filter(Boolean).join('\u00a0· ')}
                </span>
              </p>
              <b className="font-semibold whitespace-nowrap">
                {row.kind === 'refund' && '−'}
                {inRupees(paise(row.amount))}
              </b>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
