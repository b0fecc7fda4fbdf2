import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import type { OfficeCategory } from '#contract/catalogue.ts';
import { useLocalName } from '../../../i18n/local-names.ts';
import { Select } from '../../../ui/form/select.tsx';
import { RetryNotice } from '../shared/retry-notice.tsx';

/** All of them, archived ones last; null where they could not be loaded. */
export type Categories = readonly OfficeCategory[] | null;

type CategorySelectProps = Omit<React.ComponentProps<typeof Select>, 'label' | 'options' | 'placeholder'> & {
  categories: Categories;
  /** The one a ritual is in stays a choice, also archived. */
  present?: string | undefined;
};

/** The category of a ritual. Where they did not come it says so, and can ask again. */
export function CategorySelect({ categories, present, ...select }: CategorySelectProps) {
  const t = useTranslations('catalogue');
  const nameOf = useLocalName();
  useWarning(categories === null);
  if (!categories) return <RetryNotice>{t('categories.loadFailed')}</RetryNotice>;
  const options = categories
    .filter(({ _id, archivedAt }) => archivedAt === null || _id === present)
    .map(({ _id, name }) => ({ value: _id, label: nameOf(name) }));
  return (
    <Select
      label={t('category')}
      placeholder={t('chooseCategory')}
      options={options}
      hint={options.length === 0 ? t('noCategories') : undefined}
      {...select}
    />
  );
}

/** The failure is also written to the browser's log (specification, admin and pandit, section 8). */
function useWarning(isMissing: boolean): void {
  useEffect(() => {
    // oxlint-disable-next-line no-console -- the specified warning
    if (isMissing) console.warn('Categories could not be loaded');
  }, [isMissing]);
}
