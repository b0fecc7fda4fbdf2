import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../../start-error.ts';
import { clusterIn, stopOrphan, type Cluster } from './cluster.ts';
import { fatalMessageIn, isFullDisk } from './fatal-message.ts';
import { programs } from './programs.ts';
import { isOfDatabase } from '../client/errors.ts';
import { connect } from '../sql.ts';

/** A real PostgreSQL in a folder of ours (docs/decisions/0003-embedded-postgresql.md). */

/** For a database that is thrown away: nothing waits for the disk, and a crash of the machine loses what was written. */
export const forgetful = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'].flatMap((flag) => [
  '-c',
  flag,
]);

/** Of all who ask it at once; the processes of a test are many. */
export const CONNECTIONS = 200;

export interface Embedded {
  readonly url: string;
  /** Comes should it end and not be brought back. */
  readonly lost: Promise<StartError>;
  stop(): Promise<void>;
}

/** Hears what happens to a database that had been started. */
export interface Watcher {
  /** The database ended unexpectedly, and is started again. */
  ended(reason: string): void;
  back(): void;
}

/** How often in a row it is started again. A minute without a crash resets the count. */
const RESTARTS = 5;
const STANDS_MS = 60_000;
/** Between two starts on a disk without room, for as long as it takes: only an operator can make some. */
const FULL_DISK_MS = 1_000;
/** Each start waits so much longer than the one before. */
const LONGER_MS = 500;
/** After being asked to end. */
const ENDS_WITHIN_MS = 8_000;
/** A server that cannot write gets no longer than this to end. */
const BROKEN_ENDS_WITHIN_MS = 3_000;
/** A server that reads a long log after a crash takes its time. */
const READY_WITHIN_MS = 300_000;

/** Starts the database of a data folder, and starts it again when it ends unexpectedly. Throws `StartError`. */
export async function startEmbedded(
  dataDir: string,
  flags: readonly string[] = [],
  watcher: Watcher = { ended: () => undefined, back: () => undefined },
): Promise<Embedded> {
  const found = await programs();
  const cluster = await clusterIn(dataDir, found);
  const port = await freePort();
  const launch = () => launched(found.postgres, cluster, port, flags);
  const lost = Promise.withResolvers<StartError>();
  const stopping = new AbortController();
  let server = await launch();
  let failures = 0;
  const watched = watch();
  return {
    url: urlOf(cluster, port),
    lost: lost.promise,
    stop: async () => {
      stopping.abort();
      await stopServer(server.child);
      await watched;
    },
  };

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      const since = performance.now();
      await server.gone;
      if (stopping.signal.aborted) return;
      if (performance.now() - since > STANDS_MS) failures = 0;
      watcher.ended(server.reason());
      const failure = await bringBack(server.reason());
      if (failure) return lost.resolve(failure);
      if (stopping.signal.aborted) return stopServer(server.child);
      watcher.back();
    }
  }

  /** Null where it runs again, or where nobody wants it any more. */
  async function bringBack(ended: string): Promise<StartError | null> {
    for (let reason = ended; !stopping.signal.aborted;) {
      const full = isFullDisk(reason);
      if (!full && failures >= RESTARTS)
        return new StartError(`The database has ended ${failures + 1} times in a row: ${reason.replace(/\.$/, '')}.`);
      await rest(full ? FULL_DISK_MS : failures * LONGER_MS);
      if (!full) failures += 1;
      try {
        server = await launch();
        return null;
      } catch (error) {
        reason = error instanceof Error ? error.message : String(error);
      }
    }
    return null;
  }

  /** Until it is time, or nobody waits any more. */
  async function rest(ms: number): Promise<void> {
    await pause(ms, undefined, { signal: stopping.signal }).catch(() => undefined);
  }
}

interface Launched {
  readonly child: ChildProcess;
  readonly gone: Promise<unknown>;
  /** Why it ended, in one line. */
  readonly reason: () => string;
}

