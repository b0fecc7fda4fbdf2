import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../start-error.ts';
import { transaction, type Pool, type Sql } from './sql.ts';
import { troubleOf } from './trouble.ts';

const folder = new URL('./migrations/', import.meta.url);
/** Any number; it only has to be the same in every process that migrates this database. */
const LOCK = 7_251_043;
/** A statement that waits for a table's lock blocks everybody behind it. So it waits briefly, gives up, and tries again. */
const LOCK_MS = 1_000;
const REST_MS = 500;
/** The first line of a migration whose statements run one by one, as `CREATE INDEX CONCURRENTLY` asks for. */
const OUTSIDE = '-- Outside a transaction.\n';

export interface Migration {
  readonly name: string;
  readonly text: string;
  readonly hash: string;
}

/** The plain SQL files, in order of their names. Forward only. Two were written side by side as 0010: the name decides, and is kept. */
export async function migrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, folder), 'utf8');
      return { name, text, hash: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/**
 * Brings a database to the newest schema; several processes may call it at once. Returns the names applied. What somebody
 * else holds is waited for again and again, for this many milliseconds altogether.
 */
export async function migrate(pool: Pool, patienceMs = 120_000): Promise<string[]> {
  const applied: string[] = [];
  const end = performance.now() + patienceMs;
  const all = await migrations();
  const [first] = all;
  if (!first) return applied;
  const done = await insist(() => transaction(pool, appliedBefore), first, end);
  // one at a time: each releases its locks before the next begins
  for (const migration of all) {
    if (done.get(migration.name) === migration.hash) continue;
    const apply = isOutside(migration)
      ? () => applyOutside(pool, migration, end)
      : () => transaction(pool, (sql) => applyWhole(sql, migration));
    if (await insist(apply, migration, end)) applied.push(migration.name);
  }
  return applied;
}

export const isOutside = ({ text }: Migration): boolean => text.startsWith(OUTSIDE);

/** Until it is done, or until that time. Null says that another process migrates at the moment. */
async function insist<T>(step: () => Promise<T | null>, { name }: Migration, end: number): Promise<T> {
  for (;;) {
    try {
      const done = await step();
      if (done !== null) return done;
    } catch (error) {
      if (troubleOf(error) !== 'held') throw error;
    }
    if (performance.now() > end) {
      throw new StartError(`Migration ${name} has waited too long for a table that others hold. Start again later.`);
    }
    await pause(REST_MS);
  }
}

/** What each that is in has had for a text, read in one go: every start asks, and hardly ever is there something to do. */
async function appliedBefore(sql: Sql): Promise<ReadonlyMap<string, string>> {
  await sql.unsafe(`SET LOCAL lock_timeout = ${LOCK_MS}`);
  const [table] = await sql<{ there: boolean }[]>`SELECT to_regclass('migrations') IS NOT NULL AS there`;
  if (!table?.there) return new Map();
  const rows = await sql<{ name: string; hash: string }[]>`SELECT name, hash FROM migrations`;
  return new Map(rows.map(({ name, hash }) => [name, hash]));
}

/** Applies all of a migration or nothing. False where it has been applied before. */
async function applyWhole(sql: Sql, migration: Migration): Promise<boolean | null> {
  await sql.unsafe(`SET LOCAL lock_timeout = ${LOCK_MS}`);
  // the work itself takes what it takes
  await sql`SET LOCAL statement_timeout = 0`;
  const [turn] = await sql<{ mine: boolean }[]>`SELECT pg_try_advisory_xact_lock(${LOCK}) AS mine`;
  if (!turn?.mine) return null;
  if (await wasApplied(sql, migration)) return false;
  await sql.unsafe(migration.text);
  await note(sql, migration);
  return true;
}

/**
 * Statement by statement, each of which can be run again: one that broke off half-way is begun from the start. The turn is
 * tried for and not waited for, since an index that is made beside others' work waits for everybody who waits.
 */
async function applyOutside(pool: Pool, migration: Migration, end: number): Promise<boolean | null> {
  const session = await pool.reserve();
  try {
    const [turn] = await session<{ mine: boolean }[]>`SELECT pg_try_advisory_lock(${LOCK}) AS mine`;
    if (!turn?.mine) return null;
    await session`SET statement_timeout = 0`;
    if (await wasApplied(session, migration)) return false;
    for (const statement of statementsOf(migration)) {
      await dropBroken(session, statement);
      // it holds up nobody, and has to wait for every transaction that began before it
      const patienceMs = isConcurrent(statement) ? Math.max(LOCK_MS, Math.ceil(end - performance.now())) : LOCK_MS;
      await session.unsafe(`SET lock_timeout = ${patienceMs}`);
      await session.unsafe(statement);
    }
    await note(session, migration);
    return true;
  } finally {
    // a session that is cut has let go of everything
    await session
      .unsafe(`RESET lock_timeout; RESET statement_timeout; SELECT pg_advisory_unlock(${LOCK})`)
      .catch(() => {
        // and what was thrown before is what counts
      });
    session.release();
  }
}

/** In such a file a semicolon at the end of a line ends a statement. */
export const statementsOf = ({ text }: Migration): string[] =>
  text
    .replaceAll(/^\s*--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter(Boolean);

const isConcurrent = (statement: string): boolean => /\bCONCURRENTLY\b/.test(statement);

/** An index whose making broke off is there, kept up to date, and used by nobody. */
async function dropBroken(sql: Sql, statement: string): Promise<void> {
  const name = /^CREATE (?:UNIQUE )?INDEX CONCURRENTLY IF NOT EXISTS (\w+)/.exec(statement)?.[1];
  if (!name) return;
  const broken = await sql`SELECT 1 FROM pg_index WHERE indexrelid = to_regclass(${name}) AND NOT indisvalid`;
  if (broken.length > 0) await sql.unsafe(`DROP INDEX CONCURRENTLY ${name}`);
}

/** Throws `StartError` where the file is no longer what it was then. */
async function wasApplied(sql: Sql, { name, hash }: Migration): Promise<boolean> {
  await sql`CREATE TABLE IF NOT EXISTS migrations (
    name text CONSTRAINT migrations_pkey PRIMARY KEY,
    hash text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now()
  )`;
  const [before] = await sql<{ hash: string }[]>`SELECT hash FROM migrations WHERE name = ${name}`;
  if (before && before.hash !== hash) {
    throw new StartError(`Migration ${name} was changed after it had been applied. Add a new one instead.`);
  }
  return before !== undefined;
}

async function note(sql: Sql, { name, hash }: Migration): Promise<void> {
  await sql`INSERT INTO migrations (name, hash) VALUES (${name}, ${hash})`;
}
