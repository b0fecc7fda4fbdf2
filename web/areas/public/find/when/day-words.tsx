import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useNames } from '../../../../i18n/names.ts';
import { useLimbs } from '../../../../i18n/names/limbs.ts';
import { useFormats } from '../../../../i18n/formats.ts';
import { addressOf } from '../../shared/asked.ts';
import { FreeCount } from '../../shared/free-count.tsx';
import type { MuhuratWindowSaid } from '#contract/almanac/muhurat.ts';
import { districtIn } from '#domain/calendar/degrees.ts';
import { areWholeDay, windowOf } from '#domain/calendar/good-hours.ts';
import { areOfNight } from '#domain/calendar/hours-of-night.ts';
import { cx } from '../../../../ui/cx.ts';
import type { FindData } from '../route.tsx';
import { WhyNone } from './late-reasons.tsx';

const link = 'inline-flex min-h-11 flex-wrap items-center font-semibold text-maroon underline-offset-4 hover:underline';

/** The chosen day as the almanac has it: tithi, star, festivals and the ritual's good hours, each a search. */
export function DayWords({ asked, almanac: chosen, ritual }: FindData) {
  const t = useTranslations('when');
  const good = useTranslations('goodHours');
  const { endsOn } = useFormats();
  const nameIn = useNames();
  const limbsOf = useLimbs();
  if (!chosen || !ritual) return null;
  const { limbs, festivals, windows, taken, free, district, empty } = chosen;
  const words = [...(limbs ? limbsOf(limbs) : []), ...festivals.map(nameIn)];
  // their day is not narrowed to where the hours are for: one pandit may live elsewhere
  const within = asked.district || (asked.pandit ? '' : districtIn(district));
  const choosing = { ...asked, window: '', date: '', time: '' };
  const said = (one: MuhuratWindowSaid) => good(areWholeDay(one) ? 'wholeDay' : 'of', endsOn(one, one.date));
  return (
    <div className="mt-1 grid min-w-0 text-2 md:max-lg:flex md:max-lg:flex-wrap md:max-lg:items-center md:max-lg:gap-x-4 lg:mt-0 lg:max-w-3/5 lg:shrink-0 lg:justify-items-end lg:text-right">
      {words.length > 0 && <p className="text-ink-2">{words.join('\u00a0· ')}</p>}
      {windows && (
        <div className="flex flex-wrap items-center gap-x-4 lg:justify-end">
          {taken ? (
            <b className="font-semibold text-leaf">{said(taken)}</b>
          ) : windows.length === 0 ? (
            <div className="basis-full text-ink-2">
              <p>{t('dayNone', { ritual: ritual.name })}</p>
              <WhyNone why={empty} />
            </div>
          ) : (
            windows.map((one, nth) => (
              <Link
                key={one.from}
                to={addressOf({
                  ...choosing,
                  district: within,
                  window: windowOf(one, district),
                })}
                state={{ searched: true }}
                className={link}
              >
                {said(one)}
                {areOfNight(one) && <span className="ml-1.5 text-1 font-normal text-indigo">{good('night')}</span>}
                {!asked.pandit && <FreeCount free={free?.[nth]} district={asked.district ? '' : within} />}
              </Link>
            ))
          )}
          {/* on a phone "Good hours" among the filters leads there */}
          <Link to={addressOf(choosing)} className={cx(link, windows.length > 0 && 'max-md:hidden')}>
            {t(taken ? 'others' : 'change')}
          </Link>
        </div>
      )}
    </div>
  );
}
