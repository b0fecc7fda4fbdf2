import { existsSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { chmod, cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/open.ts';
import {
  parentThatNeverWaits,
  processEnv,
  serverDefaults,
  serverProcess,
  untilReady,
} from '../testing/test-process.ts';
import { until } from '../testing/test-until.ts';

/** What an operator and a newcomer meet: the real process, on a database of its own making. */

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sankalp-start-'));
  await chmod(folder, 0o700);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A folder that has been started in before and holds an empty, finished database: made once, copied for each test. */
let prepared: string;
const fileOf = new Map<string, string>();
beforeAll(async () => {
  prepared = await mkdtemp(join(tmpdir(), 'sankalp-prepared-'));
  const database = await openDatabase(readConfig({ DATA_DIR: prepared, NODE_ENV: 'test', UNSAFE_FOR_TESTS: '1' }));
  for (const table of ['people', 'contact_messages', 'migrations', 'pg_class']) {
    const [row] = await database.pool<{ file: string }[]>`SELECT pg_relation_filepath(${table}) AS file`;
    fileOf.set(table, row?.file ?? '');
  }
  await database.close();
});
afterAll(() => rm(prepared, { recursive: true, force: true }));

async function usedFolder(): Promise<string> {
  const folder = await emptyFolder();
  await cp(prepared, folder, { recursive: true });
  return folder;
}

async function listener(): Promise<{ server: Server; port: number }> {
  const server = createServer(() => undefined).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  onTestFinished(() => void server.close());
  return { server, port: (server.address() as AddressInfo).port };
}

async function outcomeOf(settings: Record<string, string>): Promise<{ code: number | null; lines: string[] }> {
  const server = serverProcess(settings);
  const code = await server.exit;
  return { code, lines: server.said().trim().split('\n') };
}

describe('in a folder nobody else may enter', () => {
  test('empty, the product starts whole in it, with people to sign in as, and secrets nobody else may read, kept over a restart', async () => {
    const DATA_DIR = await emptyFolder();
    const first = serverProcess({ DATA_DIR });
    const url = await untilReady(first);
    expect(first.said()).toContain('namaste123');
    expect(first.said()).toContain('9000000004');
    expect(first.said()).toContain(`${url}/sandbox/inbox`);
    const signIn = await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ phone: '9000000004', password: 'namaste123' }),
    });
    expect(signIn.status).toBe(200);
    const { data } = (await signIn.json()) as { data: { token: string } };
    for (const secret of ['token-secret', 'postgres-password']) {
      expect((await stat(join(DATA_DIR, secret))).mode & 0o777).toBe(0o600);
      expect((await readFile(join(DATA_DIR, secret), 'utf8')).trim().length).toBeGreaterThanOrEqual(32);
    }

    first.child.kill('SIGTERM');
    expect(await first.exit).toBe(0);

    const again = await untilReady(serverProcess({ DATA_DIR }));
    const me = await fetch(`${again}/api/auth/me`, { headers: { authorization: `Bearer ${data.token}` } });
    expect(me.status).toBe(200);
  }, 360_000);

  test('a second start says so in one line and leaves the first alone', async () => {
    const DATA_DIR = await usedFolder();
    const url = await untilReady(serverProcess({ DATA_DIR, DEMO_DATA: '0' }));
    const { code, lines } = await outcomeOf({ DATA_DIR, DEMO_DATA: '0' });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringMatching(/already running on .+ Stop it first, or set DATA_DIR/)]);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });

  test('a kill in the middle of everything is healed by the next start', async () => {
    const DATA_DIR = await usedFolder();
    const killed = serverProcess({ DATA_DIR, DEMO_DATA: '0' });
    await untilReady(killed);
    killed.child.kill('SIGKILL');
    await killed.exit;
    expect(existsSync(join(DATA_DIR, 'server.pid'))).toBe(true);

    const url = await untilReady(serverProcess({ DATA_DIR, DEMO_DATA: '0' }));
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });

  // Windows keeps no process waiting for its parent: there is nothing to try
  test.skipIf(process.platform === 'win32')('a kill is healed too where nobody waits for what was killed', async () => {
    const DATA_DIR = await usedFolder();
    const settings = { DATA_DIR, DEMO_DATA: '0' };
    const env = { ...processEnv, ...serverDefaults, ...settings };
    const killed = await parentThatNeverWaits(process.execPath, ['server/main.ts'], env);
    await until(() => killed.said().includes('Ctrl-C stops'));
    process.kill(killed.child, 'SIGKILL');
    const url = await untilReady(serverProcess(settings));
    expect(() => process.kill(killed.child, 0)).not.toThrow();
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });

  test.runIf(process.platform === 'linux')('a kill leaves no database running', async () => {
    const DATA_DIR = await usedFolder();
    const killed = serverProcess({ DATA_DIR, DEMO_DATA: '0' });
    await untilReady(killed);
    const lock = join(DATA_DIR, 'postgres', 'postmaster.pid');
    expect(existsSync(lock)).toBe(true);
    killed.child.kill('SIGKILL');
    await until(() => !existsSync(lock));
  });

  test('a port in use is reported in one line, and nothing is left running', async () => {
    const DATA_DIR = await emptyFolder();
    const { port } = await listener();
    const { code, lines } = await outcomeOf({ DATA_DIR, DEMO_DATA: '0', PORT: String(port) });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringContaining(`Port ${port} is in use by another program.`)]);
    // nor was a database made for nothing
    expect(await readdir(DATA_DIR)).toEqual([]);
  });

  test('a signal while it still starts ends it in order', async () => {
    const DATA_DIR = await emptyFolder();
    const server = serverProcess({ DATA_DIR, DEMO_DATA: '0' });
    await until(() => existsSync(join(DATA_DIR, 'server.pid')));
    server.child.kill('SIGINT');
    const code = await server.exit;
    expect(code, server.said()).toBe(0);
    expect(existsSync(join(DATA_DIR, 'postgres', 'postmaster.pid'))).toBe(false);
  });
});

