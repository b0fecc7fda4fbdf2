import { useTranslations } from 'use-intl';
import type { DayOfMonth } from '#contract/almanac/day.ts';
import { useFormats } from '../../../../i18n/formats.ts';

/** The extra month by its name and its days, and what is not done in it. */
export function Malamasa({ day }: { day: Pick<DayOfMonth, 'date' | 'month' | 'malamasa'> | undefined }) {
  const t = useTranslations('almanacDay.malamasa');
  const { dayPlain } = useFormats(day?.date);
  if (!day?.malamasa) return null;
  const { first, last } = day.malamasa;
  return (
    <p className="mt-4 rounded-control bg-marigold-soft px-4 py-3 text-marigold-ink print:hidden">
      <b className="font-semibold">
        {t('name', { month: day.month.purnimanta.name, first: dayPlain(first), last: dayPlain(last) })}
      </b>{' '}
      {t('out')} {t('stays')}
    </p>
  );
}
