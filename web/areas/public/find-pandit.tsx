import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation, type ShouldRevalidateFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { inRupees, paise } from '#domain/money.ts';
import { districtNames } from '#domain/places.ts';
import { baseMessages } from '../../i18n/index.ts';
import { pageContext } from '../../load-context.ts';
import { AreaError } from '../../parts/area-error.tsx';
import { dayPlain, today } from '../../parts/dates.ts';
import { pageMeta } from '../../parts/meta.ts';
import type { Route } from './+types/find-pandit';
import { addressOf, askedIn, sorts, type Asked } from './asked.ts';
import { FindFilters } from './find-filters.tsx';
import { FindResults } from './find-results.tsx';
import { searchFor } from './find-search.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { call, brand, origin } = context.get(pageContext);
  const address = new URL(request.url).searchParams;
  const asked = askedIn(address);
  const { rituals } = await call('GET /rituals/get-ritual', {});
  const submitted = address.has('ritual') && address.has('date');
  const ritual = rituals.find(({ _id }) => _id === asked.ritual);
  return {
    asked,
    outcome: await searchFor(call, asked, { rituals, today: today(), submitted }),
    ritual: ritual ? { _id: ritual._id, name: ritual.ritualType, minutes: ritual.durationMinutes } : null,
    choices: rituals.map(({ _id, ritualType }) => ({ value: _id, label: ritualType })),
    districts: districtNames.map((name) => ({ value: name, label: name })),
    today: today(),
    brand,
    origin,
  };
}

/** Opening and closing the booking dialog is part of the address, but asks for nothing new. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const asks = (url: URL) => addressOf(askedIn(url.searchParams));
  const onlyDialog =
    currentUrl.searchParams.get('book') !== nextUrl.searchParams.get('book') && asks(currentUrl) === asks(nextUrl);
  return onlyDialog ? false : defaultShouldRevalidate;
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: baseMessages.find.title,
    description: baseMessages.find.description,
    brand: loaderData?.brand ?? '',
    address: `${loaderData?.origin ?? ''}/find-pandit`,
  });

export function ErrorBoundary() {
  return <AreaError title={useTranslations('find')('failed')} />;
}

export type FindData = Route.ComponentProps['loaderData'];

export default function FindPandit({ loaderData }: Route.ComponentProps) {
  const { asked, outcome } = loaderData;
  const { location: going } = useNavigation();
  const next = going?.pathname === '/find-pandit' ? askedIn(new URLSearchParams(going.search)) : null;
  const searching = next !== null && addressOf(next) !== addressOf(asked);
  return (
    <div className="measure grid items-start gap-x-7 gap-y-4 pt-8 md:pt-10 lg:grid-cols-[280px_1fr_auto] lg:gap-y-6">
      <Heading {...loaderData} />
      <FindFilters
        key={addressOf({ ...asked, sort: 'price' })}
        {...loaderData}
        folded={outcome.kind === 'found'}
        wrong={outcome.kind === 'wrong' ? outcome : null}
        busy={searching}
      />
      {outcome.kind === 'found' && outcome.results.length > 1 && <SortSelect asked={next ?? asked} />}
      <div className="lg:col-span-2">
        <FindResults key={addressOf(asked)} {...loaderData} searching={searching} />
      </div>
    </div>
  );
}

/** Who is free on the day, and what was asked for. After a search the focus comes here, and it is read out. */
function Heading({ asked, outcome, ritual }: FindData) {
  const t = useTranslations('find');
  const heading = useFocusAfterSearch();
  const count = outcome.kind === 'found' ? outcome.results.length : 0;
  const more = outcome.kind === 'found' && outcome.nextCursor !== null;
  const said = [
    ritual?.name,
    asked.price !== null && t('upTo', { price: inRupees(paise(asked.price)) }),
    asked.district,
    asked.language,
  ].filter(Boolean);
  return (
    <div className="lg:col-span-2">
      <h1 ref={heading} tabIndex={-1} className="text-5 outline-none">
        {count > 0 ? t(more ? 'headingMore' : 'heading', { count, day: dayPlain(asked.date) }) : t('title')}
      </h1>
      <p className="mt-1.5 max-w-[60ch] text-ink-2">{count > 0 ? said.join(' · ') : t('lead')}</p>
    </div>
  );
}

function useFocusAfterSearch() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, state } = useLocation();
  const seen = useRef(key);
  useEffect(() => {
    if (seen.current !== key && (state as { searched?: boolean } | null)?.searched) heading.current?.focus();
    seen.current = key;
  }, [key, state]);
  return heading;
}

/** Belongs to the form of the filters, wherever it stands. */
function SortSelect({ asked }: { asked: Asked }) {
  const t = useTranslations('find');
  const navigate = useNavigate();
  const resort = (value: string) => {
    const sort = sorts.find((one) => one === value);
    if (sort) void navigate(addressOf({ ...asked, sort }), { preventScrollReset: true });
  };
  return (
    <label className="-mb-2 flex items-center justify-self-end text-2 text-ink-2 lg:col-start-3 lg:row-start-1 lg:self-end">
      {t('sort')}
      <select
        name="sort"
        form="find"
        value={asked.sort}
        onChange={(event) => resort(event.currentTarget.value)}
        className="field-sizing-content min-h-11 rounded-control bg-transparent px-1.5 font-[560] text-ink"
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sorts.${sort}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
