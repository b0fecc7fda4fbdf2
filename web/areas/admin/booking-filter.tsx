import { useTranslations } from 'use-intl';
import { bookingShows, type BookingShow } from '#contract/bookings.ts';
import { FilterSelect } from './filter-select.tsx';

/** Narrows all bookings to those of a status, in trouble, accepted or paid. */
export function BookingFilter({
  value,
  onChange,
}: {
  value: BookingShow | null;
  onChange: (show: BookingShow | null) => void;
}) {
  const t = useTranslations('adminDashboard.show');
  return (
    <FilterSelect
      label={t('label')}
      every={t('every')}
      options={bookingShows}
      wordOf={(show) => t(show)}
      value={value}
      onChange={onChange}
    />
  );
}
