import type { FastifyBaseLogger } from 'fastify';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildApp } from '../app.ts';
import { buildSearchOnce } from '../availability/searchable/searchable.ts';
import { buildDeps } from './build.ts';
import type { Config } from '../config.ts';
import { hasDemo, isEmpty, loadDemo } from '../../demo/load.ts';
import { signIns } from '../../demo/sign-ins.ts';
import { openDatabase, type Database } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { allJobs } from './all-jobs.ts';
import { startJobs } from '../jobs/loop.ts';
import { logger } from './log.ts';
import { listen, refuseTakenPort } from './port.ts';
import { openOwnDoor } from '../sandbox/own-door.ts';
import { withTokenSecret } from './secret.ts';
import { StartError } from '../start-error.ts';

/** Between saying "not ready" and closing the door: what a load balancer still sends is answered. */
const DRAIN_MS = 500;
/** What jobs may still take once the last call is answered. They were told to end when the stop was. */
const JOBS_MS = 500;

export interface Running {
  /** Where a browser on this machine finds it. */
  readonly url: string;
  readonly hasDemoData: boolean;
  /** Comes where it cannot go on; what is left is to stop. */
  readonly lost: Promise<StartError>;
  /** Ends in order: nothing new comes in, calls are answered, jobs finish what they hold, then the database. */
  stop(): Promise<void>;
}

/**
 * Database, application, port, jobs. Throws `StartError` where an operator can mend it, with all of it undone; so does being
 * asked to stop, with the reason of `stopping`.
 */
export async function start(given: Config, stopping: AbortSignal): Promise<Running> {
  await refuseTakenPort(given);
  await makeFolder(given.DATA_DIR);
  const uploads = join(given.DATA_DIR, 'uploads');
  if (existsSync(uploads)) await makeFolder(uploads);
  const log = logger(given);
  const watcher = {
    ended: (reason: string) => log.error({ reason }, 'the database has ended; it is started again'),
    back: () => log.warn('the database is back'),
  };
  const database = await openDatabase(given, watcher, stopping);
  try {
    return await startOn(database, await withTokenSecret(given), log, stopping);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Tried by writing: a folder on a disk that takes nothing any more looks like any other. */
async function makeFolder(folder: string): Promise<void> {
  const tried = join(folder, `.${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(tried, 'x');
    await rm(tried);
  } catch (error) {
    const { code = 'no reason given' } = error as NodeJS.ErrnoException;
    // said in words of its own (`command`)
    if (code === 'ENOSPC') throw error;
    throw new StartError(`DATA_DIR: ${resolve(folder)} cannot be used as a folder (${code}).`);
  }
}

async function startOn(
  database: Database,
  config: Config,
  log: FastifyBaseLogger,
  stopping: AbortSignal,
): Promise<Running> {
  stopping.throwIfAborted();
  let ownPort = 0;
  database.watch.tell((trouble) => (trouble ? log.warn({ trouble }, 'not ready') : log.info('ready again')));
  const deps = buildDeps(config, database, log, () => `http://127.0.0.1:${ownPort}`);
  const hasDemoData = await offerDemoData(database, deps);
  stopping.throwIfAborted();
  await buildSearchOnce(deps.unhurried.pool, deps.now());
  const app = await buildApp(hasDemoData ? { ...deps, config: withDemoPhone(config) } : deps);
  await app.ready();
  stopping.throwIfAborted();
  const ownDoor = await openOwnDoor(app);
  ownPort = ownDoor.port;
  const port = await listen(app, config).catch((error: unknown) => {
    ownDoor.close();
    throw error;
  });
  const jobs = startJobs(allJobs({ ...deps, ...deps.unhurried }), deps.watch, log);
  return {
    url: `http://localhost:${port}`,
    hasDemoData,
    lost: database.lost,
    stop: async () => {
      app.announceStop();
      const jobsEnded = jobs.stop();
      await pause(DRAIN_MS);
      await app.shutDoor();
      // a vendor that does not answer is not waited for: what was begun with it is taken up again by the next start
      await Promise.race([jobsEnded, pause(JOBS_MS)]);
      ownDoor.close();
      await app.close();
      await database.close();
    },
  };
}

/** In a demo its admin answers families who call. */
const withDemoPhone = (config: Config): Config => ({
  ...config,
  GRIEVANCE_PHONE: config.GRIEVANCE_PHONE ?? signIns.admin,
});

/** An empty database of our own gets something to look at, unless `DEMO_DATA=0`. Says whether the demo is in. */
async function offerDemoData({ unhurried: { pool }, embedded }: Database, { config, now }: Deps): Promise<boolean> {
  const wanted = embedded && config.DEMO_DATA !== false && config.SMS_PROVIDER === 'sandbox';
  if (wanted && (await isEmpty(pool))) await loadDemo(pool, now());
  return hasDemo(pool);
}
