import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { addDays, dayAt, type Instant } from '#domain/time.ts';
import { isToAnswer } from '../../../parts/booking/move/to-answer.ts';
import { useNow } from '../../../parts/now.ts';
import { PujaCard, PujaRow } from './puja-card.tsx';

/** How many of the coming days are shown; the list has the rest. */
const SHOWN = 4;

interface PujasProps {
  /** Those agreed, the next one first. */
  pujas: readonly Booking[];
}

/** Today's, and one that is under way since before midnight; what the first of them needs. Nothing where there is none. */
export function TodaysPujas({ pujas, samagri }: PujasProps & { samagri: readonly string[] | null }) {
  const t = useTranslations('panditDashboard');
  const [first, ...others] = usePujasOf('today', pujas);
  if (!first) return null;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {/* on a phone the head above has the day */}
      <h2 className="text-4 text-ink max-sm:sr-only">{t('today')}</h2>
      <PujaCard booking={first} samagri={samagri} />
      {others.map((booking) => (
        <PujaRow key={booking._id} booking={booking} />
      ))}
    </section>
  );
}

/** Those of days before that are not marked as done, or about which a case is open: their day stands with each. Nothing where there is none. */
export function UnfinishedPujas({ pujas }: PujasProps) {
  const t = useTranslations('panditDashboard');
  const shown = usePujasOf('before', pujas);
  return shown.length > 0 && <Rows title={t('unfinished')} pujas={shown} />;
}

/** Other times that families propose wait for an answer, of requests too, before anything else. */
export function OtherTimes({ bookings }: { bookings: readonly Booking[] }) {
  const t = useTranslations('panditDashboard');
  const now = useNow();
  const asked = bookings.filter((booking) => isToAnswer(booking, 'pandit', now));
  return asked.length > 0 && <Rows title={t('otherTimes')} pujas={asked} />;
}

/** Nothing where there is none. */
export function TomorrowsPujas({ pujas }: PujasProps) {
  const t = useTranslations('panditDashboard');
  const shown = usePujasOf('tomorrow', pujas);
  return shown.length > 0 && <Rows title={t('tomorrow')} pujas={shown} />;
}

export function NextPujas({ pujas }: PujasProps) {
  const t = useTranslations('panditDashboard');
  const shown = usePujasOf('later', pujas).slice(0, SHOWN);
  // whose pujas stand above reads no empty heading below them
  if (shown.length === 0 && pujas.length > 0) return null;
  return <Rows title={t('next')} none={t('noNext')} pujas={shown} />;
}

const usePujasOf = (day: PujaDay, pujas: readonly Booking[]): readonly Booking[] => {
  const now = useNow();
  return pujas.filter((one) => dayOf(one, now) === day);
};

type PujaDay = 'before' | 'today' | 'tomorrow' | 'later';

export function dayOf({ bookingDate, startsAt, endsAt }: Booking, now: Instant): PujaDay {
  const today = dayAt(now);
  if (bookingDate < today && Date.parse(endsAt) <= now) return 'before';
  if (bookingDate === today || Date.parse(startsAt) <= now) return 'today';
  return bookingDate === addDays(today, 1) ? 'tomorrow' : 'later';
}

function Rows({ title, none, pujas }: PujasProps & { title: string; none?: string }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <h2 className="text-4 text-ink">{title}</h2>
      {pujas.length === 0 && <p className="text-ink-2">{none}</p>}
      {pujas.map((booking) => (
        <PujaRow key={booking._id} booking={booking} />
      ))}
    </section>
  );
}
