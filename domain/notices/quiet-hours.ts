import { addDays, dayAt, hours, later, startOfDay, type Instant } from '../time.ts';

/** What need not wake anybody waits from nine in the evening until seven in the morning, in India. */

const BEGIN = hours(21);
const END = hours(7);

/** When it is day again; null by day. */
export function quietUntil(at: Instant): Instant | null {
  const midnight = startOfDay(dayAt(at));
  if (at < later(midnight, END)) return later(midnight, END);
  return at >= later(midnight, BEGIN) ? later(startOfDay(addDays(dayAt(at), 1)), END) : null;
}
