import { link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../../start-error.ts';
import { newId } from '../ids.ts';
import { runningAt } from './running.ts';

/**
 * One server a data folder. A lock whose owner is gone (`kill -9`), was never waited for, or whose number is another program's by
 * now is taken over, by one of those who find it.
 */
export async function lockFolder(dataDir: string): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true });
  const file = join(dataDir, 'server.pid');
  // written aside and then put in place: a lock is there whole or not at all
  const draft = `${file}.${newId()}`;
  await writeFile(draft, `${process.pid} ${(await runningAt(process.pid))?.startedAt}\n`);
  try {
    while (!(await claim(draft, file)) && !(await takeOver(draft, file, dataDir))) await pause(20);
  } finally {
    await rm(draft, { force: true });
  }
  return () => rm(file, { force: true });
}

const claim = (draft: string, file: string): Promise<boolean> => unlessThere(link(draft, file));

/** Replaces a stale lock. The folder beside it lets one at a time look and act; a lock that has gone is claimed again. */
async function takeOver(draft: string, file: string, dataDir: string): Promise<boolean> {
  await refuseWhileOwned(file, dataDir);
  const turn = `${file}.turn`;
  if (!(await unlessThere(mkdir(turn)))) {
    // a process killed in these few lines left it behind
    if (await isLeft(turn, draft)) await rm(turn, { recursive: true, force: true });
    return false;
  }
  try {
    const isStale = await refuseWhileOwned(file, dataDir);
    if (isStale) await rename(draft, file);
    return isStale;
  } finally {
    await rm(turn, { recursive: true, force: true });
  }
}

/** By the clock of the file system alone: ours may be another one. */
async function isLeft(turn: string, draft: string): Promise<boolean> {
  const since = await stat(turn).catch(() => null);
  if (!since) return false;
  await writeFile(draft, await readFile(draft));
  return (await stat(draft)).mtimeMs - since.mtimeMs > 5_000;
}

/** False where there is no lock at all. */
async function refuseWhileOwned(file: string, dataDir: string): Promise<boolean> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return false;
  const [pid = ''] = text.split(' ');
  const owner = await runningAt(Number(pid));
  // an older version did not write all of it
  if (!owner || !`${pid} ${owner.startedAt} `.startsWith(`${text.trim()} `)) return true;
  throw new StartError(
    `Sankalp is already running on ${dataDir} (process ${pid}). Stop it first, or set DATA_DIR to another folder.`,
  );
}

const unlessThere = (made: Promise<unknown>): Promise<boolean> =>
  made.then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );
