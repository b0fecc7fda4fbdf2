import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { cx } from '../../../ui/cx.ts';
import type { Option } from '../../../ui/form/select.tsx';
import { sorts, type Asked } from '../shared/asked.ts';
import { Chip } from './chip.tsx';

/** The button that asks for good hours instead of a day. */
export const BY_HOURS = 'hours';

interface MoreFiltersProps {
  asked: Asked;
  /** A district that the address names and we do not know. */
  noDistrict: string | null;
  districts: readonly Option[];
  languages: readonly Option[];
  /** How many were found. */
  found: number;
  /** The form over them is folded on a phone. */
  folded: boolean;
  /** The price. */
  children: ReactNode;
}

/** Filters and order of a search. On a phone one press opens them, so that results are on its first screen. */
export function MoreFilters({ asked, noDistrict, districts, languages, found, folded, children }: MoreFiltersProps) {
  const t = useTranslations('find');
  const choosing = useTranslations('when');
  const { district, language, price, sort } = asked;
  const narrows = Boolean(district || language) || price !== null || sort !== sorts[0];
  return (
    <details open={noDistrict !== null || undefined} className="fold opens-early min-w-0 open:basis-full md:basis-full">
      <summary
        className={cx(
          'min-h-14 w-fit items-center gap-1.5 rounded-full border border-line-strong px-4 text-2 font-semibold',
          // under a form that is open it is one of its links
          !folded && 'min-h-11! border-transparent! px-0! text-maroon',
          narrows && 'border-ink! bg-ink text-paper',
        )}
      >
        {t('filters')}
        <ChevronDown size={16} aria-hidden />
      </summary>
      <div className="flex flex-wrap gap-2 max-md:pt-3 md:max-lg:gap-1.5 md:max-lg:[&_.slider]:w-12!">
        <button
          type="submit"
          name={BY_HOURS}
          value="1"
          className="chip min-h-11 px-4 text-2 font-semibold md:max-lg:px-3!"
        >
          {t('byHours')}
        </button>
        {found > 1 && (
          <Chip
            name="sort"
            label={t('sort')}
            options={sorts.map((one) => ({ value: one, label: t(`sorts.${one}`) }))}
            value={sort}
          />
        )}
        <Chip
          name="district"
          label={t('district')}
          any={t('anyDistrict')}
          options={districts}
          value={district}
          error={noDistrict !== null && choosing('noDistrict.choose')}
        />
        <Chip name="language" label={t('language')} any={t('anyLanguage')} options={languages} value={language} />
        {children}
      </div>
    </details>
  );
}
