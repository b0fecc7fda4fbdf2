import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { inRupees, paise } from '#domain/money.ts';
import { restHasRefund } from '#domain/booking/rest.ts';
import { cx } from '../../ui/cx.ts';
import { moneyOf, waitsFor } from './money.ts';

/** The figures as a sum: agreed, in advance, gone back, and below the line what is left for after the puja. */
export function BookingMoney({ booking, seenBy }: { booking: Booking; seenBy: 'customer' | 'pandit' }) {
  const t = useTranslations(`figures.${seenBy}`);
  const own = useTranslations('figures.customer');
  const { agreed, advance, credit, back, after, kept } = moneyOf(booking);
  const waits = waitsFor(booking);
  const arrived = booking.refunds.every(({ state }) => state === 'arrived' || state === 'failed');
  const figures = [
    { label: t('agreed'), rupees: agreed, look: '' },
    ...(advance
      ? [{ label: t(advance.state), rupees: advance.rupees, look: advance.state === 'due' ? 'text-saffron' : '' }]
      : []),
    ...(credit && seenBy === 'customer'
      ? [
          { label: own('credit'), rupees: -credit.rupees, look: 'text-leaf' },
          { label: own(advance?.state === 'due' ? 'toPay' : 'paidSelf'), rupees: credit.toPay, look: 'font-semibold' },
        ]
      : []),
    ...(back !== null ? [{ label: t(arrived ? 'returned' : 'back'), rupees: back, look: 'text-leaf' }] : []),
    ...(kept !== null ? [{ label: t('kept'), rupees: kept, look: '' }] : []),
    ...(after !== null && (advance || after > 0) ? [{ label: t('after'), rupees: after, look: 'sum' }] : []),
    ...(waits > 0 && seenBy === 'customer' ? [{ label: own('waits'), rupees: waits, look: 'text-leaf' }] : []),
    ...restOf(booking).map(({ key, rupees }) => ({
      label: t(key),
      rupees,
      look: key === 'left' ? 'text-saffron' : 'text-leaf',
    })),
  ];
  const paid = advance?.rupees ?? 0;
  return (
    <>
      <dl className="grid gap-2">
        {figures.map(({ label, rupees, look }) => (
          <div
            key={label}
            className={cx(
              'flex items-baseline justify-between gap-4',
              look === 'sum' && 'border-t border-line-strong pt-2',
            )}
          >
            <dt className={cx('text-2', look === 'sum' ? 'font-semibold' : 'text-ink-2')}>{label}</dt>
            <dd className={cx('whitespace-nowrap', look === 'sum' ? 'text-4 display' : look)}>
              {inRupees(paise(rupees))}
            </dd>
          </div>
        ))}
      </dl>
      {restHasRefund({ price: agreed, amount: paid, rest: after }) && <p className="text-2 text-ink-2">{t('stays')}</p>}
    </>
  );
}

/** How the rest was paid, as far as it was: online, and in cash as the two say; what they say differently stands on the card above. */
function restOf({ rest, sums }: Booking): { key: 'restPaid' | 'inCash' | 'left'; rupees: number }[] {
  if (!rest) return [];
  const online = { key: 'restPaid' as const, rupees: rest.paid };
  if (rest.stage === 'differs') return [online].filter(({ rupees }) => rupees > 0);
  const left = sums.left ?? 0;
  const lines = [
    online,
    { key: 'inCash' as const, rupees: rest.given ?? rest.received ?? 0 },
    ...(left < rest.due ? [{ key: 'left' as const, rupees: left }] : []),
  ];
  return lines.filter(({ rupees }) => rupees > 0);
}
