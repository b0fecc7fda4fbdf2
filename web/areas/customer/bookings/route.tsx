import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import type { Reply } from '#contract/index.ts';
import type { ServerCall } from '#contract/page.ts';
import type { SessionUser } from '#contract/people.ts';
import { wordsIn } from '../../../i18n/words.ts';
import { pageContext } from '../../../load-context.ts';
import { formAction, step } from '../../../parts/forms/form-action.ts';
import { keepTyped } from '../../../parts/forms/keep-typed.ts';
import { useComing } from '../../../parts/line/use-coming.ts';
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
import { Frame } from './frame.tsx';
import { Sections } from './list.tsx';
import { askNowForm, waitId } from './wait-forms.ts';
import { addressOfBookings, PAGE, shownIn, whenIn, type When } from './which-bookings.tsx';

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
  pageMeta({ title: wordsIn(matches)('nav.myBookings'), site: matches[0].loaderData });

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
          <Sections
            bookings={bookings}
            waits={waits}
            place={place}
            credit={credit}
            none={bookings.length === 0 && <NoBookings when={when} />}
            more={hasMore && <More to={addressOfBookings(when, shown + PAGE)} />}
          />
        </BookingSteps>
      </div>
    </Frame>
  );
}

function More({ to }: { to: string }) {
  const t = useTranslations('customer.bookings');
  const loading = useComing().state === 'loading';
  return (
    <p className="text-center">
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
