import { isOfDatabase } from './client/errors.ts';
import { sessionsOn, type Pool, type Sql } from './client/pool.ts';
import { reasonOf, refuseLate } from './limit.ts';

export type { Pool, Sql } from './client/pool.ts';
export type { Fragment as Part } from './client/statement.ts';

/** What the database itself ends, milliseconds; it does so also where we are stopped or cut off. */
export interface Limits {
  readonly statementMs: number;
  /** Of a wait for a row or a table that somebody else holds. */
  readonly lockMs: number;
  /** Of a transaction in which nothing happens. */
  readonly idleMs: number;
}

/** Somebody waits for the answer. */
export const OF_CALLS: Limits = { statementMs: 3_000, lockMs: 2_000, idleMs: 5_000 };
/** Jobs, and tables that are written out: nobody looks at a spinner. */
export const OF_LONG_WORK: Limits = { statementMs: 60_000, lockMs: 5_000, idleMs: 15_000 };

/** A call whose connection does not answer fails within three seconds. */
const CONNECT_MS = 2_500;

/**
 * Columns come back in camelCase; bigint as number (paise stay far below 2^53); dates as `YYYY-MM-DD`. What the address itself
 * sets (`?statement_timeout=…`) goes before our limits.
 */
export const connect = (url: string, options: { max: number; limits?: Limits; onNotice?: () => void }): Pool =>
  sessionsOn({
    connectionString: url,
    max: options.max,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: 'sankalp',
    options: '-c TimeZone=UTC',
    ...(options.onNotice && { onNotice: options.onNotice }),
    ...(options.limits && settingsOf(options.limits)),
  });

const settingsOf = ({ statementMs, lockMs, idleMs }: Limits) => ({
  statement_timeout: statementMs,
  lock_timeout: lockMs,
  idle_in_transaction_session_timeout: idleMs,
});

/** Deadlocks and serialization failures: nothing was written, the same work may be tried again. */
const passing = new Set(['40001', '40P01']);

/** Runs work in one transaction and repeats it whole when PostgreSQL asks for that. A caller who has given up gets nothing done. */
export async function transaction<T>(pool: Pool, work: (sql: Sql) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await pool.begin(async (sql) => {
        const result = await work(sql);
        refuseLate();
        return result;
      });
    } catch (error) {
      if (attempt >= 4 || !passing.has(codeOf(error) ?? '')) throw reasonOf(error);
    }
  }
}

const codeOf = (error: unknown): string | undefined => (isOfDatabase(error) ? error.code : undefined);

/**
 * The name of the constraint a statement ran into. Where the field is missing (a distributed database
 * may only name it in the message) it is read from there, without a shard's numeric suffix.
 */
export function constraintOf(error: unknown): string | undefined {
  if (!isOfDatabase(error) || !error.code.startsWith('23')) return undefined;
  const name = error.constraint ?? /constraint "([^"]+)"/.exec(error.message)?.[1];
  return name?.replace(/_\d+$/, '');
}
