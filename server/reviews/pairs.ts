import { MUTUAL_DAYS, MUTUAL_OFTEN } from '#domain/reviews/review.ts';
import { days, earlier, type Instant } from '#domain/time.ts';
import type { Sql } from '../db/sql.ts';
import { countMutual, keepPair, type Pair } from './pair-store.ts';

/** Two who review each other again and again can be one person: they come to a desk of the office (`server/trust/pairs.ts`). */

/** Both have written of one more puja; in that transaction. Those the office looked at before are counted from then on. */
export async function noteMutual(sql: Sql, { panditId, customerId }: Pair, now: Instant): Promise<void> {
  const pair = { panditId, customerId };
  const mutual = await countMutual(sql, pair, new Date(earlier(now, days(MUTUAL_DAYS))));
  if (mutual >= MUTUAL_OFTEN) await keepPair(sql, pair, mutual, new Date(now));
}
