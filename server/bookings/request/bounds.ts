import { boundReached } from '#domain/bounds.ts';
import { DAY, earlier, type Instant } from '#domain/time.ts';
import type { Sql } from '../../db/sql.ts';
import { countRequestsOf, lockFamily } from './bounds-store.ts';

/** The requests of a family wait for each other; before anything else of theirs is locked. */
export const oneAtATime = (sql: Sql, customerId: string): Promise<void> => lockFamily(sql, customerId);

/**
 * The bound one request more of a family would go beyond, if any: each of them is a message to somebody, and shows somebody's
 * phone. Inside the request's transaction, once `oneAtATime` has begun it: of a hundred at once each counts those before it.
 */
export const boundReachedBy = async (
  sql: Sql,
  { customerId, panditId }: { customerId: string; panditId: string },
  now: Instant,
) => boundReached(await countRequestsOf(sql, { customerId, panditId, since: earlier(now, DAY) }));
