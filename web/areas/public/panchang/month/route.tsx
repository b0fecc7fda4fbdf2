import { ArrowLeft, ArrowRight } from 'lucide-react';
import { data, Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { DayOfMonth } from '#contract/almanac/day.ts';
import { monthFullName } from '#domain/almanac/names/months.ts';
import type { Names } from '#domain/almanac/names/names.ts';
import { asDay, dayAt, instantOf, monthBefore } from '#domain/time.ts';
import { useNames } from '../../../../i18n/names.ts';
import { formatsOf, useFormats } from '../../../../i18n/formats.ts';
import { wordsIn } from '../../../../i18n/words.ts';
import { pageContext } from '../../../../load-context.ts';
import { asDocument, toDocument } from '../../../../parts/site/document.tsx';
import { pageMeta } from '../../../../parts/site/meta.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import {
  canonical,
  festivalPath,
  fileQuery,
  inPlace,
  monthPath,
  orUnknown,
  placeOf,
  statusFor,
  yearsEntered,
} from '../shared/asked.ts';
import { followAction } from '../shared/follow.ts';
import { MoreOfAlmanac } from '../shared/more.tsx';
import { DifferencesOfMonth } from './differences.tsx';
import { BeforeSunrise } from '../day/before-sunrise.tsx';
import { monthOf } from '#domain/calendar/calendar.ts';
import { goodDaysOf, nextFestival, runningDay } from './good-days.ts';
import { Malamasa } from '../shared/malamasa.tsx';
import { MonthDots, MonthLegend } from './legend.tsx';
import { MonthList } from './month-list.tsx';
import { MonthSheet } from './sheet.tsx';
import { AlsoInScript, useIsRepeated } from '../shared/names.tsx';
import { PlaceFold, ToPlace } from '../shared/place-fold.tsx';
import { UnknownDay, unknownDayMeta } from '../shared/unknown-day.tsx';
import { WrongPlace } from '../shared/wrong-place.tsx';
import type { Route } from './+types/route';

export async function loader({ url, params: { year, month }, context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const place = await placeOf(url, page);
  const { days } = await orUnknown(page.call('GET /panchang/month', { query: { year, month, ...place.asked } }));
  const of = `${year}-${month.padStart(2, '0')}`;
  const today = dayAt(instantOf(new Date()));
  const [good, running, next, entered] = await Promise.all([
    goodDaysOf(page.call, of, place.district),
    runningDay(page.call, of, place),
    // what is next is said in the month that runs
    of === monthOf(today) ? nextFestival(page.call, { from: today, panji: place.panji }) : null,
    yearsEntered(page, place.panji),
  ]);
  const { origin, api } = page;
  return data({ days, of, good, next, place, entered, running, now: Date.now(), origin, api }, statusFor(place));
}

export const action = followAction;
export const handle = asDocument;
export const clientLoader = toDocument;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const t = wordsIn(matches);
  if (!loaderData) return unknownDayMeta(t);
  const { of, place, origin, api } = loaderData;
  const said = { month: formatsOf(matches[0].loaderData.locale).monthLong(of), district: place.said };
  return pageMeta({
    title: t('panchang.month.title', said),
    description: t('panchang.month.description', said),
    site: matches[0].loaderData,
    address: origin + canonical(monthPath(of), place),
    picture: `${api}/panchang/picture/month/${of}.png${fileQuery(matches[0].loaderData.locale)}`,
    isWide: true,
  });
};

export const ErrorBoundary = UnknownDay;

const monthOfDay = ({ month: { purnimanta } }: DayOfMonth): Names => monthFullName(purnimanta.index, purnimanta.adhika);

/** The lunar months a civil month reaches over, in Odia. */
function odia(...ends: readonly DayOfMonth[]): Names {
  const names = ends.map(monthOfDay);
  const joined = (script: keyof Names) => [...new Set(names.map((name) => name[script]))].join(', ');
  return { en: joined('en'), or: joined('or'), hi: joined('hi') };
}

/** A month as a wall calendar has it, and a sheet of A4 when printed. */
export default function PanchangMonth({ loaderData }: Route.ComponentProps) {
  const nameIn = useNames();
  const isRepeated = useIsRepeated()('or');
  const { days, of, good, next, place, entered, running, now } = loaderData;
  const t = useTranslations('panchang');
  const ours = useTranslations('almanacDay.month');
  const { monthLong, dayShort } = useFormats(days[0]?.date);
  const to = (count: number) => inPlace(monthPath(monthBefore(asDay(`${of}-01`), -count)), place);
  const [first, last] = [days[0], days.at(-1)];
  return (
    <div className="month-sheet measure pt-6 pb-10 md:pt-8 print:p-0">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 md:gap-y-4">
        <div className="flex items-center gap-3 max-md:w-full">
          {/* on a phone behind the month, at the thumb */}
          <nav className="flex gap-1 max-md:order-1 print:hidden">
            <ButtonLink to={to(-1)} look="quiet" aria-label={t('month.before')}>
              <ArrowLeft size={18} aria-hidden />
            </ButtonLink>
            <ButtonLink to={to(1)} look="quiet" aria-label={t('month.after')}>
              <ArrowRight size={18} aria-hidden />
            </ButtonLink>
          </nav>
          <div className="min-w-0 grow">
            <h1 className="text-5">{monthLong(of)}</h1>
            {first && last && (
              <p className="text-ink-2">
                {t('month.reaching', {
                  first: nameIn(monthOfDay(first)),
                  last: nameIn(monthOfDay(last)),
                })}
                {!isRepeated && '\u00a0· '}
                <AlsoInScript names={odia(first, last)} lang="or" />
              </p>
            )}
          </div>
        </div>
        <ToPlace place={place} year={of.slice(0, 4)} entered={entered} />
      </header>
      <WrongPlace place={place} />
      {running && <BeforeSunrise day={running} place={place} now={now} />}
      <Malamasa day={days.find(({ malamasa }) => malamasa)} folds />
      {next && running && (
        <p className="mt-1 md:mt-4 print:hidden">
          {ours('next')}{' '}
          <Link
            to={festivalPath(next.slug, place, next.date)}
            reloadDocument
            className="inline-flex min-h-11 items-center font-semibold text-maroon underline underline-offset-4"
          >
            {ours('nextOn', { festival: nameIn(next.names), day: dayShort(next.date) })}
          </Link>
        </p>
      )}
      <MonthSheet
        of={of}
        days={days}
        good={good}
        caption={t('month.title', { month: monthLong(of), district: place.said })}
        place={place}
        today={running?.date ?? null}
      />
      <MonthDots days={days} good={good} />
      <div className="mt-3 max-md:card max-md:divide-y max-md:divide-line print:mt-1">
        <MonthList days={days} good={good} place={place} />
        <MonthLegend days={days} good={good} today={running?.date ?? null} />
        <DifferencesOfMonth days={days} />
        <PlaceFold action={monthPath(of)} place={place} year={of.slice(0, 4)} entered={entered} onSheet />
      </div>
      <MoreOfAlmanac place={place} year={of.slice(0, 4)} />
    </div>
  );
}
