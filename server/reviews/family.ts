import type { FaultsOfFamily, SaidOfFamily } from '#contract/booking/reviews.ts';
import { faultsOf } from '#domain/reviews/family.ts';
import { firstMonthCounted } from '#domain/reviews/rating.ts';
import type { Sql } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import { refuse } from '../http/failure.ts';
import type { Viewer } from '../http/viewer.ts';
import type { Instant } from '#domain/time.ts';
import { familyFor, recordsOf } from './family-store.ts';

/** What pandits said of a family: the next one reads it with its count, and the family reads the same. */

/** Of the family of a booking, to its pandit. Refuses `booking_unknown`. */
export async function saidOfFamily({ pool, now }: Deps, viewer: Viewer, bookingId: string): Promise<SaidOfFamily> {
  const customerId = (await familyFor(pool, bookingId, viewer.id)) ?? refuse('booking_unknown');
  return saidOf(pool, customerId, now());
}

export const saidOfMe = ({ pool, now }: Deps, viewer: Viewer): Promise<SaidOfFamily> => saidOf(pool, viewer.id, now());

async function saidOf(sql: Sql, customerId: string, now: Instant): Promise<SaidOfFamily> {
  const [record] = await recordsOf(sql, [customerId], since(now));
  return record ? { said: record.said, faults: faultsOf(record) } : { said: 0, faults: [] };
}

/** Of several families in one query, beside the requests of a list; no entry of whom nothing is said. */
export async function faultsOfFamilies(
  sql: Sql,
  customerIds: readonly string[],
  now: Instant,
): Promise<ReadonlyMap<string, FaultsOfFamily>> {
  if (customerIds.length === 0) return new Map();
  const records = await recordsOf(sql, customerIds, since(now));
  return new Map(records.map((record) => [record.customerId, faultsOf(record)]));
}

const since = (now: Instant): string => `${firstMonthCounted(now)}-01`;
