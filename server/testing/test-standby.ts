import { chmod, cp, mkdtemp, rm, writeFile, appendFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded, type Embedded } from '../db/embedded/embedded.ts';
import { onServer } from './test-db.ts';

/** A PostgreSQL and a standby that follows it by streaming replication, in folders of their own. */
export interface Pair {
  readonly primary: Embedded;
  /** Starts the standby, which goes on where it was. */
  startStandby(): Promise<Embedded>;
  remove(): Promise<void>;
}

/** Nothing waits for the disk, and the standby looks for its primary often. */
const flags = ['fsync=off', 'wal_keep_size=64MB', 'wal_retrieve_retry_interval=100'].flatMap((flag) => ['-c', flag]);

/** What `fill` puts into the primary is in the standby from the beginning. */
export async function startPair(fill: (url: string) => Promise<unknown>): Promise<Pair> {
  const [folder, follower] = await Promise.all(
    ['primary', 'standby'].map((name) => mkdtemp(join(tmpdir(), `sankalp-${name}-`))),
  );
  if (!folder || !follower) throw new Error('two folders were asked for');
  const primary = await startEmbedded(folder, flags);
  await fill(primary.url);
  await onServer(primary.url, async (sql) => {
    await sql`SELECT pg_backup_start('standby', true)`;
    await cp(folder, follower, {
      recursive: true,
      // its log comes from the primary, and its lock is its own
      filter: (path) => !/postmaster\.\w+$|pg_wal\/.+/.test(path),
    });
    const [label] = await sql<{ labelfile: string }[]>`SELECT labelfile FROM pg_backup_stop(false)`;
    await writeFile(join(follower, 'postgres/backup_label'), label?.labelfile ?? '');
  });
  const { hostname, port, username, password } = new URL(primary.url);
  await appendFile(
    join(follower, 'postgres/postgresql.auto.conf'),
    `primary_conninfo = 'host=${hostname} port=${port} user=${username} password=${password}'\n`,
  );
  await writeFile(join(follower, 'postgres/standby.signal'), '');
  await chmod(join(follower, 'postgres'), 0o700);
  return {
    primary,
    startStandby: () => startEmbedded(follower, flags),
    remove: async () => {
      await primary.stop();
      await Promise.all([folder, follower].map((one) => rm(one, { recursive: true, force: true })));
    },
  };
}
