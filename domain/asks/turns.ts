import { earlier, hours, later, startOfDay, type Day, type Instant } from '../time.ts';
import { SOON_HOURS } from './asks.ts';

/** In which order families hear that a day they wait for has opened. */

/** How many days a family waits for at a time. */
export const MOST_WAITS = 20;
/** How many of those who wait for a day have their turn from one opening; the others wait for the next. */
export const TURNS = 50;

/** When it is the turn of the nth of them: an hour after another where the day is near, else six. */
export function turnOf(place: number, day: Day, now: Instant): Instant {
  const isSoon = now >= earlier(startOfDay(day), hours(SOON_HOURS));
  return later(now, hours((isSoon ? 1 : 6) * place));
}
