import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { FestivalDay } from '#contract/almanac/festivals.ts';
import { nabakalebaraFor } from '#domain/almanac/names/nabakalebara.ts';
import { monthOf } from '#domain/calendar/calendar.ts';
import { weekday, type Day, type Month } from '#domain/time.ts';
import { useFormats } from '../../../../i18n/formats.ts';
import { useNames } from '../../../../i18n/names.ts';
import { cx } from '../../../../ui/cx.ts';
import { festivalPath, inPlace, type Place } from '../shared/asked.ts';
import { MoreOfAlmanac } from '../shared/more.tsx';
import { AlsoInScript, useIsRepeated } from '../shared/names.tsx';
import { Differences, usePanjiName, WhoseDays } from '../shared/panjis.tsx';
import { PlaceForm } from '../shared/place-form.tsx';
import { Subscribe } from '../shared/subscribe.tsx';
import { WrongPlace } from '../shared/wrong-place.tsx';
import { YearHead } from '../shared/year-head.tsx';

interface YearProps {
  year: string;
  days: readonly FestivalDay[];
  place: Place;
  today: Day;
  /** The years of which something of the followed almanac was entered. */
  entered: readonly number[];
  origin: string;
}

/** A year's festivals by month, as almanacs list them at their front. On a phone the months are folded: a year has more than a hundred days. */
export function FestivalsOfYear({ year, days, place, today, entered, origin }: YearProps) {
  const t = useTranslations('almanac');
  const { monthLong } = useFormats();
  const nameOf = usePanjiName();
  // an almanac of which nothing was entered has not said anything about this year
  const isFollowed = entered.includes(Number(year));
  const months = Map.groupBy(days, ({ date }) => monthOf(date));
  const newBodies = nabakalebaraFor('ratha-yatra', Number(year));
  // without a day the page of a festival shows its next one
  const ahead = year === today.slice(0, 4) ? days.filter(({ date }) => date >= today) : [];
  const nextOf = new Map(ahead.toReversed().map(({ slug, date }) => [slug, date]));
  const timesOf = new Map([...Map.groupBy(days, ({ slug }) => slug)].map(([slug, all]) => [slug, all.length]));
  const now = monthOf(today);
  const open = months.has(now) ? now : [...months.keys()][0];
  return (
    <div className="measure pt-6 pb-10 md:pt-8">
      <YearHead
        title={t('festivals.heading', { year })}
        to={(other) => inPlace(`/festivals/${other}`, place)}
        year={Number(year)}
        lead={t('festivals.lead', { panji: nameOf(isFollowed ? place.panji : null) })}
        chosen={nameOf(place.panji)}
      >
        <PlaceForm action={`/festivals/${year}`} place={place} asks="panji" />
      </YearHead>
      <WrongPlace place={place} />
      <Months months={[...months.keys()]} today={today} />
      <Legend days={days} today={today} />
      {newBodies && <p className="mt-3">{t(`festival.nabakalebara.${newBodies}`)}</p>}
      <div className="mt-4 gap-6 md:columns-2 xl:columns-3 print:columns-2">
        {[...months].map(([month, own]) => (
          <section key={month} className="mb-2.5 break-inside-avoid md:mb-5">
            <h2 className="fold-title opens-early mb-2 break-after-avoid text-4">{monthLong(month)}</h2>
            <details
              className="fold opens-early printed max-md:card max-md:overflow-hidden print:border-0"
              open={month === open}
            >
              <summary className="min-h-12 items-center gap-3 px-3 hover:bg-sunk sm:px-4">
                <h2 className="grow text-3">{monthLong(month)}</h2>
                <span className="text-2 text-ink-2">{t('festivals.count', { count: own.length })}</span>
                <ChevronDown size={18} aria-hidden className="text-ink-2" />
              </summary>
              {/* an address that names it opens its month */}
              <ol
                id={`m-${month}`}
                className="scroll-mt-32 divide-y divide-line border-line max-md:border-t md:card md:box-decoration-clone print:border-0"
              >
                {own.map((day, nth) => (
                  <Row
                    key={day.slug + day.date}
                    day={day}
                    isSameDay={own[nth - 1]?.date === day.date}
                    isOften={(timesOf.get(day.slug) ?? 0) > 2 || /-(ekadashi|sankranti)$/.test(day.slug)}
                    isNext={nextOf.get(day.slug) === day.date}
                    place={place}
                    today={today}
                  />
                ))}
              </ol>
            </details>
          </section>
        ))}
      </div>
      <p className="mt-1 text-2 text-ink-2">
        <WhoseDays panji={place.panji} year={year} entered={entered} />
      </p>
      <Subscribe place={place} entered={entered} today={today} origin={origin} />
      <MoreOfAlmanac place={place} year={year} />
    </div>
  );
}

