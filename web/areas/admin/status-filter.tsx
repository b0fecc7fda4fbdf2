import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { userStatuses, type UserStatus } from '#domain/roles.ts';
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
    <div className="relative shrink-0 sm:w-48">
      <select
        aria-label={t('filter')}
        className="control appearance-none pr-10!"
        value={value ?? ''}
        onChange={({ currentTarget }) => onChange(userStatuses.find((one) => one === currentTarget.value) ?? null)}
      >
        <option value="">{t('everyStatus')}</option>
        {userStatuses.map((status) => (
          <option key={status} value={status}>
            {statusWords(status)}
          </option>
        ))}
      </select>
      <ChevronDown
        size={18}
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-2"
      />
    </div>
  );
}
