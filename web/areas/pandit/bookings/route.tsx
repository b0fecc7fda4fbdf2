import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { ListPart } from '#domain/people/pandit-list.ts';
import { wordsIn } from '../../../i18n/words.ts';
import { pageContext } from '../../../load-context.ts';
import { refusedAs } from '../../../parts/api/refusal.ts';
import { AreaError } from '../../../parts/site/area-error.tsx';
import { Jhoti } from '../../../parts/site/art.tsx';
import { useToday } from '../../../parts/now.ts';
import { pageMeta } from '../../../parts/site/meta.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { useComing } from '../../../parts/line/use-coming.ts';
import { useLate } from '../../../ui/late.ts';
import { EmptyState } from '../../../ui/states.tsx';
import { AskedCases } from '../shared/asked-cases.tsx';
import { CashToGive } from '../shared/cash-to-give.tsx';
import { MoreRows } from '../shared/more-rows.tsx';
import { pagesOfRows, rowsIn } from '../shared/pages-of-rows.ts';
import { useShownBookings } from '../shared/use-shown-bookings.ts';
import { usualAdvance } from '../steps/usual-advance.ts';
import type { Route } from './+types/route';
import { BookingCard } from './booking-card.tsx';
import { PastBooking } from './past-booking.tsx';
import { addressOfTab, ListTabs, tabIn, type Counts } from './list-tabs.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: wordsIn(matches)('panditBookings.title'), site: matches[0].loaderData });

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const show = tabIn(url.searchParams);
  const [pages, usual, cases, owing] = await Promise.all([
    pagesOfRows(rowsIn(url.searchParams), (rows) =>
      page.call('POST /booking/get-bookings-by-user', { body: { show, ...rows } }),
    ),
    usualAdvance(page),
    // what waits for an answer is not requests alone
    show === 'toAnswer' ? page.call('GET /case/mine', { query: { asks: 'me' } }).catch(refusedAs(null)) : null,
    show === 'toAnswer'
      ? page.call('POST /booking/get-bookings-by-user', { body: { owes: 'cash' } }).catch(refusedAs(null))
      : null,
  ]);
  const bookings = pages.flatMap((one) => one.bookings);
  return {
    show,
    bookings,
    saidOf: Object.fromEntries(pages.flatMap((one) => Object.entries(one.saidOf ?? {}))),
    owing: owing?.bookings ?? [],
    cases: cases?.cases ?? [],
    counts: pages[0].counts,
    nextCursor: pages.at(-1)?.nextCursor ?? null,
    usualAdvance: usual,
  };
}

export function ErrorBoundary() {
  const t = useTranslations('panditBookings');
  const [params] = useSearchParams();
  return (
    <Frame show={tabIn(params)}>
      <AreaError title={t('failed')} />
    </Frame>
  );
}

/** The pandit's bookings, a tab at a time. */
export default function PanditBookings({ loaderData }: Route.ComponentProps) {
  return <List key={loaderData.show} {...loaderData} />;
}

function List({ show, bookings, saidOf, owing, cases, counts, nextCursor }: Route.ComponentProps['loaderData']) {
  const t = useTranslations('panditBookings');
  const shown = useShownBookings(bookings);
  const today = useToday();
  // of a day that is past, or in a case about it, a press opens the form
  const atDoor = shown.find(({ bookingDate, openCase }) => bookingDate >= today && !openCase?.rests);
  const waiting = useLate(useComing().location?.pathname === '/pandit/bookings');
  return (
    <Frame show={show} counts={counts}>
      <div aria-busy={waiting} className={cx('transition-opacity duration-150', waiting && 'opacity-60')}>
        <div className="mb-4 grid grid-cols-[minmax(0,1fr)] gap-4 empty:hidden">
          <CashToGive bookings={owing} />
          <AskedCases cases={cases} />
        </div>
        {shown.length === 0 ? (
          <Nothing show={show} counts={counts} />
        ) : (
          <ul
            className={
              show === 'past'
                ? 'card divide-y divide-line overflow-hidden'
                : 'grid grid-cols-[minmax(0,1fr)] gap-3 xl:grid-cols-2'
            }
          >
            {shown.map((booking) => (
              <li key={booking._id}>
                {show === 'past' ? (
                  <PastBooking booking={booking} />
                ) : (
                  <BookingCard booking={booking} tab={show} begins={booking === atDoor} said={saidOf[booking._id]} />
                )}
              </li>
            ))}
          </ul>
        )}
        <MoreRows nextCursor={nextCursor} label={t('more')} busy={t('loadingMore')} />
      </div>
    </Frame>
  );
}

function Frame({ show, counts, children }: { show: ListPart; counts?: Counts; children: ReactNode }) {
  const t = useTranslations('panditBookings');
  const words = useTranslations('cases');
  return (
    <div>
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-4">
        <h1 className="text-5">{t('title')}</h1>
        <Link to="/pandit/cases" className="py-2.5 text-2 text-maroon underline underline-offset-4">
          {words('link')}
        </Link>
      </div>
      <ListTabs shown={show} counts={counts} />
      {children}
    </div>
  );
}

/** Nothing in this tab; where there is nothing at all, how bookings come about. */
function Nothing({ show, counts }: { show: ListPart; counts: Counts }) {
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
            <ButtonLink look="quiet" to={addressOfTab('upcoming')}>
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
