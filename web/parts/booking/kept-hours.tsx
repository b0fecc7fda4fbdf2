import { useTranslations } from 'use-intl';
import type { KeptWindow } from '#contract/almanac/muhurat.ts';
import { areWholeDay } from '#domain/calendar/good-hours.ts';
import { useFormats } from '../../i18n/formats.ts';

interface KeptHoursProps {
  muhurat: KeptWindow | null;
  /** Says what it means to begin later. */
  late?: boolean;
}

/** The good hours of a booking, and why they are good. */
export function KeptHours({ muhurat, late = false }: KeptHoursProps) {
  const { clockOn, clockText } = useFormats();
  const t = useTranslations('goodHours');
  if (!muhurat) return null;
  const { from, tithi, nakshatra, date } = muhurat;
  const to = clockOn(muhurat.to, date);
  return (
    <>
      <p className="text-2 text-leaf">
        {t(areWholeDay(muhurat) ? 'wholeDay' : 'of', { from: clockText(from), to })} ·{' '}
        {t('why', { tithi: tithi.name, star: nakshatra.name })}
      </p>
      {late && <p className="text-1 text-ink-2">{t('late', { to })}</p>}
    </>
  );
}
