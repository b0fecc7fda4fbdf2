import { WRONG_PASSWORDS_KEPT } from '#domain/sign-in/sign-in.ts';
import type { Instant } from '#domain/time.ts';
import type { Sql } from '../../db/sql.ts';

/** SQL of wrong passwords. */

/**
 * Counts a try as failed before it is made (a right one clears it), so that tries made at once cannot slip past
 * the count. False while the next try has to wait.
 */
export async function countTry(sql: Sql, key: string, waits: readonly number[], now: Instant): Promise<boolean> {
  const at = new Date(now);
  const forgotten = new Date(now - WRONG_PASSWORDS_KEPT);
  const next = sql`CASE WHEN f.updated_at <= ${forgotten} THEN 1 ELSE f.failures + 1 END`;
  const { count } = await sql`
    INSERT INTO sign_in_failures AS f (key, failures, next_try_at, updated_at) VALUES (${key}, 1, ${at}, ${at})
    ON CONFLICT (key) DO UPDATE SET
      failures = ${next},
      next_try_at = ${at}::timestamptz + interval '1 second'
        * (${[...waits]}::int[])[least(${next}, ${waits.length})],
      updated_at = ${at}
    WHERE f.next_try_at <= ${at}
      -- of two at once the one that asked the clock first may come second: where none waits, neither does
      OR (${[...waits]}::int[])[least(f.failures, ${waits.length})] = 0`;
  return count === 1;
}

export async function nextTryAt(sql: Sql, key: string): Promise<Date | null> {
  const [row] = await sql<{ nextTryAt: Date }[]>`SELECT next_try_at FROM sign_in_failures WHERE key = ${key}`;
  return row?.nextTryAt ?? null;
}

export async function clearTries(sql: Sql, key: string): Promise<void> {
  await sql`DELETE FROM sign_in_failures WHERE key = ${key}`;
}
