import { ChevronDown, MoonStar } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { MuhuratWindowSaid } from '#contract/almanac/muhurat.ts';
import { namedLimbs } from '#domain/almanac/names/limbs.ts';
import { pakshaOf, tithiName } from '#domain/almanac/names/names.ts';
import { monthOf } from '#domain/calendar/calendar.ts';
import { areOfNight, dayFirst } from '#domain/calendar/hours-of-night.ts';
import type { NamedLimbs } from '#domain/calendar/limbs.ts';
import type { WhyEmpty } from '#domain/calendar/why-empty.ts';
import { addDays, weekday, type Day } from '#domain/time.ts';
import { useLimbs } from '../../../../i18n/names/limbs.ts';
import { useFormats } from '../../../../i18n/formats.ts';
import { cx } from '../../../../ui/cx.ts';
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
import { Moon } from '../shared/moon.tsx';
import Reasons from '../shared/reasons.tsx';
import { Hour } from './one-hour.tsx';
import type { Where } from './where.ts';

interface HoursProps {
  hours: readonly MuhuratWindowSaid[];
  light: readonly BandDay[];
  ritual: { id: string };
  where: Where;
  /** Without hours for long. */
  empty: readonly WhyEmpty[];
  /** How many could begin in each of the hours; null where it was not asked. */
  free: readonly Free[] | null;
  today: Day;
  /** A year has a hundred days: on a phone its months are folded. */
  folds: boolean;
}

/** Days with their good hours, month by month; a long stretch without any says why. */
export function HoursByMonth({ hours, light, ritual, where, empty, free, today, folds }: HoursProps) {
  const { monthLong } = useFormats();
  const t = useTranslations('almanac.muhurat');
  const good = useTranslations('goodHours');
  const byDay = [...Map.groupBy(hours, ({ date }) => date)];
  const months = Map.groupBy(byDay, ([date]) => monthOf(date));
  const lights = new Map(light.map((one) => [one.date, one]));
  const scale = light.length > 0 ? scaleOf(light, hours) : null;
  const freeOf = new Map(hours.map((one, nth) => [one.from, free?.[nth]]));
  const before = new Map(empty.map((one) => [addDays(one.to, 1), one]));
  const last = empty.find(({ from }) => hours.every(({ date }) => date < from));
  // of the running year the month that is to come first
  const now = monthOf(today);
  const open = [...months.keys()].find((month) => month >= now) ?? [...months.keys()][0];
  const sections = [...months].map(([month, days]) => {
    // a stretch that ends where a month begins is told above the month, which may be folded
    const first = days[0]?.[0];
    const why = first && before.get(first);
    const listOf = (shown: typeof days) => (
      <ol className={folds ? 'mt-2 card divide-y divide-line box-decoration-clone' : 'mt-2 grid gap-2.5'}>
        {shown.map(([date, own]) => (
          <DayOfHours
            key={date}
            date={date}
            hours={folds ? own : dayFirst(own)}
            light={lights.get(date)}
            scale={scale}
            ritual={ritual}
            where={where}
            empty={date === first ? undefined : before.get(date)}
            freeOf={freeOf}
            today={today}
            isRow={folds}
          />
        ))}
      </ol>
    );
    // a year is read in its order; of the next days those that families can take by day come first
    const ofNight = folds ? [] : days.filter(([, own]) => own.every(areOfNight));
    const list = (
      <>
        {listOf(days.filter((one) => !ofNight.includes(one)))}
        {ofNight.length > 0 && (
          <>
            <h3 className="mt-4 flex items-center gap-2 text-3">
              <MoonStar size={18} aria-hidden className="text-indigo" /> {good('nights')}
            </h3>
            {listOf(ofNight)}
          </>
        )}
      </>
    );
    const count = <p className="text-2 font-semibold text-ink-2">{t('days', { count: days.length })}</p>;
    return (
      <section key={month} className={folds ? 'mb-2.5 md:mb-6' : 'mb-6'}>
        {why && (
          <div className="mb-2.5 break-inside-avoid break-after-avoid">
            <Empty why={why} />
          </div>
        )}
        <div className={cx('flex items-baseline gap-3', folds && 'break-after-avoid max-md:hidden print:flex')}>
          <h2 className="text-4">{monthLong(month)}</h2>
          {count}
        </div>
        {scale && (
          <div
            className={cx(
              'mt-2 grid gap-x-3 px-3 max-sm:grid-cols-[2.75rem_minmax(0,1fr)] sm:gap-x-5 sm:px-4',
              COLUMNS,
            )}
          >
            <HoursScale scale={scale} day={light[0]?.date ?? today} className="col-start-2" />
          </div>
        )}
        {folds ? (
          <details className="fold opens-early printed" open={month === open}>
            <summary className="min-h-12 items-center gap-3 card px-4 hover:bg-sunk">
              <h2 className="grow text-3">{monthLong(month)}</h2>
              {count}
              <ChevronDown size={18} aria-hidden className="text-ink-2" />
            </summary>
            {list}
          </details>
        ) : (
          list
        )}
      </section>
    );
  });
  return (
    <>
      {/* months run on in the next column where there is room: whole ones left its foot empty */}
      {scale && <BandLegend className="mb-3" />}
      {folds ? <div className="gap-5 md:columns-2">{sections}</div> : sections}
      {last && <Empty why={last} />}
    </>
  );
}

