import { useTranslations } from 'use-intl';
import type { KeptWindow } from '#contract/almanac/muhurat.ts';
import { areWholeDay } from '#domain/calendar/good-hours.ts';
import { limbsOf } from '#domain/calendar/limbs.ts';
import type { Day } from '#domain/time.ts';
import { useFormats } from '../../../i18n/formats.ts';

interface KeptHoursProps {
  muhurat: KeptWindow | null;
  /** Of the puja. */
  day: Day;
  /** Says what it means to begin later. */
  late?: boolean;
}

/**
 * The good hours of a booking, and why they are good: with the date of what is after midnight, and of the begin where the puja is on the
 * next day.
 */
export function KeptHours({ muhurat, day, late = false }: KeptHoursProps) {
  const { clockOn } = useFormats();
  const t = useTranslations('goodHours');
  if (!muhurat) return null;
  const to = clockOn(muhurat.to, muhurat.date);
  return (
    <>
      <p className="text-2 text-leaf">
        {[
          t(areWholeDay(muhurat) ? 'wholeDay' : 'of', { from: clockOn(muhurat.from, day), to }),
          ...limbsOf(muhurat),
        ].join(' · ')}
      </p>
      {late && <p className="text-1 text-ink-2">{t('late', { to })}</p>}
    </>
  );
}

/** The same for a receipt: `11:20 pm–1:10 am, 30 Jan · Shukla Dashami then Shukla Ekadashi · Rohini`. */
export function useHoursWords(): (hours: KeptWindow, day: Day) => string {
  const { clockOn } = useFormats();
  return (hours, day) =>
    [`${clockOn(hours.from, day)}–${clockOn(hours.to, hours.date)}`, ...limbsOf(hours)].join(' · ');
}
