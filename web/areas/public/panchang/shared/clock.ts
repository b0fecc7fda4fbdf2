import type { Day } from '#domain/time.ts';
import { useFormats } from '../../../../i18n/formats.ts';
import { unbroken } from '../../../../i18n/dates/unbroken.ts';

/** Times in narrow columns: a line ends before a time, and not within it or before its date. Years are named beside `about`’s. */
export function useClock(about?: Day) {
  const { clockText, clockOn, momentText } = useFormats(about);
  return {
    clockText: (iso: string): string => unbroken(clockText(iso)),
    momentText: (iso: string): string => unbroken(momentText(iso)),
    clockOn,
  };
}
