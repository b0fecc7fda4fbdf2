import { lazy, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { DayOfMonth } from '#contract/almanac/day.ts';
import { districtIn } from '#domain/calendar/degrees.ts';
import { areWholeDay, windowOf } from '#domain/calendar/good-hours.ts';
import { areOfNight, dayFirst } from '#domain/calendar/hours-of-night.ts';
import { firstOf } from '#domain/calendar/calendar.ts';
import type { WhyEmpty } from '#domain/calendar/why-empty.ts';
import type { Day, Month } from '#domain/time.ts';
import { useNames } from '../../../../i18n/names.ts';
import { useLimbs } from '../../../../i18n/names/limbs.ts';
import { useFormats } from '../../../../i18n/formats.ts';
import { cx } from '../../../../ui/cx.ts';
import { Moon } from '../../panchang/shared/moon.tsx';
import { addressOf, type Asked } from '../../shared/asked.ts';
import { FreeCount } from '../../shared/free-count.tsx';
import type { Free } from '../../shared/free-in.ts';
import {
  BandLegend,
  HoursBand,
  HoursScale,
  RahuKaal,
  scaleOf,
  type BandDay,
  type Scale,
} from '../../shared/hours-band.tsx';
import type { FindData } from '../route.tsx';
import type { NamedWindow, WhenData } from './good-hours.ts';
import { WhyNone } from './late-reasons.tsx';
import { LatePart } from '../../../../parts/late-part.tsx';

/** The month loads separately under the good days; the server has it. */
const EveryDay = import.meta.env.SSR
  ? (await import('./every-day.tsx')).default
  : lazy(() => import('./every-day.tsx').catch(() => ({ default: () => null })));

interface WhenProps extends Pick<FindData, 'asked' | 'ritual'> {
  when: WhenData;
}

/** When before who: the good hours of the ritual by month, and every day under them. A press asks who is free then. */
export default function When({ asked, ritual, when }: WhenProps): ReactNode {
  const t = useTranslations('when');
  const { monthLong, dateWorded } = useFormats();
  const good = useTranslations('goodHours');
  const { district, month, months, windows, free, days, bands, rules, empty } = when;
  const freeOf = new Map(windows.map((one, nth) => [one.from, free?.[nth] ?? null]));
  const byDay = [...Map.groupBy(windows, ({ date }) => date)];
  const ofNight = byDay.filter(([, hours]) => hours.every(areOfNight));
  const scale = bands.length > 0 ? scaleOf(bands, windows) : null;
  const listOf = (shown: typeof byDay) => (
    <ul className="grid gap-3 empty:hidden">
      {shown.map(([date, hours]) => (
        <li key={date}>
          <GoodDay
            asked={asked}
            date={date}
            hours={dayFirst(hours)}
            freeOf={freeOf}
            district={district}
            day={days.find((one) => one.date === date) ?? null}
            band={bands.find((one) => one.date === date) ?? null}
            scale={scale}
          />
        </li>
      ))}
    </ul>
  );
  const last = months.at(-1);
  const own = empty.find(({ from, to }) => monthOf(from) <= month && month <= monthOf(to)) ?? null;
  const others = empty.filter((one) => one !== own);
  const noneFrom = ({ from, to }: WhyEmpty) =>
    monthOf(from) === monthOf(to)
      ? t('noneOf', { month: monthLong(monthOf(from)) })
      : t('noneFrom', { month: monthLong(monthOf(from)), last: monthLong(monthOf(to)) });
  const confirmed = rules.status === 'confirmed' && rules.confirmedBy && rules.confirmedAt;
  return (
    <div className="grid gap-4">
      <nav aria-label={t('months')} className="-mx-5 flex gap-2 overflow-x-auto px-5 py-1">
        {months.map((one) => (
          <Link
            key={one.month}
            to={`${addressOf(asked)}&month=${one.month}`}
            preventScrollReset
            aria-current={one.month === month ? 'true' : undefined}
            className={cx(
              'chip min-h-11 shrink-0 px-4 text-2 font-semibold',
              one.month === month && 'bg-ink text-paper',
            )}
          >
            {t('month', { month: monthLong(one.month), count: one.count })}
          </Link>
        ))}
      </nav>
      {others.map((one) => (
        <div key={one.from} className="text-2">
          <p className="font-semibold">{noneFrom(one)}</p>
          <WhyNone why={one} />
        </div>
      ))}
      {windows.length > 0 ? (
        <div className="grid gap-3">
          {scale && <BandLegend />}
          {scale && (
            <div className={cx('-mb-1 grid gap-x-5 px-4', COLUMNS)}>
              <HoursScale scale={scale} day={bands[0]?.date ?? firstOf(month)} className="sm:col-start-2" />
            </div>
          )}
          {listOf(byDay.filter((one) => !ofNight.includes(one)))}
          {ofNight.length > 0 && (
            <>
              <h2 className="mt-2 text-3">{good('nights')}</h2>
              {listOf(ofNight)}
            </>
          )}
        </div>
      ) : (
        <div className="rounded-card bg-sunk px-5 py-4">
          <p>
            {last && months.every(({ count }) => count === 0)
              ? t('noneInAny', { month: monthLong(months[0]?.month ?? month), last: monthLong(last.month) })
              : t('noneIn', { month: monthLong(month) })}
          </p>
          <WhyNone why={own} />
        </div>
      )}
      <p className="text-1 text-ink-2">
        {confirmed
          ? t('confirmed', { name: rules.confirmedBy ?? '', day: dateWorded(rules.confirmedAt ?? '') })
          : t('draft')}{' '}
        {t('district', { district })}
      </p>
      {ritual && (
        <LatePart>
          <EveryDay asked={asked} ritual={ritual.name} month={month} days={days} windows={windows} />
        </LatePart>
      )}
    </div>
  );
}

const monthOf = (day: Day): Month => day.slice(0, 7);

interface GoodDayProps {
  asked: Asked;
  date: Day;
  hours: readonly NamedWindow[];
  /** By when they begin. */
  freeOf: ReadonlyMap<string, Free | null>;
  district: string;
  day: DayOfMonth | null;
  band: BandDay | null;
  scale: Scale | null;
}

/** Every band as wide as the others, so that one scale stands over all. */
const COLUMNS = 'sm:grid-cols-[6rem_minmax(0,1fr)_13rem]';

function GoodDay({ asked, date, hours, freeOf, district, day, band, scale }: GoodDayProps) {
  const t = useTranslations('when');
  const good = useTranslations('goodHours');
  const nameIn = useNames();
  const limbsOf = useLimbs();
  const { dayLong, dayTick, endsOn, weekdayNames } = useFormats();
  const warning = hours.flatMap(({ warnings }) => warnings)[0];
  const weekday = weekdayNames[new Date(`${date}T00:00:00Z`).getUTCDay()];
  return (
    <article className={cx('card grid gap-x-5 gap-y-2.5 p-4 sm:items-center', COLUMNS)}>
      <h2 className="flex items-baseline gap-2 text-4 tracking-normal">
        <span className="sr-only">{dayLong(date)}</span>
        <span aria-hidden>
          {dayTick(date)} <span className="text-2 font-normal text-ink-2">{weekday?.short}</span>
        </span>
      </h2>
      <div className="grid min-w-0 gap-2">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold">
          {[...new Set(hours.flatMap(({ limbs }) => limbsOf(limbs)))].join('\u00a0· ')}{' '}
          {day && <Moon tithi={day.atSunrise.tithi} size={16} />}
        </p>
        {band && scale && <HoursBand day={band} hours={hours} scale={scale} />}
        {band && <RahuKaal day={band} hours={hours} />}
        {day && day.festivals.length > 0 && (
          <p className="text-1 text-ink-2">{day.festivals.map(({ names }) => nameIn(names)).join('\u00a0· ')}</p>
        )}
        {warning && <p className="text-1 text-marigold-ink">{t(`warnings.${warning}`)}</p>}
      </div>
      <ul className="flex flex-wrap gap-2 sm:grid">
        {hours.map((one) => (
          <li key={one.from}>
            <Link
              to={addressOf({
                ...asked,
                district: asked.district || districtIn(district),
                window: windowOf(one, district),
                date: '',
                time: '',
              })}
              state={{ searched: true }}
              className="inline-flex min-h-11 w-full flex-wrap items-center justify-center rounded-control border border-line-strong bg-paper px-3.5 text-2 font-semibold hover:border-saffron hover:text-maroon"
            >
              <span className="sr-only">{dayLong(date)}, </span>
              {areWholeDay(one) ? t('wholeDay') : t('slot', endsOn(one, date))}
              {areOfNight(one) && <span className="ml-2 text-1 font-normal text-indigo">{good('night')}</span>}
              <FreeCount free={freeOf.get(one.from)} />
            </Link>
          </li>
        ))}
      </ul>
    </article>
  );
}
