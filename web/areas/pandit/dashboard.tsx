import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { actionsFor } from '#domain/booking.ts';
import { pandit } from '../../i18n/en/pandit.ts';
import { ask } from '../../parts/api.ts';
import { AreaError } from '../../parts/area-error.tsx';
import { momentText } from '../../parts/dates.ts';
import { pageMeta } from '../../parts/meta.ts';
import { useSession } from '../../parts/session.tsx';
import { useLiveBookings } from '../../parts/use-live-bookings.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { SkeletonCards } from '../../ui/skeleton.tsx';
import type { Route } from './+types/dashboard';
import { BookingCard } from './booking-card.tsx';

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageMeta({ title: pandit.pandit.nav.dashboard, brand: root.loaderData.brand });

export async function clientLoader() {
  const { data } = await ask('POST /booking/get-bookings-by-user', { body: { limit: 50 } });
  const now = Date.now();
  const toAnswer = data.bookings
    .filter((one) => actionsFor(one.bookingStatus, 'pandit', { from: Infinity, to: Infinity }, now).length > 0)
    .toSorted((a, b) => (a.dueAt ?? '').localeCompare(b.dueAt ?? ''));
  const next = data.bookings
    .filter((one) => one.bookingStatus === 'confirmedbypandit' && Date.parse(one.endsAt) > now)
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
  return { toAnswer, next: next.slice(0, 3) };
}

export function HydrateFallback() {
  const t = useTranslations('pandit.bookings');
  return <SkeletonCards label={t('loading')} className="h-52" />;
}

export function ErrorBoundary() {
  const t = useTranslations('pandit.bookings');
  return <AreaError title={t('failed')} />;
}

/** What needs an answer now, and what comes next. */
export default function PanditDashboard({ loaderData: { toAnswer, next } }: Route.ComponentProps) {
  const t = useTranslations('pandit.dashboard');
  const { user } = useSession();
  const revalidator = useRevalidator();
  const reload = () => void revalidator.revalidate();
  useLiveBookings({ onChanged: reload, onGap: reload });
  const due = toAnswer[0]?.dueAt;
  return (
    <div className="grid gap-8">
      <div>
        <p className="text-2 text-ink-2">{t('title', { name: user?.name ?? '' })}</p>
        <h1 className="text-5">{t('toAnswer', { count: toAnswer.length })}</h1>
        <p className="text-2 text-ink-2">{due ? t('firstBy', { time: momentText(due) }) : t('allAnswered')}</p>
      </div>
      {toAnswer.length > 0 && (
        <div className="grid gap-4">
          {toAnswer.map((booking) => (
            <BookingCard key={booking._id} booking={booking} onChanged={reload} />
          ))}
        </div>
      )}
      <section className="grid gap-4">
        <h2 className="text-4">{t('next')}</h2>
        {next.length === 0 && <p className="text-ink-2">{t('noNext')}</p>}
        {next.map((booking) => (
          <BookingCard key={booking._id} heading="h3" booking={booking} onChanged={reload} />
        ))}
      </section>
      <div>
        <ButtonLink to="/pandit/bookings" look="quiet">
          {t('all')}
        </ButtonLink>
      </div>
    </div>
  );
}
