import { useTranslations } from 'use-intl';
import type { KeptWindow } from '#contract/almanac/muhurat.ts';
import { areWholeDay, endPast, lastWithin } from '#domain/calendar/good-hours.ts';
import { asMillis, periodBetween, type Day, type Instant, type Period } from '#domain/time.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { useLimbs } from '../../../i18n/names/limbs.ts';
import { RunsPast } from './runs-past.tsx';

interface KeptHoursProps {
  muhurat: KeptWindow | null;
  /** Of the puja. */
  day: Day;
}

/**
 * The good hours of a booking, and why they are good: with the date of what is after midnight, and of the begin where the puja is on the
 * next day.
 */
export function KeptHours({ muhurat, day }: KeptHoursProps) {
  const { clockOn } = useFormats();
  const limbsOf = useLimbs();
  const t = useTranslations('goodHours');
  if (!muhurat) return null;
  const to = clockOn(muhurat.to, muhurat.date);
  return (
    <p className="text-2 text-leaf">
      {[
        t(areWholeDay(muhurat) ? 'wholeDay' : 'of', { from: clockOn(muhurat.from, day), to }),
        ...limbsOf(muhurat),
      ].join('\u00a0· ')}
    </p>
  );
}

interface KeptBoundsProps {
  muhurat: KeptWindow;
  /** When the puja is held. */
  puja: Period;
}

/** What it means to begin later in them: until when it still ends within them, or that it already lasts longer, and when it is too late. */
export function KeptBounds({ muhurat, puja }: KeptBoundsProps) {
  const { clockOn } = useFormats();
  const t = useTranslations('goodHours');
  const hours = periodBetween(muhurat.from, muhurat.to);
  const length = asMillis(puja.to - puja.from);
  const past = endPast(hours, puja.from, length);
  const last = lastWithin(hours, length);
  const at = (instant: Instant) => new Date(instant).toISOString();
  return (
    <>
      {past && <RunsPast begins={at(puja.from)} ends={at(past)} until={muhurat.to} day={muhurat.date} />}
      <p className="text-1 text-ink-2">
        {[
          ...(last ? [t('endsWithin', { at: clockOn(at(last), muhurat.date) })] : []),
          t('late', { to: clockOn(muhurat.to, muhurat.date) }),
        ].join(' ')}
      </p>
    </>
  );
}

/** The same for a receipt: `11:20 pm–1:10 am, 30 Jan · Shukla Dashami then Shukla Ekadashi · Rohini`. */
export function useHoursWords(): (hours: KeptWindow, day: Day) => string {
  const { clockOn } = useFormats();
  const limbsOf = useLimbs();
  const t = useTranslations('goodHours');
  return (hours, day) => {
    const [from, to] = [clockOn(hours.from, day), clockOn(hours.to, hours.date)];
    return [areWholeDay(hours) ? t('allDay', { from, to }) : `${from}–${to}`, ...limbsOf(hours)].join('\u00a0· ');
  };
}
