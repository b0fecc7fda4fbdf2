import { clockSaid, dayAt, daysBetween, type Day, type Instant } from '#domain/time.ts';
import { by, goodBy, otherWhen, short } from './text-parts-en.ts';
import type { BookingView } from './texts.ts';
import type { BookingFacts } from '../topics.ts';

/** English words that depend on when a message is read. */

/** `Tomorrow, 9:30 am: Satyanarayan Puja`. */
export const aheadOf = (b: BookingView, { ahead }: BookingFacts): string => {
  const usual = ahead === 'tomorrow' ? 'Tomorrow' : 'Today';
  return `${b.readAt === undefined ? usual : dayFrom(b.day, b.readAt)}${b.startMinute === null ? '' : `, ${clockSaid(b.startMinute)}${goodBy(b)}`}: ${short(b.ritual, 40)}`;
};

/** `Today`, `Tomorrow`, else `6 Dec`. */
const dayFrom = (day: Day, at: Instant): string =>
  ['Today', 'Tomorrow'][daysBetween(dayAt(at), day)] ?? otherWhen({ day, startMinute: null });

/** After its moment it is still true that the pandit confirms, or the money comes back. */
export const confirms = (b: BookingView, { dueAt }: BookingFacts): string =>
  `${short(b.pandit)} confirms${isPast(dueAt, b.readAt) ? '' : by(dueAt)}`;

export const isPast = (dueAt: Instant | null | undefined, at: Instant | undefined): boolean =>
  dueAt != null && at !== undefined && at >= dueAt;

/** What can still be done for a puja, while its day is not over when the message is read. */
export const ifAhead = ({ day, readAt }: BookingView, words: string): string =>
  readAt !== undefined && dayAt(readAt) > day ? '' : words;

/** `In 7 days`. */
export const inDays = (ahead: number): string => ['Today', 'Tomorrow'][ahead] ?? `In ${ahead} days`;
