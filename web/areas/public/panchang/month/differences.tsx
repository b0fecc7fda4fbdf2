import { useTranslations } from 'use-intl';
import type { DayOfMonth } from '#contract/almanac/day.ts';
import { useFormats } from '../../../../i18n/formats.ts';
import type { Place } from '../shared/asked.ts';
import { Differences, usePanjiName } from '../shared/panjis.tsx';

/** Below the sheet: what has a star in its cell, and what other almanacs put into this month. */
export function DifferencesOfMonth({ days, place }: { days: readonly DayOfMonth[]; place: Place }) {
  const t = useTranslations('almanac.panji');
  const { dayShort } = useFormats(days[0]?.date);
  const nameOf = usePanjiName();
  const moved = days.flatMap(({ date, festivals }) =>
    festivals.filter(({ differs }) => differs.length > 0).map((one) => ({ date, ...one })),
  );
  return (
    <div className="mt-3 text-2 text-ink-2 print:hidden">
      <p>{place.panji ? t('note', { panji: nameOf(place.panji) }) : t('oursNote')}</p>
      {moved.length > 0 && (
        <>
          <h2 className="mt-3 text-3">{t('differs')}</h2>
          <ul className="grid gap-1">
            {moved.map(({ date, slug, names, differs }) => (
              <li key={slug}>
                <b className="text-ink">
                  * {names.en}, {dayShort(date)}
                </b>
                <Differences differs={differs} sources />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
