import { lazy, useEffect } from 'react';
import { data, redirect, useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import type { PageContext } from '#contract/page.ts';
import { districtNames } from '#domain/places.ts';
import { priceScale } from '#domain/ritual.ts';
import { districtIn } from '#domain/district-names.ts';
import { languageIn } from '#domain/people/language-names.ts';
import { presetLanguages } from '#domain/people/languages.ts';
import { isQuiet } from '../../../parts/quiet.ts';
import { inOrder, ritualIn } from '../../../i18n/local-names.ts';
import { pageContext } from '../../../load-context.ts';
import { refusalIn } from '../../../parts/api/refusal.ts';
import { shownLast } from '../../../parts/one-person.ts';
import { formAction, NotYet, step } from '../../../parts/forms/form-action.ts';
import { cx } from '../../../ui/cx.ts';
import { keepTyped } from '../../../parts/forms/keep-typed.ts';
import { lineNow } from '../../../parts/line/line.ts';
import { useComing } from '../../../parts/line/use-coming.ts';
import { today } from '../../../parts/today.ts';
import { inTime } from '../../../parts/in-time.ts';
import { pageMeta } from '../../../parts/site/meta.ts';
import { PageFailed } from '../../../parts/site/page-failed.tsx';
import type { Route } from './+types/route';
import { isDay } from '#domain/time.ts';
import { addressOf, askedIn, missingIn, pagesIn, withoutIdleLimit, type Asked } from '../shared/asked.ts';
import { askForm } from '../booking/ask-form.ts';
import { comeIn } from '../booking/come-in.ts';
import { BOOK } from '../booking/use-booking-address.ts';
import { beforeSearch } from './before.ts';
import { FindFilters } from './find-filters.tsx';
import { FindResults } from './find-results.tsx';
import { useAskedWords, useFocusAfterSearch, useTitle } from './find-words.ts';
import { InCommon } from './in-common.tsx';
import { LastSearch, useKeptSearch } from './last-search.tsx';
import { BY_HOURS } from './more-filters.tsx';
import { inOdisha, nearTo, panditAsked, placeOf, saidLast, searchFor, waitsFor, toBookIn } from './find-search.ts';
import { DayWords } from './when/day-words.tsx';
import { dayOf, whenToAsk } from './when/good-hours.ts';
import { When } from './when/late-when.tsx';
import { waitPosted } from './wait-form.ts';
import { allNamesOf } from '../shared/ritual-names.ts';
import { wordsIn } from '../../../i18n/words.ts';
import { wordsText } from '../../../i18n/catalogues.server.ts';
import { LatePart } from '../../../parts/late-part.tsx';

/** Few come from a pandit's own page; the server has it. */
const OnlyHim = import.meta.env.SSR
  ? (await import('./only-him.tsx')).default
  : lazy(() => import('./only-him.tsx').catch(() => ({ default: () => null })));

/** Few name a district that we do not know; the server has it. */
const NoDistrict = import.meta.env.SSR
  ? (await import('./no-district.tsx')).default
  : lazy(() => import('./no-district.tsx').catch(() => ({ default: () => null })));

export async function loader({ request, context }: Route.LoaderArgs) {
  const found = await find(request, context.get(pageContext));
  // as pages of the almanac are answered that name a place nobody knows
  return data(found, found.noDistrict === null ? 200 : 422);
}

async function find(request: Request, page: PageContext) {
  const { call, viewer, origin, locale } = page;
  const url = new URL(request.url);
  const address = url.searchParams;
  const [{ rituals }, only] = await Promise.all([
    call('GET /rituals/get-ritual', {}),
    panditAsked(call, askedIn(address).pandit),
  ]);
  // one who is not listed any more narrows nothing
  const typed = { ...askedIn(address), pandit: only?._id ?? '' };
  const { asked: wanted, noDistrict } = inOdisha(typed);
  const submitted = address.has('ritual') && address.has('date');
  const named = rituals.find(({ slug }) => slug === wanted.ritual.toLowerCase());
  // pages of the almanac know rituals by their name
  if (named) throw redirect(addressOf({ ...typed, ritual: named._id }));
  const ritual = rituals.find(({ _id }) => _id === wanted.ritual);
  if (ritual && address.has(BY_HOURS)) throw redirect(addressOf({ ...typed, date: '', time: '', window: '' }));
  const asked = ritual ? withoutIdleLimit(wanted, priceScale(ritual.fromPrice, ritual.toPrice).max) : wanted;
  const searched = searchFor(page, asked, { rituals, today: today(), submitted, pages: pagesIn(address) });
  const [outcome, waits, toBook, place, again, when, almanac, before] = await Promise.all([
    searched,
    searched.then((found) => waitsFor(page, found)),
    toBookIn(call, asked, address.get(BOOK)),
    placeOf(call, viewer),
    saidLast(page, ritual?._id ?? '', address.get(BOOK) ?? asked.pandit, asked.date),
    ritual && !asked.date && !only && !submitted ? whenToAsk(page, url, ritual.slug, asked) : null,
    ritual && isDay(asked.date) ? dayOf(page, url, ritual.slug, { ...asked, date: asked.date }) : null,
    ritual || only || submitted ? null : beforeSearch(page, url, { rituals, asked, today: today() }),
  ]);
  return {
    asked,
    noDistrict,
    near: nearTo(locale, noDistrict),
    pages: pagesIn(address),
    outcome,
    waits,
    moreFailed: false,
    toBook,
    place,
    again,
    when,
    almanac,
    before,
    only,
    ritual: ritual ? { _id: ritual._id, name: ritualIn(locale, ritual), minutes: ritual.durationMinutes } : null,
    choices: rituals.map((one) => ({
      value: one._id,
      label: ritualIn(locale, one),
      also: locale === 'or-IN' ? one.ritualType : (one.ritualTypeOdia ?? ''),
      names: allNamesOf(one),
      isQuiet: isQuiet(one),
      minutes: one.durationMinutes,
      from: one.fromPrice,
      to: one.toPrice,
    })),
    districts: inOrder(districtNames.map((name) => ({ value: name, label: districtIn(locale, name) }))),
    languages: presetLanguages.map((name) => ({ value: name, label: languageIn(locale, name) })),
    today: today(),
    origin,
    // the booking dialog is a customer's, or of somebody who becomes one in it
    pageWords: wordsText(locale, 'customer', 'policy', 'hours', ...(viewer ? [] : (['auth'] as const))),
  };
}

export const action = formAction({
  book: step(askForm, async (typed, page, { context }) => {
    const { call, viewer } = page;
    const { phone } = typed;
    const isComing = phone !== undefined && !viewer;
    // a visitor typed this, and by now somebody is signed in who has another phone
    if (phone !== undefined && viewer && viewer.phone !== phone) throw new NotYet({ code: 'someone_else' }, {});
    // from here on the page is theirs
    if (isComing) context.set(pageContext, { ...page, viewer: await comeIn(call, { ...typed, phone }) });
    const { panditId, ritualId, bookingDate, startTime, window, userAddress, additionalNotesByUser, another } = typed;
    const puja = {
      ritualId,
      bookingDate,
      startTime,
      window: window ?? '',
      userAddress,
      additionalNotesByUser,
      another,
    };
    const { also = [], others, limit = null } = typed;
    const panditIds = [panditId, ...also.filter((one) => one !== panditId)];
    // what is said about others is kept, a no as well
    const isOne = panditIds.length === 1 && others === undefined;
    const asking = isOne
      ? call('POST /booking/book-pandit', { body: { panditId, ...puja } })
      : call('POST /booking/ask', { body: { panditIds, ...puja, others, limit } });
    await asking.catch(async (error: unknown) => {
      const refusal = isComing && (await refusalIn(error));
      throw refusal ? new NotYet(refusal, {}, 200) : error;
    });
  }),
  wait: step(waitPosted, async ({ district, panditId, ...puja }, { call }) => {
    await call('POST /waits', { body: { ...puja, ...(panditId ? { panditId } : district ? { district } : {}) } });
  }),
});
export const clientAction = keepTyped;

const last = shownLast<FindData>();

/** A search that failed leaves its form, so that it can be sent again or changed; where more of it was wanted, what there is stays. */
export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs): Promise<FindData> {
  try {
    return await inTime(serverLoader(), undefined, undefined, () => lineNow() !== 'there');
  } catch (error) {
    const asked = askedIn(new URL(request.url).searchParams);
    const before = last.get();
    if (!before || request.signal.aborted || missingIn(asked) !== null) throw error;
    return addressOf(before.asked) === addressOf(asked) ? { ...before, moreFailed: true } : afterFailure(before, asked);
  }
}