/** From when to when there are no hours, and why. */
export function Empty({ why }: { why: WhyEmpty }) {
  const t = useTranslations('almanac.muhurat');
  const { dayPlain, dayWorded } = useFormats();
  // from one November to the next both say their year
  const from = (why.from.slice(0, 4) === why.to.slice(0, 4) ? dayPlain : dayWorded)(why.from);
  return (
    <div className="rounded-control bg-sunk px-4 py-3 text-2">
      <p>{t('none', { from, to: dayPlain(why.to) })}</p>
      <Reasons why={why} />
    </div>
  );
}

/** Every band as wide as the others, so that one scale stands over all. */
const COLUMNS = 'sm:grid-cols-[3.5rem_minmax(0,1fr)_13rem]';

interface DayProps {
  date: Day;
  hours: readonly MuhuratWindowSaid[];
  light: BandDay | undefined;
  scale: Scale | null;
  ritual: { id: string };
  where: Where;
  empty: WhyEmpty | undefined;
  /** By when they begin. */
  freeOf: ReadonlyMap<string, Free | undefined>;
  today: Day;
  /** A line of a month’s list, where a whole year is shown. */
  isRow: boolean;
}

function DayOfHours({ date, hours, light, scale, ritual, where, empty, freeOf, today, isRow }: DayProps) {
  const t = useTranslations('almanac.muhurat');
  const limbsOf = useLimbs();
  const { dayLong, monthShort, weekdayNames } = useFormats();
  const [first] = hours;
  if (!first) return null;
  const limbs = [...new Set(hours.map((one) => limbsOf(halfOnce(one)).join('\u00a0· ')))];
  const warnings = [...new Set(hours.flatMap((one) => one.warnings))];
  return (
    <li className={isRow ? 'break-inside-avoid' : undefined}>
      {empty && (
        <div className={isRow ? 'border-b border-line' : 'mb-3'}>
          <Empty why={empty} />
        </div>
      )}
      <article
        className={cx(
          'grid items-center print:break-inside-avoid print:p-2',
          isRow
            ? 'grid-cols-[3rem_minmax(0,1fr)] gap-x-2 gap-y-1 px-3 py-1.5 sm:max-md:grid-cols-[3rem_minmax(0,1fr)_auto] md:max-lg:grid-cols-[3.75rem_minmax(0,1fr)] lg:grid-cols-[3.75rem_minmax(0,1fr)_auto] lg:px-4'
            : `card gap-x-3 gap-y-2 p-3 max-sm:grid-cols-[2.75rem_minmax(0,1fr)] sm:gap-x-5 sm:px-4 sm:py-3 ${COLUMNS}`,
        )}
      >
        <h3
          className={cx(
            'grid max-sm:row-span-2 max-sm:self-start max-sm:pt-1',
            isRow && 'md:max-lg:row-span-2 md:max-lg:self-start md:max-lg:pt-1',
          )}
        >
          <span className="sr-only">{dayLong(date)}</span>
          <span aria-hidden className={cx('leading-none display', isRow ? 'text-4' : 'text-4 sm:text-5')}>
            {Number(date.slice(8))}
            {/* the name of a month stands in one column, and its days go on in the other */}
            {isRow && (
              <span className="ml-1 font-sans text-1 font-semibold max-md:hidden">{monthShort(monthOf(date))}</span>
            )}
          </span>
          <span aria-hidden className="text-2 font-semibold text-ink-2">
            {weekdayNames[weekday(date)]?.short}
          </span>
        </h3>
        <div className="min-w-0">
          <p className={cx('flex items-center gap-2 font-semibold', isRow && 'text-2')}>
            <span className={cx('grow', !isRow && 'font-normal')}>{limbs.join(', ')}</span>{' '}
            {!isRow && <Moon tithi={first.tithi} size={18} />}
          </p>
          {warnings.map((warning) => (
            <p key={warning} className="text-2 text-marigold-ink">
              {t(`asta.${warning}`)}
            </p>
          ))}
          {light && <RahuKaal day={light} hours={hours} />}
          {light && scale && (
            <div className="mt-1.5 sm:mt-2">
              <HoursBand day={light} hours={hours} scale={scale} />
            </div>
          )}
        </div>
        <ul
          className={cx(
            'flex flex-wrap gap-2',
            isRow
              ? 'sm:max-md:grid sm:max-md:min-w-50 md:max-lg:gap-x-5 md:max-lg:gap-y-4 lg:grid lg:min-w-50'
              : 'sm:grid',
          )}
        >
          {hours.map((one) => (
            <li key={one.from}>
              <Hour hour={one} ritual={ritual} where={where} free={freeOf.get(one.from)} today={today} isRow={isRow} />
            </li>
          ))}
        </ul>
      </article>
    </li>
  );
}

/** Shukla Dashami then Ekadashi: the half of the month once. */
function halfOnce(hour: MuhuratWindowSaid): NamedLimbs {
  const named = namedLimbs(hour);
  const isSameHalf = ({ limb, index }: MuhuratWindowSaid['turns'][number]) =>
    limb === 'tithi' && pakshaOf(index) === pakshaOf(hour.tithi);
  return {
    ...named,
    turns: named.turns.map((turn) => (isSameHalf(turn) ? { ...turn, names: tithiName(turn.index) } : turn)),
  };
}
