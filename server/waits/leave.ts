import type { OwnData } from '#contract/account.ts';
import { clockOf } from '#domain/time.ts';
import type { Sql } from '../db/sql.ts';
import type { Viewer } from '../http/viewer.ts';
import { nameTo } from '../words/names.ts';
import { everyWait, removeWaits } from './store.ts';

/** What of waiting a person takes along, and what goes with them. */

export async function ownWaits(sql: Sql, { id, locale }: Pick<Viewer, 'id' | 'locale'>): Promise<OwnData['waits']> {
  return (await everyWait(sql, id)).map(
    ({ ritual, day, startMinute, pandit, panditOr, panditHi, district, createdAt, toldAt }) => ({
      ritualType: ritual,
      date: day,
      startTime: startMinute === null ? null : clockOf(startMinute),
      pandit: pandit && nameTo(locale, { name: pandit, nameOdia: panditOr, nameDevanagari: panditHi }),
      district,
      since: createdAt.toISOString(),
      toldAt: toldAt?.toISOString() ?? null,
    }),
  );
}

export const forgetWaits = (sql: Sql, customerId: string): Promise<void> => removeWaits(sql, customerId);
