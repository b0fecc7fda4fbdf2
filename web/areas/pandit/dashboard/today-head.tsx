import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { inRupees, paise } from '#domain/money.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { useNow, useToday } from '../../../parts/now.ts';
import { dayOf } from './pujas.tsx';

/** Whose day it is, which, and what it brings. */
export function TodayHead({ name, pujas }: { name: string; pujas: readonly Booking[] }) {
  const { dayLong } = useFormats();
  const t = useTranslations('panditDashboard');
  const [now, today] = [useNow(), useToday()];
  const rupees = pujas.filter((one) => dayOf(one, now) === 'today').reduce((sum, one) => sum + one.sums.asked, 0);
  return (
    <header className="next-step flex flex-wrap items-end justify-between gap-x-6 gap-y-2 px-4 py-3.5 sm:px-5 sm:py-4">
      <div className="min-w-0 grow basis-44">
        <h1 className="text-4 wrap-anywhere sm:text-5">{t('title', { name })}</h1>
        <p className="text-2">
          <time dateTime={today}>{dayLong(today)}</time>
        </p>
      </div>
      {rupees > 0 && (
        <p className="text-2 min-[23rem]:text-right">
          {t('toReceive')} <b className="block text-4 whitespace-nowrap display">{inRupees(paise(rupees))}</b>
        </p>
      )}
    </header>
  );
}
