import { readWindow } from '#domain/calendar/good-hours.ts';
import { addDays, asInstant, dayAt, MINUTE, startOfDay, type Day, type Instant } from '#domain/time.ts';
import { refuse } from '../../http/failure.ts';

/** Good hours that somebody is searched for in. */
export interface HoursAsked {
  /** A booking in them is of the day they begin on. */
  readonly day: Day;
  /** The first moment at which the puja may begin; where the hours have begun, the next minute. */
  readonly first: Instant;
  /** Not among them: their end, or the end of their day. */
  readonly last: Instant;
}

/** As an address says them; null where nothing of them is left. */
export function hoursAsked(window: string, now: Instant): HoursAsked | null {
  const { from, to } = readWindow(window) ?? refuse('muhurat_window');
  const day = dayAt(from);
  const next = asInstant((Math.floor(now / MINUTE) + 1) * MINUTE);
  const first = from > now ? from : next;
  const last = asInstant(Math.min(to, startOfDay(addDays(day, 1))));
  return first < last ? { day, first, last } : null;
}
