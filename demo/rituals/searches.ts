import { addDays, dayAt, type Instant } from '#domain/time.ts';
import type { Sql } from '../../server/db/sql.ts';
import type { Chance } from '../chance.ts';
import { insert } from '../insert.ts';

/** How often somebody searched on each of the last weeks' days, as the office's funnel begins with it. */
export async function countSearches(sql: Sql, chance: Chance, now: Instant): Promise<void> {
  const days = Array.from({ length: 45 }, (_, ago) => addDays(dayAt(now), -ago));
  await insert(
    sql,
    'daily_counts',
    days.map((day) => ({ day, what: 'search', n: chance.between(18, 64) })),
  );
}
