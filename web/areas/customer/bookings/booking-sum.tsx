import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { paise } from '#domain/money.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { cx } from '../../../ui/cx.ts';
import { moneyLines } from './money-line.ts';

/** The sum owed, or the price. */
export function BookingSum({ booking }: { booking: Booking }) {
  const { money } = useFormats();
  const t = useTranslations('customer.bookings');
  const [line] = moneyLines(booking);
  if (!line) return null;
  return (
    <span
      className={cx('ml-auto text-2 whitespace-nowrap', line.key === 'toPay' ? 'font-semibold text-ink' : 'text-ink-2')}
    >
      {t(line.key, { amount: money(paise(line.rupees)) })}
    </span>
  );
}
