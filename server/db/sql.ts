import postgres from 'postgres';

/**
 * A handle that runs SQL: the pool, or the open transaction. Store functions take it as their first
 * argument, so that a query inside a transaction cannot slip out of it unseen.
 */
export type Sql = postgres.ISql<Types>;
export type Pool = postgres.Sql<Types>;
/** A piece of a statement. */
export type Part = postgres.PendingQuery<postgres.Row[]>;

/** How columns of these types look here; everything else is as the driver has it. */
type Types = {
  bigint: number;
  date: string;
  daterange: string;
  tstzrange: string;
};
type Parsers = { [Name in keyof Types]: postgres.PostgresType<Types[Name]> };

const plain = (oid: number) => ({ to: oid, from: [oid], serialize: String, parse: (text: string) => text });

/** Columns come back in camelCase; bigint as number (paise stay far below 2^53); dates as `YYYY-MM-DD`. */
export function connect(url: string, options: { max: number; onnotice?: () => void }): Pool {
  return postgres<Parsers>(url, {
    max: options.max,
    idle_timeout: 60,
    connect_timeout: 5,
    onnotice: options.onnotice ?? (() => undefined),
    transform: { ...postgres.camel, undefined: null },
    types: {
      bigint: { to: 20, from: [20], serialize: String, parse: Number },
      date: plain(1082),
      daterange: plain(3912),
      tstzrange: plain(3910),
    },
    connection: { application_name: 'sankalp', TimeZone: 'UTC' },
  });
}

/** Deadlocks and serialization failures: nothing was written, the same work may be tried again. */
const passing = new Set(['40001', '40P01']);

/** Runs work in one transaction and repeats it whole when PostgreSQL asks for that. */
export async function transaction<T>(pool: Pool, work: (sql: Sql) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return (await pool.begin((sql) => work(sql as unknown as Sql))) as T;
    } catch (error) {
      if (attempt >= 4 || !passing.has(codeOf(error) ?? '')) throw error;
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
