import type { ReactNode } from 'react';
import { useNavigation, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { ListPart } from '#domain/people/pandit-list.ts';
import { AreaError } from '../../../parts/site/area-error.tsx';
import { Jhoti } from '../../../parts/site/art.tsx';
import { pageMeta } from '../../../parts/site/meta.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { useLate } from '../../../ui/late.ts';
import { SkeletonCards } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import type { Route } from './+types/route';
import { BookingCard } from './booking-card.tsx';
import { addressOfPart, ListParts, partIn } from './list-parts.tsx';
import { askPart, useList, type ListPage } from '../shared/use-list.ts';
import { wordsIn } from '../../../i18n/words.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: wordsIn(matches)('panditBookings.title'), brand: matches[0].loaderData.brand });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const show = partIn(new URL(request.url).searchParams);
  return { show, page: await askPart(show) };
}

export function HydrateFallback() {
  const t = useTranslations('panditBookings');
  const [params] = useSearchParams();
  return (
    <Frame show={partIn(params)}>
      <SkeletonCards label={t('loading')} className="h-80 rounded-card!" />
    </Frame>
  );
}

export function ErrorBoundary() {
  const t = useTranslations('panditBookings');
  const [params] = useSearchParams();
  return (
    <Frame show={partIn(params)}>
      <AreaError title={t('failed')} />
    </Frame>
  );
}

/** The pandit's bookings, a part at a time. */
export default function PanditBookings({ loaderData: { show, page } }: Route.ComponentProps) {
  return <List key={show} show={show} first={page} />;
}

function List({ show, first }: { show: ListPart; first: ListPage }) {
  const t = useTranslations('panditBookings');
  const { page, put, loading, more } = useList(first, show);
  const waiting = useLate(useNavigation().location?.pathname === '/pandit/bookings');
  return (
    <Frame show={show} counts={page.counts}>
      <div aria-busy={waiting} className={cx('transition-opacity duration-150', waiting && 'opacity-60')}>
        {page.bookings.length === 0 ? (
          <Nothing show={show} counts={page.counts} />
        ) : (
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {page.bookings.map((booking) => (
              <li key={booking._id}>
                <BookingCard booking={booking} onChanged={put} />
              </li>
            ))}
          </ul>
        )}
        {more && (
          <div className="mt-6 text-center">
            <Button look="quiet" busy={loading && t('loadingMore')} onClick={more}>
              {t('more')}
            </Button>
          </div>
        )}
      </div>
    </Frame>
  );
}

function Frame({ show, counts, children }: { show: ListPart; counts?: ListPage['counts']; children: ReactNode }) {
  const t = useTranslations('panditBookings');
  return (
    <div className="max-w-3xl">
      <h1 className="mb-5 text-5">{t('title')}</h1>
      <ListParts shown={show} counts={counts} />
      {children}
    </div>
  );
}

/** Nothing in this part; where there is nothing at all, how bookings come about. */
function Nothing({ show, counts }: { show: ListPart; counts: ListPage['counts'] }) {
  const t = useTranslations('panditBookings');
  const none = Object.values(counts ?? {}).every((count) => count === 0);
  const upcoming = show !== 'upcoming' && Boolean(counts?.upcoming);
  return (
    <EmptyState
      art={<Jhoti className="size-28 opacity-60" />}
      title={t(none ? 'none' : `empty.${show}`)}
      action={
        <>
          {none && <ButtonLink to="/pandit/availability">{t('declare')}</ButtonLink>}
          {upcoming && (
            <ButtonLink look="quiet" to={addressOfPart('upcoming')}>
              {t('toUpcoming')}
            </ButtonLink>
          )}
        </>
      }
    >
      {t(none ? 'noneText' : `emptyText.${show}`)}
    </EmptyState>
  );
}