describe('a database that cannot be reached is reported in one line', () => {
  test('where nobody listens', async () => {
    const { server, port } = await listener();
    await new Promise((done) => server.close(done));
    const { code, lines } = await outcomeOf({ DATABASE_URL: `postgres://someone:secret@127.0.0.1:${port}/none` });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringMatching(/^DATABASE_URL: the database cannot be used: .*ECONNREFUSED/)]);
    expect(lines[0]).not.toContain('secret');
  });

  test('where somebody listens and never answers', async () => {
    const { port } = await listener();
    const { code, lines } = await outcomeOf({ DATABASE_URL: `postgres://127.0.0.1:${port}/none` });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringMatching(/^DATABASE_URL: the database cannot be used: .*TIMEOUT/)]);
  });
});

describe('a broken folder is reported in one line', () => {
  test.each([
    ['people', /^The database in .+ is damaged: invalid page in block 0 of relation/],
    // nobody reads it at a start
    ['contact_messages', /^The database in .+ is damaged: invalid page in block 0 of relation/],
    ['migrations', /^The database in .+ is damaged: invalid page in block 0 of relation/],
    ['pg_class', /^The database in .+ does not start: .+ If the folder is damaged, put it back from a backup\.$/],
  ])('the file of the table %s', async (table, line) => {
    const DATA_DIR = await usedFolder();
    await writeFile(join(DATA_DIR, 'postgres', fileOf.get(table) ?? ''), randomBytes(8192));
    const { code, lines } = await outcomeOf({ DATA_DIR, DEMO_DATA: '0' });
    expect([code, lines]).toEqual([1, [expect.stringMatching(line)]]);
    expect(existsSync(join(DATA_DIR, 'postgres', 'postmaster.pid'))).toBe(false);
  });

  test('the folder of the pictures', async () => {
    const DATA_DIR = await usedFolder();
    await writeFile(join(DATA_DIR, 'uploads'), 'no folder');
    const { code, lines } = await outcomeOf({ DATA_DIR, DEMO_DATA: '0' });
    expect([code, lines]).toEqual([1, [`DATA_DIR: ${join(DATA_DIR, 'uploads')} cannot be used as a folder (EEXIST).`]]);
  });
});

test('a wrong setting is reported in one line', async () => {
  expect(await outcomeOf({ PORT: 'http' })).toEqual({ code: 1, lines: ['PORT: must be a whole number.'] });
});

test('an unusable data folder is reported in one line', async () => {
  const { code, lines } = await outcomeOf({ DATA_DIR: '/dev/null/here' });
  expect(code).toBe(1);
  expect(lines).toEqual(['DATA_DIR: /dev/null/here cannot be used as a folder (ENOTDIR).']);
});
