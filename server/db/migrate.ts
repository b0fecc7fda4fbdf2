import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { StartError } from '../start-error.ts';
import { transaction, type Pool, type Sql } from './sql.ts';

const folder = new URL('./migrations/', import.meta.url);
/** Any number; it only has to be the same in every process that migrates this database. */
const LOCK = 7_251_043;

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

/** Brings a database to the newest schema; several processes may call it at once. Returns the names applied. */
export async function migrate(pool: Pool): Promise<string[]> {
  const applied: string[] = [];
  // each by itself: what one has locked is free before the next begins
  for (const migration of await migrations()) {
    if (await transaction(pool, (sql) => apply(sql, migration))) applied.push(migration.name);
  }
  return applied;
}

/** False where it has been applied before. */
async function apply(sql: Sql, { name, text, hash }: Migration): Promise<boolean> {
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

/** True when every migration this program knows has been applied: what readiness asks. */
export async function isMigrated(pool: Pool): Promise<boolean> {
  const all = await migrations();
  const [row] = await pool<
    { n: number }[]
  >`SELECT count(*)::int AS n FROM migrations WHERE name IN ${pool(all.map((m) => m.name))}`;
  return row?.n === all.length;
}