async function launched(
  [command = '', ...rest]: readonly string[],
  cluster: Cluster,
  port: number,
  flags: readonly string[],
): Promise<Launched> {
  await stopOrphan(cluster.home);
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    `max_connections=${CONNECTIONS}`,
    'timezone=UTC',
  ];
  const child = spawn(
    command,
    [...rest, '-D', cluster.home, '-p', String(port), ...settings.flatMap((one) => ['-c', one]), ...flags],
    // a process group of its own: Ctrl-C reaches us, and we stop the database last
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  let heard = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    heard = (heard + chunk.toString()).slice(-8_000);
  });
  const gone = once(child, 'exit').catch(() => undefined);
  const reason = () => endOf(child, heard);
  await untilReady({ child, gone, reason }, cluster, port);
  // what it said on the way is no reason for what happens later
  heard = '';
  child.unref();
  return { child, gone, reason };
}

/** Why the database ended. When it gives up, it says why; a signal from outside leaves no word. */
function endOf({ signalCode, exitCode }: ChildProcess, heard: string): string {
  if (signalCode && signalCode !== 'SIGABRT') return `it was ended by ${signalCode}`;
  return fatalMessageIn(heard) ?? `it ended (${signalCode ?? exitCode ?? 'not started'})`;
}

async function untilReady(server: Launched, cluster: Cluster, port: number): Promise<void> {
  const { child } = server;
  const end = performance.now() + READY_WITHIN_MS;
  while (performance.now() < end && !hasEnded(child)) {
    const answer = await probe(urlOf(cluster, port));
    if (answer === 'ready') return;
    if (typeof answer === 'object') {
      await stopServer(child, BROKEN_ENDS_WITHIN_MS);
      throw new StartError(brokenFolder(answer.broken, cluster.home));
    }
    if (answer === 'stranger') {
      await stopServer(child);
      throw new StartError(
        `The database in ${cluster.home} does not open with the password beside it (postgres-password). Put that file back from a backup.`,
      );
    }
    await pause(20);
  }
  await stopServer(child);
  throw new StartError(brokenFolder(server.reason(), cluster.home));
}

/** What an operator can do about it, behind PostgreSQL's own words. */
function brokenFolder(reason: string, home: string): string {
  if (isFullDisk(reason)) return `The disk of ${home} is full: ${reason}. Make room, then start again.`;
  return `The database in ${home} does not start: ${reason}. If the folder is damaged, put it back from a backup.`;
}

/** `broken`: it lets nobody in, and will not recover without help. */
async function probe(url: string): Promise<'ready' | 'not yet' | 'stranger' | { readonly broken: string }> {
  const sql = connect(url, { max: 1 });
  try {
    await sql`SELECT 1`;
    return 'ready';
  } catch (error) {
    if (!isOfDatabase(error)) return 'not yet';
    // invalid_password, invalid_authorization_specification
    if (error.code.startsWith('28')) return 'stranger';
    // it starts, it stops, or has no room for another
    return /^5[37]/.test(error.code) ? 'not yet' : { broken: error.message };
  } finally {
    await sql.end({ timeout: 1 });
  }
}

async function stopServer(child: ChildProcess, withinMs = ENDS_WITHIN_MS): Promise<void> {
  if (hasEnded(child)) return;
  const gone = once(child, 'exit');
  child.ref();
  // "fast": open sessions are ended, nothing committed is lost
  child.kill('SIGINT');
  // one that does not even hear it reads its log at the next start
  const late = setTimeout(() => child.kill('SIGKILL'), withinMs);
  await gone;
  clearTimeout(late);
}

const hasEnded = (child: ChildProcess): boolean =>
  child.exitCode !== null || child.signalCode !== null || child.pid === undefined;

const urlOf = ({ password }: Cluster, port: number): string =>
  `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probing = createServer();
    probing.once('error', fail);
    probing.listen(0, '127.0.0.1', () => {
      const address = probing.address();
      probing.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
