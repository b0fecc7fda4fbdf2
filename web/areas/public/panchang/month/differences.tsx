import { useTranslations } from 'use-intl';
import type { DayOfMonth } from '#contract/almanac/day.ts';
import { useNames } from '../../../../i18n/names.ts';
import { useFormats } from '../../../../i18n/formats.ts';
import { Differences } from '../shared/panjis.tsx';
import { PhoneFold } from '../shared/phone-fold.tsx';

/** Below the sheet: what has a star in its cell, by which almanac it is on another day. */
export function DifferencesOfMonth({ days }: { days: readonly DayOfMonth[] }) {
  const nameIn = useNames();
  const t = useTranslations('almanac.panji');
  const { dayShort } = useFormats(days[0]?.date);
  const moved = days.flatMap(({ date, festivals }) =>
    festivals.filter(({ differs }) => differs.length > 0).map((one) => ({ date, ...one })),
  );
  // what has its day in another month, and one by another almanac in this
  const here = new Set(days.map(({ date }) => date));
  const strangers = days.flatMap(({ date: other, elsewhere }) =>
    elsewhere
      .filter(({ date }) => !here.has(date))
      .map(({ date, slug, names, panji, source }) => ({
        date,
        slug,
        names,
        differs: [{ panji, date: other, source }],
      })),
  );
  const all = [...moved, ...strangers];
  if (all.length === 0) return null;
  return (
    <PhoneFold title={t('differs')} count={all.length} className="text-2 text-ink-2 print:hidden">
      <h2 className="mt-3 text-3 max-md:hidden">{t('differs')}</h2>
      <ul className="grid gap-1">
        {all.map(({ date, slug, names, differs }) => (
          <li key={slug + date + differs[0]?.panji}>
            <b className="text-ink">
              * {nameIn(names)}, {dayShort(date)}
            </b>
            <Differences differs={differs} sources />
          </li>
        ))}
      </ul>
    </PhoneFold>
  );
}
