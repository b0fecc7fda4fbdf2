import { useTranslations } from 'use-intl';
import type { FestivalDay } from '#contract/almanac/festivals.ts';
import { announcedIn } from '#domain/almanac/names/panji.ts';
import { rashiName } from '#domain/almanac/names/names.ts';
import { MINUTE, startOfDay, type Day } from '#domain/time.ts';
import { useNames } from '../../../../i18n/names.ts';
import { useFormats } from '../../../../i18n/formats.ts';
import { usePanjiName } from '../shared/panjis.tsx';

/** Of a day that people announce: what they said, or that they have not yet, who does it and when, and that the day above is a computed one. */
export function Announced({ day: { date, announced }, today }: { day: FestivalDay; today: Day }) {
  const t = useTranslations('almanac.festival.announced');
  const { dayPlain } = useFormats(date);
  if (!announced) return null;
  if (announced.date) return <Said date={date} announced={announced} said={announced.date} />;
  const isOver = date < today;
  const year = date.slice(0, 4);
  const isDue = today.slice(0, 7) > `${year}-${announcedIn[announced.by]}`;
  return (
    <div className="mt-2 text-2">
      {!isOver && <p className="font-semibold text-marigold-ink">{t(isDue ? 'notKnown' : 'notYet')}</p>}
      <p className="max-w-[60ch] text-ink-2">
        {isOver ? t('notEntered', { year }) : t(`who.${announced.by}`)} {t('computed', { day: dayPlain(date) })}
      </p>
    </div>
  );
}

interface SaidProps {
  date: Day;
  announced: NonNullable<FestivalDay['announced']>;
  said: Day;
}

/** The hour and the sign first: for them a family looks here. */
function Said({ date, announced: { by, atMinute, lagna, source }, said }: SaidProps) {
  const nameIn = useNames();
  const t = useTranslations('almanac.festival.announced');
  const published = useTranslations('almanac.festival.published');
  const { dayPlain, clockText } = useFormats(date);
  const nameOf = usePanjiName();
  const at = atMinute === null ? null : clockText(new Date(startOfDay(said) + atMinute * MINUTE).toISOString());
  const hour = [at && t('hour', { at }), lagna !== null && t('lagna', { sign: nameIn(rashiName(lagna)) })].filter(
    Boolean,
  );
  return (
    <div className="mt-2">
      {hour.length > 0 && <p className="text-4 font-semibold text-leaf">{hour.join('\u00a0· ')}</p>}
      <p className="text-2">
        {t(said === date ? 'by' : 'byOther', { by: nameOf(by), day: dayPlain(said) })}{' '}
        {source && <span className="text-ink-2">{published('source', { source })}</span>}
      </p>
    </div>
  );
}
