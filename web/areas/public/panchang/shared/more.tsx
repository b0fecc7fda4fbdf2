import { useTranslations } from 'use-intl';
import { Link, useLocation } from 'react-router';
import { inPlace, type Place } from './asked.ts';

/** From each page of the almanac to the others. */
export function MoreOfAlmanac({ place, year }: { place: Place; year: string }) {
  const t = useTranslations('almanac');
  const { pathname } = useLocation();
  const pages = [
    ['/panchang', t('toToday')],
    [`/festivals/${year}`, t('toFestivals', { year })],
    [`/eclipses/${year}`, t('toEclipses', { year })],
    ['/muhurat', t('toMuhurat')],
  ] as const;
  const others = pages.filter(([path]) => path !== pathname);
  return (
    <nav aria-label={t('more')} className="mt-8 border-t border-line pt-3 print:hidden">
      <ul className="flex flex-wrap gap-x-6">
        {others.map(([path, label]) => (
          <li key={path}>
            <Link
              to={inPlace(path, place)}
              reloadDocument
              className="inline-flex min-h-11 min-w-11 items-center text-2 font-semibold text-maroon underline-offset-4 hover:underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
