import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import type { Wait } from '#contract/booking/waits.ts';
import type { Reply } from '#contract/index.ts';
import type { ServerCall } from '#contract/page.ts';
import type { SessionUser } from '#contract/people.ts';
import { wordsIn } from '../../../i18n/words.ts';
import { pageContext } from '../../../load-context.ts';
import { inRupees, paise } from '#domain/money.ts';
import { formAction, step } from '../../../parts/forms/form-action.ts';
import { keepTyped } from '../../../parts/forms/keep-typed.ts';
import { useComing } from '../../../parts/line/use-coming.ts';
import { useNow } from '../../../parts/now.ts';
import { AreaError } from '../../../parts/site/area-error.tsx';
import { Jhoti } from '../../../parts/site/art.tsx';
import { pageMeta } from '../../../parts/site/meta.ts';
import { buttonClass, ButtonLink } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { useLate } from '../../../ui/late.ts';
import { EmptyState } from '../../../ui/states.tsx';
import type { Route } from './+types/route';
import { BookingSteps } from '../booking/booking-steps.tsx';
import { endStep } from '../booking/end-step.ts';
import { useNews } from '../booking/use-news.ts';
import { BookingCard } from './booking-card.tsx';
import { PastBooking } from './past-booking.tsx';
import { sectionsOf, together, type Section } from './sections.ts';
import { askNowForm, waitId } from './wait-forms.ts';
import { OfferedWait, WaitingList } from './waits.tsx';
import { addressOfBookings, PAGE, shownIn, whenIn, WhichBookings, type When } from './which-bookings.tsx';

/** As many as the API gives at once. */
const MOST_AT_ONCE = 50;

export async function loader({ url, context }: Route.LoaderArgs) {
  const when = whenIn(url.searchParams);
  const shown = shownIn(url.searchParams);
  const { call, viewer } = context.get(pageContext);
  const [bookings, credit, { waits }] = await Promise.all([
    firstOf(call, when, shown),
    call('GET /booking/credit', {}),
    when === 'past' ? { waits: [] } : call('GET /waits', {}),
  ]);
  const place = waits.some(({ offer }) => offer !== null) ? await placeOf(call, viewer) : '';
  return { when, shown, ...bookings, credit: credit.amount, waits, place };
}

/** Where the family lives, as its profile says. */
async function placeOf(call: ServerCall, viewer: SessionUser | null): Promise<string> {
  if (!viewer) return '';
  const profile = await call('GET /user/get-user/:userId', { params: { userId: viewer._id } });
  return profile.address ?? '';
}

async function firstOf(call: ServerCall, when: When, many: number): Promise<{ bookings: Booking[]; hasMore: boolean }> {
  const bookings: Booking[] = [];
  let cursor: string | null = null;
  do {
    const limit = Math.min(MOST_AT_ONCE, many - bookings.length);
    const body = { sort: 'need' as const, limit, ...(when && { when }), ...(cursor !== null && { cursor }) };
    const page: Reply<'POST /booking/get-bookings-by-user'> = await call('POST /booking/get-bookings-by-user', {
      body,
    });
    bookings.push(...page.bookings);
    cursor = page.nextCursor;
  } while (cursor !== null && bookings.length < many);
  return { bookings, hasMore: cursor !== null };
}

export const action = formAction({
  cancel: endStep,
  decline: endStep,
  askNow: step(askNowForm, async ({ waitId: id, ...body }, { call }) => {
    await call('POST /waits/:id/ask', { params: { id }, body });
  }),
  noLonger: step(waitId, async ({ waitId: id }, { call }) => {
    await call('POST /waits/:id/no-longer', { params: { id } });
  }),
});
export const clientAction = keepTyped;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: wordsIn(matches)('nav.myBookings'), brand: matches[0].loaderData.brand });

export function ErrorBoundary() {
  const t = useTranslations('customer.bookings');
  const [params] = useSearchParams();
  return (
    <Frame when={whenIn(params)}>
      <AreaError title={t('failed')} />
    </Frame>
  );
}

export default function MyBookings({
  loaderData: { bookings, hasMore, when, shown, credit, waits, place },
}: Route.ComponentProps) {
  const waiting = useLate(useComing().location?.pathname === '/my-bookings');
  useNews(bookings);
  return (
    <Frame when={when} loaded={bookings.length}>
      <div aria-busy={waiting} className={cx('transition-opacity duration-150', waiting && 'opacity-60')}>
        <BookingSteps bookings={bookings}>
          <Sections bookings={bookings} offered={waits.filter(isOffered)} place={place} credit={credit} />
        </BookingSteps>
        {bookings.length === 0 && <NoBookings when={when} />}
        {hasMore && <More to={addressOfBookings(when, shown + PAGE)} />}
        <WaitingList waits={waits.filter((wait) => !isOffered(wait))} />
      </div>
    </Frame>
  );
}

const isOffered = ({ offer }: Wait): boolean => offer !== null;

