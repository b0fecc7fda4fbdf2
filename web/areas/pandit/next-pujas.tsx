import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { today } from '../../parts/dates.ts';
import { useNow } from '../../parts/now.ts';
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
  const shown = pujas.filter((one) => isNow(one, now));
  if (shown.length === 0) return null;
  return <Pujas title={t('today')} pujas={shown} onChanged={onChanged} />;
}

export function NextPujas({ pujas, onChanged }: PujasProps) {
  const t = useTranslations('panditDashboard');
  const now = useNow();
  const shown = pujas.filter((one) => !isNow(one, now)).slice(0, SHOWN);
  return <Pujas title={t('next')} none={t('noNext')} pujas={shown} onChanged={onChanged} />;
}

const isNow = ({ bookingDate, startsAt }: Booking, now: number): boolean =>
  bookingDate === today() || Date.parse(startsAt) <= now;

function Pujas({ title, none, pujas, onChanged }: PujasProps & { title: string; none?: string }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-4">{title}</h2>
      {pujas.length === 0 && <p className="text-ink-2">{none}</p>}
      {pujas.map((booking) => (
        <PujaRow key={booking._id} booking={booking} onChanged={onChanged} />
      ))}
    </section>
  );
}
