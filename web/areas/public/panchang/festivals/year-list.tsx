import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { FestivalDay } from '#contract/almanac/festivals.ts';
import { nabakalebaraYears } from '#domain/almanac/names/nabakalebara.ts';
import { monthOf } from '#domain/calendar/calendar.ts';
import { weekday, type Day } from '#domain/time.ts';
import { useFormats } from '../../../../i18n/formats.ts';
import { cx } from '../../../../ui/cx.ts';
import { inPlace, type Place } from '../shared/asked.ts';
import { MoreOfAlmanac } from '../shared/more.tsx';
import { InScript } from '../shared/names.tsx';
import { Differences, usePanjiName } from '../shared/panjis.tsx';
import { PlaceForm } from '../shared/place-form.tsx';
import { Subscribe } from '../shared/subscribe.tsx';
import { YearHead } from '../shared/year-head.tsx';

interface YearProps {
  year: string;
  days: readonly FestivalDay[];
  place: Place;
  today: Day;
  origin: string;
}

/** A year's festivals by month, as almanacs list them at their front. */
export function FestivalsOfYear({ year, days, place, today, origin }: YearProps) {
  const t = useTranslations('almanac');
  const { monthLong } = useFormats();
  const nameOf = usePanjiName();
  // an almanac of which nothing was entered has not said anything about this year
  const isFollowed = days.some(({ by }) => by !== null);
  const months = Map.groupBy(days, ({ date }) => monthOf(date));
  return (
    <div className="measure pt-6 pb-10 md:pt-8">
      <YearHead
        title={t('festivals.heading', { year })}
        to={(other) => inPlace(`/festivals/${other}`, place)}
        year={Number(year)}
        lead={t('festivals.lead', { panji: nameOf(isFollowed ? place.panji : null) })}
      >
        <PlaceForm action={`/festivals/${year}`} place={place} asks="panji" />
      </YearHead>
      {nabakalebaraYears.includes(Number(year)) && <p className="mt-3">{t('festival.nabakalebara')}</p>}
      <div className="mt-6 gap-6 md:columns-2 print:columns-2">
        {[...months].map(([month, own]) => (
          <section key={month} className="mb-6 break-inside-avoid-page">
            <h2 className="text-4">{monthLong(month)}</h2>
            <ol className="card mt-2 divide-y divide-line">
              {own.map((day) => (
                <Row
                  key={day.slug + day.date}
                  day={day}
                  place={place}
                  isToday={day.date === today}
                  isPast={day.date < today}
                />
              ))}
            </ol>
          </section>
        ))}
      </div>
      <p className="text-2 text-ink-2">{t('festivals.legend')}</p>
      <p className="mt-1 text-2 text-ink-2">
        {place.panji
          ? t(isFollowed ? 'panji.note' : 'panji.nothing', { panji: nameOf(place.panji), year })
          : t('panji.oursNote')}
      </p>
      <Subscribe place={place} origin={origin} />
      <MoreOfAlmanac place={place} year={year} />
    </div>
  );
}

interface RowProps {
  day: FestivalDay;
  place: Place;
  isToday: boolean;
  isPast: boolean;
}

function Row({ day, place, isToday, isPast }: RowProps) {
  const t = useTranslations('almanac.festivals');
  const { dayLong, weekdayNames } = useFormats();
  const { date, slug, names, differs, puri, announced } = day;
  const nth = weekday(date);
  return (
    <li className={cx('break-inside-avoid', isToday && 'bg-marigold-soft')} aria-current={isToday ? 'date' : undefined}>
      <Link
        to={inPlace(`/festivals/${slug}`, place, isPast ? date.slice(0, 4) : null)}
        reloadDocument
        className="flex gap-3 px-4 py-2 hover:bg-sunk print:py-0.5"
      >
        <span className="sr-only">{dayLong(date)}: </span>
        <span
          aria-hidden
          className={cx('flex w-18 shrink-0 items-baseline gap-1.5 whitespace-nowrap', nth === 0 && 'text-brick')}
        >
          <span className="w-8 text-right text-4 display print:text-3">{Number(date.slice(8))}</span>
          <span className="text-2">{weekdayNames[nth]?.short}</span>
        </span>
        <span className="min-w-0 grow">
          <span className="font-semibold">{names.en}</span>{' '}
          {(puri || announced) && (
            <span className="text-1 text-ink-2">
              {[puri && t('puri'), announced && t('announced')].filter(Boolean).join(' · ')}
            </span>
          )}
          <InScript names={names} lang="or" className="block text-2 text-ink-2 print:inline" />
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
