import { DAY, HOUR, MINUTE, type Instant } from '#domain/time.ts';

/** How often the provider is asked about an order whose end we have not heard of. */

export const FIRST_CHECK_MS = 20_000;

/**
 * Milliseconds to the next check. A checkout is open for minutes: as long as it may be, a payment whose browser and
 * webhook both vanished is on its booking within a minute. Later it can only be a bank that answers late.
 */
export function nextCheckDelay(orderedAt: Instant, now: Instant): number {
  const age = now - orderedAt;
  if (age < 20 * MINUTE) return 30_000;
  if (age < 2 * HOUR) return 2 * MINUTE;
  return age < DAY ? 15 * MINUTE : 6 * HOUR;
}

/** A booking that has ended, or been paid by another order, is not looked at for longer than this. */
export const CHECK_AFTER_END_MS = DAY;
