import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { DayOfMonth } from '#contract/almanac/day.ts';
import { inPlace, type Place } from '../shared/asked.ts';

/** Below a phone's grid: the festivals of the month by name; one that comes each week is named once, with its other days. */
export function MonthList({ days, place }: { days: readonly DayOfMonth[]; place: Place }) {
  const t = useTranslations('almanacDay.month');
  const all = days.flatMap(({ date, festivals }) =>
    festivals.map(({ slug, names }) => ({ date, slug, name: names.en })),
  );
  const bySlug = [...Map.groupBy(all, ({ slug }) => slug).values()];
  if (bySlug.length === 0) return null;
  return (
    <ul className="card mt-5 divide-y divide-line md:hidden print:hidden">
      {bySlug.map(([first, ...others]) => {
        if (!first) return null;
        return (
          <li key={first.slug}>
            <Link
              to={inPlace(`/panchang/${first.date}`, place)}
              reloadDocument
              className="grid min-h-12 grid-cols-[2.5rem_minmax(0,1fr)] items-center px-4 py-2"
            >
              <span className="font-semibold">{Number(first.date.slice(8))}</span>
              <span>
                {first.name}
                {others.length > 0 && (
                  <span className="block text-2 text-ink-2">
                    {t('also', { days: others.map(({ date }) => Number(date.slice(8))).join(', ') })}
                  </span>
                )}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
