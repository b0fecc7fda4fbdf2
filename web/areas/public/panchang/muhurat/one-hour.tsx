import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { MuhuratWindowSaid } from '#contract/almanac/muhurat.ts';
import { areWholeDay, windowOf } from '#domain/calendar/good-hours.ts';
import { areOfNight } from '#domain/calendar/hours-of-night.ts';
import type { Day } from '#domain/time.ts';
import { useFormats } from '../../../../i18n/formats.ts';
import { cx } from '../../../../ui/cx.ts';
import { FreeCount } from '../../shared/free-count.tsx';
import type { Free } from '../../shared/free-in.ts';
import type { Where } from './where.ts';

interface HourProps {
  hour: MuhuratWindowSaid;
  ritual: { id: string };
  where: Where;
  free: Free | undefined;
  today: Day;
  isRow: boolean;
}

/** One press: who is free then. Hours after midnight are of the next date; for those of a day that is over nobody is looked for. */
export function Hour({ hour, ritual, where, free, today, isRow }: HourProps) {
  const t = useTranslations('almanac.muhurat');
  const good = useTranslations('goodHours');
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
      {areOfNight(hour) && <span className="ml-2 text-1 font-normal text-indigo">{good('night')}</span>}
      <FreeCount free={free} />
    </Link>
  );
}