/** Opening and closing the booking dialog is part of the address, but asks for nothing new. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const asks = (url: URL) => addressOf(askedIn(url.searchParams));
  const onlyDialog =
    currentUrl.searchParams.get(BOOK) !== nextUrl.searchParams.get(BOOK) && asks(currentUrl) === asks(nextUrl);
  return onlyDialog ? false : defaultShouldRevalidate;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta({
    title: wordsIn(matches)('find.title'),
    site: matches[0].loaderData,
    ...(loaderData && {
      description: wordsIn(matches)('find.description'),
      address: `${loaderData.origin}/find-pandit`,
    }),
  });

/** Nothing came at all: neither what was searched for nor, without a search, the rituals to choose from. */
export function ErrorBoundary() {
  const t = useTranslations();
  const [address] = useSearchParams();
  const searched = missingIn(askedIn(address)) === null;
  return <PageFailed heading={t('find.title')} title={t(searched ? 'find.failed' : 'services.failed')} />;
}

export type FindData = Awaited<ReturnType<typeof find>>;

/** What was there before, with the search that failed in its place. */
function afterFailure(shown: FindData, asked: Asked): FindData {
  const chosen = shown.choices.find(({ value }) => value === asked.ritual);
  return {
    ...shown,
    asked,
    noDistrict: null,
    outcome: { kind: 'failed', message: null },
    when: null,
    almanac: null,
    before: null,
    only: shown.only?._id === asked.pandit ? shown.only : null,
    ritual: chosen ? { _id: chosen.value, name: chosen.label, minutes: chosen.minutes } : null,
  };
}

