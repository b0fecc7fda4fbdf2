import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../process/start-error.ts';
import { transaction, type Pool, type Sql } from './sql.ts';
import { troubleOf } from './trouble.ts';

const folder = new URL('./migrations/', import.meta.url);
/** Any number; it only has to be the same in every process that migrates this database. */
const LOCK = 7_251_043;
/** Whoever waits for a table makes all wait who come after: not for long, and then again. */
const LOCK_MS = 1_000;
const REST_MS = 500;

export interface Migration {
  readonly name: string;
  readonly text: string;
  readonly hash: string;
}

/** The plain SQL files, in order of their names. Forward only. */
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
 * else holds is waited for again and again, for so many milliseconds altogether.
 */
export async function migrate(pool: Pool, patienceMs = 120_000): Promise<string[]> {
  const applied: string[] = [];
  const end = performance.now() + patienceMs;
  const all = await migrations();
  const [first] = all;
  if (!first) return applied;
  const done = await insist(() => transaction(pool, appliedBefore), first, end);
  // each by itself: what one has locked is free before the next begins
  for (const migration of all) {
    if (done.get(migration.name) === migration.hash) continue;
    if (await insist(() => transaction(pool, (sql) => apply(sql, migration)), migration, end)) {
      applied.push(migration.name);
    }
  }
  return applied;
}

/** Until it is done, or until that time. */
async function insist<T>(step: () => Promise<T>, { name }: Migration, end: number): Promise<T> {
  for (;;) {
    try {
      return await step();
    } catch (error) {
      if (troubleOf(error) !== 'held') throw error;
      if (performance.now() > end) {
        throw new StartError(`Migration ${name} has waited too long for a table that others hold. Start again later.`);
      }
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

/** False where it has been applied before. */
async function apply(sql: Sql, { name, text, hash }: Migration): Promise<boolean> {
  await sql.unsafe(`SET LOCAL lock_timeout = ${LOCK_MS}`);
  // the work itself takes what it takes
  await sql`SET LOCAL statement_timeout = 0`;
  await sql`SELECT pg_advisory_xact_lock(${LOCK})`;
  await sql`CREATE TABLE IF NOT EXISTS migrations (
    name text CONSTRAINT migrations_pkey PRIMARY KEY,
    hash text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now()
  )`;
  const [before] = await sql<{ hash: string }[]>`SELECT hash FROM migrations WHERE name = ${name}`;
  if (before && before.hash !== hash) {
    throw new StartError(`Migration ${name} was changed after it had been applied. Add a new one instead.`);
  }
  if (before) return false;
  await sql.unsafe(text);
  await sql`INSERT INTO migrations (name, hash) VALUES (${name}, ${hash})`;
  return true;
}
