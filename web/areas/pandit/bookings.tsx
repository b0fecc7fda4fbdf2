import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { pandit } from '../../i18n/en/pandit.ts';
import { ask } from '../../parts/api.ts';
import { AreaError } from '../../parts/area-error.tsx';
import { pageMeta } from '../../parts/meta.ts';
import { failureText } from '../../parts/sentence.ts';
import { useLiveBookings } from '../../parts/use-live-bookings.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { SkeletonCards } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { Route } from './+types/bookings';
import { BookingCard } from './booking-card.tsx';

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageMeta({ title: pandit.pandit.nav.bookings, brand: root.loaderData.brand });

export async function clientLoader() {
  return (await ask('POST /booking/get-bookings-by-user', { body: {} })).data;
}

export function HydrateFallback() {
  const t = useTranslations('pandit.bookings');
  return <SkeletonCards label={t('loading')} className="h-52" />;
}

export function ErrorBoundary() {
  const t = useTranslations('pandit.bookings');
  return <AreaError title={t('failed')} />;
}

export default function PanditBookings({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('pandit.bookings');
  const toast = useToast();
  const [bookings, setBookings] = useState(loaderData.bookings);
  const [cursor, setCursor] = useState(loaderData.nextCursor);
  const [loading, setLoading] = useState(false);

  const put = (changed: Booking) =>
    setBookings((all) =>
      all.some(({ _id }) => _id === changed._id)
        ? all.map((one) => (one._id === changed._id ? changed : one))
        : [changed, ...all],
    );
  useLiveBookings({
    onChanged: put,
    onGap: () => {
      const again = ask('POST /booking/get-bookings-by-user', { body: {} });
      void again.then(
        ({ data }) => data.bookings.toReversed().forEach(put),
        () => undefined,
      );
    },
  });
  const more = async () => {
    setLoading(true);
    try {
      const { data } = await ask('POST /booking/get-bookings-by-user', { body: cursor ? { cursor } : {} });
      setBookings((all) => [...all, ...data.bookings]);
      setCursor(data.nextCursor);
    } catch (error) {
      toast.failed(failureText(error, t('failed')));
    } finally {
      setLoading(false);
    }
  };

  return (
    <>
      <h1 className="mb-5 text-5">{t('title')}</h1>
      {bookings.length === 0 ? (
        <EmptyState title={t('empty')} action={<ButtonLink to="/pandit/availability">{t('emptyAction')}</ButtonLink>}>
          {t('emptyText')}
        </EmptyState>
      ) : (
        <div className="grid gap-4">
          {bookings.map((booking) => (
            <BookingCard key={booking._id} booking={booking} onChanged={put} />
          ))}
        </div>
      )}
      {cursor && (
        <div className="mt-6 text-center">
          <Button look="quiet" busy={loading && t('loading')} onClick={() => void more()}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  );
}