export default function FindPandit({ loaderData }: Route.ComponentProps) {
  const { asked, outcome } = loaderData;
  useEffect(() => {
    last.keep(loaderData);
  }, [loaderData]);
  const { location: going } = useComing();
  const next = going?.pathname === '/find-pandit' ? askedIn(new URLSearchParams(going.search)) : null;
  const searching = next !== null && addressOf(next) !== addressOf(asked);
  const found = outcome.kind === 'found' ? outcome.results : [];
  useKeptSearch(loaderData);
  const title = useTitle(loaderData);
  const askedWords = useAskedWords(loaderData);
  const results = useFocusAfterSearch();
  const isFound = outcome.kind === 'found';
  // over what is asked, or over what was found
  const heading = (
    <div className="min-w-0">
      <h1 className={found.length > 0 ? 'text-4 lg:text-5' : 'text-5'}>{title}</h1>
      {found.length > 0 ? (
        <InCommon asked={asked} />
      ) : (
        <p className="mt-1 lead text-2 md:max-w-none">
          {outcome.kind === 'not-asked' && !asked.ritual ? <LastSearch lead={askedWords} /> : askedWords}
        </p>
      )}
    </div>
  );
  return (
    <>
      <div className="border-b border-line bg-paper">
        {!isFound && <div className="measure pt-5 pb-1 md:pt-8">{heading}</div>}
        <FindFilters
          {...loaderData}
          folded={outcome.kind === 'found' || loaderData.only !== null}
          found={found.length}
          wrong={outcome.kind === 'wrong' ? outcome : null}
          busy={searching}
        />
      </div>
      <div
        className={cx(
          'measure grid gap-4 pb-6 md:pb-8',
          found.length > 0 ? 'pt-4 md:pt-6' : isFound ? 'pt-7 md:pt-8' : 'pt-5 md:pt-6',
        )}
      >
        <p role="status" className="sr-only">
          {!searching && isFound && title}
        </p>
        <div className="empty:hidden lg:flex lg:items-end lg:justify-between lg:gap-8">
          {isFound && heading}
          <DayWords {...loaderData} />
        </div>
        {loaderData.noDistrict !== null && (
          <LatePart>
            <NoDistrict {...loaderData} />
          </LatePart>
        )}
        <section ref={results} tabIndex={-1} aria-label={title} className="grid gap-4 outline-none">
          {loaderData.only && (
            <LatePart>
              <OnlyHim asked={asked} pandit={loaderData.only} isFound={found.length > 0} />
            </LatePart>
          )}
          {loaderData.when && !searching ? (
            <LatePart>
              <When {...loaderData} when={loaderData.when} />
            </LatePart>
          ) : (
            <FindResults {...loaderData} searching={searching} />
          )}
        </section>
      </div>
    </>
  );
}
