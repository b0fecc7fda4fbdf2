import { HOUR, MINUTE } from '#domain/time.ts';

/** How long is left, as parts a sentence is made of (`ui.left` in the catalogue). */
export type TimeLeft =
  | { key: 'hoursMinutes'; hours: number; minutes: number }
  | { key: 'hours'; hours: number }
  | { key: 'minutes'; minutes: number }
  | { key: 'moment' };

/** `21 h 40 min`, never more than is really left; null once the time is over. */
export function timeLeft(untilIso: string, now: number): TimeLeft | null {
  const left = Date.parse(untilIso) - now;
  if (!(left > 0)) return null;
  const hours = Math.floor(left / HOUR);
  const minutes = Math.floor((left % HOUR) / MINUTE);
  if (hours > 0) return minutes > 0 ? { key: 'hoursMinutes', hours, minutes } : { key: 'hours', hours };
  return minutes > 0 ? { key: 'minutes', minutes } : { key: 'moment' };
}
