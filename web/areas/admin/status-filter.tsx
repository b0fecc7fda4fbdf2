import { useTranslations } from 'use-intl';
import { userStatuses, type UserStatus } from '#domain/roles.ts';
import { FilterSelect } from './filter-select.tsx';
import { statusWords } from './shown.ts';

/** Narrows a list to the people of one status. */
export function StatusFilter({
  value,
  onChange,
}: {
  value: UserStatus | null;
  onChange: (status: UserStatus | null) => void;
}) {
  const t = useTranslations('admin.pandits');
  return (
    <FilterSelect
      label={t('filter')}
      every={t('everyStatus')}
      options={userStatuses}
      wordOf={statusWords}
      value={value}
      onChange={onChange}
    />
  );
}
