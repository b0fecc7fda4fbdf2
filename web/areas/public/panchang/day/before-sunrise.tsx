import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { AlmanacDayReply } from '#contract/almanac/day.ts';
import { tithiFullName } from '#domain/almanac/names/names.ts';
import { addDays } from '#domain/time.ts';
import { useNames } from '../../../../i18n/names.ts';
import { useFormats } from '../../../../i18n/formats.ts';
import { inPlace, type Place } from '../shared/asked.ts';
import { beforeSunrise } from './hours.ts';

/** Between midnight and sunrise, whose day it is. */
export function BeforeSunrise({ day, place, now }: { day: AlmanacDayReply; place: Place; now: number }) {
  const t = useTranslations('panchang.beforeSunrise');
  const nameIn = useNames();
  const { clockText, weekdayNames } = useFormats();
  const found = beforeSunrise(day, now);
  if (!found) return null;
  const weekday = (nth: number) => weekdayNames[(day.weekday + nth + 7) % 7]?.long ?? '';
  return (
    <p className="mt-4 rounded-control bg-indigo-soft px-4 py-3 text-indigo">
      {found.runs === 'this' ? (
        t('runs', {
          weekday: weekday(0),
          sunrise: clockText(day.nextSunrise),
          tithi: nameIn(tithiFullName(found.tithi)),
        })
      ) : (
        <>
          {t('begins', { weekday: weekday(0), sunrise: clockText(day.sunrise) })}{' '}
          <Link
            to={inPlace(`/panchang/${addDays(day.date, -1)}`, place)}
            reloadDocument
            className="font-semibold underline underline-offset-4"
          >
            {t('before', { weekday: weekday(-1) })}
          </Link>
        </>
      )}
    </p>
  );
}
