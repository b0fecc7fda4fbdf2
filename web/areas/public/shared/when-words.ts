import { useTranslations } from 'use-intl';
import { readWindow } from '#domain/calendar/good-hours.ts';
import { dayAt, type Instant } from '#domain/time.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { isWholeWindow, type Asked } from './asked.ts';

/** The time a search asks for, `at 10:30 am`, or the good hours it asks for as a whole, `10:33 am–6:06 am, 3 Dec`; empty where it names none. */
export function useTimeWords(asked: Asked): string {
  const { clockOn, hourText } = useFormats();
  const t = useTranslations('find');
  const hours = isWholeWindow(asked) ? readWindow(asked.window) : null;
  if (!hours) return asked.time && t('at', { time: hourText(asked.time) });
  const said = (instant: Instant) => clockOn(new Date(instant).toISOString(), dayAt(hours.from));
  return `${said(hours.from)}–${said(hours.to)}`;
}
