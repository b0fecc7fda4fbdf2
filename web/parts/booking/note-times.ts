import { isDay } from '#domain/time.ts';
import { useFormats } from '../../i18n/formats.ts';

/** A booking's history writes times as `2026-12-05 09:30`, whatever the language; they are read as days and hours. */
export function useNoteTimes(): (note: string) => string {
  const { dayLong, hourText } = useFormats();
  return (note) =>
    note.replaceAll(
      /\b(\d{4}-\d\d-\d\d)(?: ([01]\d|2[0-3]):([0-5]\d))?\b/g,
      (text, day: string, hour?: string, minute?: string) => {
        if (!isDay(day)) return text;
        return hour === undefined ? dayLong(day) : `${dayLong(day)}, ${hourText(`${hour}:${minute}`)}`;
      },
    );
}
