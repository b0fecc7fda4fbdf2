import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { DayOfMonth } from '#contract/almanac/day.ts';
import type { MuhuratWindowSaid } from '#contract/almanac/muhurat.ts';
import { tithiFullName, tithiName } from '#domain/almanac/names/names.ts';
import type { Month } from '#domain/time.ts';
import { useNames } from '../../../../i18n/names.ts';
import { useFormats } from '../../../../i18n/formats.ts';
import { cx } from '../../../../ui/cx.ts';
import { addressOf, type Asked } from '../../shared/asked.ts';

interface EveryDayProps {
  asked: Asked;
  ritual: string;
  month: Month;
  days: readonly DayOfMonth[];
  windows: readonly MuhuratWindowSaid[];
}

/** Every day that is left of the month with its tithi and festivals; good ones are marked, none is hidden. */
export default function EveryDay({ asked, ritual, month, days, windows }: EveryDayProps): ReactNode {
  const t = useTranslations('when');
  const { monthLong, weekdayNames } = useFormats();
  const good = new Set(windows.map(({ date }) => date));
  return (
    <section aria-labelledby="every-day">
      <h2 id="every-day" className="text-4">
        {t('everyDay', { month: monthLong(month) })}
      </h2>
      <p className="mt-1 mb-3 text-2 text-ink-2">{t('legend', { ritual })}</p>
      <div aria-hidden className="grid grid-cols-7 max-md:hidden">
        {weekdayNames.map(({ weekday, short }) => (
          <span key={weekday} className={cx('px-1 pb-1 text-1 font-semibold lg:px-2', weekday === 0 && 'text-brick')}>
            {short}
          </span>
        ))}
      </div>
      <ol className="card grid overflow-hidden md:grid-cols-7">
        {days.map((day, nth) => (
          <Cell key={day.date} day={day} asked={asked} isGood={good.has(day.date)} isFirst={nth === 0} />
        ))}
      </ol>
    </section>
  );
}

const columns = [
  '',
  'md:col-start-2',
  'md:col-start-3',
  'md:col-start-4',
  'md:col-start-5',
  'md:col-start-6',
  'md:col-start-7',
];

interface CellProps {
  day: DayOfMonth;
  asked: Asked;
  isGood: boolean;
  isFirst: boolean;
}

function Cell({ day, asked, isGood, isFirst }: CellProps) {
  const t = useTranslations('when');
  const nameIn = useNames();
  const { dayLong, weekdayNames } = useFormats();
  const { date, weekday, festivals } = day;
  const { tithi } = day.atSunrise;
  const names = festivals.map((one) => nameIn(one.names));
  const says = names.length > 0 ? (isGood ? 'festivalsGood' : 'festivals') : isGood ? 'good' : 'plain';
  return (
    <li
      className={cx(
        'border-line not-first:border-t md:-mt-px md:-ml-px md:border',
        isFirst && columns[weekday],
        isGood && 'bg-leaf-soft',
      )}
    >
      <Link
        to={addressOf({ ...asked, date, time: '', window: '' })}
        state={{ searched: true }}
        aria-label={t(`cell.${says}`, {
          day: dayLong(date),
          tithi: nameIn(tithiFullName(tithi)),
          festivals: names.join(', '),
        })}
        className="flex min-h-11 flex-wrap items-baseline gap-x-3 gap-y-0.5 px-3 py-2 text-1 hover:bg-sunk md:h-full md:min-h-20 md:flex-col md:gap-0 md:p-1 lg:p-2"
      >
        <span className={cx('flex items-center gap-2 text-3 font-semibold', weekday === 0 && 'text-brick')}>
          {Number(date.slice(8))}
          <span className="text-1 font-normal md:hidden">{weekdayNames[weekday]?.short}</span>
          {isGood && <span className="size-2 rounded-full bg-leaf" />}
        </span>
        <span className="text-ink-2">{nameIn(tithiName(tithi))}</span>
        {names.slice(0, 2).map((name) => (
          <span key={name} className="font-semibold text-marigold-ink md:max-lg:text-[0.6875rem]">
            {name}
          </span>
        ))}
      </Link>
    </li>
  );
}
