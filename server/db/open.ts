import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';
import { refuseForeignFolder } from './embedded/cluster.ts';
import { CONNECTIONS, forgetful, startEmbedded, type Watcher } from './embedded/embedded.ts';
import { lockFolder } from './embedded/lock.ts';
import { migrate } from './migrate.ts';
import { isOfDatabase } from './client/errors.ts';
import { lookAtTables } from './look-at-tables.ts';
import { followReplica } from './replica.ts';
import { connect, OF_CALLS, OF_LONG_WORK, type Limits, type Pool } from './sql.ts';
import { troubleOf } from './trouble.ts';
import { watchOver, type Watch } from './watch.ts';

/** Sessions for each kind of work, so that none waits for another's (docs/decisions/0100-reading-replica.md). */
export interface Pools {
  /** What changes something, and what that is decided by. */
  readonly pool: Pool;
  /** For reads that may be a moment old. */
  readonly replica: Pool;
  /** The same two for work that takes long: jobs, and tables that are written out. */
  readonly unhurried: { readonly pool: Pool; readonly replica: Pool };
  /** For what live streams ask, and listen for. */
  readonly streams: Pool;
}

export interface Database extends Pools {
  readonly watch: Watch;
  readonly embedded: boolean;
  /** Comes should a database of our own end and not be brought back. */
  readonly lost: Promise<StartError>;
  close(): Promise<void>;
}

/** When we close, every call has been answered: what still asks then belongs to a job that is left to the next start. */
const END_S = 1;

/** `DATABASE_URL`, or else PostgreSQL in `DATA_DIR`; migrated and ready. Throws `StartError`, or the reason of `stopping`. */
export async function openDatabase(config: Config, watcher?: Watcher, stopping?: AbortSignal): Promise<Database> {
  return config.DATABASE_URL ? openRemote(config, config.DATABASE_URL) : openEmbedded(config, watcher, stopping);
}

async function openRemote(config: Config, url: string): Promise<Database> {
  try {
    // somebody else looks after it
    return { ...(await poolsOn(config, url)), embedded: false, lost: new Promise(() => undefined) };
  } catch (error) {
    throw new StartError(`DATABASE_URL: the database cannot be used: ${reason(error)}`);
  }
}

async function openEmbedded(config: Config, watcher?: Watcher, stopping?: AbortSignal): Promise<Database> {
  await refuseForeignFolder(config.DATA_DIR);
  refuseTooMany(config);
  const undo: (() => Promise<void>)[] = [];
  const close = async (): Promise<void> => {
    for (const step of undo.toReversed()) await step();
  };
  try {
    undo.push(await lockFolder(config.DATA_DIR));
    const embedded = await startEmbedded(config.DATA_DIR, config.UNSAFE_FOR_TESTS ? forgetful : [], watcher);
    undo.push(embedded.stop);
    stopping?.throwIfAborted();
    const pools = await poolsOn(config, embedded.url);
    undo.push(pools.close);
    await lookAtTables(pools.unhurried.pool);
    return { ...pools, embedded: true, lost: embedded.lost, close };
  } catch (error) {
    await close();
    throw isDamage(error) ? new StartError(damagedFolder(config, error)) : error;
  }
}

/** Whether a file of the database is gone or cannot be read: data_corrupted, index_corrupted, io_error, undefined_file. */
const isDamage = (error: unknown): error is Error =>
  isOfDatabase(error) && /^(XX|58)/.test(error.code) && troubleOf(error) !== 'full';

const damagedFolder = ({ DATA_DIR }: Config, { message }: Error): string =>
  `The database in ${DATA_DIR} is damaged: ${message}. Put the folder back from a backup.`;

/** Tables are written out three at a time (`server/http/mount.ts`), each by one statement after the other. */
const TABLES = 3;
/** One hears what is notified, one looks after the database. */
const SINGLE = 2;

/** How many sessions the embedded database has in all. */
function refuseTooMany(config: Config): void {
  const { DATABASE_POOL, DATABASE_READ_POOL, DATABASE_JOB_POOL, DATABASE_STREAM_POOL } = config;
  const all = DATABASE_POOL + DATABASE_READ_POOL + DATABASE_JOB_POOL + DATABASE_STREAM_POOL + TABLES + SINGLE;
  const most = CONNECTIONS - OF_SUPERUSERS;
  if (all <= most) return;
  throw new StartError(`The four DATABASE_…POOL ask for ${all} connections; the database of our own has ${most}.`);
}

/** PostgreSQL keeps these free for its administrators. */
const OF_SUPERUSERS = 3;

/** Everybody's sessions on one database, once it has the newest schema. */
async function poolsOn(config: Config, url: string): Promise<Omit<Database, 'embedded' | 'lost'>> {
  await migrated(url);
  const all: Pool[] = [];
  const open = (at: string, max: number, limits = OF_CALLS): Pool => {
    const pool = connect(at, { max, limits });
    all.push(pool);
    return pool;
  };
  const watching = open(url, 1);
  const { DATABASE_REPLICA_URL: replicaUrl, DATABASE_READ_POOL: readers } = config;
  const replica = replicaUrl ? followReplica(watching, open(replicaUrl, 1), config.DATABASE_REPLICA_LAG) : null;
  const reads = (max: number, limits: Limits): Pool => {
    const onPrimary = open(url, max, limits);
    return replica && replicaUrl ? replica.reads(onPrimary, open(replicaUrl, max, limits)) : onPrimary;
  };
  const watch = watchOver(watching, replica);
  // from here on there is a time
  await watch.look();
  await replica?.look();
  return {
    pool: open(url, config.DATABASE_POOL),
    replica: reads(readers, OF_CALLS),
    unhurried: { pool: open(url, config.DATABASE_JOB_POOL, OF_LONG_WORK), replica: reads(TABLES, OF_LONG_WORK) },
    streams: open(url, config.DATABASE_STREAM_POOL),
    watch,
    close: async () => {
      watch.stop();
      await Promise.all(all.map((one) => one.end({ timeout: END_S })));
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
