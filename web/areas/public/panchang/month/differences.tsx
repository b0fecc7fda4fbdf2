import { useTranslations } from 'use-intl';
import type { DayOfMonth } from '#contract/almanac/day.ts';
import { useFormats } from '../../../../i18n/formats.ts';
import { Differences } from '../shared/panjis.tsx';
import { MonthFold } from './fold.tsx';

/** Below the sheet: what has a star in its cell, by which almanac it is on another day. */
export function DifferencesOfMonth({ days }: { days: readonly DayOfMonth[] }) {
  const t = useTranslations('almanac.panji');
  const { dayShort } = useFormats(days[0]?.date);
  const moved = days.flatMap(({ date, festivals }) =>
    festivals.filter(({ differs }) => differs.length > 0).map((one) => ({ date, ...one })),
  );
  if (moved.length === 0) return null;
  return (
    <MonthFold title={t('differs')} count={moved.length} className="text-2 text-ink-2 print:hidden">
      <h2 className="mt-3 text-3 max-md:hidden">{t('differs')}</h2>
      <ul className="grid gap-1">
        {moved.map(({ date, slug, names, differs }) => (
          <li key={slug + date}>
            <b className="text-ink">
              * {names.en}, {dayShort(date)}
            </b>
            <Differences differs={differs} sources />
          </li>
        ))}
      </ul>
    </MonthFold>
  );
}
