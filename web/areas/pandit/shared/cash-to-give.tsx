import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { paise } from '#domain/money.ts';
import { useLocalName } from '../../../i18n/local-names.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { bookingPath } from '../steps/pandit-steps.ts';

/** Cash of pujas that were not held, which the pandit gives back by hand; each with the way to say that it is done. Nothing where there is none. */
export function CashToGive({ bookings }: { bookings: readonly Booking[] }) {
  const nameOf = useLocalName();
  const { dayPlain, dateWorded, money } = useFormats();
  const t = useTranslations('cashBack.pandit');
  const cases = useTranslations('cases');
  return bookings.map(({ _id, cashBack, userId, ritualId, bookingDate: day }) => {
    if (!cashBack) return null;
    const key = cashBack.isSure ? 'asked' : 'unsure';
    const { amount, until } = cashBack;
    const values = { amount: money(paise(amount)), name: userId.name, until: until ? dateWorded(until) : '' };
    return (
      <section key={_id} className="card grid justify-items-start gap-2 border-line-strong p-4 sm:p-5">
        <h2 className="text-4 wrap-anywhere text-ink">{t(`${key}.title`, values)}</h2>
        <p className="text-2 wrap-anywhere">
          {cases('about', { ritual: nameOf(ritualId.ritualType), day: dayPlain(day), name: userId.name })}
        </p>
        <p className="text-2 wrap-anywhere text-ink-2">{t(`${key}.short`, values)}</p>
        <ButtonLink to={bookingPath(_id)}>{cases('toBooking')}</ButtonLink>
      </section>
    );
  });
}
