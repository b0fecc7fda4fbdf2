import { useTranslations } from 'use-intl';
import { bookingShows, type BookingShow } from '#contract/bookings.ts';
import { isDay, type Day } from '#domain/time.ts';
import { FilterSelect } from '../shared/filter-select.tsx';
import type { ListAddress } from '../shared/use-list-address.ts';

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

/** The day of the puja an address names. */
export function dayIn(address: ListAddress): Day | null {
  const text = address.get('day');
  return text !== null && isDay(text) ? text : null;
}

/** Narrows them to the pujas of a day. */
export function DayFilter({ value, onChange }: { value: Day | null; onChange: (day: Day | null) => void }) {
  const t = useTranslations('admin.bookings');
  return (
    <input
      type="date"
      aria-label={t('dayOf')}
      title={t('dayOf')}
      className="control shrink-0 sm:w-40"
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(isDay(currentTarget.value) ? currentTarget.value : null)}
    />
  );
}
