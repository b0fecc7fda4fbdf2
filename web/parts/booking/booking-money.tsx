import type { Side } from '#domain/booking.ts';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { paise } from '#domain/money.ts';
import { restHasRefund } from '#domain/booking/rest.ts';
import { cx } from '../../ui/cx.ts';
import { figuresOf, type Figure } from './figures.ts';
import { moneyOf, waitsFor } from './money.ts';
import { useFormats } from '../../i18n/formats.ts';
import { dayAt, instantOf } from '#domain/time.ts';

const looks: Record<Figure['look'], string> = {
  plain: '',
  due: 'text-saffron',
  good: 'text-leaf',
  strong: 'font-semibold',
  total: 'text-4 display',
};

const paid: readonly string[] = ['paid', 'restPaid', 'inCash'] satisfies Figure['key'][];

/** The figures as a sum (`figures.ts`), with what is still to pay below the line. */
export function BookingMoney({ booking, seenBy }: { booking: Booking; seenBy: Side }) {
  const t = useTranslations(`figures.${seenBy}`);
  const own = useTranslations('figures.customer');
  const { agreed, advance, after } = moneyOf(booking);
  const figures = figuresOf(booking);
  const { dayTick, money } = useFormats();
  const { paymentDateTime: paidAt } = booking;
  const day = paidAt === null ? '' : dayTick(dayAt(instantOf(paidAt)));
  const waits = waitsFor(booking);
  const lines = [
    ...figures.before.map((one) => ({ ...one, label: t(one.key, { day }) })),
    ...(seenBy === 'customer' ? figures.credit.map((one) => ({ ...one, label: own(one.key) })) : []),
    ...figures.after.map((one) => ({ ...one, label: t(one.key) })),
    ...(waits > 0 && seenBy === 'customer'
      ? [{ key: 'paidBefore', label: own('paidBefore'), rupees: waits, look: 'good' as const }]
      : []),
  ];
  // a price that is the one sum, or of which nothing comes, is not said beside it; what waits stands alone
  const skipped = booking.advanceWaits
    ? lines.length - 1
    : Number(booking.sums.left === null || lines[1]?.rupees === agreed);
  // above what is left, what is paid is taken off; above what is due now, what follows it; where nothing is left, what went back
  const hasLeft = figures.credit.length === 0 && figures.after.some(({ key }) => key === 'after' || key === 'left');
  const hasNothing = figures.credit.length === 0 && figures.after.at(-1)?.key === 'nothing';
  const isTakenOff = (key: string, look: Figure['look']): boolean =>
    (hasLeft && paid.includes(key)) ||
    (hasNothing && (key === 'back' || key === 'returned')) ||
    (key === 'after' && look !== 'total');
  return (
    <>
      <dl className="grid gap-2">
        {lines.slice(skipped).map(({ key, label, rupees, look }) => (
          <div
            key={label}
            className={cx(
              'flex items-baseline justify-between gap-4',
              look === 'total' && 'border-line-strong not-first:border-t not-first:pt-2',
            )}
          >
            <dt className={cx('text-2', look === 'total' ? 'font-semibold' : 'text-ink-2')}>{label}</dt>
            <dd className={cx('whitespace-nowrap', looks[look])}>
              {isTakenOff(key, look) && '− '}
              {money(paise(rupees))}
            </dd>
          </div>
        ))}
      </dl>
      {restHasRefund({ price: agreed, amount: advance?.rupees ?? 0, rest: after }) && (
        <p className="text-2 text-ink-2">{t('stays')}</p>
      )}
    </>
  );
}
