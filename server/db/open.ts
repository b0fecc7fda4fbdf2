import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';
import { forgetful, startEmbedded } from './embedded.ts';
import { lockFolder } from './lock.ts';
import { migrate } from './migrate.ts';
import { connect, type Pool } from './sql.ts';

export interface Database {
  readonly pool: Pool;
  /** For reads that may be a moment old; the same pool where no replica is set. */
  readonly replica: Pool;
  readonly embedded: boolean;
  close(): Promise<void>;
}

/** `DATABASE_URL`, or else PostgreSQL in `DATA_DIR`; migrated and ready. Throws `StartError`. */
export async function openDatabase(config: Config): Promise<Database> {
  return config.DATABASE_URL ? openRemote(config, config.DATABASE_URL) : openEmbedded(config);
}

async function openRemote(config: Config, url: string): Promise<Database> {
  const pool = connect(url, { max: config.DATABASE_POOL });
  try {
    await pool`SELECT 1`;
    await migrate(pool);
  } catch (error) {
    await pool.end({ timeout: 1 });
    throw new StartError(`DATABASE_URL: the database cannot be used: ${reason(error)}`);
  }
  const replica = config.DATABASE_REPLICA_URL
    ? connect(config.DATABASE_REPLICA_URL, { max: config.DATABASE_POOL })
    : pool;
  return {
    pool,
    replica,
    embedded: false,
    close: async () => {
      await pool.end({ timeout: 5 });
      if (replica !== pool) await replica.end({ timeout: 5 });
    },
  };
}

async function openEmbedded(config: Config): Promise<Database> {
  const undo: (() => Promise<void>)[] = [];
  const close = async (): Promise<void> => {
    for (const step of undo.toReversed()) await step();
  };
  try {
    undo.push(await lockFolder(config.DATA_DIR));
    const embedded = await startEmbedded(config.DATA_DIR, config.UNSAFE_FOR_TESTS ? forgetful : []);
    undo.push(embedded.stop);
    const pool = connect(embedded.url, { max: config.DATABASE_POOL });
    undo.push(() => pool.end({ timeout: 5 }));
    await migrate(pool);
    return { pool, replica: pool, embedded: true, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Connection errors carry a code and an address, not always a sentence. */
function reason(error: unknown): string {
  if (error instanceof AggregateError) return reason(error.errors[0]);
  return error instanceof Error && error.message ? error.message : String(error);
}
