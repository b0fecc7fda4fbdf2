import { useHref } from 'react-router';
import { useTranslations } from 'use-intl';
import { cities } from '#domain/almanac/names/towns.ts';
import { writeDegrees } from '#domain/calendar/degrees.ts';
import { useLocalName } from '../../../../i18n/local-names.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { PhoneFold } from '../shared/phone-fold.tsx';
import { PlaceForm } from '../shared/place-form.tsx';
import type { Where } from './where.ts';

interface PlaceChooserProps {
  /** The page that is shown for what is chosen. */
  path: string;
  where: Where;
  year?: string | null;
}

/** Odisha's districts; cities and degrees elsewhere in India are folded under them. */
export function PlaceChooser({ path, where, year = null }: PlaceChooserProps) {
  const t = useTranslations('almanac.muhurat.elsewhere');
  const show = useTranslations('panchang')('show');
  const nameOf = useLocalName();
  const page = useHref(path);
  const { typed, amiss } = where;
  return (
    <PhoneFold
      title={where.isDistrict ? where.said : (where.town ?? t('title'))}
      isRow={false}
      isOpen={amiss.lat || amiss.lon || where.wrong.district !== undefined}
      className="grid gap-1 max-sm:w-full print:hidden"
    >
      <PlaceForm
        action={path}
        place={where}
        asks="district"
        elsewhere={where.isDistrict ? undefined : t('chooseDistrict')}
      />
      <details open={amiss.lat || amiss.lon} className="max-w-sm">
        <summary className="w-fit cursor-pointer py-3 text-2 font-semibold text-maroon underline-offset-4 hover:underline">
          {t('title')}
        </summary>
        {where.town && where.at && (
          <p className="text-1 text-ink-2">
            {t('computed', { degrees: t('degrees', { lat: String(where.at.lat), lon: String(where.at.lon) }) })}
          </p>
        )}
        <ul className="flex flex-wrap gap-x-4">
          {cities.map((city) => (
            <li key={city.name}>
              <a
                href={`${page}?${new URLSearchParams({ lat: String(city.lat), lon: String(city.lon), ...(year && { year }) })}`}
                aria-current={where.name === writeDegrees(city) ? 'true' : undefined}
                className="inline-flex min-h-11 items-center text-2 underline underline-offset-4 aria-current:font-semibold aria-current:no-underline"
              >
                {nameOf(city.name)}
              </a>
            </li>
          ))}
        </ul>
        <form action={page} className="mt-2 grid gap-6">
          {year && <input type="hidden" name="year" value={year} />}
          <TextField
            label={t('lat')}
            name="lat"
            inputMode="decimal"
            autoComplete="off"
            maxLength={7}
            required
            defaultValue={typed.lat}
            {...(amiss.lat && { error: t('wrong.lat') })}
          />
          <TextField
            label={t('lon')}
            name="lon"
            inputMode="decimal"
            autoComplete="off"
            maxLength={7}
            required
            defaultValue={typed.lon}
            {...(amiss.lon && { error: t('wrong.lon') })}
          />
          <p className="text-1 text-ink-2">{t('hint')}</p>
          <Button type="submit" look="quiet">
            {show}
          </Button>
        </form>
      </details>
    </PhoneFold>
  );
}

/** Where the hours are for; the degrees of a town stand in the fold of the chooser. */
export function WhereWords({ where: { said, isDistrict, town, at } }: { where: Where }) {
  const t = useTranslations('almanac.muhurat.elsewhere');
  const degrees = at ? t('degrees', { lat: String(at.lat), lon: String(at.lon) }) : '';
  if (!isDistrict) return town ? t('in', { place: town }) : t('at', { degrees });
  return town && town !== said ? t('sunriseOf', { place: said, town }) : t('in', { place: said });
}
