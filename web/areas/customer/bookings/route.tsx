import { useEffect, useRef } from 'react';
import { useNavigation, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { AreaError } from '../../../parts/site/area-error.tsx';
import { Jhoti } from '../../../parts/site/art.tsx';
import { pageMeta } from '../../../parts/site/meta.ts';
import { requireRole } from '../../../parts/api/session.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { useLate } from '../../../ui/late.ts';
import { EmptyState } from '../../../ui/states.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import type { Route } from './+types/route';
import { BookingCard } from './booking-card.tsx';
import { BookingSkeleton } from './booking-skeleton.tsx';
import { askBookings, useBookings, type When } from './use-bookings.ts';
import { addressOfBookings, whenIn, WhichBookings } from './which-bookings.tsx';
import { wordsIn } from '../../../i18n/words.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await requireRole(request, ['user']);
  const when = whenIn(new URL(request.url).searchParams);
  return { user, when, page: await askBookings(when) };
}
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: wordsIn(matches)('nav.myBookings'), brand: matches[0].loaderData.brand });

const grid = 'grid gap-5 lg:grid-cols-2';

export function HydrateFallback() {
  const t = useTranslations('customer.bookings');
  const [params] = useSearchParams();
  return (
    <Frame when={whenIn(params)}>
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
  const [params] = useSearchParams();
  return (
    <Frame when={whenIn(params)}>
      <AreaError title={t('failed')} />
    </Frame>
  );
}

export default function MyBookings({ loaderData: { user, page, when } }: Route.ComponentProps) {
  const waiting = useLate(useNavigation().location?.pathname === '/my-bookings');
  useLoadedToast(page.bookings.length);
  return (
    <Frame when={when}>
      <div aria-busy={waiting} className={cx('transition-opacity duration-150', waiting && 'opacity-60')}>
        <List key={when} user={user} page={page} when={when} />
      </div>
    </Frame>
  );
}

function List({ user, page, when }: Route.ComponentProps['loaderData']) {
  const t = useTranslations('customer.bookings');
  const { bookings, put, more, loading } = useBookings(page, when);
  if (bookings.length === 0) return <NoBookings when={when} />;
  return (
    <>
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
    </>
  );
}

const nothing = {
  all: ['empty', 'emptyText'],
  upcoming: ['emptyUpcoming', 'emptyUpcomingText'],
  past: ['emptyPast', 'emptyPastText'],
} as const;

function NoBookings({ when }: { when: When }) {
  const t = useTranslations('customer.bookings');
  const [title, text] = nothing[when ?? 'all'];
  return (
    <EmptyState
      art={<Jhoti className="size-28 opacity-60" />}
      title={t(title)}
      action={
        <>
          {when !== 'past' && <ButtonLink to="/find-pandit">{t('find')}</ButtonLink>}
          {when !== null && (
            <ButtonLink look="quiet" to={addressOfBookings(null)}>
              {t('showAll')}
            </ButtonLink>
          )}
        </>
      }
    >
      {t(text)}
    </EmptyState>
  );
}

function Frame({ when, children }: { when: When; children: React.ReactNode }) {
  const t = useTranslations('customer.bookings');
  return (
    <div className="measure pt-8 pb-4 md:pt-10">
      <h1 className="mb-5 text-5">{t('title')}</h1>
      <WhichBookings shown={when} />
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
