import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { MuhuratWindowSaid } from '#contract/almanac/muhurat.ts';
import { namedLimbs } from '#domain/almanac/names/limbs.ts';
import { pakshaOf, tithiName } from '#domain/almanac/names/names.ts';
import { monthOf } from '#domain/calendar/calendar.ts';
import { areWholeDay, windowOf } from '#domain/calendar/good-hours.ts';
import type { NamedLimbs } from '#domain/calendar/limbs.ts';
import type { WhyEmpty } from '#domain/calendar/why-empty.ts';
import { addDays, weekday, type Day } from '#domain/time.ts';
import { useLimbs } from '../../../../i18n/limbs.ts';
import { useFormats } from '../../../../i18n/formats.ts';
import { cx } from '../../../../ui/cx.ts';
import { FreeCount } from '../../shared/free-count.tsx';
import type { Free } from '../../shared/free-in.ts';
import { Moon } from '../shared/moon.tsx';
import Reasons from '../shared/reasons.tsx';
import type { Light } from './hours.ts';
import type { Where } from './where.ts';

interface HoursProps {
  hours: readonly MuhuratWindowSaid[];
  light: readonly Light[];
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
  const byDay = [...Map.groupBy(hours, ({ date }) => date)];
  const months = Map.groupBy(byDay, ([date]) => monthOf(date));
  const lights = new Map(light.map((one) => [one.date, one]));
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
    const list = (
      <ol className={folds ? 'mt-2 card divide-y divide-line box-decoration-clone' : 'mt-2 grid gap-3'}>
        {days.map(([date, own]) => (
          <DayOfHours
            key={date}
            date={date}
            hours={own}
            light={lights.get(date)}
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

interface DayProps {
  date: Day;
  hours: readonly MuhuratWindowSaid[];
  light: Light | undefined;
  ritual: { id: string };
  where: Where;
  empty: WhyEmpty | undefined;
  /** By when they begin. */
  freeOf: ReadonlyMap<string, Free | undefined>;
  today: Day;
  /** A line of a month’s list, where a whole year is shown. */
  isRow: boolean;
}

function DayOfHours({ date, hours, light, ritual, where, empty, freeOf, today, isRow }: DayProps) {
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
            : 'card gap-x-3 gap-y-2 p-3 max-sm:grid-cols-[2.75rem_minmax(0,1fr)] sm:grid-cols-[4.5rem_1fr_auto] sm:gap-x-5 sm:p-4',
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
            <span>{limbs.join(', ')}</span> {!isRow && <Moon tithi={first.tithi} size={18} />}
          </p>
          {warnings.map((warning) => (
            <p key={warning} className="text-2 text-marigold-ink">
              {t(`asta.${warning}`)}
            </p>
          ))}
          {light && <DayBand hours={hours} light={light} />}
        </div>
        <ul
          className={cx(
            'flex flex-wrap gap-2',
            isRow
              ? 'sm:max-md:grid sm:max-md:min-w-50 md:max-lg:gap-x-5 md:max-lg:gap-y-4 lg:grid lg:min-w-50'
              : 'sm:grid sm:min-w-44',
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

interface HourProps {
  hour: MuhuratWindowSaid;
  ritual: { id: string };
  where: Where;
  free: Free | undefined;
  today: Day;
  isRow: boolean;
}

/** One press: who is free then. Hours after midnight are of the next date; for those of a day that is over nobody is looked for. */
function Hour({ hour, ritual, where, free, today, isRow }: HourProps) {
  const t = useTranslations('almanac.muhurat');
  const { dayLong, endsOn } = useFormats();
  const date = hour.from.slice(0, 10) as Day;
  const asked = new URLSearchParams({
    ritual: ritual.id,
    date,
    time: hour.from.slice(11, 16),
    // elsewhere nobody is looked for by district
    ...(where.isDistrict && { district: where.district }),
    window: windowOf(hour, where.name),
  });
  const said = (
    <>
      <span className="sr-only">{dayLong(hour.date)}, </span>
      <span className="whitespace-nowrap">
        {areWholeDay(hour) ? t('wholeDay') : Object.values(endsOn(hour, hour.date)).join('–')}
      </span>
    </>
  );
  if (date < today)
    // on a phone below the words of its day, in a column of buttons in their middle
    return (
      <p className={cx('text-2 font-semibold text-ink-2 sm:px-3 sm:text-center', isRow && 'md:max-lg:px-0')}>{said}</p>
    );
  return (
    <Link
      to={`/find-pandit?${asked}`}
      className={cx(
        'flex min-h-11 flex-wrap items-center justify-center rounded-control border border-line-strong px-2 py-1 text-2 font-semibold text-leaf hover:bg-leaf-soft sm:px-3 print:min-h-0 print:border-0',
        // in the narrow columns of a tablet a year is a list of words; what is pressed is as high as elsewhere
        isRow && 'md:max-lg:-my-2.5 md:max-lg:border-0 md:max-lg:px-0 md:max-lg:underline md:max-lg:underline-offset-4',
      )}
    >
      {said}
      <FreeCount free={free} />
    </Link>
  );
}

const at = (iso: string): number => Date.parse(iso);

/** From sunrise to the next: light and night, and the good hours in them. The buttons beside it say the same. */
function DayBand({ hours, light }: { hours: readonly MuhuratWindowSaid[]; light: Light }) {
  const { clockText } = useFormats();
  const [rise, set] = [at(light.sunrise), at(light.sunset)];
  const isNight = hours.some((one) => at(one.to) > set + 60_000);
  const end = isNight ? rise + 86_400_000 : set;
  const left = (ms: number): number => Math.max(0, Math.min(100, ((ms - rise) / (end - rise)) * 100));
  return (
    <div aria-hidden className="mt-2 max-sm:hidden">
      <div className="relative h-3.5 overflow-hidden rounded-[4px] bg-sunk">
        {isNight && <span className="absolute inset-y-0 right-0 bg-(--sky-night)" style={{ left: `${left(set)}%` }} />}
        {hours.map((one) => (
          <span
            key={one.from}
            className="absolute inset-y-0 rounded-[3px] bg-leaf"
            style={{ left: `${left(at(one.from))}%`, right: `${100 - left(at(one.to))}%` }}
          />
        ))}
      </div>
      <p className={cx('relative mt-0.5 flex justify-between text-1 text-ink-2')}>
        <span>{clockText(light.sunrise)}</span>
        {isNight && (
          <span className="absolute -translate-x-1/2" style={{ left: `${left(set)}%` }}>
            {clockText(light.sunset)}
          </span>
        )}
        <span>{clockText(new Date(end).toISOString())}</span>
      </p>
    </div>
  );
}
