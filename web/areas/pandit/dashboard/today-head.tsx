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
    <header className="next-step grid items-end gap-x-6 gap-y-3 px-5 py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h1 className="text-5 wrap-anywhere">{t('title', { name })}</h1>
        <p className="text-2">
          <time dateTime={today}>{dayLong(today)}</time>
        </p>
      </div>
      {rupees > 0 && (
        <p className="text-2 sm:text-right">
          {t('toReceive')} <b className="block text-4 whitespace-nowrap display">{inRupees(paise(rupees))}</b>
        </p>
      )}
    </header>
  );
}
