import type { OwnData } from '#contract/account.ts';
import { clockOf } from '#domain/time.ts';
import type { Sql } from '../db/sql.ts';
import { everyWait, removeWaits } from './store.ts';

/** What of waiting a person takes along, and what goes with them. */

export async function ownWaits(sql: Sql, customerId: string): Promise<OwnData['waits']> {
  return (await everyWait(sql, customerId)).map(
    ({ ritual, day, startMinute, pandit, district, createdAt, toldAt }) => ({
      ritualType: ritual,
      date: day,
      startTime: startMinute === null ? null : clockOf(startMinute),
      pandit,
      district,
      since: createdAt.toISOString(),
      toldAt: toldAt?.toISOString() ?? null,
    }),
  );
}

export const forgetWaits = (sql: Sql, customerId: string): Promise<void> => removeWaits(sql, customerId);
