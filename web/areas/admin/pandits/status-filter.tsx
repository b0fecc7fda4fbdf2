import { personStatusWords } from '#contract/status-words.ts';
import { useTranslations } from 'use-intl';
import { userStatuses } from '#domain/roles.ts';
import { FilterSelect } from '../shared/filter-select.tsx';
import type { StatusShown } from '../people/people.ts';

const options = ['waiting', ...userStatuses] as const;

/** Narrows a list to the people of one status, or to those who wait for a decision. */
export function StatusFilter({
  value,
  onChange,
}: {
  value: StatusShown | null;
  onChange: (status: StatusShown | null) => void;
}) {
  const t = useTranslations('admin.pandits');
  return (
    <FilterSelect
      label={t('filter')}
      every={t('everyStatus')}
      options={options}
      wordOf={(status) => (status === 'waiting' ? t('waiting') : personStatusWords(status))}
      value={value}
      onChange={onChange}
    />
  );
}
