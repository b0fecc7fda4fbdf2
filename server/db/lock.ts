import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';

/** One server a data folder. A lock whose owner is gone (`kill -9`) is taken over. */
export async function lockFolder(dataDir: string): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true });
  const file = join(dataDir, 'server.pid');
  for (let tries = 0; tries < 3; tries += 1) {
    try {
      const handle = await open(file, 'wx');
      await handle.writeFile(`${process.pid} ${await startedAt(process.pid)}\n`);
      await handle.close();
      return () => rm(file, { force: true });
    } catch {
      const [pid, started] = (await readFile(file, 'utf8').catch(() => '')).trim().split(' ');
      if (pid && (await startedAt(Number(pid))) === started) {
        throw new StartError(
          `Sankalp is already running on ${dataDir} (process ${pid}). Stop it first, or set DATA_DIR to another folder.`,
        );
      }
      await rm(file, { force: true });
    }
  }
  throw new StartError(`${file} cannot be written.`);
}

/** When a process began, as the system counts; tells a reused process id from the real one. */
async function startedAt(pid: number): Promise<string> {
  try {
    process.kill(pid, 0);
  } catch {
    return 'gone';
  }
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? 'running';
}
