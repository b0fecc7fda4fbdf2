import type { Waiting } from '#contract/dashboard.ts';
import { REVIEW_HOURS } from '#domain/people/onboarding.ts';
import { dayAt, HOUR, type Instant } from '#domain/time.ts';
import type { Sql } from '../../db/sql.ts';
import { countWaiting, longestWaiting } from './desk-store.ts';

/** Who waits for the office's decision: new registrations, refused trainings, and those whose time is over. */

/** Those who wait longest, the first of them first. */
export async function oldestAtDesk(sql: Sql, limit: number, now: Instant): Promise<Waiting[]> {
  const rows = await longestWaiting(sql, dayAt(now), limit);
  return rows.map(({ id, since, ...same }) => ({
    ...same,
    _id: id,
    since: since.toISOString(),
    dueAt: new Date(since.getTime() + REVIEW_HOURS * HOUR).toISOString(),
  }));
}

/** How many there are, and how many of them wait for longer than promised. */
export const countAtDesk = (sql: Sql, now: Instant): Promise<{ total: number; late: number }> =>
  countWaiting(sql, dayAt(now), new Date(now - REVIEW_HOURS * HOUR));
