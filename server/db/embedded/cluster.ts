import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, opendir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../../start-error.ts';
import { run, type Programs } from './programs.ts';
import { allPostgresOf, isPostgresOf, takesSignals } from './running.ts';

/** The folder of a database of our own: made where there is nothing, and never touched where there is something else. */

export interface Cluster {
  /** Where PostgreSQL keeps its files. */
  readonly home: string;
  readonly password: string;
}

/** What we put into `DATA_DIR` ourselves. */
const ours = /^(server\.pid.*|postgres|postgres-password|\.postgres-draft|token-secret.*|uploads)$/;
/** What a new disk, a checkout or a desktop puts into every folder. */
const nobodys = new Set(['lost+found', '.gitignore', '.gitkeep', '.DS_Store']);

/** Throws `StartError` where a folder holds something, and none of it is ours: before anything is written into it. */
export async function refuseForeignFolder(dataDir: string): Promise<void> {
  const names = (await namesIn(dataDir)).filter((name) => !nobodys.has(name));
  if (names.length === 0 || names.some((name) => ours.test(name))) return;
  throw new StartError(
    `DATA_DIR: ${resolve(dataDir)} holds something else (${shown(names)}). Nothing was touched. Set DATA_DIR to an empty folder.`,
  );
}

/** The database in `DATA_DIR`, made if there has never been one. Throws `StartError` where one was there and is not whole. */
export async function clusterIn(dataDir: string, { initdb }: Programs): Promise<Cluster> {
  const home = resolve(dataDir, 'postgres');
  const secret = resolve(dataDir, 'postgres-password');
  const draft = resolve(dataDir, '.postgres-draft');
  const names = await namesIn(home);
  if (names.includes('PG_VERSION')) return { home, password: await passwordIn(secret, home) };
  if (names.length > 0) {
    throw new StartError(
      `${home} holds files (${shown(names)}), but is no whole database: PG_VERSION is missing. Nothing was touched. ` +
        'Put the folder back from a backup, or move it away to begin with an empty database.',
    );
  }
  // a password is written after the draft is begun, and the draft then becomes the database
  if (existsSync(secret) && !existsSync(draft)) {
    throw new StartError(
      `${home} is missing or empty, but a database was there: its password is. Nothing was touched. ` +
        `Put the folder back from a backup, or remove ${secret} to begin with an empty database.`,
    );
  }
  const pictures = resolve(dataDir, 'uploads');
  if (await holdsFiles(pictures)) {
    throw new StartError(
      `${pictures} holds pictures, but the database they belong to is not in ${resolve(dataDir)}. Nothing was touched. ` +
        'Put it back from a backup, set DATABASE_URL to where it is, or move the pictures away to begin with an empty database.',
    );
  }
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  const password = randomBytes(18).toString('hex');
  await writeFile(secret, password, { mode: 0o600 });
  await initialise(initdb, draft, secret);
  await moveIn(draft, home);
  return { home, password };
}

async function passwordIn(secret: string, home: string): Promise<string> {
  const password = (await readFile(secret, 'utf8').catch(() => '')).trim();
  if (password) return password;
  throw new StartError(
    `${secret} is missing or empty, and the database in ${home} does not open without it. Nothing was touched. Put the file back from a backup.`,
  );
}

async function initialise(initdb: readonly string[], home: string, secret: string): Promise<void> {
  const [command = '', ...rest] = initdb;
  const quick = process.platform === 'linux' ? ['--no-sync'] : [];
  const how = ['-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${secret}`, '-E', 'UTF8', '--locale=C'];
  try {
    await run(command, [...rest, '-D', home, ...how, '--no-instructions', ...quick]);
  } catch (error) {
    await rm(home, { recursive: true, force: true });
    await rm(secret, { force: true });
    throw new StartError(`PostgreSQL could not be set up in ${home}: ${String(error).trim().split('\n').at(-1)}`);
  }
}

/** A cluster takes its place whole, so that a kill half-way leaves nothing half-made. */
async function moveIn(draft: string, home: string): Promise<void> {
  try {
    if (existsSync(home)) await rmdir(home);
    await rename(draft, home);
  } catch (error) {
    const { code = String(error) } = error as NodeJS.ErrnoException;
    throw new StartError(
      `${home} cannot be put in place (${code}). If it is a disk of its own, mount DATA_DIR instead.`,
    );
  }
}

/**
 * After a kill of our process its database may still run: it is stopped. Without its first process (the postmaster) its helpers
 * may still run: they are ended, since no other database opens beside them. And its lock may name a program of somebody else by now.
 */
export async function stopOrphan(home: string): Promise<void> {
  const lock = join(home, 'postmaster.pid');
  const text = await readFile(lock, 'utf8').catch(() => null);
  if (text === null) return;
  const pid = Number(text.split('\n', 1)[0]);
  if (await isPostgresOf(home, pid)) process.kill(pid, 'SIGINT');
  const left = await untilEnded(home, pid);
  if (left.length > 0) {
    throw new StartError(
      `The database that an earlier server left in ${home} does not stop. End process ${left.join(', ')}.`,
    );
  }
  // of a process that is gone PostgreSQL takes its lock over itself
  if (!(pid > 1) || takesSignals(pid)) await rm(lock, { force: true });
}

/** The processes that still run at the end. */
async function untilEnded(home: string, postmaster: number): Promise<number[]> {
  for (let tries = 0; ; tries += 1) {
    const isThere = await isPostgresOf(home, postmaster);
    const left = isThere ? [postmaster] : await allPostgresOf(home);
    if (left.length === 0 || tries === 500) return left;
    if (!isThere) for (const helper of left) end(helper);
    await pause(20);
  }
}

/** It may be gone by now. */
function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Nothing where there is no such folder. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).toSorted();
  } catch (error) {
    const { code = String(error) } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return [];
    throw new StartError(`DATA_DIR: ${resolve(folder)} cannot be read (${code}).`);
  }
}

/** Looks no further than the first. */
async function holdsFiles(folder: string): Promise<boolean> {
  if (!existsSync(folder)) return false;
  for await (const entry of await opendir(folder, { recursive: true })) if (entry.isFile()) return true;
  return false;
}

const shown = (names: readonly string[]): string =>
  [...names.slice(0, 3), ...(names.length > 3 ? [`${names.length - 3} more`] : [])].join(', ');
