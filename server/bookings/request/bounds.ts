import { boundReached } from '#domain/bounds.ts';
import { DAY, type Instant } from '#domain/time.ts';
import type { Sql } from '../../db/sql.ts';
import { refuse } from '../../http/failure.ts';
import { countRequestsOf, lockFamily } from './bounds-store.ts';

/** The requests of a family wait for each other; before anything else of theirs is locked. */
export const oneAtATime = (sql: Sql, customerId: string): Promise<void> => lockFamily(sql, customerId);

/**
 * Refuses one request more than a family may make: each of them is a message to somebody, and shows somebody's phone. Inside
 * the request's transaction, once `oneAtATime` has begun it: of a hundred at once each counts those before it.
 */
export async function refuseTooMany(
  sql: Sql,
  { customerId, panditId }: { customerId: string; panditId: string },
  now: Instant,
): Promise<void> {
  const reached = boundReached(await countRequestsOf(sql, { customerId, panditId, since: now - DAY }));
  if (reached) refuse(reached);
}
