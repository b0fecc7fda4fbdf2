import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { paise } from '#domain/money.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { moneyOf } from '../../../parts/booking/money.ts';

/** What of the price is asked or paid in advance, and what of that went back: a sentence each. */
export function useAdvanceLines(): (booking: Booking) => readonly string[] {
  const { money } = useFormats();
  const t = useTranslations('panditBookings');
  return (booking) => {
    const { advance, back } = moneyOf(booking);
    const { cashBack } = booking;
    return [
      // an advance that went back whole is no longer paid
      ...(advance && (back === null || back < advance.rupees)
        ? [t(advance.state === 'paid' ? 'advancePaid' : 'advanceAsked', { amount: money(paise(advance.rupees)) })]
        : []),
      ...(back === null ? [] : [t('advanceBack', { amount: money(paise(back)) })]),
      ...(cashBack && cashBack.said.length === 0 ? [t('cashToGive', { amount: money(paise(cashBack.amount)) })] : []),
    ];
  };
}
