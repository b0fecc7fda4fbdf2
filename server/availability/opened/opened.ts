import type { Day, Instant, Period } from '#domain/time.ts';
import { newId } from '../../db/ids.ts';
import type { Sql } from '../../db/sql.ts';
import { forgetTurns, insertOpened } from './opened-store.ts';

/**
 * Days of a pandit, both included, on which something may have become free: declared, or given up by a booking. In the transaction
 * of what opened them; who waits for them is looked for afterwards.
 */
export const noteOpened = (
  sql: Sql,
  panditId: string,
  { from, to }: { from: Day; to: Day },
  now: Instant,
): Promise<void> => insertOpened(sql, panditId, newId(now), from, to);

/**
 * Hours of this pandit are taken: families who were told of it and did not ask in time wait on, and hear when it opens again.
 */
export const waitAgain = (sql: Sql, panditId: string, day: Day, hours: Period): Promise<void> =>
  forgetTurns(sql, panditId, day, hours);
