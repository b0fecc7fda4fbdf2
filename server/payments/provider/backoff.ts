import { DAY, hours, minutes, seconds, type Instant, type Millis } from '#domain/time.ts';

/** How often the provider is asked about an order whose end we have not heard of. */

export const FIRST_CHECK_MS = seconds(20);

/**
 * How long it is to the next check. A checkout is open for minutes: as long as it may be, a payment whose browser and
 * webhook both vanished is on its booking within a minute. Later it can only be a bank that answers late.
 */
export function nextCheckDelay(orderedAt: Instant, now: Instant): Millis {
  const age = now - orderedAt;
  if (age < minutes(20)) return seconds(30);
  if (age < hours(2)) return minutes(2);
  return age < DAY ? minutes(15) : hours(6);
}

/** A booking that has ended, or been paid by another order, is not looked at for longer than this. */
export const CHECK_AFTER_END_MS = DAY;
