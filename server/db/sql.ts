import type Postgres from 'postgres';
import { postgres } from './driver.ts';
import { reasonOf, refuseLate } from './limit.ts';

/**
 * A handle that runs SQL: the pool, or the open transaction. Store functions take it as their first
 * argument, so that a query inside a transaction cannot slip out of it unseen.
 */
export type Sql = Postgres.ISql<Types>;
export type Pool = Postgres.Sql<Types>;
/** A piece of a statement. */
export type Part = Postgres.PendingQuery<Postgres.Row[]>;

/** How columns of these types look here; everything else is as the driver has it. */
type Types = {
  bigint: number;
  date: string;
  daterange: string;
  tstzrange: string;
};
type Parsers = { [Name in keyof Types]: Postgres.PostgresType<Types[Name]> };

const plain = (oid: number) => ({ to: oid, from: [oid], serialize: String, parse: (text: string) => text });

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

/** A connection that was lost is tried again after so many seconds; whoever waits for the database waits no longer than this. */
const RETRY_AFTER = 0.25;
/** Seconds: a call that meets a line on which nobody answers is told so within three. */
const CONNECT_WITHIN = 2.5;

/**
 * Columns come back in camelCase; bigint as number (paise stay far below 2^53); dates as `YYYY-MM-DD`. What the address itself
 * sets (`?statement_timeout=…`) goes before our limits.
 */
export function connect(url: string, options: { max: number; limits?: Limits; onnotice?: () => void }): Pool {
  return postgres<Parsers>(url, {
    max: options.max,
    idle_timeout: 60,
    connect_timeout: CONNECT_WITHIN,
    backoff: () => RETRY_AFTER,
    ...oneAtATime,
    onnotice: options.onnotice ?? (() => undefined),
    transform: { ...postgres.camel, undefined: null },
    types: {
      bigint: { to: 20, from: [20], serialize: String, parse: Number },
      date: plain(1082),
      daterange: plain(3912),
      tstzrange: plain(3910),
    },
    connection: { application_name: 'sankalp', TimeZone: 'UTC', ...(options.limits && settingsOf(options.limits)) },
  });
}

/** A statement waits for a session, and not behind another statement whose fate it would share. The driver's types lack it. */
const oneAtATime = { max_pipeline: 0 };

const settingsOf = ({ statementMs, lockMs, idleMs }: Limits) => ({
  statement_timeout: statementMs,
  lock_timeout: lockMs,
  idle_in_transaction_session_timeout: idleMs,
});

/** Deadlocks and serialization failures: nothing was written, the same work may be tried again. */
const passing = new Set(['40001', '40P01']);

/** Runs work in one transaction and repeats it whole when PostgreSQL asks for that. Nothing is done for one who has given up. */
export async function transaction<T>(pool: Pool, work: (sql: Sql) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return (await pool.begin(async (sql) => {
        const result = await work(sql as unknown as Sql);
        refuseLate();
        return result;
      })) as T;
    } catch (error) {
      if (attempt >= 4 || !passing.has(codeOf(error) ?? '')) throw reasonOf(error);
    }
  }
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof postgres.PostgresError ? error.code : undefined;

/**
 * The name of the constraint a statement ran into. Where the field is missing (a distributed database
 * may only name it in the message) it is read from there, without a shard's numeric suffix.
 */
export function constraintOf(error: unknown): string | undefined {
  if (!(error instanceof postgres.PostgresError) || !error.code.startsWith('23')) return undefined;
  const name = error.constraint_name ?? /constraint "([^"]+)"/.exec(error.message)?.[1];
  return name?.replace(/_\d+$/, '');
}
