import type { SaidOfFamily } from '#contract/booking/reviews.ts';
import { faultsOf } from '#domain/reviews/family.ts';
import { firstMonthCounted } from '#domain/reviews/rating.ts';
import type { Sql } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import { refuse } from '../http/failure.ts';
import type { Viewer } from '../http/viewer.ts';
import type { Instant } from '#domain/time.ts';
import { familyFor, recordOf } from './family-store.ts';

/** What pandits said of a family: the next one reads it with its count, and the family reads the same. */

/** Of the family of a booking, to its pandit. Refuses `booking_unknown`. */
export async function saidOfFamily({ pool, now }: Deps, viewer: Viewer, bookingId: string): Promise<SaidOfFamily> {
  const customerId = (await familyFor(pool, bookingId, viewer.id)) ?? refuse('booking_unknown');
  return saidOf(pool, customerId, now());
}

export const saidOfMe = ({ pool, now }: Deps, viewer: Viewer): Promise<SaidOfFamily> => saidOf(pool, viewer.id, now());

async function saidOf(sql: Sql, customerId: string, now: Instant): Promise<SaidOfFamily> {
  const record = await recordOf(sql, customerId, `${firstMonthCounted(now)}-01`);
  return { said: record.said, faults: faultsOf(record) };
}
