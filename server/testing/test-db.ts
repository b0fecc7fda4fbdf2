import { inject } from 'vitest';
import { newId } from '../db/ids.ts';
import { connect, type Pool } from '../db/sql.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A server on which databases may be made, and the migrated one they are cloned from. */
    databaseUrl: string;
    templateName: string;
  }
}

export interface TestDatabase {
  readonly url: string;
  readonly pool: Pool;
  drop(): Promise<void>;
}

/** A database of one's own, cloned from the migrated template. */
export async function testDatabase(): Promise<TestDatabase> {
  const server = inject('databaseUrl');
  const name = `test_${newId().replaceAll('-', '')}`;
  // files copied as they lie cost half of what writing each page once more through the log does
  const clone = `CREATE DATABASE ${name} TEMPLATE ${inject('templateName')} STRATEGY file_copy`;
  await onServer(server, (sql) => sql.unsafe(clone));
  const url = urlOf(server, name);
  const pool = connect(url, { max: 10 });
  return {
    url,
    pool,
    drop: async () => {
      await pool.end({ timeout: 5 });
      await onServer(server, (sql) => sql.unsafe(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
    },
  };
}

export function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

export async function onServer<T>(url: string, work: (sql: Pool) => Promise<T>): Promise<T> {
  const sql = connect(url, { max: 1 });
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}
