import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { serverProcess, untilReady } from './test-process.ts';

/** What an operator and a newcomer meet: the real process, on a database of its own making. */

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sankalp-start-'));
  await chmod(folder, 0o700);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
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

describe('in an empty folder nobody else may enter', () => {
  test('the product starts whole, with people to sign in as, and keeps its secret over a restart', async () => {
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
    expect((await stat(join(DATA_DIR, 'token-secret'))).mode & 0o777).toBe(0o600);

    first.child.kill('SIGTERM');
    expect(await first.exit).toBe(0);

    const again = await untilReady(serverProcess({ DATA_DIR }));
    const me = await fetch(`${again}/api/auth/me`, { headers: { authorization: `Bearer ${data.token}` } });
    expect(me.status).toBe(200);
  });

  test('a second start says so in one line and leaves the first alone', async () => {
    const DATA_DIR = await emptyFolder();
    const url = await untilReady(serverProcess({ DATA_DIR, DEMO_DATA: '0' }));
    const { code, lines } = await outcomeOf({ DATA_DIR, DEMO_DATA: '0' });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringMatching(/already running on .+ Stop it first, or set DATA_DIR/)]);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });

  test('a kill in the middle of everything is healed by the next start', async () => {
    const DATA_DIR = await emptyFolder();
    const killed = serverProcess({ DATA_DIR, DEMO_DATA: '0' });
    await untilReady(killed);
    killed.child.kill('SIGKILL');
    await killed.exit;
    expect(existsSync(join(DATA_DIR, 'server.pid'))).toBe(true);

    const url = await untilReady(serverProcess({ DATA_DIR, DEMO_DATA: '0' }));
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });

  test.runIf(process.platform === 'linux')('a kill leaves no database running', async () => {
    const DATA_DIR = await emptyFolder();
    const killed = serverProcess({ DATA_DIR, DEMO_DATA: '0' });
    await untilReady(killed);
    const lock = join(DATA_DIR, 'postgres', 'postmaster.pid');
    expect(existsSync(lock)).toBe(true);
    killed.child.kill('SIGKILL');
    await expect.poll(() => existsSync(lock), { timeout: 20_000 }).toBe(false);
  });

  test('a port in use is told in one line, and nothing is left running', async () => {
    const DATA_DIR = await emptyFolder();
    const { port } = await listener();
    const { code, lines } = await outcomeOf({ DATA_DIR, DEMO_DATA: '0', PORT: String(port) });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringContaining(`Port ${port} is in use by another program.`)]);
    expect(existsSync(join(DATA_DIR, 'server.pid'))).toBe(false);
    expect(existsSync(join(DATA_DIR, 'postgres', 'postmaster.pid'))).toBe(false);
  });

  test('a signal while it still starts ends it in order', async () => {
    const DATA_DIR = await emptyFolder();
    const server = serverProcess({ DATA_DIR, DEMO_DATA: '0' });
    await expect.poll(() => existsSync(join(DATA_DIR, 'server.pid')), { timeout: 20_000 }).toBe(true);
    server.child.kill('SIGINT');
    expect(await server.exit).toBe(0);
    expect(existsSync(join(DATA_DIR, 'postgres', 'postmaster.pid'))).toBe(false);
  });
});

describe('a database that cannot be reached is told in one line', () => {
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

describe('a setting that is wrong is told in one line', () => {
  const wrong: [name: string, settings: Record<string, string>, line: string][] = [
    ['a port that is none', { PORT: 'http' }, 'PORT: must be a whole number.'],
    [
      'an address of another kind of database',
      { DATABASE_URL: 'mysql://localhost/a' },
      'DATABASE_URL: must be a postgres:// address.',
    ],
    ['production without a database', { NODE_ENV: 'production' }, 'DATABASE_URL: must be set for this configuration.'],
    [
      'production on the sandbox',
      { NODE_ENV: 'production', DATABASE_URL: 'postgres://localhost/a', TOKEN_SECRET: 'x'.repeat(32) },
      'SMS_PROVIDER, PAYMENT_PROVIDER: the sandbox is not for production. Set real providers, or ALLOW_SANDBOX=1 for a trial.',
    ],
    ['a vendor without its key', { SMS_PROVIDER: 'msg91' }, 'MSG91_AUTH_KEY: must be set for this configuration.'],
  ];
  test.each(wrong)('%s', async (_name, settings, line) => {
    expect(await outcomeOf(settings)).toEqual({ code: 1, lines: [line] });
  });
});

test('a data folder that cannot be one is told in one line', async () => {
  const { code, lines } = await outcomeOf({ DATA_DIR: '/dev/null/here' });
  expect(code).toBe(1);
  expect(lines).toEqual(['DATA_DIR: /dev/null/here cannot be used as a folder (ENOTDIR).']);
});

test('the data folder holds nothing others could read', async () => {
  const DATA_DIR = await emptyFolder();
  await untilReady(serverProcess({ DATA_DIR, DEMO_DATA: '0' }));
  for (const secret of ['token-secret', 'postgres-password']) {
    expect((await stat(join(DATA_DIR, secret))).mode & 0o077).toBe(0);
    expect((await readFile(join(DATA_DIR, secret), 'utf8')).trim().length).toBeGreaterThanOrEqual(32);
  }
});
