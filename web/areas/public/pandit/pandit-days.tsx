import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { PublicPandit } from '#contract/pandits.ts';
import { cx } from '../../../ui/cx.ts';
import { addressOf, bookingAddress, panditAddress, type Asked } from '../shared/asked.ts';
import { useFormats } from '../../../i18n/formats.ts';

/** As many days as are shown here. */
const SHOWN = 5;

/**
 * His next free days. A press takes the day into booking: of the ritual that was searched for or the only one he offers;
 * else the rituals below are for that day.
 */
export function PanditDays({ pandit, asked }: { pandit: PublicPandit; asked: Asked }) {
  const { dayShort } = useFormats();
  const t = useTranslations('priest');
  const all = pandit.freeDays.filter(({ partly }) => !partly);
  // for the others there is the search below
  const free = all.filter(({ day }, nth) => nth < SHOWN || day === asked.date);
  const partly = pandit.freeDays.filter((one) => one.partly);
  const offered = pandit.offers.map(({ ritual }) => ritual._id);
  const ritual = offered.length === 1 ? offered[0] : offered.find((id) => id === asked.ritual);
  const other = addressOf({ ...asked, pandit: pandit._id, date: '' });
  return (
    <section>
      <h2 className="text-4">{t('free')}</h2>
      <p className="mt-1 text-2 text-ink-2">{t(free.length > 0 ? 'freeNote' : 'notFree')}</p>
      {free.length > 0 && (
        <ul className="chip-row mt-3 flex scroll-px-5 gap-2 text-center text-2 max-md:pb-1 md:grid md:grid-cols-[repeat(auto-fill,minmax(6.2rem,1fr))]">
          {free.map(({ day }) => (
            <li
              key={day}
              className={cx('grid max-md:shrink-0', day === asked.date && 'max-md:[scroll-initial-target:nearest]')}
            >
              <Link
                to={
                  ritual
                    ? bookingAddress(pandit._id, ritual, day)
                    : `${panditAddress(pandit._id, { ...asked, date: day })}#rituals`
                }
                aria-current={day === asked.date ? 'date' : undefined}
                aria-label={t('bookDay', { day: dayShort(day) })}
                className={cx(
                  'grid min-h-11 content-center rounded-control border px-3 py-1.5 leading-tight whitespace-nowrap sm:px-1 hover:border-saffron hover:text-maroon',
                  day === asked.date ? 'border-saffron bg-marigold-soft font-semibold' : 'border-line-strong bg-paper',
                )}
              >
                {dayShort(day)}
              </Link>
            </li>
          ))}
          <li className="grid max-md:shrink-0">
            <Link
              to={other}
              className="grid min-h-11 content-center px-3 font-semibold text-maroon sm:px-1 hover:underline"
            >
              {t('otherDay')}
            </Link>
          </li>
        </ul>
      )}
      {free.length === 0 && (
        <p className="mt-3 text-2">
          <Link to={other} className="font-semibold text-maroon underline-offset-4 hover:underline">
            {t('tellMe')}
          </Link>
        </p>
      )}
      {partly.length > 0 && (
        <p className="mt-3 text-2 text-ink-2">
          {t('partly', { days: partly.map(({ day }) => dayShort(day)).join('\u00a0· ') })}
        </p>
      )}
    </section>
  );
}
