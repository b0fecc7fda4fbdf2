import { useTranslations } from 'use-intl';
import { paise } from '#domain/money.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { useToday } from '../../../parts/now.ts';
import { Badge } from '../../../ui/badge.tsx';
import { isWholeWindow, type Asked } from '../shared/asked.ts';

/** What all results share: they are free, at this time, within these limits. */
export function InCommon({ asked }: { asked: Asked }) {
  const { money } = useFormats();
  const t = useTranslations('find');
  const limit = asked.price !== null && t('upTo', { price: money(paise(asked.price)) });
  return (
    <p className="mt-1.5 text-2 text-ink-2">
      <Badge tone="ok">{t('available')}</Badge>{' '}
      {[useWhen(asked), limit, asked.district, asked.language].filter(Boolean).join('\u00a0· ')}
    </p>
  );
}

/** Who is found holds nothing in the time that was asked for: its hour, or else all of the day. */
function useWhen(asked: Asked): string {
  const t = useTranslations('find');
  const { hourText } = useFormats();
  const today = useToday();
  if (isWholeWindow(asked)) return t('freeWithin');
  if (asked.time) return t('freeThen', { time: hourText(asked.time) });
  return t(asked.date === today ? 'freeFromNow' : 'freeAllDay');
}
