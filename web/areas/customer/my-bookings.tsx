import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { baseMessages } from '../../i18n/index.ts';
import { ask } from '../../parts/api.ts';
import { AreaError } from '../../parts/area-error.tsx';
import { Jhoti } from '../../parts/art.tsx';
import { pageMeta } from '../../parts/meta.ts';
import { requireRole } from '../../parts/session.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { Route } from './+types/my-bookings';
import { BookingCard } from './booking-card.tsx';
import { BookingSkeleton } from './booking-skeleton.tsx';
import { useBookings } from './use-bookings.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await requireRole(request, ['user']);
  const { data } = await ask('POST /booking/get-bookings-by-user', { body: {} });
  return { user, page: data };
}
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageMeta({ title: baseMessages.nav.myBookings, brand: root.loaderData.brand });

const grid = 'grid gap-5 lg:grid-cols-2';

export function HydrateFallback() {
  const t = useTranslations('customer.bookings');
  return (
    <Frame>
      <div role="status" className={grid}>
        <span className="sr-only">{t('loading')}</span>
        {[0, 1, 2, 3].map((index) => (
          <BookingSkeleton key={index} />
        ))}
      </div>
    </Frame>
  );
}

export function ErrorBoundary() {
  const t = useTranslations('customer.bookings');
  return (
    <Frame>
      <AreaError title={t('failed')} />
    </Frame>
  );
}

export default function MyBookings({ loaderData: { user, page } }: Route.ComponentProps) {
  const t = useTranslations('customer.bookings');
  const { bookings, put, more, loading } = useBookings(page);
  useLoadedToast(page.count);
  if (bookings.length === 0) {
    return (
      <Frame>
        <EmptyState
          art={<Jhoti className="size-28 opacity-60" />}
          title={t('empty')}
          action={<ButtonLink to="/find-pandit">{t('find')}</ButtonLink>}
        >
          {t('emptyText')}
        </EmptyState>
      </Frame>
    );
  }
  return (
    <Frame>
      <ul className={grid}>
        {bookings.map((booking) => (
          <li key={booking._id}>
            <BookingCard booking={booking} payer={user} onChanged={put} />
          </li>
        ))}
      </ul>
      {more && (
        <div className="mt-6 text-center">
          <Button look="quiet" busy={loading && t('loadingMore')} onClick={more}>
            {t('more')}
          </Button>
        </div>
      )}
    </Frame>
  );
}

function Frame({ children }: { children: React.ReactNode }) {
  const t = useTranslations('customer.bookings');
  return (
    <div className="measure pt-8 md:pt-10">
      <h1 className="mb-5 text-5 md:mb-7">{t('title')}</h1>
      {children}
    </div>
  );
}

/** Said once on entry (specification, public, section 8); an empty list speaks for itself. */
function useLoadedToast(count: number): void {
  const t = useTranslations('customer.bookings');
  const toast = useToast();
  const said = useRef(false);
  useEffect(() => {
    if (said.current || count === 0) return;
    said.current = true;
    toast.done(t('loaded', { count }));
  }, [count, t, toast]);
}
