import { addDays, dayAt, HOUR, instantOf, MINUTE, type Instant } from '#domain/time.ts';

/** How long is left, as parts a sentence is made of (`ui.left` in the catalogue). */
export type TimeLeft =
  | { key: 'hoursMinutes'; hours: number; minutes: number }
  | { key: 'hours'; hours: number }
  | { key: 'minutes'; minutes: number }
  | { key: 'moment' };

/** `21 h 40 min`, never more than is really left; null once the time is over. */
export function timeLeft(untilIso: string, now: number): TimeLeft | null {
  const left = Date.parse(untilIso) - now;
  return left > 0 ? lengthParts(left) : null;
}

/** The whole minutes of a length of time (milliseconds). */
export function lengthParts(ms: number): TimeLeft {
  const hours = Math.floor(ms / HOUR);
  const minutes = Math.floor((ms % HOUR) / MINUTE);
  if (hours > 0) return minutes > 0 ? { key: 'hoursMinutes', hours, minutes } : { key: 'hours', hours };
  return minutes > 0 ? { key: 'minutes', minutes } : { key: 'moment' };
}

/** How a deadline is said (`ui.due` in the catalogue): by its hour, and in its last hour by what is left. */
export type DueAs = 'within' | 'today' | 'tomorrow' | 'weekday' | 'day';

/** Null once it is over. */
export function dueAs(untilIso: string, now: Instant): DueAs | null {
  const until = instantOf(untilIso);
  if (now >= until) return null;
  if (until - now <= HOUR) return 'within';
  const [today, day] = [dayAt(now), dayAt(until)];
  if (day === today) return 'today';
  if (day === addDays(today, 1)) return 'tomorrow';
  // a week on the weekday is today's
  return day < addDays(today, 7) ? 'weekday' : 'day';
}