/** A press leads to a month; of the running year also to what comes next. */
function Months({ months, today }: { months: readonly Month[]; today: Day }) {
  const t = useTranslations('almanac.festivals');
  const { monthShort } = useFormats();
  const now = monthOf(today);
  return (
    <nav
      aria-label={t('months')}
      className="chip-row mt-4 flex gap-2 py-1 md:grid md:grid-cols-[repeat(auto-fit,minmax(2.75rem,1fr))] md:gap-1.5 print:hidden"
    >
      {months.includes(now) && (
        <a
          href={`#m-${now}`}
          className="chip min-h-11 shrink-0 justify-center bg-ink px-3 text-2 font-semibold whitespace-nowrap text-paper md:col-span-2"
        >
          {t('now')}
        </a>
      )}
      {months.map((month) => (
        <a
          key={month}
          href={`#m-${month}`}
          className="chip min-h-11 shrink-0 justify-center px-3.5 text-2 font-semibold md:px-0"
        >
          {monthShort(month)}
        </a>
      ))}
    </nav>
  );
}

/** What the words beside the names mean; only the words on this page. */
function Legend({ days, today }: { days: readonly FestivalDay[]; today: Day }) {
  const t = useTranslations('almanac.festivals');
  const shown = new Set(days.flatMap((day) => marksOf(day, today)));
  const said = (['puri', 'notYet', 'announced'] as const).filter((mark) => shown.has(mark));
  return (
    <p className="mt-3 text-2 text-ink-2">
      {(['bold', ...said] as const).map((mark) => t(`legend.${mark}`)).join(' ')}
    </p>
  );
}

/** Of the temple at Puri, and whether people have announced the day; of a year that is over nothing is announced any more. */
function marksOf({ date, puri, announced }: FestivalDay, today: Day): ('puri' | 'announced' | 'notYet')[] {
  return [
    ...(puri ? (['puri'] as const) : []),
    ...(announced?.date ? (['announced'] as const) : announced && date >= today ? (['notYet'] as const) : []),
  ];
}

interface RowProps {
  day: FestivalDay;
  /** The row above is of the same day. */
  isSameDay: boolean;
  /** Of every month, or week after week: quieter than what comes once a year. */
  isOften: boolean;
  /** No other day of the festival comes before it. */
  isNext: boolean;
  place: Place;
  today: Day;
}

function Row({ day, isSameDay, isOften, isNext, place, today }: RowProps) {
  const t = useTranslations('almanac.festivals');
  const nameIn = useNames();
  const { dayLong, weekdayNames } = useFormats();
  const { date, slug, names, differs } = day;
  const nth = weekday(date);
  const isRepeated = useIsRepeated()('or');
  const isToday = date === today;
  const marks = marksOf(day, today).map((mark) => t(mark));
  return (
    <li
      className={cx(
        // no day stands alone at the head or the foot of a column
        'break-inside-avoid first:break-after-avoid last:break-before-avoid',
        isToday && 'bg-marigold-soft',
      )}
      aria-current={isToday ? 'date' : undefined}
    >
      <Link
        to={isNext ? inPlace(`/festivals/${slug}`, place) : festivalPath(slug, place, date)}
        reloadDocument
        className="flex min-h-11 items-center gap-3 px-3 py-1 hover:bg-sunk sm:px-4 print:py-0.5"
      >
        <span className="sr-only">{dayLong(date)}: </span>
        <span
          aria-hidden
          className={cx(
            'grid w-9 shrink-0 justify-items-center whitespace-nowrap sm:max-md:flex sm:max-md:w-18 sm:max-md:items-baseline sm:max-md:gap-1.5 md:w-10 md:justify-items-start',
            nth === 0 && 'text-brick',
            isSameDay && 'invisible',
          )}
        >
          <span className="text-4 leading-none display sm:max-md:w-8 sm:max-md:text-right print:text-3">
            {Number(date.slice(8))}
          </span>
          <span className="text-1 sm:text-2">{weekdayNames[nth]?.short}</span>
        </span>
        <span className="min-w-0 grow">
          {/* each row as tall as the others: English above, Odia below with what is to be said of the day */}
          <span className={cx('block text-2', !isOften && 'font-semibold')}>{nameIn(names)}</span>
          {(!isRepeated || marks.length > 0) && (
            <span className="block text-1 text-ink-2">
              <AlsoInScript names={names} lang="or" />
              {marks.length > 0 && (isRepeated ? '' : '\u00a0· ') + marks.join('\u00a0· ')}
            </span>
          )}
          {differs.length > 0 && (
            <span className="mt-0.5 block text-2 text-brick">
              <Differences differs={differs} />
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}
