import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { DayOfMonth } from '#contract/almanac/day.ts';
import { monthFullName } from '#domain/almanac/names/months.ts';
import { useNames } from '../../../../i18n/names.ts';
import { useFormats } from '../../../../i18n/formats.ts';
import { unbroken } from '../../../../i18n/dates/unbroken.ts';

interface MalamasaProps {
  day: Pick<DayOfMonth, 'date' | 'month' | 'malamasa'> | undefined;
  /** On a phone what is not done in it opens at a press. */
  folds?: boolean;
}

/** The extra month by its name and its days, and what is not done in it. */
export function Malamasa({ day, folds = false }: MalamasaProps) {
  const t = useTranslations('almanacDay.malamasa');
  const nameIn = useNames();
  const { dayPlain } = useFormats(day?.date);
  if (!day?.malamasa) return null;
  const { first, last } = day.malamasa;
  const { index, adhika } = day.month.purnimanta;
  const name = t('name', {
    month: nameIn(monthFullName(index, adhika)),
    first: unbroken(dayPlain(first)),
    last: unbroken(dayPlain(last)),
  });
  const said = (
    <>
      {t('out')} {t('stays')}
    </>
  );
  if (folds)
    return (
      <details className="fold opens-early mt-4 rounded-control bg-marigold-soft px-4 text-marigold-ink print:hidden">
        <summary className="min-h-12 items-center gap-3 py-2 text-2 font-semibold">
          <span className="grow">{name}</span>
          <ChevronDown size={18} aria-hidden className="shrink-0" />
        </summary>
        <p className="pb-3 md:py-3">
          <b className="font-semibold max-md:hidden">{name}</b> {said}
        </p>
      </details>
    );
  return (
    <p className="mt-4 rounded-control bg-marigold-soft px-4 py-3 text-marigold-ink print:hidden">
      <b className="font-semibold">{name}</b> {said}
    </p>
  );
}
