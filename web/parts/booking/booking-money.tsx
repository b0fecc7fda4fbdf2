import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { inRupees, paise } from '#domain/money.ts';
import { restHasRefund } from '#domain/rest.ts';
import { cx } from '../../ui/cx.ts';
import { moneyOf } from './money.ts';

/** The figures in plain sight: agreed, in advance, gone back, after the puja. */
export function BookingMoney({ booking, seenBy }: { booking: Booking; seenBy: 'customer' | 'pandit' }) {
  const t = useTranslations(`figures.${seenBy}`);
  const { agreed, advance, back, after } = moneyOf(booking);
  const arrived = booking.refunds.every(({ state }) => state === 'arrived' || state === 'failed');
  const figures = [
    { label: t('agreed'), rupees: agreed, due: false },
    ...(advance ? [{ label: t(advance.state), rupees: advance.rupees, due: advance.state === 'due' }] : []),
    ...(back !== null ? [{ label: t(arrived ? 'returned' : 'back'), rupees: back, due: false }] : []),
    ...(after !== null && advance ? [{ label: t('after'), rupees: after, due: false }] : []),
  ];
  const paid = advance?.rupees ?? 0;
  return (
    <>
      <dl className="flex flex-wrap gap-x-6 gap-y-3 rounded-control bg-sunk/70 px-4 py-3">
        {figures.map(({ label, rupees, due }) => (
          <div key={label} className="grow">
            <dt className="text-1 text-ink-2">{label}</dt>
            <dd className={cx('text-3 font-semibold', due && 'text-saffron')}>{inRupees(paise(rupees))}</dd>
          </div>
        ))}
      </dl>
      {restHasRefund({ price: agreed, amount: paid, rest: after }) && <p className="text-2 text-ink-2">{t('stays')}</p>}
    </>
  );
}
