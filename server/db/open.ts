import type { Config } from '../config.ts';
import { StartError } from '../process/start-error.ts';
import { refuseForeignFolder } from './embedded/cluster.ts';
import { forgetful, startEmbedded, type Watcher } from './embedded/embedded.ts';
import { lockFolder } from './embedded/lock.ts';
import { migrate } from './migrate.ts';
import { connect, OF_CALLS, OF_LONG_WORK, type Pool } from './sql.ts';
import { watchOver, type Watch } from './watch.ts';

export interface Database {
  readonly pool: Pool;
  /** For reads that may be a moment old; the same pool where no replica is set. */
  readonly replica: Pool;
  /** The same two for work that takes long, and takes nobody's turn. */
  readonly unhurried: { readonly pool: Pool; readonly replica: Pool };
  readonly watch: Watch;
  readonly embedded: boolean;
  /** Comes should a database of our own end and not be brought back. */
  readonly lost: Promise<StartError>;
  close(): Promise<void>;
}

/** When we close, every call has been answered: what still asks then belongs to a job that is left to the next start. */
const END_S = 1;

/** `DATABASE_URL`, or else PostgreSQL in `DATA_DIR`; migrated and ready. Throws `StartError`. */
export async function openDatabase(config: Config, watcher?: Watcher): Promise<Database> {
  return config.DATABASE_URL ? openRemote(config, config.DATABASE_URL) : openEmbedded(config, watcher);
}

async function openRemote(config: Config, url: string): Promise<Database> {
  try {
    // somebody else looks after it
    return { ...(await poolsOn(config, url)), embedded: false, lost: new Promise(() => undefined) };
  } catch (error) {
    throw new StartError(`DATABASE_URL: the database cannot be used: ${reason(error)}`);
  }
}

async function openEmbedded(config: Config, watcher: Watcher | undefined): Promise<Database> {
  await refuseForeignFolder(config.DATA_DIR);
  const undo: (() => Promise<void>)[] = [];
  const close = async (): Promise<void> => {
    for (const step of undo.toReversed()) await step();
  };
  try {
    undo.push(await lockFolder(config.DATA_DIR));
    const embedded = await startEmbedded(config.DATA_DIR, config.UNSAFE_FOR_TESTS ? forgetful : [], watcher);
    undo.push(embedded.stop);
    const pools = await poolsOn(config, embedded.url);
    undo.push(pools.close);
    return { ...pools, embedded: true, lost: embedded.lost, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Jobs run a few at a time, and tables are written by few. */
const UNHURRIED = 4;

/** Everybody's sessions on one database, once it has the newest schema. */
async function poolsOn(config: Config, url: string): Promise<Omit<Database, 'embedded' | 'lost'>> {
  await migrated(url);
  const { DATABASE_POOL: max, DATABASE_REPLICA_URL: replicaUrl } = config;
  const pool = connect(url, { max, limits: OF_CALLS });
  const patient = connect(url, { max: UNHURRIED, limits: OF_LONG_WORK });
  const replica = replicaUrl ? connect(replicaUrl, { max, limits: OF_CALLS }) : pool;
  const patientReplica = replicaUrl ? connect(replicaUrl, { max: UNHURRIED, limits: OF_LONG_WORK }) : patient;
  const watching = connect(url, { max: 1, limits: OF_CALLS });
  const watch = watchOver(watching);
  // from here on there is a time
  await watch.look();
  return {
    pool,
    replica,
    unhurried: { pool: patient, replica: patientReplica },
    watch,
    close: async () => {
      watch.stop();
      const all = new Set([pool, replica, patient, patientReplica, watching]);
      await Promise.all([...all].map((one) => one.end({ timeout: END_S })));
    },
  };
}

async function migrated(url: string): Promise<void> {
  const pool = connect(url, { max: 1 });
  try {
    await migrate(pool);
  } finally {
    await pool.end({ timeout: 1 });
  }
}

/** Connection errors carry a code and an address, not always a sentence. */
function reason(error: unknown): string {
  if (error instanceof AggregateError) return reason(error.errors[0]);
  return error instanceof Error && error.message ? error.message : String(error);
}
