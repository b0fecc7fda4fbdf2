import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { DayAhead } from '#contract/almanac/days-ahead.ts';
import { useNames } from '../../../i18n/names.ts';
import { useFormats } from '../../../i18n/formats.ts';

/** How many are shown unasked. */
const SHOWN = 3;

interface DaysAheadProps {
  days: readonly DayAhead[];
  festivals: readonly DayAhead[];
}

/** The next days with their tithi and who asks for them; festivals of the months after are one press away. */
export function DaysAhead({ days, festivals }: DaysAheadProps) {
  const t = useTranslations('pandit.daysAhead');
  return (
    <section className="card grid px-4 py-3 sm:px-5" aria-labelledby="days-ahead">
      <h2 id="days-ahead" className="text-4">
        {t('title')}
      </h2>
      <Rows days={days.slice(0, SHOWN)} />
      <details>
        <summary className="fold-line">{t('more')}</summary>
        <Rows days={[...days.slice(SHOWN), ...festivals]} />
      </details>
    </section>
  );
}

function Rows({ days }: { days: readonly DayAhead[] }) {
  const t = useTranslations('pandit.daysAhead');
  const nameIn = useNames();
  const { dayShort } = useFormats();
  return (
    <ul className="grid">
      {days.map(({ date, tithi, festivals, asked, pujas }) => (
        <li key={date} className="border-line not-first:border-t">
          <Link
            to={`/pandit/availability?day=${date}`}
            className="grid min-h-11 grid-cols-[6rem_minmax(0,1fr)_auto] items-baseline gap-x-3 py-2.5 text-2 hover:bg-sunk"
          >
            <time dateTime={date} className="font-semibold">
              {dayShort(date)}
            </time>
            <span className="min-w-0 text-ink-2">{tithi && nameIn(tithi)}</span>
            <span className="text-right text-1">
              {asked > 0 && <span className="block">{t('asked', { count: asked })}</span>}
              {pujas > 0 && <span className="block text-leaf">{t('pujas', { count: pujas })}</span>}
            </span>
            {festivals.length > 0 && (
              // with all the room there is: some names are long
              <span className="col-span-2 col-start-2 font-semibold text-marigold-ink">
                {festivals.map(nameIn).join('\u00a0· ')}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
