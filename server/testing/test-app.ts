import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { CallInput, Key, Reply } from '#contract/index.ts';
import { pathOf } from '#contract/page.ts';
import type { UserStatus, UserType } from '#domain/roles.ts';
import { buildApp } from '../app.ts';
import { tokenSecret } from '../keys.ts';
import { issueToken } from '../auth/sessions/tokens.ts';
import { buildDeps } from '../process/build.ts';
import { readConfig } from '../config.ts';
import { newId } from '../db/ids.ts';
import { testDatabase } from './test-db.ts';
import { watchOver } from '../db/watch.ts';
import type { Deps } from '../deps.ts';

/**
 * The whole application on a database of its own, listening on loopback: what HTTP tests talk to.
 *
 * - One `testApp()` a file, in `beforeAll`, and `close()` in `afterAll`. Files share a process: what a file changes
 *   outside its application (an environment variable, a global) it puts back.
 * - People come from `t.person('pandit')`, signed in; with a password from `member(t)` (auth/test-auth.ts). The long way
 *   with captcha and code is for tests about signing up.
 * - Captchas and passwords cost next to nothing (`UNSAFE_FOR_TESTS`); where time is the subject, `testApp({ UNSAFE_FOR_TESTS: '0' })`.
 * - What needs luck to go wrong is repeated `rounds(short, long)` times (test-rounds.ts).
 */

export interface Answer<K extends Key> {
  status: number;
  headers: Headers;
  body: { success: boolean; message: string; data: Reply<K>; error?: { code: string; fields: Record<string, string> } };
}

export interface TestPerson {
  id: string;
  phone: string;
  token: string;
  name: string;
}

export interface TestApp {
  app: FastifyInstance;
  url: string;
  databaseUrl: string;
  deps: Deps;
  call<K extends Key>(key: K, input: CallInput<K>, who?: { token: string } | null): Promise<Answer<K>>;
  /** A person in the database, signed in. */
  person(userType: UserType, status?: UserStatus): Promise<TestPerson>;
  close(): Promise<void>;
}

/** Another one each time: production takes none that can be read in a repository. */
export const TEST_SECRET = randomBytes(32).toString('hex');

/** On a busy machine everything takes longer; a test about that says how long a call may take. */
const ANSWER_MS = 60_000;

export async function testApp(
  settings: Record<string, string> = {},
  replace: Partial<Deps> = {},
  answerMs: number = ANSWER_MS,
): Promise<TestApp> {
  const database = await testDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'sankalp-files-'));
  const config = readConfig({
    NODE_ENV: 'test',
    WEB: 'none',
    DATA_DIR: folder,
    TOKEN_SECRET: TEST_SECRET,
    RATE_LIMIT_SCALE: '1000',
    UNSAFE_FOR_TESTS: settings['NODE_ENV'] === 'production' ? '0' : '1',
    ...settings,
  });
  let url = '';
  const log = replace.log ?? pino({ level: process.env['TEST_LOG'] ?? 'silent' });
  const pools = { pool: database.pool, replica: database.pool };
  const watch = watchOver(database.pool);
  // from here on the time is the database's, as in a process that has started
  await watch.look();
  const deps = {
    ...buildDeps(config, { ...pools, unhurried: pools, streams: pools.pool, watch }, log, () => url),
    ...replace,
  };
  const app = await buildApp(deps, answerMs);
  url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    app,
    url,
    databaseUrl: database.url,
    deps,
    call: (key, input, who) => callOver(url, key, input, who?.token),
    person: (userType, status) => makePerson(deps, userType, status),
    close: async () => {
      await app.close();
      watch.stop();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** One call over a real socket, typed by the contract. */
export async function callOver<K extends Key>(
  base: string,
  key: K,
  input: CallInput<K>,
  token?: string,
): Promise<Answer<K>> {
  const [method = 'GET'] = key.split(' ');
  const { body } = input as { body?: unknown };
  const reply = await fetch(`${base}/api${pathOf(key, input)}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: reply.status, headers: reply.headers, body: (await reply.json()) as Answer<K>['body'] };
}

let counter = Math.floor(Math.random() * 1e8);

/** Straight into the database: the tests of signing up walk the long way. */
export async function makePerson(
  { pool, now }: Pick<Deps, 'pool' | 'now'>,
  userType: UserType,
  status?: UserStatus,
): Promise<TestPerson> {
  const id = newId();
  const sessionId = newId();
  counter += 1;
  const phone = `7${String(counter).padStart(9, '0')}`;
  const name = `${userType} ${counter}`;
  const priest = userType === 'pandit' || userType === 'acharya';
  await pool`INSERT INTO people (id, user_type, status, name, phone)
    VALUES (${id}, ${userType}, ${status ?? (priest ? 'approved' : 'active')}, ${name}, ${phone})`;
  if (priest) await pool`INSERT INTO pandits (pandit_id) VALUES (${id})`;
  await pool`INSERT INTO sessions (id, person_id, created_at) VALUES (${sessionId}, ${id}, ${new Date(now())})`;
  const token = await issueToken(tokenSecret(TEST_SECRET), { personId: id, sessionId, version: 0, userType }, now());
  return { id, phone, token, name };
}
