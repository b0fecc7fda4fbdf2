import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import type { OfficeCategory } from '#contract/catalogue.ts';
import type { Answer } from '../../../parts/api/use-answer.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { categoryOptions } from './catalogue.ts';

type CategorySelectProps = Omit<React.ComponentProps<typeof Select>, 'label' | 'options' | 'placeholder'> & {
  categories: Answer<OfficeCategory[]>;
  /** The one a ritual is in stays a choice, also archived. */
  present?: string | undefined;
};

/** The category of a ritual. Where they did not come it says so, and can ask again. */
export function CategorySelect({ categories, present, ...select }: CategorySelectProps) {
  const t = useTranslations('catalogue');
  const ui = useTranslations('ui');
  const { data, error, again } = categories;
  if (!data && error !== undefined) {
    return (
      <div role="alert" className="grid justify-items-start gap-2">
        <p className="text-2 text-brick">{t('categories.loadFailed')}</p>
        <Button look="quiet" data-first onClick={again}>
          {ui('retry')}
        </Button>
      </div>
    );
  }
  const options = categoryOptions(data ?? [], present);
  return (
    <Select
      label={t('category')}
      placeholder={data ? t('chooseCategory') : ui('loading')}
      options={options}
      hint={data && options.length === 0 ? t('noCategories') : undefined}
      {...select}
    />
  );
}

/** That the catalogue did not come is also for whoever reads the browser's log (specification, admin and pandit, section 8). */
export function useWarning(what: string, error: unknown): void {
  useEffect(() => {
    // oxlint-disable-next-line no-console -- the specified warning
    if (error !== undefined) console.warn(`${what} could not be loaded:`, error);
  }, [what, error]);
}
