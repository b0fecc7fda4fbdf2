import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { inRupees, paise } from '#domain/money.ts';
import { addDays } from '#domain/time.ts';
import { moneyOf } from '../../../parts/booking/money.ts';
import { today } from '../../../parts/today.ts';
import { useNow } from '../../../parts/now.ts';
import { PujaRow } from './puja-row.tsx';

/** How many of the days to come are shown; the rest stands in the list. */
const SHOWN = 4;

interface PujasProps {
  /** Those agreed, the next one first. */
  pujas: readonly Booking[];
  onChanged: () => void;
}

/** Today's, and one that has begun and is not marked as done. Nothing where there is none. */
export function TodaysPujas({ pujas, onChanged }: PujasProps) {
  const t = useTranslations('panditDashboard');
  const now = useNow();
  const shown = pujas.filter((one) => partOf(one, now) === 'today');
  if (shown.length === 0) return null;
  const rupees = shown.reduce((sum, one) => sum + (moneyOf(one).after ?? 0), 0);
  const toReceive = shown.length > 1 && rupees > 0 ? t('toReceive', { amount: inRupees(paise(rupees)) }) : undefined;
  return <Pujas title={t('today')} beside={toReceive} pujas={shown} onChanged={onChanged} />;
}

/** Nothing where there is none. */
export function TomorrowsPujas({ pujas, onChanged }: PujasProps) {
  const t = useTranslations('panditDashboard');
  const now = useNow();
  const shown = pujas.filter((one) => partOf(one, now) === 'tomorrow');
  return shown.length > 0 && <Pujas title={t('tomorrow')} pujas={shown} onChanged={onChanged} />;
}

export function NextPujas({ pujas, onChanged }: PujasProps) {
  const t = useTranslations('panditDashboard');
  const now = useNow();
  const shown = pujas.filter((one) => partOf(one, now) === 'later').slice(0, SHOWN);
  return <Pujas title={t('next')} none={t('noNext')} pujas={shown} onChanged={onChanged} />;
}

function partOf({ bookingDate, startsAt }: Booking, now: number): 'today' | 'tomorrow' | 'later' {
  if (bookingDate === today() || Date.parse(startsAt) <= now) return 'today';
  return bookingDate === addDays(today(), 1) ? 'tomorrow' : 'later';
}

function Pujas({
  title,
  beside,
  none,
  pujas,
  onChanged,
}: PujasProps & { title: string; beside?: string | undefined; none?: string }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-4">{title}</h2>
        {beside && <p className="text-2 text-ink-2">{beside}</p>}
      </div>
      {pujas.length === 0 && <p className="text-ink-2">{none}</p>}
      {pujas.map((booking) => (
        <PujaRow key={booking._id} booking={booking} onChanged={onChanged} />
      ))}
    </section>
  );
}
