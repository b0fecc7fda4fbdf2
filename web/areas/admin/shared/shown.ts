import { isDay } from '#domain/time.ts';
import type { Formats } from '../../../i18n/formats.ts';

/** How the office shows dates and names (specification, admin and pandit, sections 2 and 9). */

/** `numeric` is `12/11/2026`, for columns; `worded` is `12 Nov 2026`. */
export type DateStyle = 'numeric' | 'worded';
export type DateShown = { text: string } | { fault: 'missing' | 'invalid' | 'impossible' };

/** A day or a moment as a date, or why there is none to show: 30 February can be read and does not exist. */
export function dateShown(
  iso: string | null | undefined,
  style: DateStyle,
  { dateNumeric, dateWorded }: Pick<Formats, 'dateNumeric' | 'dateWorded'>,
): DateShown {
  if (!iso) return { fault: 'missing' };
  if (/^\d{4}-\d{2}-\d{2}$/.test(iso) && !isDay(iso)) return { fault: 'impossible' };
  if (Number.isNaN(Date.parse(iso))) return { fault: 'invalid' };
  return { text: style === 'numeric' ? dateNumeric(iso) : dateWorded(iso) };
}

/** The first two, and a sign that there are more. */
export const firstTwo = (languages: readonly string[]): string =>
  languages.slice(0, 2).join(', ') + (languages.length > 2 ? '...' : '');

/** As much of a text as a column takes. */
export const preview = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length)}...` : text;
