import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { DayOfMonth } from '#contract/almanac/day.ts';
import { asDay, dayAt, instantOf, monthBefore } from '#domain/time.ts';
import { formatsOf, useFormats } from '../../../../i18n/formats.ts';
import { wordsIn } from '../../../../i18n/words.ts';
import { pageContext } from '../../../../load-context.ts';
import { asDocument, toDocument } from '../../../../parts/site/document.tsx';
import { pageMeta } from '../../../../parts/site/meta.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { cx } from '../../../../ui/cx.ts';
import { NotListed } from '../../shared/not-listed.tsx';
import { canonical, inPlace, monthPath, orUnknown, placeOf, type Place } from '../shared/asked.ts';
import { followAction } from '../shared/follow.ts';
import { MoreOfAlmanac } from '../shared/more.tsx';
import { DifferencesOfMonth } from './differences.tsx';
import { Moon } from '../shared/moon.tsx';
import { PlaceForm } from '../shared/place-form.tsx';
import type { Route } from './+types/route';

export async function loader({ url, params: { year, month }, context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const place = await placeOf(url, page);
  const { days } = await orUnknown(page.call('GET /panchang/month', { query: { year, month, ...place.asked } }));
  const of = `${year}-${month.padStart(2, '0')}`;
  return {
    days,
    of,
    place,
    today: dayAt(instantOf(new Date())),
    brand: page.brand,
    origin: page.origin,
    api: page.api,
  };
}

export const action = followAction;
export const handle = asDocument;
export const clientLoader = toDocument;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const t = wordsIn(matches);
  if (!loaderData) return [{ title: t('panchang.unknown') }, { name: 'robots', content: 'noindex' }];
  const { of, place, brand, origin, api } = loaderData;
  const said = { month: formatsOf(matches[0].loaderData.locale).monthLong(of), district: place.district };
  return pageMeta({
    title: t('panchang.month.title', said),
    description: t('panchang.month.description', said),
    brand,
    address: origin + canonical(monthPath(of), place),
    picture: `${api}/panchang/picture/month/${of}.png`,
    isWide: true,
  });
};

export function ErrorBoundary() {
  const t = useTranslations('panchang');
  return <NotListed title={t('unknown')} text={t('unknownText')} back={['/panchang', t('toToday')]} />;
}

/** A month as a wall calendar has it; a sheet of A4 when printed, a list on a phone. */
export default function PanchangMonth({ loaderData }: Route.ComponentProps) {
  const { days, of, place, today } = loaderData;
  const t = useTranslations('panchang');
  const { monthLong, weekdayNames } = useFormats();
  const to = (count: number) => inPlace(monthPath(monthBefore(asDay(`${of}-01`), -count)), place);
  const [first, last] = [days[0], days.at(-1)];
  return (
    <div className="month-sheet measure pt-6 pb-10 md:pt-8 print:p-0">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="flex items-center gap-3">
          <nav className="flex gap-1 print:hidden">
            <ButtonLink to={to(-1)} look="quiet" aria-label={t('month.before')}>
              <ArrowLeft size={18} aria-hidden />
            </ButtonLink>
            <ButtonLink to={to(1)} look="quiet" aria-label={t('month.after')}>
              <ArrowRight size={18} aria-hidden />
            </ButtonLink>
          </nav>
          <div>
            <h1 className="text-5">{monthLong(of)}</h1>
            {first && last && (
              <p className="text-ink-2">
                {t('month.reaching', { first: first.month.purnimanta.name, last: last.month.purnimanta.name })}
              </p>
            )}
          </div>
        </div>
        <PlaceForm action={monthPath(of)} place={place} />
      </header>
      <div aria-hidden className="mt-5 grid grid-cols-7 max-md:hidden print:grid">
        {weekdayNames.map(({ weekday, long }) => (
          <span key={weekday} className={cx('px-2 pb-2 text-2 font-semibold', weekday === 0 && 'text-brick')}>
            {long}
          </span>
        ))}
      </div>
      <ol className="card grid overflow-hidden md:grid-cols-7 print:grid-cols-7 max-md:mt-5">
        {days.map((day, nth) => (
          <Cell key={day.date} day={day} place={place} isToday={day.date === today} isFirst={nth === 0} />
        ))}
      </ol>
      <p className="mt-3 text-2 text-ink-2">{t('month.legend')}</p>
      <p className="text-2 text-ink-2">{t('computed', { place: place.district })}</p>
      <DifferencesOfMonth days={days} place={place} />
      <MoreOfAlmanac place={place} year={of.slice(0, 4)} />
    </div>
  );
}

interface CellProps {
  day: DayOfMonth;
  place: Place;
  isToday: boolean;
  isFirst: boolean;
}

const columns = [
  '',
  'md:col-start-2 print:col-start-2',
  'md:col-start-3 print:col-start-3',
  'md:col-start-4 print:col-start-4',
  'md:col-start-5 print:col-start-5',
  'md:col-start-6 print:col-start-6',
  'md:col-start-7 print:col-start-7',
];

function Cell({ day, place, isToday, isFirst }: CellProps) {
  const { clockText, dayLong, weekdayNames } = useFormats();
  const { date, weekday, tithi, nakshatra, atSunrise, festivals } = day;
  const [first, star] = [tithi[0], nakshatra[0]];
  const end = (to: string) => (
    <>
      {clockText(to)}
      {to.slice(0, 10) !== date && <sup className="text-[0.6875rem]">+1</sup>}
    </>
  );
  return (
    <li
      className={cx(
        'border-line not-first:border-t md:-mt-px md:-ml-px md:border print:-mt-px print:-ml-px print:border',
        isFirst && columns[weekday],
        isToday && 'bg-marigold-soft outline-2 -outline-offset-2 outline-saffron',
      )}
    >
      <Link
        to={inPlace(`/panchang/${date}`, place)}
        reloadDocument
        aria-current={isToday ? 'date' : undefined}
        className="flex h-full flex-col gap-0.5 p-2 hover:bg-sunk md:min-h-28 print:min-h-20 print:p-1"
      >
        <span className="flex items-center justify-between">
          <span className="sr-only">{dayLong(date)}</span>
          <span aria-hidden className={cx('flex items-baseline gap-1.5', weekday === 0 && 'text-brick')}>
            <span className="text-4 display">{Number(date.slice(8))}</span>
            <span className="text-2 font-semibold md:hidden print:hidden">{weekdayNames[weekday]?.short}</span>
          </span>
          <Moon tithi={atSunrise.tithi} size={18} />
        </span>
        {first && (
          <span className="text-1">
            <b>{first.name.replace(/^(Shukla|Krishna) /, '')}</b> {end(first.to)}
          </span>
        )}
        {star && (
          <span className="text-1 text-ink-2">
            {star.name} {end(star.to)}
          </span>
        )}
        {festivals.map(({ slug, names, differs }) => (
          <span key={slug} className={cx('rounded-[4px] px-1.5 py-0.5 text-1 font-semibold', toneOf(slug))}>
            {names.en}
            {differs.length > 0 && '*'}
          </span>
        ))}
      </Link>
    </li>
  );
}

function toneOf(slug: string): string {
  if (slug.includes('ekadashi')) return 'bg-indigo-soft text-indigo';
  if (/purnima|amavasya/.test(slug)) return 'bg-maroon text-paper';
  return 'bg-marigold-soft text-marigold-ink';
}
