import { boundReached } from '#domain/bounds.ts';
import { DAY, type Instant } from '#domain/time.ts';
import type { Sql } from '../db/sql.ts';
import { refuse } from '../http/failure.ts';
import { askedBy, lockFamily } from './bounds-store.ts';

/**
 * Refuses one request more than a family may make: each of them is a message to somebody, and shows somebody's phone. Inside
 * the request's transaction, before anything else: of a hundred at once each counts those before it.
 */
export async function refuseTooMany(
  sql: Sql,
  { customerId, panditId }: { customerId: string; panditId: string },
  now: Instant,
): Promise<void> {
  await lockFamily(sql, customerId);
  const reached = boundReached(await askedBy(sql, { customerId, panditId, since: now - DAY }));
  if (reached) refuse(reached);
}