function Credit({ rupees }: { rupees: number }) {
  const t = useTranslations('customer.bookings');
  return (
    <p className="mt-6 rounded-control bg-leaf-soft px-3.5 py-2.5 text-2 first:mt-0">
      {t('credit', { amount: inRupees(paise(rupees)) })}
    </p>
  );
}

interface SectionsProps {
  bookings: readonly Booking[];
  offered: readonly Wait[];
  place: string;
  /** Whole rupees. */
  credit: number;
}

/** What waits for the family, then what it has in hand, what lies ahead and what is over. */
function Sections({ bookings, offered, place, credit }: SectionsProps) {
  const {
    needs = [],
    coming = [],
    past = [],
  } = Object.fromEntries(sectionsOf(bookings, useNow())) as Partial<Record<Section, Booking[]>>;
  return (
    <>
      {needs.length + offered.length > 0 && (
        <Titled section="needs" count={needs.length + offered.length}>
          <ul className="grid gap-2">
            {together(needs).map((asked, nth) => (
              <Asked key={asked[0]?._id} bookings={asked} isFirst={nth === 0} />
            ))}
            {offered.map((wait, nth) => (
              <li key={wait._id}>
                <OfferedWait wait={wait} place={place} isFirst={needs.length + nth === 0} />
              </li>
            ))}
          </ul>
        </Titled>
      )}
      {credit > 0 && <Credit rupees={credit} />}
      {coming.length > 0 && (
        <Titled section="coming">
          <ul className="grid gap-1.5">
            {together(coming).map((asked) => (
              <Asked key={asked[0]?._id} bookings={asked} />
            ))}
          </ul>
        </Titled>
      )}
      {past.length > 0 && (
        <Titled section="past">
          <ul className="card divide-y divide-line overflow-hidden">
            {past.map((booking) => (
              <li key={booking._id}>
                <PastBooking booking={booking} />
              </li>
            ))}
          </ul>
        </Titled>
      )}
    </>
  );
}

function Titled({ section, count, children }: { section: Section; count?: number; children: ReactNode }) {
  const t = useTranslations('customer.bookings');
  return (
    <section aria-labelledby={`section-${section}`} className="mt-5 first:mt-0">
      <h2 id={`section-${section}`} className="mb-2 flex items-center gap-2 text-4 text-ink">
        {t(`sections.${section}`)}
        {count !== undefined && (
          <span className="min-w-6 rounded-full bg-saffron px-1.5 text-center font-sans text-1 leading-6 font-semibold text-on-saffron">
            {count}
          </span>
        )}
      </h2>
      {children}
    </section>
  );
}

interface AskedProps {
  bookings: readonly Booking[];
  /** Nothing is more urgent: its button is the one that is filled. */
  isFirst?: boolean;
}

/** One question: a booking, or all that were made for the same puja. */
function Asked({ bookings, isFirst = false }: AskedProps) {
  const t = useTranslations('customer.others');
  const ask = bookings[0]?.ask;
  const count = ask?.askedNow ?? 0;
  const cards = bookings.map((booking, nth) => (
    <BookingCard key={booking._id} booking={booking} isNext={nth > 0} isFirst={isFirst && nth === 0} />
  ));
  if (bookings.length === 1) return <li className="card">{cards}</li>;
  return (
    <li className="card divide-y divide-line">
      <p className="px-3.5 py-2 text-2 font-semibold">
        {count > 1 ? t('together', { count }) : t(count === 1 ? 'togetherOne' : 'togetherOver')}
      </p>
      {cards}
    </li>
  );
}

function More({ to }: { to: string }) {
  const t = useTranslations('customer.bookings');
  const loading = useComing().state === 'loading';
  return (
    <p className="mt-6 text-center">
      <Link to={to} replace preventScrollReset className={buttonClass('quiet')}>
        {t(loading ? 'loadingMore' : 'more')}
      </Link>
    </p>
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

/** How many there are stands under the heading (specification, public, section 8); an empty list speaks for itself. */
function Frame({ when, loaded = 0, children }: { when: When; loaded?: number; children: ReactNode }) {
  const t = useTranslations('customer.bookings');
  const days = useTranslations('myDays');
  return (
    <div className="measure max-w-[48rem]! pt-4 md:pt-10">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <div>
          <h1 className="text-5">{t('title')}</h1>
          <p role="status" className="text-2 text-ink-2 empty:hidden">
            {loaded > 0 && t('loaded', { count: loaded })}
          </p>
        </div>
        <p className="-mb-1 flex gap-x-5 text-2 text-maroon underline underline-offset-4">
          <Link to="/my-days" className="py-2.5">
            {days('link')}
          </Link>
          <Link to="/my-cases" className="py-2.5">
            {t('myCases')}
          </Link>
          <Link to="/my-pandits" className="py-2.5">
            {t('myPandits')}
          </Link>
        </p>
      </div>
      <WhichBookings shown={when} />
      {children}
    </div>
  );
}
