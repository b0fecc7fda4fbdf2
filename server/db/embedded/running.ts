import { readdir, readFile, readlink, realpath } from 'node:fs/promises';
import { run } from './programs.ts';

/** Which programs of this machine run: a process number alone says neither that one runs nor that it is the same one. */

export interface Running {
  /** When it began, as the system counts. With its number it means this program and no other. */
  readonly startedAt: string;
  /** Its name; outside Linux, its whole command. */
  readonly command: string;
}

/** Null where there is no such process, and for one that has ended while its parent has not waited for it (a zombie). */
export async function runningAt(pid: number): Promise<Running | null> {
  if (!takesSignals(pid)) return null;
  if (process.platform === 'linux') return inProc(pid);
  return process.platform === 'win32' ? { startedAt: 'running', command: '' } : fromPs(pid);
}

/** True for a zombie, too. */
export function takesSignals(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** `<number> (<name>) <state> …`, the start in the 22nd place: in ticks since the machine began, which is named besides. */
async function inProc(pid: number): Promise<Running | null> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const nameEnds = line.lastIndexOf(')');
  const [state = 'X', ...others] = line.slice(nameEnds + 2).split(' ');
  if (line === '' || hasEnded(state)) return null;
  return { startedAt: `${others[18]} ${await thisBoot()}`, command: line.slice(line.indexOf('(') + 1, nameEnds) };
}

/** The same where there is no `/proc`, as on a Mac. */
export async function fromPs(pid: number): Promise<Running | null> {
  const words = ['LC_ALL=C', 'TZ=UTC', 'ps', '-ww', '-o', 'state=,lstart=,command=', '-p', String(pid)];
  const { stdout } = await run('env', words).catch(() => ({ stdout: '' }));
  // "S Wed Nov 25 09:14:03 2026 postgres -D …"
  const [, state = 'X', startedAt = '', command = ''] =
    /^(\S+)\s+((?:\S+\s+){4}\S+)\s+(.*)$/m.exec(stdout.trim()) ?? [];
  return hasEnded(state) ? null : { startedAt: startedAt.replace(/\s+/g, '-'), command };
}

const hasEnded = (state: string): boolean => state.startsWith('Z') || state.startsWith('X');

const thisBoot = async (): Promise<string> =>
  (await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '')).trim();

/** Whether a number belongs to a PostgreSQL server of this folder, in which its programs stand while they run. */
export async function isPostgresOf(home: string, pid: number): Promise<boolean> {
  const running = await runningAt(pid);
  if (!running || process.platform === 'win32') return running !== null;
  if (process.platform !== 'linux') return running.command.includes(home);
  return (
    running.command === 'postgres' && (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === (await realpath(home))
  );
}

/** Every program of such a server, its helpers too; where the system does not list them, none. */
export async function allPostgresOf(home: string): Promise<number[]> {
  if (process.platform !== 'linux') return [];
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0);
  const theirs = await Promise.all(pids.map((pid) => isPostgresOf(home, pid)));
  return pids.filter((_, at) => theirs[at]);
}
