import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { DayOfMonth } from '#contract/almanac/day.ts';
import { isHoliday, odiaNumber } from '#domain/almanac/names/calendar.ts';
import { nakshatraName, tithiFullName, tithiName, weekdayName, type Names } from '#domain/almanac/names/names.ts';
import { weeksOf } from '#domain/calendar/calendar.ts';
import type { Day, Month } from '#domain/time.ts';
import { useNames } from '../../../../i18n/names.ts';
import { useFormats } from '../../../../i18n/formats.ts';
import { cx } from '../../../../ui/cx.ts';
import { inPlace, type Place } from '../shared/asked.ts';
import { useClock } from '../shared/clock.ts';
import { isAgain, isTwice, lostIn } from '../shared/limb-parts.ts';
import { Moon } from '../shared/moon.tsx';
import { AlsoInScript, InScript } from '../shared/names.tsx';
import type { GoodFor } from './good-days.ts';
import { oddOf, tones, useMarks } from './marks.ts';

interface SheetProps {
  of: Month;
  days: readonly DayOfMonth[];
  good: Readonly<Record<Day, readonly GoodFor[]>>;
  caption: string;
  place: Place;
  /** The almanac’s day that runs now, until sunrise yesterday’s. */
  today: Day | null;
}

/** A month as a wall calendar has it, on paper and on screens; on a phone with numbers, moons and dots, and a press opens the day. */
export function MonthSheet({ of, days, good, caption, place, today }: SheetProps) {
  const { weekdayNames } = useFormats();
  const weeks = weeksOf(of).filter((week) => week.some(Boolean));
  const byDate = new Map(days.map((day) => [day.date, day]));
  return (
    <div className="card mt-5 overflow-hidden max-md:-mx-4 print:mt-2">
      <table className="w-full table-fixed border-collapse">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b-2 border-maroon">
            {weekdayNames.map(({ weekday, long }) => (
              <th
                key={weekday}
                scope="col"
                className={cx(
                  'px-0.5 py-2 text-2 font-semibold md:px-2 md:text-start print:py-0.5 print:text-start',
                  weekday === 0 && 'text-brick',
                )}
              >
                <span aria-hidden className="grid md:hidden print:hidden">
                  {long.slice(0, 1)}
                  <InScript names={withoutDay(weekdayName(weekday))} lang="or" className="font-normal" />
                </span>
                <span className="max-md:sr-only print:not-sr-only">
                  {long}{' '}
                  <AlsoInScript
                    names={weekdayName(weekday)}
                    lang="or"
                    className="font-normal max-lg:block max-md:hidden print:inline"
                  />
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find(Boolean)} className="not-first:border-t not-first:border-line">
              {week.map((date, weekday) => {
                const day = date && byDate.get(date);
                if (!day)
                  return (
                    <td key={weekday} className="bg-sunk not-first:border-l not-first:border-line">
                      {'\u00a0'}
                    </td>
                  );
                return (
                  <td
                    key={weekday}
                    className={cx(
                      'h-px p-0 align-top not-first:border-l not-first:border-line',
                      day.date === today && 'bg-marigold-soft outline-2 -outline-offset-2 outline-saffron',
                    )}
                  >
                    <Cell day={day} good={good[day.date] ?? []} place={place} isToday={day.date === today} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** As narrow columns have it: ରବି for ରବିବାର. */
const withoutDay = ({ or, ...names }: Names): Names => ({ ...names, or: or.replace(/ବାର$/, '') });

interface CellProps {
  day: DayOfMonth;
  good: readonly GoodFor[];
  place: Place;
  isToday: boolean;
}

function Cell({ day, good, place, isToday }: CellProps) {
  const { dayLong } = useFormats();
  const { date, weekday, atSunrise, festivals } = day;
  const red = weekday === 0 || isHoliday(date, festivals);
  return (
    <Link
      to={inPlace(`/panchang/${date}`, place)}
      reloadDocument
      aria-current={isToday ? 'date' : undefined}
      className="flex h-full min-h-16 flex-col items-center gap-1 px-0.5 py-1.5 hover:bg-sunk md:min-h-28 md:items-stretch md:gap-0.5 md:p-1 lg:p-2 print:min-h-0 print:items-stretch print:gap-0 print:p-1"
    >
      <span className="flex items-center justify-between">
        <span className="sr-only">{dayLong(date)}</span>
        <span aria-hidden className={cx('flex items-baseline gap-1.5', red && 'text-brick')}>
          <span className="text-4 leading-tight display">{Number(date.slice(8))}</span>
          <span lang="or" className="text-2 odia-festivals max-md:hidden print:inline">
            {odiaNumber(Number(date.slice(8)))}
          </span>
        </span>
        <span className="max-md:hidden print:block">
          <Moon tithi={atSunrise.tithi} size={18} />
        </span>
      </span>
      <Small day={day} good={good} />
      <Whole day={day} good={good} />
    </Link>
  );
}

type Told = Pick<CellProps, 'day' | 'good'>;

/** Each half of a month has its own 1 to 15. */
const numberOfTithi = (index: number): number => ((index - 1) % 15) + 1;

/** On a phone: the tithi's number, the moon, what is lost or repeated, and a dot for each mark. */
function Small({ day, good }: Told) {
  const t = useTranslations('almanacDay.month');
  const nameIn = useNames();
  const marks = useMarks()(day);
  const { tithi } = day.atSunrise;
  return (
    <span className="grid justify-items-center gap-1 md:hidden print:hidden">
      <span aria-hidden className="flex flex-wrap items-center justify-center gap-x-1 text-1 text-ink-2">
        {numberOfTithi(tithi)}
        <Moon tithi={tithi} size={13} />
      </span>
      {oddOf(day).map(({ says, of, index }) => (
        <span
          key={says + of}
          aria-hidden
          className="flex items-center gap-0.5 text-[0.6875rem] leading-tight whitespace-nowrap text-ink-2"
        >
          {of === 'tithi' ? numberOfTithi(index) : <Star size={9} fill="currentColor" />}
          <span>{t(`short.${says}`)}</span>
        </span>
      ))}
      <span aria-hidden className="flex min-h-1.5 flex-wrap justify-center gap-0.5">
        {marks.slice(0, 3).map(({ key, tone }) => (
          <span key={key} className={cx('size-1.5 rounded-full', tones[tone].dot)} />
        ))}
        {good.length > 0 && <span className="size-1.5 rounded-full bg-leaf" />}
      </span>
      <span className="sr-only">
        {[
          nameIn(tithiFullName(tithi)),
          ...oddOf(day).map(({ says, names }) => t(`odd.${says}`, { name: nameIn(names) })),
          ...marks.map(({ name }) => name),
          ...good.map((one) => t(`good.${one}`)),
        ].join(', ')}
      </span>
    </span>
  );
}

/** Paper, which cannot be pressed, has all. */
const MOST_MARKS = 2;
/** A line of a cell: on paper as small as on a printed wall calendar. */
const line = 'text-1 max-md:hidden print:block print:text-[7.5pt] print:leading-[9pt]';

interface NameAndTimeProps {
  name: string;
  time: ReactNode;
  /** It stood at the sunrise before, too. */
  again: string | false;
  /** What comes after the time. */
  children?: ReactNode;
}

/** Whether both stand in one line is decided by the name, and not by how wide letters are that may come late: no row grows then. */
function NameAndTime({ name, time, again, children }: NameAndTimeProps) {
  return (
    <>
      <span className={cx('print:inline', isLong(name) || again !== false ? 'block' : 'max-lg:block')}>
        {children ? <b>{name}</b> : name}
      </span>{' '}
      <span className="whitespace-nowrap">
        {time}
        {again && `, ${again}`}
      </span>{' '}
      {children}
    </>
  );
}
const isLong = (name: string): boolean => name.length > 9;

/** On a wide screen and on paper. */
function Whole({ day, good }: Told) {
  const t = useTranslations('almanacDay.month');
  const nameIn = useNames();
  const { clockText } = useClock();
  const { date, tithi, nakshatra } = day;
  // which half of the month a tithi is in is seen by the moon
  const short = (index: number) => nameIn(tithiName(index));
  const starOf = (index: number) => nameIn(nakshatraName(index));
  const marks = useMarks()(day);
  const [first, star] = [tithi[0], nakshatra[0]];
  const end = (to: string) => (
    <>
      {clockText(to)}
      {to.slice(0, 10) !== date && <sup className="text-[0.6875rem] leading-none print:text-[6pt]">+1</sup>}
    </>
  );
  const lost = [
    ...lostIn(tithi).map(({ index, to }) => ({ name: short(index), to })),
    ...lostIn(nakshatra).map(({ index, to }) => ({ name: starOf(index), to })),
  ];
  const times = (parts: DayOfMonth['tithi']) => (isTwice(parts) ? t('whole') : parts[0] && end(parts[0].to));
  return (
    <>
      {first && (
        <span className={line}>
          <NameAndTime name={short(first.index)} time={times(tithi)} again={isAgain(tithi, day) && t('again')}>
            <AlsoInScript
              names={tithiName(first.index)}
              lang="or"
              // a tablet's narrow cells have the name once
              className="block whitespace-nowrap text-ink-2 md:max-lg:hidden print:inline"
            />
          </NameAndTime>
        </span>
      )}
      {lost.map(({ name, to }) => (
        <span key={name} className={cx(line, 'text-ink-2')}>
          {t('lost', { name })} {end(to)}
        </span>
      ))}
      {star && (
        <span className={cx(line, 'text-ink-2')}>
          <NameAndTime
            name={starOf(star.index)}
            time={times(nakshatra)}
            again={isAgain(nakshatra, day) && t('again')}
          />
        </span>
      )}
      {marks.map(({ key, name, tone }, nth) => (
        <span
          key={key}
          className={cx(
            'rounded-[4px] px-1 py-0.5 text-1 font-semibold max-lg:px-0.5 max-lg:text-[0.6875rem] max-md:hidden lg:px-1.5 print:block print:border print:border-line-strong print:bg-transparent print:px-1 print:py-0 print:text-[7.5pt] print:leading-[8.5pt] print:text-ink',
            nth >= MOST_MARKS && 'hidden',
            tones[tone].chip,
          )}
        >
          {name}
        </span>
      ))}
      {marks.length > MOST_MARKS && (
        <span className={cx(line, 'text-ink-2 print:hidden')}>{t('more', { count: marks.length - MOST_MARKS })}</span>
      )}
      {good.length > 0 && (
        <span className={cx(line, 'text-leaf')}>{good.map((one) => t(`good.${one}`)).join('\u00a0· ')}</span>
      )}
    </>
  );
}
