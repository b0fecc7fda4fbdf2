import type { Dashboard } from '#contract/dashboard.ts';
import { REVIEW_HOURS } from '#domain/people/onboarding.ts';
import { dayAt, HOUR, type Instant } from '#domain/time.ts';
import type { Sql } from '../../db/sql.ts';
import { countWaiting, longestWaiting } from './desk-store.ts';

/** Who waits for the office's decision: new registrations, refused trainings, and those whose time is over. */

/** Those who wait longest, the first of them first; how many there are, and how many of them wait for longer than promised. */
export async function desk(sql: Sql, limit: number, now: Instant): Promise<Dashboard['waiting']> {
  const { rows, total, late } = await longestWaiting(sql, dayAt(now), new Date(now - REVIEW_HOURS * HOUR), limit);
  const oldest = rows.map(({ id, since, ...same }) => ({
    ...same,
    _id: id,
    since: since.toISOString(),
    dueAt: new Date(since.getTime() + REVIEW_HOURS * HOUR).toISOString(),
  }));
  return { oldest, total, late };
}

export const countAtDesk = (sql: Sql, now: Instant): Promise<number> => countWaiting(sql, dayAt(now));
